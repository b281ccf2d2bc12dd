import type { Db } from '../../../server/database/database.server.ts'
import { findStocked } from '../stock-changes.server.ts'
import { vehicleTables } from '../vehicle-rows.server.ts'
import { BY_HAND } from '../vehicle-source.ts'
import { offSiteCarts } from './carts-off-site.server.ts'
import { changesOf } from './edit-history.server.ts'

/** Whether a cart is in stock, and who or what last changed that, if known. */
export type LastStockChange = {
  state: 'in stock' | 'sold' | 'removed'
  /** Email address; null if it wasn't a person. */
  person: string | null
  /** A source as stored with vehicles; null if it was a person or is not known. */
  source: string | null
  /** ISO 8601; null when it is not known. */
  at: string | null
}

const CHANGES_READ = 100

export async function lastStockChange(db: Db, vehicleId: string): Promise<LastStockChange> {
  const stocked = await findStocked(db, vehicleId)
  const changes = await changesOf(db, vehicleId, CHANGES_READ)
  if (!stocked) {
    const removed = await vehicleTables(db)
      .selectFrom('removed_vehicles')
      .select('removed_at')
      .where('id_or_alias', '=', vehicleId)
      .executeTakeFirst()
    const takenBack = changes.find(({ fields }) => fields.length === 0)
    const by = takenBack && takenBack.undoes !== null ? takenBack : undefined
    return { state: 'removed', person: by?.person ?? null, source: null, at: by?.at ?? removed?.removed_at ?? null }
  }
  const off = (await offSiteCarts(db)).get(vehicleId)
  if (off) return { state: 'removed', person: off.person, source: null, at: off.at }
  const { inStock } = stocked.vehicle
  const state = inStock ? 'in stock' : 'sold'
  const last = changes.find(({ fields }) => fields.some(({ field }) => field === 'inStock'))
  const isInForce = last?.fields.some(({ field, after }) => field === 'inStock' && after === inStock)
  if (last && isInForce) {
    return last.source === null
      ? { state, person: last.person, source: null, at: last.at }
      : { state, person: null, source: last.source, at: last.at }
  }
  return { state, person: null, source: stocked.source === BY_HAND ? null : stocked.source, at: null }
}

/** Those of the ids or aliases whose cart is in stock and on the site. */
export async function inStockAmong(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const tables = vehicleTables(db)
  const own = await tables
    .selectFrom('vehicles')
    .select(['id', 'id as own'])
    .where('id', 'in', ids)
    .where('in_stock', '=', 1)
    .execute()
  const renamed = await tables
    .selectFrom('vehicle_aliases')
    .innerJoin('vehicles', 'vehicles.id', 'vehicle_aliases.vehicle_id')
    .select(['alias as id', 'vehicles.id as own'])
    .where('alias', 'in', ids)
    .where('in_stock', '=', 1)
    .execute()
  const off = await offSiteCarts(db)
  return new Set([...own, ...renamed].flatMap(({ id, own: cart }) => (off.has(cart) ? [] : [id])))
}
