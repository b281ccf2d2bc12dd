import type { DatabaseSync } from 'node:sqlite'
import { type Db, inTransaction } from '../../server/database/database.server.ts'
import { problemOf } from './column-problem.ts'
import type { StockedVehicle, Vehicle } from './vehicle.ts'
import {
  countStockChange,
  deleteAliases,
  deleteVehicles,
  insertAliases,
  readRow,
  toRow,
  upsertRows,
  type VehicleDb,
  type VehicleRow,
  vehicleRowPages,
  vehicleTables,
} from './vehicle-rows.server.ts'

/** An id or alias that already belongs to another vehicle. */
export class NameTaken extends Error {
  readonly by: string
  constructor(name: string, by: string) {
    super(`'${name}' is already the id or an alias of ${by}`)
    this.by = by
  }
}

/** Adds the vehicle as the newest. @throws NameTaken */
export const addVehicle = (db: Db, vehicle: StockedVehicle, at: Date): Promise<void> =>
  changeStock(db, async (trx) => {
    await refuseTakenNames(trx, vehicle, '')
    await upsertRows(trx, [toRow(vehicle, at, 'command line')])
    await insertAliases(trx, [vehicle])
  })

/** Also replaces the vehicle's aliases. @returns false when there is no such vehicle. @throws NameTaken */
export const replaceVehicle = (db: Db, vehicle: StockedVehicle, at: Date): Promise<boolean> =>
  changeStock(db, async (trx) => {
    await refuseTakenNames(trx, vehicle, vehicle.id)
    if (!(await writeVehicle(trx, vehicle, at))) return false
    await deleteAliases(trx, [vehicle.id])
    await insertAliases(trx, [vehicle])
    return true
  })

/** Call it within changeStock. Leaves aliases as they are. @returns false when there is no such vehicle */
export async function writeVehicle(trx: VehicleDb, vehicle: Vehicle, at: Date): Promise<boolean> {
  const { id, created_at: _, source: __, ...columns } = toRow(vehicle, at)
  const { numUpdatedRows } = await trx
    .updateTable('vehicles')
    .set(columns)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Also records that the vehicles were in stock. @returns how many were removed */
export const removeVehicles = (db: Db, ids: readonly string[], at = new Date()): Promise<number> =>
  changeStock(db, (trx) => deleteVehicles(trx, ids, at))

/** Runs in the caller's transaction, if there is one, or in a new one. Incrementing the revision first makes SQLite take the write lock at the start. */
export function changeStock<T>(db: Db, change: (trx: VehicleDb, revision: number) => Promise<T>): Promise<T> {
  return inTransaction(db, async (transaction) => {
    const trx = vehicleTables(transaction)
    return change(trx, await countStockChange(trx))
  })
}

/** Sets a revision above the live one, so that replicas drop their cached pages after the restore. */
export function raiseStockRevision(live: DatabaseSync, backup: DatabaseSync): void {
  const revision = Number(live.prepare('select revision from stock_revision').get()?.revision ?? 0)
  backup.prepare('update stock_revision set revision = max(revision, ?) + 1').run(revision)
}

/** Call it within changeStock. @throws NameTaken */
export async function refuseTakenNames(trx: VehicleDb, { id, aliases }: StockedVehicle, own: string): Promise<void> {
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

export type StockRow = { vehicle: StockedVehicle; createdAt: string; updatedAt: string; source: string | null }

export type UnreadableVehicle = {
  id: string
  name: string
  source: string | null
  problems: { column: string; reason: string }[]
}

type StockPage = { readable: StockRow[]; unreadable: UnreadableVehicle[] }

async function readRows(db: Db, rows: readonly VehicleRow[]): Promise<StockPage> {
  const page: StockPage = { readable: [], unreadable: [] }
  if (rows.length === 0) return page
  const ids = rows.map(({ id }) => id)
  const aliases = await vehicleTables(db)
    .selectFrom('vehicle_aliases')
    .selectAll()
    .where('vehicle_id', 'in', ids)
    .orderBy('alias')
    .execute()
  const byVehicle = Map.groupBy(aliases, ({ vehicle_id }) => vehicle_id)
  for (const row of rows) {
    const result = readRow(row)
    if ('problem' in result) {
      page.unreadable.push({
        id: row.id,
        name: row.name,
        source: row.source,
        problems: result.problem.issues.map(problemOf),
      })
      continue
    }
    const vehicle = { ...result.vehicle, aliases: (byVehicle.get(row.id) ?? []).map(({ alias }) => alias) }
    page.readable.push({ vehicle, createdAt: row.created_at, updatedAt: row.updated_at, source: row.source })
  }
  return page
}

export async function* stockPages(db: Db, after?: StockPosition): AsyncGenerator<StockPage> {
  for await (const rows of vehicleRowPages(db, after)) yield await readRows(db, rows)
}

export async function findStocked(db: Db, id: string): Promise<StockRow | undefined> {
  const rows = await vehicleTables(db).selectFrom('vehicles').selectAll().where('id', '=', id).execute()
  const { readable } = await readRows(db, rows)
  return readable[0]
}

export async function* eachStocked(db: Db): AsyncGenerator<StockRow> {
  for await (const { readable } of stockPages(db)) yield* readable
}

/** Rows that do not fit the schema, which the site and all lists leave out. */
export async function unreadableVehicles(db: Db): Promise<UnreadableVehicle[]> {
  const all: UnreadableVehicle[] = []
  for await (const { unreadable } of stockPages(db)) all.push(...unreadable)
  return all
}

type StockPosition = Pick<VehicleRow, 'created_at' | 'id'>

export const positionOf = (db: Db, id: string): Promise<StockPosition | undefined> =>
  vehicleTables(db).selectFrom('vehicles').select(['created_at', 'id']).where('id', '=', id).executeTakeFirst()
