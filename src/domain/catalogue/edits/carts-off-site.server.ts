import type { Db } from '../../../server/database/database.server.ts'

type OffSite = { vehicleId: string; person: string; at: string }

/** Carts that staff have taken off the site. An import may change or remove them but never puts them back. */
export async function offSiteCarts(db: Db): Promise<ReadonlyMap<string, OffSite>> {
  const rows = await db.selectFrom('carts_off_site').selectAll().orderBy('vehicle_id').execute()
  return new Map(rows.map(({ vehicle_id: vehicleId, person, at }) => [vehicleId, { vehicleId, person, at }]))
}

export async function isOnSite(db: Db, vehicleId: string): Promise<boolean> {
  const row = await db.selectFrom('carts_off_site').select('at').where('vehicle_id', '=', vehicleId).executeTakeFirst()
  return row === undefined
}

/** Call it within changeStock. */
export async function setOnSite(
  trx: Db,
  vehicleId: string,
  onSite: boolean,
  { person, now }: { person: string; now: Date },
): Promise<void> {
  await trx.deleteFrom('carts_off_site').where('vehicle_id', '=', vehicleId).execute()
  if (onSite) return
  await trx.insertInto('carts_off_site').values({ vehicle_id: vehicleId, person, at: now.toISOString() }).execute()
}
