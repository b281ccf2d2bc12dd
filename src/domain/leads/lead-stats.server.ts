import { sql } from 'kysely'
import { ownSite } from '../../content/dealer/facts/main-site.facts.ts'
import type { Db } from '../../server/database/database.server.ts'
import { monthStart } from '../hours/dealer-hours.ts'
import type { Channel } from './channels/channels.ts'
import { deliveredBy } from './delivery-site.server.ts'
import type { Lead } from './lead.ts'
import { siteName } from './lead-site.ts'

const ONE_DAY_MS = 24 * 60 * 60 * 1000

export type LeadStats = {
  total: number
  last24Hours: number
  last7Days: number
  last30Days: number
  byInterest: Record<string, number>
  /** Only if any message was sent to a region's site. */
  bySite?: Record<string, number>
  quarantined: number
  withoutDelivery: number
  deliveries: { channel: string; state: string; count: number }[]
  /** Time (ISO 8601) from which the longest-waiting delivery could have gone out; null if none is waiting. */
  waitingSince: string | null
}

export async function leadStats(db: Db, now: Date): Promise<LeadStats> {
  const messages = db.selectFrom('contact_messages')
  const count = async (query: typeof messages): Promise<number> => {
    const { total } = await query.select((of) => of.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
    return Number(total)
  }
  const since = (days: number) =>
    messages.where('received_at', '>=', new Date(now.getTime() - days * ONE_DAY_MS).toISOString())

  const interests = await messages
    .select(['interest', (of) => of.fn.countAll<number>().as('total')])
    .groupBy('interest')
    .orderBy('interest')
    .execute()
  const sites = await messages
    .select(['site', (of) => of.fn.countAll<number>().as('total')])
    .groupBy('site')
    .orderBy(sql`coalesce(site, '')`)
    .execute()
  const deliveries = await db
    .selectFrom('deliveries')
    .select(['channel', 'state', (of) => of.fn.countAll<number>().as('total')])
    .groupBy(['channel', 'state'])
    .orderBy('channel')
    .orderBy('state')
    .execute()
  const oldest = await db
    .selectFrom('deliveries')
    .select((of) => of.fn.min('planned_at').as('since'))
    .where('state', '=', 'waiting')
    .where('planned_at', '<=', now.toISOString())
    .executeTakeFirst()
  return {
    total: await count(messages),
    last24Hours: await count(since(1)),
    last7Days: await count(since(7)),
    last30Days: await count(since(30)),
    byInterest: Object.fromEntries(interests.map(({ interest, total }) => [interest, Number(total)])),
    ...(sites.some(({ site }) => site) && {
      bySite: Object.fromEntries(sites.map(({ site, total }) => [siteName({ site: site ?? '' }), Number(total)])),
    }),
    quarantined: await count(messages.where('suspected', '=', 1)),
    withoutDelivery: await count(
      messages
        .where('suspected', '=', 0)
        .where('id', 'not in', (sub) => sub.selectFrom('deliveries').select('message_id')),
    ),
    deliveries: deliveries.map(({ channel, state, total }) => ({ channel, state, count: Number(total) })),
    waitingSince: oldest?.since ?? null,
  }
}

/** Messages that this process's site has yet to deliver. */
export async function waitingHere(db: Db, channel: Channel, toStaff: boolean, now: Date): Promise<number> {
  const { total } = await db
    .selectFrom('deliveries')
    .select((of) => of.fn.countAll<number>().as('total'))
    .where('channel', '=', channel)
    .where('state', '=', 'waiting')
    .where(deliveredBy(ownSite, toStaff, now))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** Whether staff need to see to which site a message was sent. */
export async function hasSeveralSites(db: Db): Promise<boolean> {
  const rows = await db.selectFrom('contact_messages').select('id').where('site', 'is not', null).limit(1).execute()
  return rows.length > 0
}

/** Messages from this address in the lead's month, up to and including the lead. */
export async function countThisMonth(db: Db, { email, receivedAt }: Lead): Promise<number> {
  // A call or a visit may have come without an address.
  if (email === '') return 1
  const { total } = await db
    .selectFrom('contact_messages')
    .select((of) => of.fn.countAll<number>().as('total'))
    .where(sql<boolean>`lower(email) = ${email.toLowerCase()}`)
    .where('suspected', '=', 0)
    .where('received_at', '>=', monthStart(new Date(receivedAt)).toISOString())
    .where('received_at', '<=', receivedAt)
    .executeTakeFirstOrThrow()
  return Number(total)
}

const ONE_HOUR_MS = 60 * 60 * 1000

/** ISO 8601; undefined if one of the channels has delivered something within the hour, or nothing has waited that long. */
export async function stuckSince(db: Db, channels: readonly Channel[], now: Date): Promise<string | undefined> {
  const anHourAgo = new Date(now.getTime() - ONE_HOUR_MS).toISOString()
  const deliveries = db.selectFrom('deliveries').where('channel', 'in', channels)
  const oldest = await deliveries
    .select((of) => of.fn.min('planned_at').as('since'))
    .where('state', '=', 'waiting')
    .where('planned_at', '<=', anHourAgo)
    // A delivery that failed or was never tried.
    .where((where) => where.or([where('last_error', '!=', ''), where('due_at', '<=', anHourAgo)]))
    .executeTakeFirst()
  if (!oldest?.since) return undefined
  const recentDelivery = await deliveries.select('id').where('sent_at', '>', anHourAgo).limit(1).executeTakeFirst()
  return recentDelivery ? undefined : oldest.since
}
