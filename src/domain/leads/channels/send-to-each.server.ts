import { createHash } from 'node:crypto'
import type { Db } from '../../../server/database/database.server.ts'
import { PermanentFailure, RetryLater } from '../../../server/database/jobs/delivery-errors.ts'
import {
  type DeliveryProblem,
  problemsOf,
  refusalText,
  Undelivered,
} from '../../../server/database/jobs/delivery-problem.ts'
import type { Lead } from '../lead.ts'
import type { Channel } from './channels.ts'
import type { Attempt } from './delivery-attempt.ts'

/** `name` is shown to staff. `address` is secret: only its digest is stored. */
export type Recipient = { name: string; address: string; send: () => Promise<void> }

const digestOf = (address: string): string => createHash('sha256').update(address).digest('hex').slice(0, 16)

/** Remembers who has received the message until everybody has, so that a retry rings no phone twice. @returns those that refused it for good @throws if some must be tried again, or all refused it */
export async function sendToEach(
  recipients: readonly Recipient[],
  lead: Lead,
  { db, channel }: Attempt,
): Promise<readonly DeliveryProblem[]> {
  const reached = new Set(await reachedBefore(db, lead, channel))
  const due = recipients.filter(({ address }) => !reached.has(digestOf(address)))
  const results = await Promise.allSettled(due.map(({ send }) => send()))
  const refusals: DeliveryProblem[] = []
  const passing: { name: string; error: unknown; problems: readonly DeliveryProblem[] }[] = []
  for (const [index, { name, address }] of due.entries()) {
    const result = results[index]
    if (result?.status !== 'rejected') {
      reached.add(digestOf(address))
      continue
    }
    const problems = problemsOf(result.reason).map((problem) => ({ ...problem, address: name }))
    if (result.reason instanceof PermanentFailure) refusals.push(...problems)
    else passing.push({ name, error: result.reason, problems })
  }
  if (passing.length > 0) {
    await remember(db, lead, channel, [...reached])
    throw retryOf(passing, refusals)
  }
  if (refusals.length > 0 && reached.size === 0) throw new PermanentFailure(refusalText(refusals), refusals)
  await remember(db, lead, channel, [])
  return refusals
}

/** The error lists all recipients that will be tried again. */
function retryOf(
  passing: readonly { name: string; error: unknown; problems: readonly DeliveryProblem[] }[],
  refusals: readonly DeliveryProblem[],
): Error {
  const problems = [...passing.flatMap((one) => one.problems), ...refusals]
  const errors = passing.flatMap(({ error }) => (error instanceof Error ? error : []))
  const message = passing
    .map(({ name, error }) => `${name}: ${error instanceof Error ? error.message : String(error)}`)
    .join('; ')
  const waits = errors.flatMap((error) => (error instanceof RetryLater ? error.afterMs : []))
  if (waits.length > 0) return new RetryLater(message, problems, Math.max(...waits))
  return new Undelivered(message, problems, { cause: errors[0]?.cause })
}

async function reachedBefore(db: Db, lead: Lead, channel: Channel): Promise<string[]> {
  const row = await db
    .selectFrom('deliveries')
    .select('reached')
    .where('message_id', '=', lead.id)
    .where('channel', '=', channel)
    .executeTakeFirst()
  return row?.reached.split(' ').filter((digest) => digest) ?? []
}

async function remember(db: Db, lead: Lead, channel: Channel, reached: readonly string[]): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({ reached: reached.join(' ') })
    .where('message_id', '=', lead.id)
    .where('channel', '=', channel)
    .execute()
}
