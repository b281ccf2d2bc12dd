import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/**
 * accept: accepts mail. refuse: rejects every connection. hang: never acknowledges a message. drop: closes
 * the connection in the middle of a message. unknown: replies that the recipient does not exist.
 */
export type Mood = 'accept' | 'refuse' | 'hang' | 'drop' | 'unknown'

export type ReceivedMail = { to: string[]; raw: string }

export type MailServer = {
  url: string
  mails: ReceivedMail[]
  /** Users who signed in, and whether their passwords were sent encrypted. */
  signIns: { user: string; encrypted: boolean }[]
  /** Number of connections so far. */
  connections: () => number
  /** Number of messages started so far, accepted or not. */
  begun: () => number
  mood: (mood: Mood) => void
  /** The replies to RCPT TO for some addresses, whatever the mood. */
  refuse: (replies: Readonly<Record<string, readonly [code: number, text: string]>>) => void
  /** Called with each complete message before it is acknowledged. */
  beforeAnswer: (hook: (() => Promise<void> | void) | undefined) => void
  close: () => Promise<void>
}

/**
 * A real SMTP server on this machine that fails on demand. Addresses that start with nobody@ never exist. With
 * `signIn`, it accepts any user name and password; with `startTls`, it offers encryption under a self-signed certificate.
 */
export async function startMailServer({ startTls = false, signIn = false } = {}): Promise<MailServer> {
  const mails: ReceivedMail[] = []
  const signIns: MailServer['signIns'] = []
  let mood: Mood = 'accept'
  let connections = 0
  let begun = 0
  let hook: (() => Promise<void> | void) | undefined
  let replies: Parameters<MailServer['refuse']>[0] = {}
  const smtp = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: [...(startTls ? [] : ['STARTTLS']), ...(signIn ? [] : ['AUTH'])],
    allowInsecureAuth: true,
    onAuth({ username = '' }, session, callback) {
      signIns.push({ user: username, encrypted: session.secure })
      callback(null, { user: username })
    },
    logger: false,
    onConnect(_session, callback) {
      connections += 1
      callback(mood === 'refuse' ? new Error('no mail today') : undefined)
    },
    onRcptTo({ address }, _session, callback) {
      const [responseCode, text] = replies[address] ?? []
      if (text) return callback(Object.assign(new Error(text), { responseCode }))
      callback(
        mood === 'unknown' || address.startsWith('nobody@')
          ? Object.assign(new Error('no such person here'), { responseCode: 550 })
          : undefined,
      )
    },
    onData(stream: Readable, session, callback) {
      begun += 1
      if (mood === 'drop') {
        for (const connection of smtp.connections) connection._socket.destroy()
        return
      }
      const whole = text(stream).then(async (raw) => {
        if (mood === 'hang') return
        mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw })
        await hook?.()
        callback()
      })
      // A message is not recorded as received if its sender disconnects in the middle of it.
      whole.catch(() => undefined)
    },
  })
  smtp.on('error', () => undefined)
  const port = await new Promise<number>((resolve) => {
    const listening = smtp.listen(0, '127.0.0.1', () => {
      const address = listening.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    signIns,
    connections: () => connections,
    begun: () => begun,
    mood: (next) => {
      mood = next
    },
    refuse: (next) => {
      replies = next
    },
    beforeAnswer: (next) => {
      hook = next
    },
    close: () =>
      new Promise((resolve) => {
        for (const connection of smtp.connections) connection._socket.destroy()
        smtp.close(() => resolve())
      }),
  }
}

/** Returns a header by name, unfolded; undefined if there is none. */
export function mailHeader({ raw }: ReceivedMail, name: string): string | undefined {
  const [head = ''] = raw.split('\r\n\r\n', 1)
  const unfolded = head.replaceAll(/\r\n[ \t]+/g, ' ')
  return unfolded.split('\r\n').flatMap((line) => {
    const [key = '', ...value] = line.split(': ')
    return key.toLowerCase() === name.toLowerCase() ? [value.join(': ')] : []
  })[0]
}

/** Returns a part by media type, as text. */
export function mailPart({ raw }: ReceivedMail, type: string): string {
  const boundaries = Array.from(raw.matchAll(/boundary="([^"]+)"/g), ([, boundary]) => `--${boundary}`)
  const parts = boundaries.reduce((pieces, boundary) => pieces.flatMap((part) => part.split(boundary)), [raw])
  const part = parts.find((candidate) => new RegExp(`^Content-Type: ${type}`, 'mi').test(candidate)) ?? ''
  const [head = '', ...rest] = part.split('\r\n\r\n')
  const body = rest.join('\r\n\r\n')
  const encoding = /^Content-Transfer-Encoding: (\S+)/im.exec(head)?.[1]
  const bytes =
    encoding === 'quoted-printable'
      ? quotedPrintable(body)
      : Buffer.from(body, encoding === 'base64' ? 'base64' : 'utf8')
  return bytes.toString('utf8').replaceAll('\r\n', '\n')
}

const quotedPrintable = (body: string): Buffer =>
  Buffer.from(
    body
      .replaceAll('=\r\n', '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  )
