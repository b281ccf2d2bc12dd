import type { Db } from '../../../server/database/database.server.ts'
import { env } from '../../../server/settings/env.server.ts'
import { channelsTo } from '../channels/channels.ts'
import { mailbox } from './visitor-mailbox.ts'

const ONE_HOUR_MS = 60 * 60 * 1000
const NORMAL_DAYS = 28
/** Fewer messages than this in an hour are never a flood, no matter how quiet the previous weeks were. */
const MIN_FLOOD = 30
const FLOOD_FACTOR = 10

/** Anybody can enter somebody else's address, so a mailbox gets at most one email an hour, and all mailboxes together only CONFIRMATION_LIMIT. Call it in the transaction that stores the lead. */
export async function mayMailVisitor(trx: Db, email: string, at: Date): Promise<boolean> {
  const mailed = await mailedWithinAnHour(trx, at)
  return mailed.length < env().CONFIRMATION_LIMIT && !mailed.some((other) => mailbox(other) === mailbox(email))
}

async function mailedWithinAnHour(db: Db, at: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('contact_messages')
    .innerJoin('deliveries', 'deliveries.message_id', 'contact_messages.id')
    .select('email')
    .where('channel', 'in', channelsTo('visitor'))
    .where('state', '!=', 'quarantined')
    .where('received_at', '>', new Date(at.getTime() - ONE_HOUR_MS).toISOString())
    // Anything later was written by a clock that ran ahead.
    .where('received_at', '<', new Date(at.getTime() + ONE_HOUR_MS).toISOString())
    .execute()
  return rows.map((row) => row.email)
}

type WithheldConfirmations = { summary: string; fix: string }

export async function confirmationsWithheld(
  db: Db,
  limit: number,
  now: Date,
): Promise<WithheldConfirmations | undefined> {
  if ((await mailedWithinAnHour(db, now)).length < limit) return undefined
  return {
    summary: `${limit} were sent within an hour, so further visitors get none for now`,
    fix: 'Their messages are stored and delivered to you. See `larkway leads list`. If they are genuine, raise CONFIRMATION_LIMIT.',
  }
}

export async function floodProblem(db: Db, now: Date): Promise<WithheldConfirmations | undefined> {
  const count = async (from: number, until: number): Promise<number> => {
    const { total } = await db
      .selectFrom('contact_messages')
      .select((of) => of.fn.countAll<number>().as('total'))
      .where('received_at', '>', new Date(now.getTime() - from).toISOString())
      .where('received_at', '<=', new Date(now.getTime() - until).toISOString())
      .executeTakeFirstOrThrow()
    return Number(total)
  }
  const lastHour = await count(ONE_HOUR_MS, 0)
  if (lastHour < MIN_FLOOD) return undefined
  const hours = NORMAL_DAYS * 24
  const average = (await count((hours + 1) * ONE_HOUR_MS, ONE_HOUR_MS)) / hours
  if (lastHour < FLOOD_FACTOR * average) return undefined
  return {
    summary: `${lastHour} came in within an hour, far more than usual`,
    fix: 'All are stored and delivered. See `larkway leads list`. If they are spam, `larkway leads spam ID` stops what has not been sent, and a lower CONTACT_LIMIT takes in fewer.',
  }
}
