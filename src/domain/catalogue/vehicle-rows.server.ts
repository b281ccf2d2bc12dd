import { type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../server/database/database.server.ts'
import type { Database } from '../../server/database/schema.ts'
import type { StockedVehicle, Vehicle } from './vehicle.ts'
import { storedFields, type VehicleColumns, vehicle } from './vehicle-fields.ts'

export type VehicleRow = VehicleColumns & {
  created_at: string
  updated_at: string
  /** See src/domain/catalogue/vehicle-source.ts; null when it is not known. */
  source: string | null
}

type VehicleTables = {
  vehicles: VehicleRow
  vehicle_aliases: { alias: string; vehicle_id: string }
  /** A table with one row, whose revision is incremented with every change to the stock. */
  stock_revision: { id: number; revision: number }
  removed_vehicles: RemovedVehicleRow
  stock_sources: StockSourceRow
}

/** Vehicles that were in stock, with a row for the id and one for each alias. */
type RemovedVehicleRow = {
  id_or_alias: string
  vehicle_id: string
  name: string
  brand: string
  category: string
  seats: number | null
  price_cents: number | null
  removed_at: string
}

/** State of unattended imports. Times are ISO 8601 in UTC. The table also has lease columns, which only an earlier version uses. */
export type StockSourceRow = {
  source: string
  etag: string | null
  last_modified: string | null
  /** Hashes of the feed's address and content. */
  content: string | null
  attempted_at: string | null
  /** When an import last succeeded or found the file unchanged. */
  succeeded_at: string | null
  problem: string | null
  /** A description of the rows that the last import could not read. */
  left_out: string | null
}

/** The only code that may read and write the vehicle tables is in this folder. */
export const vehicleTables = (db: Db): VehicleDb => db.withTables<VehicleTables>()

export type VehicleDb = Kysely<Database & VehicleTables>

export function readRow(row: VehicleRow): { vehicle: Vehicle } | { problem: z.ZodError } {
  const columns: Readonly<Record<string, unknown>> = row
  const values: Record<string, unknown> = {}
  for (const [name, { column, load }] of storedFields) {
    try {
      values[name] = load(columns[column])
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error
      return { problem: new z.ZodError([{ code: 'custom', path: [name], message: 'is not JSON' }]) }
    }
  }
  const result = vehicle.safeParse(values)
  return result.success ? { vehicle: result.data } : { problem: result.error }
}

export const toRow = (added: Vehicle, at: Date, source: string | null = null): VehicleRow => ({
  ...toColumns(added),
  source,
  created_at: at.toISOString(),
  updated_at: at.toISOString(),
})

// The overload lists the columns, which the type of `Object.fromEntries` cannot express.
function toColumns(added: Vehicle): VehicleColumns
function toColumns(added: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(storedFields.map(([name, { column, store }]) => [column, store(added[name])]))
}

const PAGE_SIZE = 250
const MARKS_PAGE_SIZE = 5000

type RowPlace = Pick<VehicleRow, 'created_at' | 'id'>
/** The columns that show whether a row has changed. */
export type VehicleMark = Pick<VehicleRow, 'id' | 'created_at' | 'updated_at'>

/** Newest first, with one page in memory at a time. */
export const vehicleRowPages = (db: Db, after?: RowPlace): AsyncGenerator<VehicleRow[]> =>
  newestFirst(vehicleTables(db).selectFrom('vehicles').selectAll(), PAGE_SIZE, after)

export const vehicleMarkPages = (db: Db): AsyncGenerator<VehicleMark[]> =>
  newestFirst(vehicleTables(db).selectFrom('vehicles').select(['id', 'created_at', 'updated_at']), MARKS_PAGE_SIZE)

export const vehicleRows = (db: Db, ids: readonly string[]): Promise<VehicleRow[]> =>
  vehicleTables(db).selectFrom('vehicles').selectAll().where('id', 'in', ids).execute()

async function* newestFirst<Row extends RowPlace>(
  rowsOf: SelectQueryBuilder<Database & VehicleTables, 'vehicles', Row>,
  size: number,
  after?: RowPlace,
): AsyncGenerator<Row[]> {
  const inOrder = rowsOf.orderBy('created_at', 'desc').orderBy('id').limit(size)
  let last = after
  while (true) {
    // Two queries that use the index: with an `or`, databases would scan the list from its start.
    const sameTime = last
      ? await inOrder.where('created_at', '=', last.created_at).where('id', '>', last.id).execute()
      : []
    const older =
      sameTime.length === size
        ? []
        : await (last ? inOrder.where('created_at', '<', last.created_at) : inOrder).execute()
    const rows = [...sameTime, ...older]
    if (rows.length > 0) yield rows
    last = rows.at(-1)
    if (!last || rows.length < size) return
  }
}

export async function* aliasPages(db: Db): AsyncGenerator<VehicleTables['vehicle_aliases'][]> {
  const inOrder = vehicleTables(db).selectFrom('vehicle_aliases').selectAll().orderBy('alias').limit(PAGE_SIZE)
  let query = inOrder
  while (true) {
    const rows = await query.execute()
    yield rows
    const last = rows.at(-1)
    if (!last || rows.length < PAGE_SIZE) return
    query = inOrder.where('alias', '>', last.alias)
  }
}

/** Just below SQLite's limit, which is lower than PostgreSQL's. */
const MAX_STATEMENT_VALUES = 32_000

export function* chunks<Item>(items: readonly Item[], size: number): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size)
}

