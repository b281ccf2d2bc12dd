import { z } from 'zod'
import { isPrivateHost } from './private-host.ts'

/** How the site gets tokens with which the user of SMTP_URL signs in to the mail server. */
export type MailOAuth =
  | { readonly tokenUrl: string; readonly clientId: string; readonly clientSecret: string; readonly scope: string }
  | { readonly tokenUrl: string; readonly serviceAccount: string; readonly privateKey: string }

const microsoft = {
  tokenUrl: (tenant: string) => `https://login.microsoftonline.com/${tenant}/oauth2/v2.0/token`,
  scope: 'https://outlook.office365.com/.default',
}
const tokenUrl = z
  .url({ protocol: /^https?$/, message: 'give an https address' })
  .refine((url) => /^https:/.test(url) || isPrivateHost(new URL(url).hostname), 'give an https address')

const account = z.looseObject({
  client_email: z.email(),
  private_key: z.string().startsWith('-----BEGIN'),
  token_uri: tokenUrl.default('https://oauth2.googleapis.com/token'),
})
const json = z.string().transform((text, context) => {
  try {
    const parsed: unknown = JSON.parse(text)
    return parsed
  } catch {
    context.addIssue('')
    return z.NEVER
  }
})
/** Never quotes the key. */
const serviceAccount = z.string().transform((text, context) => {
  const result = json.pipe(account).safeParse(text)
  if (result.success) return result.data
  context.addIssue('give the JSON key of a service account, best as a file: SMTP_OAUTH_SERVICE_ACCOUNT_FILE')
  return z.NEVER
})

export const mailOAuthVariables = {
  SMTP_OAUTH_TENANT: z
    .string()
    .regex(/^[\w.-]+$/, 'give the directory (tenant) ID of Microsoft 365, or a domain of it')
    .optional(),
  SMTP_OAUTH_CLIENT_ID: z.string().optional(),
  SMTP_OAUTH_CLIENT_SECRET: z.string().optional(),
  SMTP_OAUTH_TOKEN_URL: tokenUrl.optional(),
  SMTP_OAUTH_SCOPE: z.string().optional(),
  SMTP_OAUTH_SERVICE_ACCOUNT: serviceAccount.optional(),
}
const variables = z.object(mailOAuthVariables)
type Variables = z.output<typeof variables> & { readonly SMTP_URL?: string | undefined }
type Name = keyof typeof mailOAuthVariables | 'SMTP_URL'

/** @returns undefined if nothing is wrong */
export function mailOAuthProblem(env: Variables): { readonly name: Name; readonly message: string } | undefined {
  const { SMTP_OAUTH_CLIENT_ID: id, SMTP_OAUTH_CLIENT_SECRET: secret, SMTP_OAUTH_TENANT: tenant } = env
  const names = Object.keys(mailOAuthVariables)
  if (!Object.entries(env).some(([name, value]) => names.includes(name) && value !== undefined)) return undefined
  if (!env.SMTP_OAUTH_SERVICE_ACCOUNT) {
    if (!tenant && !env.SMTP_OAUTH_TOKEN_URL) {
      const message =
        'give it for Microsoft 365, SMTP_OAUTH_SERVICE_ACCOUNT for Google, or SMTP_OAUTH_TOKEN_URL for others'
      return { name: 'SMTP_OAUTH_TENANT', message }
    }
    if (!id) return { name: 'SMTP_OAUTH_CLIENT_ID', message: 'give the ID of the application that asks for tokens' }
    if (!secret) return { name: 'SMTP_OAUTH_CLIENT_SECRET', message: 'give the secret of that application' }
  } else if (tenant || id || secret) {
    const message =
      'give this for Google, or SMTP_OAUTH_TENANT, _CLIENT_ID and _CLIENT_SECRET for Microsoft 365, not both'
    return { name: 'SMTP_OAUTH_SERVICE_ACCOUNT', message }
  }
  const { username = '', password = '' } = URL.canParse(env.SMTP_URL ?? '') ? new URL(env.SMTP_URL ?? '') : {}
  if (username && !password) return undefined
  const message =
    'with SMTP_OAUTH_..., give the mailbox and no password, as in smtp://info%40dealer.com@smtp.office365.com:587'
  return { name: 'SMTP_URL', message }
}

export function mailOAuthOf(env: Variables): MailOAuth | undefined {
  const { SMTP_OAUTH_CLIENT_ID: clientId, SMTP_OAUTH_CLIENT_SECRET: clientSecret, SMTP_OAUTH_TENANT: tenant } = env
  const key = env.SMTP_OAUTH_SERVICE_ACCOUNT
  if (key) {
    const url = env.SMTP_OAUTH_TOKEN_URL ?? key.token_uri
    return { tokenUrl: url, serviceAccount: key.client_email, privateKey: key.private_key }
  }
  const url = env.SMTP_OAUTH_TOKEN_URL ?? (tenant && microsoft.tokenUrl(tenant))
  if (!url || !clientId || !clientSecret) return undefined
  return { tokenUrl: url, clientId, clientSecret, scope: env.SMTP_OAUTH_SCOPE ?? (tenant ? microsoft.scope : '') }
}
