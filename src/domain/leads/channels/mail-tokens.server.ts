import XOAuth2 from 'nodemailer/lib/xoauth2'
import { z } from 'zod'
import type { MailOAuth } from '../../../server/settings/mail-oauth-settings.ts'

const REQUEST_MS = 15_000
/** Keeps a token from expiring on its way to the mail server. */
const EARLY_MS = 60_000
const MOST_OF_AN_ANSWER = 300

/** Requests a new token only when the old one expires or the mail server refuses it. */
export type MailTokens = Pick<XOAuth2, 'getToken'> & {
  /** Whether the next sign-in uses a stored token. */
  readonly isReady: () => boolean
  readonly forget: () => void
}

/** By mailbox: all emails that the process sends from a mailbox share one token. */
const sources = new Map<string, MailTokens>()

export function mailTokens(user: string, oauth: MailOAuth): MailTokens {
  const key = JSON.stringify([user, oauth])
  const source = sources.get(key) ?? newSource(user, oauth)
  sources.set(key, source)
  return source
}

function newSource(user: string, oauth: MailOAuth): MailTokens {
  const { host } = new URL(oauth.tokenUrl)
  const source = new XOAuth2(
    'clientId' in oauth
      ? {
          user,
          provisionCallback: (_user, _renew, callback) => {
            requestToken(oauth).then(
              ({ token, expires }) => callback(null, token, expires),
              (error: unknown) => callback(error instanceof Error ? error : new Error(String(error))),
            )
          },
        }
      : {
          ...{ user, accessUrl: oauth.tokenUrl, serviceClient: oauth.serviceAccount },
          ...{ privateKey: oauth.privateKey, requestTimeout: REQUEST_MS },
        },
  )
  return {
    getToken: (renew, callback) =>
      source.getToken(renew, (error, token) =>
        callback(error && new Error(`No token from ${host}: ${error.message.slice(0, MOST_OF_AN_ANSWER)}`), token),
      ),
    isReady: () => Boolean(source.accessToken) && (source.expires === 0 || source.expires > Date.now()),
    forget: () => source.updateToken(''),
  }
}

const answer = z.looseObject({
  access_token: z.string().optional(),
  expires_in: z.coerce.number().positive().optional(),
  error: z.string().optional(),
  error_description: z.string().optional(),
})

/** OAuth 2.0 client credentials grant (RFC 6749, 4.4). @throws Error with the server's message, never the secret */
async function requestToken({
  tokenUrl,
  clientId,
  clientSecret,
  scope,
}: Extract<MailOAuth, { clientId: string }>): Promise<{ token: string; expires: number }> {
  const body = new URLSearchParams({
    ...{ grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret },
    ...(scope && { scope }),
  })
  const response = await fetch(tokenUrl, { method: 'POST', body, signal: AbortSignal.timeout(REQUEST_MS) }).catch(
    (error: unknown) => {
      throw new Error(`it does not respond (${reasonOf(error)})`)
    },
  )
  const text = await response.text()
  const { data: { access_token: token, expires_in: seconds = 0, ...refusal } = {} } = answer.safeParse(parsed(text))
  if (response.ok && token) return { token, expires: seconds > 0 ? Date.now() + seconds * 1000 - EARLY_MS : 0 }
  const reason = [refusal.error, refusal.error_description].filter(Boolean).join(': ') || `status ${response.status}`
  throw new Error(reason.replaceAll(clientSecret, '...'))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error ? ('code' in cause ? String(cause.code) : cause.message) : String(cause)
}
