import { createHash, randomUUIDv7 } from 'node:crypto'
import type { Db } from '../../platform/database.server.ts'
import { env } from '../../platform/env.server.ts'
import { configuredChannels, planDeliveries } from '../delivery-plan.server.ts'
import type { Channel } from '../lead.ts'
import type { ContactMessage } from './submission-schema.ts'

/** Two messages of the same words this close together are one message sent twice. */
const SAME_MESSAGE_WITHIN_MS = 10 * 60 * 1000

export type Submission = {
  message: ContactMessage
  /** From the sender; without one, the words themselves and the time make the key. */
  idempotencyKey?: string | undefined
  /** Why it looks like spam, in words for staff; empty when it does not. */
  suspicion: string
  receivedAt: Date
}

/** Whether this submission is stored already: it was sent twice, and the first one arrived. */
export async function isStored(db: Db, submission: Submission): Promise<boolean> {
  const found = await db
    .selectFrom('contact_messages')
    .select('id')
    .where('idempotency_key', 'in', keys(submission))
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Commits a message to disk together with what must be delivered of it, once a submission: a second
 * one with the same key changes nothing.
 * @returns whether it is new
 */
export async function storeMessage(
  db: Db,
  submission: Submission,
  channels: readonly Channel[] = configuredChannels(env()),
): Promise<boolean> {
  const [key = ''] = keys(submission)
  const { message, suspicion, receivedAt } = submission
  return db.transaction().execute(async (trx) => {
    const stored = await trx
      .insertInto('contact_messages')
      .values({
        id: randomUUIDv7(),
        idempotency_key: key,
        first_name: message.firstName,
        last_name: message.lastName,
        email: message.email,
        phone: message.phone,
        interest: message.interest,
        message: message.message,
        suspected: suspicion ? 1 : 0,
        suspicion,
        received_at: receivedAt.toISOString(),
      })
      .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!stored) return false
    await planDeliveries(trx, {
      messageId: stored.id,
      email: message.email,
      held: suspicion !== '',
      channels,
      at: receivedAt,
    })
    return true
  })
}

/** The key to store under, then the others under which the same submission may be stored. */
function keys({ idempotencyKey, message, receivedAt }: Submission): string[] {
  const digest = (text: string) => createHash('sha256').update(text).digest('hex')
  const words = JSON.stringify(message)
  // A key that comes back with other words is not the same message: losing it would be worse than storing two.
  if (idempotencyKey) return [digest(`key ${idempotencyKey} ${words}`)]
  const period = Math.floor(receivedAt.getTime() / SAME_MESSAGE_WITHIN_MS)
  return [digest(`words ${period} ${words}`), digest(`words ${period - 1} ${words}`)]
}
