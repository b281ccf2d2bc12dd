import { createVerify, generateKeyPairSync } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkMailServer, sendWithId } from '../../src/domain/leads/channels/mail-transport.server.ts'
import { parseEnv } from '../../src/server/settings/env.server.ts'
import { type OAuthMailServer, startOAuthMailServer } from '../support/oauth-mail-server.ts'

const secret = 'a~secret.of-the-application'
let server: OAuthMailServer
beforeEach(async () => {
  server = await startOAuthMailServer()
})
afterEach(() => server.close())

const settings = (more: Record<string, string> = {}) =>
  parseEnv({
    SMTP_URL: server.smtpUrl,
    SMTP_OAUTH_TENANT: 'dealer.example',
    SMTP_OAUTH_CLIENT_ID: 'application',
    SMTP_OAUTH_CLIENT_SECRET: secret,
    SMTP_OAUTH_TOKEN_URL: server.tokenUrl,
    MAIL_FROM: 'info@dealer.example',
    ...more,
  })
let mailCount = 0
const send = (env = settings()) => {
  mailCount += 1
  const mail = { to: 'sales@dealer.example', subject: 'A message', text: 'About a cart.' }
  return sendWithId(mail, `oauth-${mailCount}`, { env, signal: AbortSignal.timeout(30_000) })
}
const problemOf = async (attempt: Promise<unknown>) => {
  const error: unknown = await attempt.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  return error instanceof Error ? error.message : undefined
}

test('sends mail with a token for the mailbox in SMTP_URL, and reuses the token', async () => {
  await send()
  await send()
  expect(await checkMailServer(settings())).toBeNull()
  expect(server.mails).toHaveLength(2)
  expect(server.signIns).toEqual(Array(3).fill({ user: 'info@dealer.example', token: 'token-1' }))
  expect(server.requests.map((form) => Object.fromEntries(form))).toEqual([
    {
      ...{ grant_type: 'client_credentials', client_id: 'application', client_secret: secret },
      scope: 'https://outlook.office365.com/.default',
    },
  ])
})

test.each(['at once', 'after a challenge'] as const)(
  'replaces a token that the mail server refuses %s, and sends the email once',
  async (how) => {
    await send()
    server.expire(how)
    await send()
    expect(server.mails).toHaveLength(2)
    expect(server.signIns.at(-1)?.token).not.toBe('token-1')
    const { length } = server.requests
    await send()
    expect(server.requests).toHaveLength(length)
  },
)

test('does not reuse an expired token', async () => {
  await server.close()
  server = await startOAuthMailServer({ lifetime: 30 })
  await send()
  await send()
  expect(server.signIns.map(({ token }) => token)).toEqual(['token-1', 'token-2'])
})

test('the email is not sent if the secret is rejected; the error quotes the token server but not the secret', async () => {
  const description = `AADSTS7000215: Invalid client secret provided: ${secret}`
  server.refuseTokens(401, { error: 'invalid_client', error_description: description })
  for (const attempt of [send, () => checkMailServer(settings())]) {
    const message = await problemOf(attempt())
    expect(message).toContain('No token from 127.0.0.1')
    expect(message).toContain('AADSTS7000215')
    expect(message).not.toContain(secret)
  }
  expect(server.mails).toEqual([])
})

test('the email is not sent if the token server is unreachable', async () => {
  await server.stopTokens()
  expect(await problemOf(send())).toMatch(/No token from 127\.0\.0\.1:\d+: it does not respond \(ECONNREFUSED\)/)
})

test.each([
  ['something other than JSON', 200, 'hello', /No token from .*status 200/],
  ['an error page', 502, { a: 1 }, /No token from .*status 502/],
])('the email is not sent if the token server answers with %s', async (_, status, body, says) => {
  server.refuseTokens(status, body)
  expect(await problemOf(send())).toMatch(says)
})

