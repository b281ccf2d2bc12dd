import type { Db } from '../../../server/database/database.server.ts'

/** Staff's notes on a cart. No page, feed or email for visitors shows them. */
export async function findNotes(db: Db, vehicleId: string): Promise<string> {
  const row = await db
    .selectFrom('vehicle_notes')
    .select('notes')
    .where('vehicle_id', '=', vehicleId)
    .executeTakeFirst()
  return row?.notes ?? ''
}

export async function writeNotes(db: Db, vehicleId: string, notes: string, now: Date): Promise<void> {
  const row = { notes, changed_at: now.toISOString() }
  await db
    .insertInto('vehicle_notes')
    .values({ vehicle_id: vehicleId, ...row })
    .onConflict((conflict) => conflict.column('vehicle_id').doUpdateSet(row))
    .execute()
}
