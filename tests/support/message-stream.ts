import { setTimeout } from 'node:timers/promises'
import { expect } from 'vitest'
import { type MailServer, mailHeader } from './mail-server.ts'
import { goodMessage, postMessage } from './messages.ts'

const SENDERS = 4
const RETRY_MS = 50
/** Longer than the lease of a delivery whose process was killed: src/server/database/jobs/claims.server.ts. */
const DELIVERED_WITHIN_MS = 5 * 60_000
const DEALER = 'sales@dealer.example'

/** The environment of a site that emails the stream's messages, and accepts all of them from a single client. */
export const streamSettings = (mail: MailServer): Record<string, string> => ({
  SMTP_URL: mail.url,
  LEADS_EMAIL_TO: DEALER,
  CONTACT_LIMIT: '1000000',
  CONTACT_ADDRESS_LIMIT: '1000000',
  RENDER_LIMIT: '1000000',
})

export type MessageStream = {
  /** The text of every message that got 201. */
  acknowledged: string[]
  /** The status and error of every other response. */
  refusals: { status: number; error: string }[]
  /** Number of requests that got no response. */
  unanswered: () => number
  /** Resolves when the senders have ended. */
  stop: () => Promise<void>
}

/**
 * Starts senders of numbered messages. Each sender repeats a message with the same key until it is acknowledged.
 * Streams to the same site need different names.
 */
export function startMessages(site: { url: string }, name = 'stream'): MessageStream {
  const acknowledged: string[] = []
  const refusals: MessageStream['refusals'] = []
  let unanswered = 0
  let sending = true

  async function send(message: string): Promise<void> {
    while (sending) {
      try {
        const response = await postMessage(site, { ...goodMessage, message }, { 'idempotency-key': message })
        if (response.status === 201) {
          acknowledged.push(message)
          return
        }
        refusals.push({ status: response.status, error: (await response.json()).error })
      } catch {
        unanswered++
      }
      await setTimeout(RETRY_MS)
    }
  }
  const senders = Array.from({ length: SENDERS }, async (_, sender) => {
    for (let index = 0; sending; index++) await send(`Sender ${sender} of ${name}, message ${index}.`)
  })
  return {
    acknowledged,
    refusals,
    unanswered: () => unanswered,
    stop: async () => {
      sending = false
      await Promise.all(senders)
    },
  }
}

const text = /Sender \d+ of .+, message \d+\./

/** Checks that every acknowledged message is stored, and none is stored twice. */
export function expectStoredOnce(acknowledged: readonly string[], storedIds: readonly string[]): void {
  const unique = new Set(storedIds)
  expect(acknowledged.filter((message) => !unique.has(message))).toEqual([])
  expect(storedIds.length).toBe(unique.size)
}

/**
 * Resolves once the dealer has an email about every acknowledged message. One that was emailed twice, because its
 * process ended before recording it, has the same Message-ID both times, so that mail programs show it once.
 */
export async function expectDelivered(acknowledged: readonly string[], mail: MailServer): Promise<void> {
  const missing = () => {
    const delivered = messageIds(mail)
    return acknowledged.filter((message) => !delivered.has(message)).length
  }
  await expect.poll(missing, { timeout: DELIVERED_WITHIN_MS, interval: 1000 }).toBe(0)
  expect([...messageIds(mail)].filter(([, ids]) => ids.size > 1)).toEqual([])
}

/** Returns the Message-IDs of the dealer's emails by the message in them. */
function messageIds(mail: MailServer): Map<string, Set<string>> {
  const ids = new Map<string, Set<string>>()
  for (const received of mail.mails) {
    const message = text.exec(received.raw)?.[0]
    if (!message || !received.to.includes(DEALER)) continue
    const idsOfMessage = ids.get(message) ?? new Set()
    ids.set(message, idsOfMessage.add(mailHeader(received, 'Message-ID') ?? ''))
  }
  return ids
}