test('tries a rejected sign-in once more with a new token, and reports the server’s words', async () => {
  await send()
  server.refuseSignIn({ code: 535, text: '5.7.3 Authentication unsuccessful' })
  expect(await problemOf(send())).toContain('5.7.3 Authentication unsuccessful')
  expect(server.requests).toHaveLength(2)
})

describe('a Google service account', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const key = (tokenUri: string) =>
    JSON.stringify({
      ...{ type: 'service_account', client_email: 'site@project.iam.gserviceaccount.com', token_uri: tokenUri },
      private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    })
  const google = () =>
    parseEnv({
      SMTP_URL: server.smtpUrl,
      SMTP_OAUTH_SERVICE_ACCOUNT: key(server.tokenUrl),
      MAIL_FROM: 'info@dealer.example',
    })

  test('signs token requests for the mailbox with its key', async () => {
    await send(google())
    await send(google())
    expect(server.mails).toHaveLength(2)
    expect(server.requests).toHaveLength(1)
    const [head = '', claims = '', signature = ''] = (server.requests[0]?.get('assertion') ?? '').split('.')
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      ...{ iss: 'site@project.iam.gserviceaccount.com', sub: 'info@dealer.example', scope: 'https://mail.google.com/' },
    })
    const verify = createVerify('RSA-SHA256').update(`${head}.${claims}`)
    expect(verify.verify(publicKey, signature, 'base64url')).toBe(true)
  })

  test('without domain-wide delegation cannot send the email, and the error gives the reason', async () => {
    server.refuseTokens(401, { error: 'unauthorized_client', error_description: 'Client is unauthorized' })
    expect(await problemOf(send(google()))).toMatch(/No token from 127\.0\.0\.1:\d+: unauthorized_client/)
  })
})

describe('settings', () => {
  const base = {
    SMTP_URL: 'smtp://info%40dealer.example@smtp.office365.com:587',
    SMTP_OAUTH_TENANT: 'dealer.example',
    SMTP_OAUTH_CLIENT_ID: 'application',
    SMTP_OAUTH_CLIENT_SECRET: secret,
  }
  test('for Microsoft 365 include a tenant, an application and its secret', () => {
    expect(parseEnv(base).SMTP_OAUTH).toEqual({
      tokenUrl: 'https://login.microsoftonline.com/dealer.example/oauth2/v2.0/token',
      clientId: 'application',
      clientSecret: secret,
      scope: 'https://outlook.office365.com/.default',
    })
  })

  test.each([
    [{ SMTP_OAUTH_CLIENT_SECRET: '' }, 'SMTP_OAUTH_CLIENT_SECRET'],
    [{ SMTP_OAUTH_CLIENT_ID: '' }, 'SMTP_OAUTH_CLIENT_ID'],
    [{ SMTP_OAUTH_TENANT: '' }, 'SMTP_OAUTH_TENANT'],
    [{ SMTP_OAUTH_TENANT: 'a/b' }, 'SMTP_OAUTH_TENANT'],
    [{ SMTP_OAUTH_TOKEN_URL: 'http://login.example/token' }, 'SMTP_OAUTH_TOKEN_URL'],
    [{ SMTP_OAUTH_SERVICE_ACCOUNT: '{}' }, 'SMTP_OAUTH_SERVICE_ACCOUNT'],
    [{ SMTP_URL: '' }, 'SMTP_URL'],
    [{ SMTP_URL: 'smtp://smtp.office365.com:587' }, 'SMTP_URL'],
    [{ SMTP_URL: 'smtp://info:hunter2@smtp.office365.com:587' }, 'SMTP_URL'],
  ])('with %o are rejected', (change, name) => {
    expect(() => parseEnv({ ...base, ...change })).toThrow(new RegExp(`^  ${name}: `, 'm'))
    expect(() => parseEnv({ ...base, ...change })).not.toThrow(/secret\.of|hunter2/)
  })
})
