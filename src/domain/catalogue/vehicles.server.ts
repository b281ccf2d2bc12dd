import { z } from 'zod'
import type { Db } from '../../server/database/database.server.ts'
import { pictureUrl } from '../../server/pictures/pictures.server.ts'
import { log } from '../../server/system/log.server.ts'
import type { Alike } from './similar-vehicles.ts'
import type { StockedVehicle, Vehicle } from './vehicle.ts'
import {
  countStockChange,
  insertAliases,
  readRow,
  toRow,
  upsertRows,
  type VehicleRow,
  vehicleRowPages,
  vehicleTables,
} from './vehicle-rows.server.ts'

/** Logs rows that do not fit the schema: one broken row must not take the catalogue down. */
export function toVehicle(row: VehicleRow): Vehicle | undefined {
  const result = readRow(row)
  if ('problem' in result) {
    const problem = z.prettifyError(result.problem)
    log.error({ vehicle: row.id, problem }, 'left out a vehicle that does not fit the schema')
    return undefined
  }
  return { ...result.vehicle, images: result.vehicle.images.flatMap((image) => pictureUrl(image) ?? []) }
}

export async function* eachVehicle(db: Db): AsyncGenerator<Vehicle> {
  for await (const rows of vehicleRowPages(db)) yield* rows.flatMap((row) => toVehicle(row) ?? [])
}

export async function findVehicle(db: Db, idOrAlias: string): Promise<Vehicle | undefined> {
  return (await findVehicles(db, [idOrAlias])).get(idOrAlias)
}

/** If a name is both an id and an alias, the id wins. */
export async function findVehicles(db: Db, idsOrAliases: readonly string[]): Promise<ReadonlyMap<string, Vehicle>> {
  const aliases = await vehicleTables(db)
    .selectFrom('vehicle_aliases')
    .selectAll()
    .where('alias', 'in', idsOrAliases)
    .execute()
  const ids = [...idsOrAliases, ...aliases.map((row) => row.vehicle_id)]
  const rows = await vehicleTables(db).selectFrom('vehicles').selectAll().where('id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, toVehicle(row)]))
  const idOf = new Map(aliases.map((row) => [row.alias, row.vehicle_id]))
  return new Map(
    idsOrAliases.flatMap((name) => {
      const match = byId.get(byId.has(name) ? name : (idOf.get(name) ?? name))
      return match ? [[name, match] as const] : []
    }),
  )
}

export type RemovedVehicle = Alike & { readonly name: string }

export async function findRemoved(db: Db, idOrAlias: string): Promise<RemovedVehicle | undefined> {
  const row = await vehicleTables(db)
    .selectFrom('removed_vehicles')
    .select(['name', 'brand', 'category', 'seats', 'price_cents'])
    .where('id_or_alias', '=', idOrAlias)
    .executeTakeFirst()
  if (!row) return undefined
  const { name, brand, category, seats, price_cents: cents } = row
  return { name, brand, category, ...(seats && { seats }), ...(cents && { price: cents / 100 }) }
}

/** Also notifies every replica. */
export async function addVehicles(
  db: Db,
  vehicles: readonly StockedVehicle[],
  createdAt: (index: number) => Date,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const trx = vehicleTables(transaction)
    await upsertRows(
      trx,
      vehicles.map((added, index) => toRow(added, createdAt(index))),
    )
    await insertAliases(trx, vehicles)
    await countStockChange(trx)
  })
}

export async function countVehicles(db: Db): Promise<number> {
  const { total } = await vehicleTables(db)
    .selectFrom('vehicles')
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** The revision of a new database, as set by migration 0001. */
const FIRST_REVISION = 1

/** True even if all vehicles have been sold or removed since. */
export const hasHadStock = async (db: Db): Promise<boolean> => (await stockRevision(db)) > FIRST_REVISION

/** Increases with every change to the stock. */
export async function stockRevision(db: Db): Promise<number> {
  const { revision } = await vehicleTables(db).selectFrom('stock_revision').select('revision').executeTakeFirstOrThrow()
  return revision
}
