import type { Db } from '../../../server/database/database.server.ts'

const OPEN_DAYS = 30
const ONE_DAY_MS = 24 * 60 * 60 * 1000

/** Each message with its current state. */
export const leadsWithWork = (db: Db) =>
  db.selectFrom('contact_messages').leftJoin('lead_work', 'lead_work.message_id', 'contact_messages.id')

/** Older messages aren't on the list of open ones. */
export const openSince = (now: Date): Date => new Date(now.getTime() - OPEN_DAYS * ONE_DAY_MS)

/** Received in the last 30 days and not answered yet, without spam; oldest first. */
export const openLeadsUntil = (db: Db, until: Date) =>
  leadsWithWork(db)
    .where('received_at', '>=', openSince(until).toISOString())
    .where('received_at', '<', until.toISOString())
    .where('suspected', '=', 0)
    .where('outcome', 'is', null)
    .orderBy('received_at')
    .orderBy('contact_messages.id')

/** Open messages about one cart. */
export const openLeadsAbout = (db: Db, vehicleId: string, now: Date) =>
  openLeadsUntil(db, now)
    .select(['contact_messages.id', 'first_name', 'last_name', 'interest', 'topic', 'received_at', 'holder'])
    .where('vehicle_id', '=', vehicleId)
    .execute()

/** Number of open messages for each cart. */
export async function openLeadsByCart(db: Db, now: Date): Promise<ReadonlyMap<string, number>> {
  const rows = await openLeadsUntil(db, now).select('vehicle_id').where('vehicle_id', 'is not', null).execute()
  const byCart = Map.groupBy(rows, ({ vehicle_id }) => vehicle_id ?? '')
  return new Map([...byCart].map(([id, same]) => [id, same.length]))
}