/** Existing rows keep their position in the list. */
export async function upsertRows(db: VehicleDb, rows: readonly VehicleRow[]): Promise<void> {
  const columns = [...storedFields.map(([, { column }]) => column), 'updated_at', 'source'].filter(
    (column) => column !== 'id',
  )
  for (const chunk of chunks(rows, Math.floor(MAX_STATEMENT_VALUES / (columns.length + 2)))) {
    await db
      .insertInto('vehicles')
      .values(chunk)
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet(Object.fromEntries(columns.map((column) => [column, sql.ref(`excluded.${column}`)]))),
      )
      .execute()
  }
  await forgetRemoved(
    db,
    rows.map(({ id }) => id),
  )
}

/** The source isn't visible on the site, so the revision doesn't change. */
export async function assignSource(db: VehicleDb, ids: readonly string[], source: string): Promise<void> {
  for (const chunk of chunks(ids, MAX_STATEMENT_VALUES - 1)) {
    await db.updateTable('vehicles').set({ source }).where('id', 'in', chunk).execute()
  }
}

export async function insertAliases(
  db: VehicleDb,
  vehicles: readonly Pick<StockedVehicle, 'id' | 'aliases'>[],
): Promise<void> {
  const aliases = vehicles.flatMap((stocked) => stocked.aliases.map((alias) => ({ alias, vehicle_id: stocked.id })))
  for (const chunk of chunks(aliases, MAX_STATEMENT_VALUES / 2)) {
    await db.insertInto('vehicle_aliases').values(chunk).execute()
  }
}

export async function deleteAliases(db: VehicleDb, ids: readonly string[]): Promise<void> {
  for (const chunk of chunks(ids, MAX_STATEMENT_VALUES)) {
    await db.deleteFrom('vehicle_aliases').where('vehicle_id', 'in', chunk).execute()
  }
}

/** Also deletes aliases, and records both in removed_vehicles. @returns how many vehicles were deleted */
export async function deleteVehicles(db: VehicleDb, ids: readonly string[], at: Date): Promise<number> {
  let deleted = 0
  for (const chunk of chunks(ids, Math.floor(MAX_STATEMENT_VALUES / REMOVED_COLUMNS))) {
    await rememberRemoved(db, chunk, at)
    await db.deleteFrom('held_values').where('vehicle_id', 'in', chunk).execute()
    const { numDeletedRows } = await db.deleteFrom('vehicles').where('id', 'in', chunk).executeTakeFirstOrThrow()
    deleted += Number(numDeletedRows)
  }
  return deleted
}

const REMOVED_COLUMNS = 8

async function rememberRemoved(db: VehicleDb, ids: readonly string[], at: Date): Promise<void> {
  const rows = await db.selectFrom('vehicles').selectAll().where('id', 'in', ids).execute()
  const aliases = await db.selectFrom('vehicle_aliases').selectAll().where('vehicle_id', 'in', ids).execute()
  const aliasesOf = Map.groupBy(aliases, ({ vehicle_id }) => vehicle_id)
  const removed = rows.flatMap((row): RemovedVehicleRow[] => {
    const { id, name, brand, category, price_cents } = row
    const result = readRow(row)
    const seats = ('vehicle' in result && result.vehicle.specifications.seatingCapacity) || null
    const facts = { vehicle_id: id, name, brand, category, seats, price_cents, removed_at: at.toISOString() }
    return [id, ...(aliasesOf.get(id) ?? []).map(({ alias }) => alias)].map((idOrAlias) => ({
      id_or_alias: idOrAlias,
      ...facts,
    }))
  })
  // An alias may have belonged to a vehicle that was removed earlier, and each name has only one row.
  const names = removed.map(({ id_or_alias }) => id_or_alias)
  for (const chunk of chunks(names, MAX_STATEMENT_VALUES)) {
    await db.deleteFrom('removed_vehicles').where('id_or_alias', 'in', chunk).execute()
  }
  for (const chunk of chunks(removed, Math.floor(MAX_STATEMENT_VALUES / REMOVED_COLUMNS))) {
    await db.insertInto('removed_vehicles').values(chunk).execute()
  }
}

export async function forgetRemoved(db: VehicleDb, ids: readonly string[]): Promise<void> {
  for (const chunk of chunks(ids, MAX_STATEMENT_VALUES)) {
    await db.deleteFrom('removed_vehicles').where('vehicle_id', 'in', chunk).execute()
  }
}

/** Notifies every replica that the stock has changed. @returns the new revision */
export async function countStockChange(db: VehicleDb): Promise<number> {
  const { revision } = await db
    .updateTable('stock_revision')
    .set((set) => ({ revision: set('revision', '+', 1) }))
    .returning('revision')
    .executeTakeFirstOrThrow()
  return revision
}
