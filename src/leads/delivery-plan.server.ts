import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../platform/database.server.ts'
import type { Env } from '../platform/env.server.ts'
import { type Channel, channels } from './lead.ts'

/** Anybody can type anybody's address into the form: one confirmation an hour is all that we send there. */
const CONFIRM_AGAIN_AFTER_MS = 60 * 60 * 1000

/** The channels that the environment turns on. */
export function configuredChannels(env: Env): Channel[] {
  const on: Record<Channel, unknown> = {
    mail: env.SMTP_URL && env.LEADS_EMAIL_TO,
    adf: env.SMTP_URL && env.LEADS_ADF_TO,
    webhook: env.LEADS_WEBHOOK_URL,
    confirmation: env.SMTP_URL,
  }
  return channels.filter((channel) => on[channel])
}

export type DeliveryPlan = {
  messageId: string
  email: string
  /** Kept back until staff release it. */
  held: boolean
  channels: readonly Channel[]
  at: Date
}

/** Writes down what must leave for a message. Belongs into the transaction that stores the message. */
export async function planDeliveries(trx: Db, { messageId, email, held, channels, at }: DeliveryPlan): Promise<void> {
  const confirmed = channels.includes('confirmation') && (await wasConfirmedLately(trx, email, at))
  const wanted = channels.filter((channel) => !(channel === 'confirmation' && confirmed))
  if (wanted.length === 0) return
  await trx
    .insertInto('deliveries')
    .values(
      wanted.map((channel) => ({
        id: randomUUIDv7(),
        message_id: messageId,
        channel,
        state: held ? 'held' : 'waiting',
        attempts: 0,
        planned_at: at.toISOString(),
        due_at: at.toISOString(),
        last_error: '',
      })),
    )
    .onConflict((conflict) => conflict.columns(['message_id', 'channel']).doNothing())
    .execute()
}

async function wasConfirmedLately(trx: Db, email: string, at: Date): Promise<boolean> {
  const found = await trx
    .selectFrom('contact_messages')
    .innerJoin('deliveries', 'deliveries.message_id', 'contact_messages.id')
    .select('deliveries.id')
    .where('channel', '=', 'confirmation')
    .where('state', '!=', 'held')
    .where('received_at', '>', new Date(at.getTime() - CONFIRM_AGAIN_AFTER_MS).toISOString())
    // Later than now is what a clock wrote that ran ahead.
    .where('received_at', '<', new Date(at.getTime() + CONFIRM_AGAIN_AFTER_MS).toISOString())
    .where(sql<boolean>`lower(email) = ${email.toLowerCase()}`)
    .executeTakeFirst()
  return found !== undefined
}
