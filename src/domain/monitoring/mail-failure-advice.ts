import type { Env } from '../../server/settings/env.server.ts'

type Answer = {
  /** The server's answer, with nodemailer's text around it. */
  readonly text: string
  readonly isMicrosoft: boolean
  readonly isGoogle: boolean
  readonly hasOAuth: boolean
}
type Advice = readonly [fits: RegExp | ((answer: Answer) => boolean), advice: string | ((answer: Answer) => string)]

const microsoftOAuth =
  'Set SMTP_OAUTH_TENANT, SMTP_OAUTH_CLIENT_ID and SMTP_OAUTH_CLIENT_SECRET, and leave the password out of SMTP_URL'
const googleApp =
  'Turn on 2-Step Verification for that account, make an app password and put it into SMTP_URL, or set SMTP_OAUTH_SERVICE_ACCOUNT_FILE'
const see =
  'See ‘Mail providers’ in docs/operations/mail.md. Messages are kept and sent once the server accepts the sign-in.'

/** The first match is used. Codes are those of RFC 3463, Microsoft and Google. */
const byAnswer: readonly Advice[] = [
  [
    /AADSTS7000215|AADSTS7000222|invalid_client/,
    'The secret of the application is wrong or has expired. Make a new one, and put its value, not its ID, into SMTP_OAUTH_CLIENT_SECRET',
  ],
  [/AADSTS700016/, 'The tenant has no application with this ID. Check SMTP_OAUTH_CLIENT_ID and SMTP_OAUTH_TENANT'],
  [/AADSTS900\d\d/, 'There is no such tenant. Check SMTP_OAUTH_TENANT: the directory (tenant) ID of the application'],
  [
    /AADSTS70011|AADSTS1002012|invalid_scope/,
    'The token server does not know this scope. Leave SMTP_OAUTH_SCOPE out for Microsoft 365, or correct it',
  ],
  [
    /No token from .*unauthorized_client/,
    'Allow the service account domain-wide delegation with the scope https://mail.google.com/ in the Google Admin console, under its numeric client ID',
  ],
  [
    /No token from .*invalid_grant/,
    'The mailbox in SMTP_URL is none of this Google Workspace, the key was deleted, or this machine’s clock is wrong',
  ],
  [
    /No token from/,
    'The server that gives the tokens does not. Check SMTP_OAUTH_... and whether this machine may reach it',
  ],
  [
    /SmtpClientAuthentication is disabled for the (?:Tenant|Mailbox)/i,
    'An administrator of Microsoft 365 has to allow this mailbox ‘Authenticated SMTP’: in the admin center, the user, Mail, Manage email apps',
  ],
  [/basic authentication is disabled/i, `This server takes no passwords. ${microsoftOAuth}`],
  [
    /5\.7\.139.*(?:security defaults|conditional access|did not meet the criteria)|5\.7\.139.*locked/i,
    'A rule of the tenant forbids this sign-in (security defaults, conditional access, or a locked account). Its sign-in log says which; OAuth2 or a connector does without a password',
  ],
  [
    /SendAs ?Denied|5\.7\.60\b|not allowed to send as/i,
    'The mailbox in SMTP_URL may not send as MAIL_FROM. Set MAIL_FROM to that mailbox, or give it the permission ‘Send as’',
  ],
  [
    /5\.7\.57\b|client not authenticated/i,
    'The server wants a sign-in. Give user and password in SMTP_URL, or SMTP_OAUTH_...',
  ],
  [
    ({ text, hasOAuth, isMicrosoft }) => hasOAuth && isMicrosoft && /\b535\b/.test(text),
    'The token was given, but Exchange Online does not accept it: the application needs the permission SMTP.SendAsApp with an administrator’s consent, its service principal in Exchange Online full access to the mailbox, and the mailbox ‘Authenticated SMTP’',
  ],
  [
    ({ text, hasOAuth }) => hasOAuth && /\b(?:535|334)\b/.test(text),
    'The token was given, but the mail server does not accept it for the user of SMTP_URL. Check the user, and the scope or permissions of the application',
  ],
  [/534[- ]5\.7\.9|application-specific password|app(?:lication)? password required/i, googleApp],
  [
    ({ text, isGoogle }) => isGoogle && /535[- ]5\.7\.8|BadCredentials/i.test(text),
    `Google takes no password of an account here. ${googleApp}`,
  ],
  [
    ({ text }) => /login: 504\b|unrecognized authentication type/i.test(text),
    ({ isGoogle }) =>
      `This server does not take passwords. ${isGoogle ? 'Set SMTP_OAUTH_SERVICE_ACCOUNT_FILE' : microsoftOAuth}`,
  ],
  [
    /\b530\b.*STARTTLS|must issue a STARTTLS/i,
    'The server wants encryption. Use smtp:// with port 587, or smtps:// with port 465, without ?ignoreTLS or ?requireTLS=false',
  ],
  [
    /\b535\b/,
    'The server does not accept user and password. Check both in SMTP_URL, where @, / and % in them are %40, %2F and %25',
  ],
]

/** Advice for a mail server's answer; undefined if the answer is too general. */
export function mailAdvice(
  text: string,
  { SMTP_URL = '', SMTP_OAUTH }: Partial<Pick<Env, 'SMTP_URL' | 'SMTP_OAUTH'>>,
): string | undefined {
  const host = URL.canParse(SMTP_URL) ? new URL(SMTP_URL).hostname : ''
  const answer: Answer = {
    text,
    isMicrosoft:
      /(?:^|\.)(?:office365|outlook|microsoft)\.(?:com|us)$/.test(host) ||
      /\bAADSTS|prod\.outlook\.com|5\.7\.139/i.test(text),
    isGoogle: /(?:^|\.)(?:gmail|google|googlemail)\.com$/.test(host) || /gsmtp|support\.google\.com/i.test(text),
    hasOAuth: SMTP_OAUTH !== undefined,
  }
  const [, advice] = byAnswer.find(([fits]) => (fits instanceof RegExp ? fits.test(text) : fits(answer))) ?? []
  if (advice === undefined) return undefined
  return `${typeof advice === 'string' ? advice : advice(answer)}. ${see}`
}
