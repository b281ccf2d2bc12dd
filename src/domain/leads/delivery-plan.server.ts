import { randomUUIDv7 } from 'node:crypto'
import type { Db } from '../../server/database/database.server.ts'
import { env } from '../../server/settings/env.server.ts'
import { settingsInForce } from '../staff/people.server.ts'
import { type Channel, channelsTo, earliest, isSubscribed } from './channels/channels.ts'
import { pushSubscriptionsOf } from './channels/push-subscriptions.server.ts'
import { recipientsFor, routeOf } from './channels/recipients.server.ts'
import { mayMailVisitor } from './intake/confirmation-limit.server.ts'
import { findLead } from './leads.server.ts'

export type DeliveryPlan = {
  leadId: string
  email: string
  quarantined: boolean
  channels: readonly Channel[]
  at: Date
}

/** A delivery counts as waiting only from the time when it may first go out. */
export function firstAttempt(channel: Channel, at: Date) {
  const time = earliest(channel, at).toISOString()
  return { state: 'waiting', attempts: 0, planned_at: time, due_at: time, lease_owner: null, lease_until: null }
}

/** Call it in the transaction that stores the lead. */
export async function planDeliveries(
  trx: Db,
  { leadId, email, quarantined, channels, at }: DeliveryPlan,
): Promise<void> {
  const toVisitor: readonly Channel[] = channelsTo('visitor')
  const skipVisitor =
    channels.some((channel) => toVisitor.includes(channel)) &&
    ((await isTakenDown(trx, leadId)) || !(await mayMailVisitor(trx, email, at)))
  const skipPhones = channels.some(isSubscribed) && !(await hasPhones(trx, leadId))
  const planned = channels.filter(
    (channel) => !(skipVisitor && toVisitor.includes(channel)) && !(skipPhones && isSubscribed(channel)),
  )
  if (planned.length === 0) return
  await trx
    .insertInto('deliveries')
    .values(
      planned.map((channel) => ({
        id: randomUUIDv7(),
        message_id: leadId,
        channel,
        ...firstAttempt(channel, at),
        state: quarantined ? 'quarantined' : 'waiting',
        last_error: '',
      })),
    )
    .onConflict((conflict) => conflict.columns(['message_id', 'channel']).doNothing())
    .execute()
}

/** Whether staff wrote the message down: people who called or came by haven't asked for an email. */
async function isTakenDown(trx: Db, leadId: string): Promise<boolean> {
  return (await findLead(trx, leadId))?.takenDown !== undefined
}

/** Whether anybody who is mailed this lead has turned notifications on. */
async function hasPhones(trx: Db, leadId: string): Promise<boolean> {
  const lead = await findLead(trx, leadId)
  const people = lead ? recipientsFor(routeOf(lead), await settingsInForce(trx, env())) : []
  return (await pushSubscriptionsOf(trx, people)).length > 0
}
