import type { Kysely, Selectable } from 'kysely'
import { z } from 'zod'
import type { Database, VehicleTable } from '../../db/schema.ts'
import { log } from '../platform/log.server.ts'
import { pictureUrl } from '../platform/pictures.server.ts'
import { modelStock, type StockOfModels } from './model-stock.ts'
import type { StockedVehicle, Vehicle } from './vehicle.ts'
import { vehicle } from './vehicle-schema.ts'

type Db = Kysely<Database>

const json = z.string().transform((text, context) => {
  try {
    return JSON.parse(text)
  } catch {
    context.addIssue({ code: 'custom', message: 'is not JSON' })
    return z.NEVER
  }
})
const cells = z.object({ images: json, features: json, specifications: json })

/** A row as a vehicle, its pictures as they were written down, or what is wrong with it. */
export function readRow(row: Selectable<VehicleTable>): { vehicle: Vehicle } | { problem: z.ZodError } {
  const parsed = cells.safeParse(row)
  if (!parsed.success) return { problem: parsed.error }
  const result = vehicle.safeParse({
    ...parsed.data,
    id: row.id,
    name: row.name,
    description: row.description,
    price: row.price_cents === null ? undefined : row.price_cents / 100,
    brand: row.brand,
    category: row.category,
    inStock: row.in_stock === 1,
    isNew: row.is_new === 1,
    externalUrl: row.external_url ?? undefined,
  })
  return result.success ? { vehicle: result.data } : { problem: result.error }
}

/**
 * A row as the site shows it, or undefined when it does not fit the schema: one broken row must not
 * take the catalogue down. The log says which and why.
 */
function toVehicle(row: Selectable<VehicleTable>): Vehicle | undefined {
  const read = readRow(row)
  if ('problem' in read) {
    const problem = z.prettifyError(read.problem)
    log.error({ vehicle: row.id, problem }, 'a vehicle does not fit the schema and is left out')
    return undefined
  }
  const found = read.vehicle
  return { ...found, images: found.images.flatMap((image) => pictureUrl(image) ?? []) }
}

/** Every vehicle, newest first. */
export async function listVehicles(db: Db): Promise<Vehicle[]> {
  const rows = await db.selectFrom('vehicles').selectAll().orderBy('created_at', 'desc').orderBy('id').execute()
  return rows.flatMap((row) => toVehicle(row) ?? [])
}

const BATCH = 200

/** Every vehicle, newest first, with no more than a batch of them in memory. */
export async function* eachVehicle(db: Db): AsyncGenerator<Vehicle> {
  for await (const row of eachVehicleRow(db)) {
    const found = toVehicle(row)
    if (found) yield found
  }
}

export async function* eachVehicleRow(db: Db): AsyncGenerator<Selectable<VehicleTable>> {
  let last: Selectable<VehicleTable> | undefined
  while (true) {
    let query = db.selectFrom('vehicles').selectAll().orderBy('created_at', 'desc').orderBy('id').limit(BATCH)
    const after = last
    if (after) {
      query = query.where((where) =>
        where.or([
          where('created_at', '<', after.created_at),
          where.and([where('created_at', '=', after.created_at), where('id', '>', after.id)]),
        ]),
      )
    }
    const rows = await query.execute()
    yield* rows
    last = rows.at(-1)
    if (rows.length < BATCH) return
  }
}

/** One vehicle by its id or by any of its aliases. */
export async function findVehicle(db: Db, idOrAlias: string): Promise<Vehicle | undefined> {
  return (await findVehicles(db, [idOrAlias])).get(idOrAlias)
}

/** The vehicles that these ids or aliases lead to. Where one name is both, the id wins. */
async function findVehicles(db: Db, idsOrAliases: readonly string[]): Promise<ReadonlyMap<string, Vehicle>> {
  const aliases = await db.selectFrom('vehicle_aliases').selectAll().where('alias', 'in', idsOrAliases).execute()
  const ids = [...idsOrAliases, ...aliases.map((row) => row.vehicle_id)]
  const rows = await db.selectFrom('vehicles').selectAll().where('id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, toVehicle(row)]))
  const idOf = new Map(aliases.map((row) => [row.alias, row.vehicle_id]))
  return new Map(
    idsOrAliases.flatMap((name) => {
      const found = byId.get(byId.has(name) ? name : (idOf.get(name) ?? name))
      return found ? [[name, found] as const] : []
    }),
  )
}

/** What is in stock of the makers' models, each found by id or alias as its page is. */
export async function findModelStock(db: Db, modelIds: readonly string[]): Promise<StockOfModels> {
  const found = await findVehicles(db, modelIds)
  const names = [...found.values()].map(({ name }) => name)
  const rows =
    names.length === 0 ? [] : await db.selectFrom('vehicles').selectAll().where('name', 'in', names).execute()
  const units = rows.flatMap((row) => toVehicle(row) ?? [])
  return Object.fromEntries(modelIds.map((id) => [id, modelStock(found.get(id), units)]))
}

/** Adds vehicles with their aliases and tells every replica that the stock has changed. */
export async function addVehicles(
  db: Db,
  vehicles: readonly StockedVehicle[],
  createdAt: (index: number) => Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const [index, { aliases, ...added }] of vehicles.entries()) {
      await trx
        .insertInto('vehicles')
        .values(toRow(added, createdAt(index)))
        .execute()
      if (aliases.length > 0) {
        await trx
          .insertInto('vehicle_aliases')
          .values(aliases.map((alias) => ({ alias, vehicle_id: added.id })))
          .execute()
      }
    }
    await countStockChange(trx)
  })
}

export function toRow(added: Vehicle, at: Date): Selectable<VehicleTable> {
  return {
    id: added.id,
    name: added.name,
    description: added.description,
    price_cents: added.price === undefined ? null : Math.round(added.price * 100),
    brand: added.brand,
    category: added.category,
    images: JSON.stringify(added.images),
    in_stock: Number(added.inStock),
    is_new: Number(added.isNew),
    features: JSON.stringify(added.features),
    specifications: JSON.stringify(added.specifications),
    external_url: added.externalUrl ?? null,
    created_at: at.toISOString(),
    updated_at: at.toISOString(),
  }
}

export async function countVehicles(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('vehicles')
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** Tells every replica that the stock has changed. */
export async function countStockChange(db: Db): Promise<void> {
  await db
    .updateTable('stock_revision')
    .set((set) => ({ revision: set('revision', '+', 1) }))
    .execute()
}

/** A number that grows with every change of stock. */
export async function stockRevision(db: Db): Promise<number> {
  const { revision } = await db.selectFrom('stock_revision').select('revision').executeTakeFirstOrThrow()
  return revision
}
