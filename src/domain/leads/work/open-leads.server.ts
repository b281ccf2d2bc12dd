import type { Db } from '../../../server/database/database.server.ts'

const OPEN_DAYS = 30
const ONE_DAY_MS = 24 * 60 * 60 * 1000

/** Received in the last 30 days and not answered yet, without spam; the oldest first. */
export const openLeadsUntil = (db: Db, until: Date) =>
  db
    .selectFrom('contact_messages')
    .leftJoin('lead_work', 'lead_work.message_id', 'contact_messages.id')
    .where('received_at', '>=', new Date(until.getTime() - OPEN_DAYS * ONE_DAY_MS).toISOString())
    .where('received_at', '<', until.toISOString())
    .where('suspected', '=', 0)
    .where('outcome', 'is', null)
    .orderBy('received_at')
    .orderBy('contact_messages.id')

/** About one cart, for its page on the lot. */
export const openLeadsAbout = (db: Db, vehicleId: string, now: Date) =>
  openLeadsUntil(db, now)
    .select(['contact_messages.id', 'received_at', 'holder'])
    .where('vehicle_id', '=', vehicleId)
    .execute()
