import type { Selectable } from 'kysely'
import type { VehicleTable } from '../../db/schema.ts'
import type { Db } from '../platform/database.server.ts'
import { batches } from './batches.ts'
import type { StockedVehicle } from './vehicle.ts'
import { countStockChange, eachVehicleRow, readRow, toRow } from './vehicles.server.ts'

const BATCH = 200

/** A name that two vehicles would be found by. */
export class NameTaken extends Error {
  readonly taken: string
  readonly by: string
  constructor(taken: string, by: string) {
    super(`'${taken}' is already the id or an alias of ${by}`)
    this.taken = taken
    this.by = by
  }
}

/** Puts a vehicle into stock, as the newest. @throws NameTaken */
export const addVehicle = (db: Db, vehicle: StockedVehicle, at: Date): Promise<void> =>
  changeStock(db, async (trx) => {
    await refuseTakenNames(trx, vehicle, '')
    const { aliases: _, ...added } = vehicle
    await trx.insertInto('vehicles').values(toRow(added, at)).execute()
    await writeAliases(trx, vehicle)
  })

/** Overwrites a vehicle and its aliases. @returns whether there is such a vehicle. @throws NameTaken */
export const replaceVehicle = (db: Db, vehicle: StockedVehicle, at: Date): Promise<boolean> =>
  changeStock(db, async (trx) => {
    await refuseTakenNames(trx, vehicle, vehicle.id)
    const { aliases: _, ...changed } = vehicle
    const { id, created_at: __, ...columns } = toRow(changed, at)
    const { numUpdatedRows } = await trx
      .updateTable('vehicles')
      .set(columns)
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return false
    await trx.deleteFrom('vehicle_aliases').where('vehicle_id', '=', id).execute()
    await writeAliases(trx, vehicle)
    return true
  })

/** Takes vehicles out of stock, with their aliases. @returns how many */
export const removeVehicles = (db: Db, ids: readonly string[]): Promise<number> =>
  changeStock(db, async (trx) => {
    const { numDeletedRows } = await trx.deleteFrom('vehicles').where('id', 'in', ids).executeTakeFirstOrThrow()
    return Number(numDeletedRows)
  })

/** The revision is counted first, so that SQLite gives the write lock at once and not half-way. */
function changeStock<T>(db: Db, change: (trx: Db) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await countStockChange(trx)
    return change(trx)
  })
}

async function refuseTakenNames(trx: Db, { id, aliases }: StockedVehicle, own: string): Promise<void> {
  const names = [id, ...aliases]
  const vehicle = await trx
    .selectFrom('vehicles')
    .select('id')
    .where('id', 'in', names)
    .where('id', '!=', own)
    .executeTakeFirst()
  if (vehicle) throw new NameTaken(vehicle.id, vehicle.id)
  const alias = await trx
    .selectFrom('vehicle_aliases')
    .selectAll()
    .where('alias', 'in', names)
    .where('vehicle_id', '!=', own)
    .executeTakeFirst()
  if (alias) throw new NameTaken(alias.alias, alias.vehicle_id)
}

async function writeAliases(trx: Db, { id, aliases }: StockedVehicle): Promise<void> {
  if (aliases.length === 0) return
  await trx
    .insertInto('vehicle_aliases')
    .values(aliases.map((alias) => ({ alias, vehicle_id: id })))
    .execute()
}

/** A row of the stock as staff see it: its pictures as written down, its aliases, and when it changed. */
export type StockRow = { vehicle: StockedVehicle; createdAt: string; updatedAt: string }

export async function withAliases(db: Db, rows: readonly Selectable<VehicleTable>[]): Promise<StockRow[]> {
  const aliases = await aliasesOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.flatMap((row) => {
    const read = readRow(row)
    if ('problem' in read) return []
    const vehicle = { ...read.vehicle, aliases: aliases.get(row.id) ?? [] }
    return { vehicle, createdAt: row.created_at, updatedAt: row.updated_at }
  })
}

export async function aliasesOf(db: Db, ids: readonly string[]): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('vehicle_aliases')
    .selectAll()
    .where('vehicle_id', 'in', ids)
    .orderBy('alias')
    .execute()
  const grouped = Map.groupBy(rows, (row) => row.vehicle_id)
  return new Map([...grouped].map(([id, found]) => [id, found.map(({ alias }) => alias)]))
}

/** One vehicle by its id, as staff see it. */
export async function findStocked(db: Db, id: string): Promise<StockRow | undefined> {
  const rows = await db.selectFrom('vehicles').selectAll().where('id', '=', id).execute()
  const [found] = await withAliases(db, rows)
  return found
}

/** Everything in stock that fits the schema, newest first. */
export async function* eachStocked(db: Db): AsyncGenerator<StockRow> {
  for await (const rows of batches(eachVehicleRow(db), BATCH)) yield* await withAliases(db, rows)
}

/** How many rows do not fit the schema, which the site and the lists leave out. */
export async function countUnreadable(db: Db): Promise<number> {
  let unreadable = 0
  for await (const row of eachVehicleRow(db)) if ('problem' in readRow(row)) unreadable += 1
  return unreadable
}
