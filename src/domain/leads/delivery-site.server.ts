import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** Longer than a site takes to restart. */
const LEFT_AFTER_MS = 15 * 60_000

/**
 * Each site delivers the messages sent to it. If a region's site is down or gone, the main site delivers its messages to staff.
 * @param toStaff whether the channel reaches the dealer rather than the visitor
 */
export function deliveredBy(site: string, toStaff: boolean, now: Date): RawBuilder<SqlBool> {
  const own = sql<SqlBool>`exists (
    select 1 from contact_messages
    where contact_messages.id = deliveries.message_id and coalesce(contact_messages.site, '') = ${site}
  )`
  if (site !== '' || !toStaff) return own
  return sql<SqlBool>`(${own} or due_at < ${new Date(now.getTime() - LEFT_AFTER_MS).toISOString()})`
}
