import { expect, test } from 'vitest'
import { mailAdvice } from './mail-failure-advice.ts'

const microsoft = { SMTP_URL: 'smtp://info%40dealer.example:pw@smtp.office365.com:587' }
const google = { SMTP_URL: 'smtps://info%40dealer.example:pw@smtp.gmail.com' }
const other = { SMTP_URL: 'smtps://info:pw@mail.example' }
const SMTP_OAUTH = { tokenUrl: 'https://login.example/token', clientId: 'a', clientSecret: 'b', scope: '' }

test.each([
  [
    microsoft,
    'Invalid login: 535 5.7.139 Authentication unsuccessful, basic authentication is disabled. [SA0PR13]',
    /no passwords.*SMTP_OAUTH_TENANT/,
  ],
  [
    microsoft,
    'Invalid login: 535 5.7.139 Authentication unsuccessful, SmtpClientAuthentication is disabled for the Tenant. Visit https://aka.ms/smtp_auth_disabled',
    /Authenticated SMTP/,
  ],
  [
    microsoft,
    'Invalid login: 535 5.7.139 Authentication unsuccessful, SmtpClientAuthentication is disabled for the Mailbox.',
    /Authenticated SMTP/,
  ],
  [
    microsoft,
    'Invalid login: 535 5.7.139 Authentication unsuccessful, user is locked by your organization’s security defaults policy.',
    /rule of the tenant/,
  ],
  [
    microsoft,
    'Invalid login: 535 5.7.139 Authentication unsuccessful, the user credentials were incorrect.',
    /Check both in SMTP_URL/,
  ],
  [
    microsoft,
    'Invalid login: 504 5.7.4 Unrecognized authentication type',
    /does not take passwords. Set SMTP_OAUTH_TENANT/,
  ],
  [other, 'Invalid login: 504 Unrecognized authentication type', /does not take passwords/],
  [{ ...microsoft, SMTP_OAUTH }, 'Invalid login: 535 5.7.3 Authentication unsuccessful', /SMTP\.SendAsApp/],
  [{ ...other, SMTP_OAUTH }, 'Invalid login: 535 5.7.8 Error: authentication failed', /token was given/],
  [
    other,
    'No token from login.microsoftonline.com: invalid_client: AADSTS7000215: Invalid client secret provided.',
    /secret of the application/,
  ],
  [
    other,
    'No token from login.microsoftonline.com: unauthorized_client: AADSTS700016: Application was not found',
    /no application/,
  ],
  [other, 'No token from login.microsoftonline.com: invalid_request: AADSTS90002: Tenant not found', /no such tenant/],
  [
    google,
    'No token from oauth2.googleapis.com: unauthorized_client: Client is unauthorized',
    /domain-wide delegation/,
  ],
  [
    google,
    'No token from oauth2.googleapis.com: invalid_grant: Invalid email or User ID',
    /none of this Google Workspace/,
  ],
  [other, 'No token from login.example: it does not respond (ECONNREFUSED)', /does not. Check SMTP_OAUTH_/],
  [
    google,
    'Invalid login: 535-5.7.8 Username and Password not accepted. For more information, go to 535 5.7.8 https://support.google.com/mail/?p=BadCredentials',
    /app password/,
  ],
  [google, 'Invalid login: 534-5.7.9 Application-specific password required.', /app password/],
  [microsoft, 'Mail command failed: 530 5.7.57 Client not authenticated to send mail.', /wants a sign-in/],
  [
    microsoft,
    'Message failed: 550 5.7.60 SMTP; Client does not have permissions to send as this sender',
    /Set MAIL_FROM/,
  ],
  [
    microsoft,
    'Message failed: 554 5.2.252 SendAsDenied; web@dealer.example not allowed to send as info@dealer.example',
    /Set MAIL_FROM/,
  ],
  [other, 'Mail command failed: 530 5.7.0 Must issue a STARTTLS command first', /port 587/],
  [other, 'Invalid login: 535 5.7.8 Error: authentication failed', /Check both in SMTP_URL/],
])('with %o, advises what to do about ‘%s’', (env, text, advice) => {
  expect(mailAdvice(text, env)).toMatch(advice)
})

test.each(['connect ECONNREFUSED 127.0.0.1:1', 'the last webhook alert: status 504', '550 5.1.1 no such user'])(
  'gives no sign-in advice for ‘%s’',
  (text) => {
    expect(mailAdvice(text, other)).toBeUndefined()
  },
)
