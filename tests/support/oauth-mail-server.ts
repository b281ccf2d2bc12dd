import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export type Refusal = { readonly code: number; readonly text: string }
export type OAuthMailServer = {
  readonly smtpUrl: string
  readonly tokenUrl: string
  /** The forms that the token server received. */
  readonly requests: URLSearchParams[]
  /** Users and the tokens they signed in with. */
  readonly signIns: { user: string; token: string }[]
  readonly mails: string[]
  /**
   * Ends all tokens issued so far.
   * @param how the mail server rejects an expired token: at once like Exchange, or after a challenge like Gmail
   */
  expire: (how?: 'at once' | 'after a challenge') => void
  /** Sets the token server's response from now on, in place of a token. */
  refuseTokens: (status: number, body: unknown) => void
  /** Sets the mail server's response to every sign-in from now on. */
  refuseSignIn: (refusal: Refusal) => void
  stopTokens: () => Promise<void>
  close: () => Promise<void>
}

/**
 * A mail server that accepts only tokens, unless `methods` says otherwise, and the server that issues them for an
 * hour.
 */
export async function startOAuthMailServer({
  methods = ['XOAUTH2'],
  user = 'info%40dealer.example',
  lifetime = 3600,
}: {
  methods?: SMTPServerOptions['authMethods']
  user?: string
  lifetime?: number
} = {}): Promise<OAuthMailServer> {
  const requests: URLSearchParams[] = []
  const signIns: OAuthMailServer['signIns'] = []
  const mails: string[] = []
  const valid = new Set<string>()
  let isChallenged = false
  let refusedTokens: { status: number; body: unknown } | undefined
  let refusal: Refusal | undefined
  const tokens = createServer(async (request, response) => {
    requests.push(new URLSearchParams(await text(request)))
    const token = `token-${requests.length}`
    if (!refusedTokens) valid.add(token)
    const { status, body } = refusedTokens ?? {
      ...{ status: 200, body: { access_token: token, token_type: 'Bearer', expires_in: lifetime } },
    }
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => tokens.listen(0, '127.0.0.1', resolve))
  const smtp = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    allowInsecureAuth: true,
    authMethods: methods,
    logger: false,
    onAuth({ username = '', accessToken: token = '' }, _session, callback) {
      signIns.push({ user: username, token })
      if (refusal) return callback(Object.assign(new Error(refusal.text), { responseCode: refusal.code }))
      if (valid.has(token)) return callback(null, { user: username })
      if (isChallenged) return callback(null, { data: { status: '401', schemes: 'bearer' } })
      return callback(Object.assign(new Error('5.7.3 Authentication unsuccessful'), { responseCode: 535 }))
    },
    onData(stream, _session, callback) {
      text(stream).then((raw) => {
        mails.push(raw)
        callback()
      }, callback)
    },
  })
  smtp.on('error', () => undefined)
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', () => resolve()))
  const port = (server: { address: () => AddressInfo | string | null }): number => {
    const address = server.address()
    return typeof address === 'object' && address ? address.port : 0
  }
  const stopTokens = () => new Promise<void>((resolve) => tokens.close(() => resolve()))
  return {
    smtpUrl: `smtp://${user}@127.0.0.1:${port(smtp.server)}?requireTLS=false`,
    tokenUrl: `http://127.0.0.1:${port(tokens)}/tenant/oauth2/v2.0/token`,
    ...{ requests, signIns, mails, stopTokens },
    expire: (how = 'at once') => {
      valid.clear()
      isChallenged = how === 'after a challenge'
    },
    refuseTokens: (status, body) => {
      refusedTokens = { status, body }
    },
    refuseSignIn: (next) => {
      refusal = next
    },
    close: async () => {
      await stopTokens()
      await new Promise<void>((resolve) => smtp.close(() => resolve()))
    },
  }
}
