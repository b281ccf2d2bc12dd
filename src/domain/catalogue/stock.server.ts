import { hash } from 'node:crypto'
import { database } from '../../server/database/app-database.server.ts'
import type { Db } from '../../server/database/database.server.ts'
import { markRead, markStockRead } from '../../server/database/stock-dependence.server.ts'
import { log } from '../../server/system/log.server.ts'
import { inSlices, TimeSlices } from '../../server/system/time-slices.ts'
import { offSiteCarts } from './edits/carts-off-site.server.ts'
import { isShown } from './shown-on-site.ts'
import type { Vehicle } from './vehicle.ts'
import { aliasPages, type VehicleRow, vehicleMarkPages, vehicleRowPages, vehicleRows } from './vehicle-rows.server.ts'
import { stockRevision, toVehicle } from './vehicles.server.ts'

/** One revision of the catalogue that this site shows, shared by all pages, the API and the feeds of this process. */
export type Stock = {
  readonly revision: number
  /** Changes whenever anything changes that the site shows about the stock. */
  readonly version: string
  /** Newest first. */
  readonly vehicles: readonly Vehicle[]
  /** Carts that staff have taken off the site; shown only to staff. */
  readonly offSite: readonly Vehicle[]
  /** For each vehicle, ISO 8601 in UTC. */
  readonly changedAt: readonly string[]
  /** By id or alias. If a name is both, the id wins. */
  readonly find: (idOrAlias: string) => Vehicle | undefined
}

let current: Snapshot | undefined
let loading: Promise<Snapshot> | undefined
let watched = false

/** Marks the page that is being rendered as one that uses the stock, so that it is rendered again when the stock changes. */
export async function currentStock(): Promise<Stock> {
  markStockRead()
  if (current && (watched || current.revision === (await stockRevision(database())))) return current
  return refresh(database())
}

/** The version of the stock that pages show now; undefined until the stock has been read. */
export const shownStockVersion = (): string | undefined => current?.version

/** Overlapping calls share one read of the tables. */
function refresh(db: Db): Promise<Snapshot> {
  loading ??= readStock(db, current)
    .then((stock) => {
      current = stock
      return stock
    })
    .finally(() => {
      loading = undefined
    })
  return loading
}

type Index<Built> = (stock: Stock) => Promise<Built>
const indexes = new Set<Index<unknown>>()

/** Built once for each revision and, after its first use, before a new revision is shown. */
export function stockIndex<Built>(build: (vehicles: readonly Vehicle[]) => Generator<void, Built>): Index<Built> {
  const built = new WeakMap<Stock, Promise<Built>>()
  const index: Index<Built> = (stock) => {
    indexes.add(index)
    const before = built.get(stock)
    if (before) return before
    const result = inSlices(build(stock.vehicles))
    built.set(stock, result)
    return result
  }
  return index
}

/** Changes to the stock must be visible within two seconds. */
const INTERVAL_MS = 500

/**
 * Watches for changes by any process and calls `onChange` once a new revision is shown. @returns a function that stops the watch @param others other data that pages are made from; each function returns whether its data has changed
 */
export function watchStock(
  db: () => Db,
  onChange: () => void,
  others: readonly ((db: Db) => Promise<boolean>)[] = [],
): () => void {
  watched = true
  let answering = true
  const look = async () => {
    try {
      const before = current?.revision
      if (before !== (await stockRevision(db()))) {
        await refresh(db())
        if (before !== undefined) onChange()
      }
      for (const hasChanged of others) if (await hasChanged(db())) onChange()
      if (!answering) log.info('the database is responding again')
      answering = true
    } catch (error) {
      if (answering) log.error({ err: error }, 'the database is not responding; pages are served from memory')
      answering = false
    }
    timer = setTimeout(look, INTERVAL_MS)
    timer.unref()
  }
  let timer = setTimeout(look, 0)
  return () => {
    watched = false
    clearTimeout(timer)
  }
}

type Entry = { readonly fingerprint: string; readonly updatedAt: string; readonly vehicle: Vehicle | undefined }
/** Rows by id, newest first. */
type Entries = ReadonlyMap<string, Entry>
type Snapshot = Stock & { readonly entries: Entries }

/** The maximum number of reads while the tables keep changing; the watch picks up later changes. */
const MAX_READINGS = 3

/** Works in slices, so that requests are answered in between. Unchanged vehicles are reused from `before`. */
async function readStock(db: Db, before: Snapshot | undefined): Promise<Snapshot> {
  for (let reading = 1; ; reading++) {
    const revision = await stockRevision(db)
    const stock = await readTables(db, revision, before)
    if (reading < MAX_READINGS && (await stockRevision(db)) !== revision) continue
    await Promise.all([...indexes].map((index) => index(stock)))
    return stock
  }
}

async function readTables(db: Db, revision: number, before: Snapshot | undefined): Promise<Snapshot> {
  const slices = new TimeSlices()
  const entries = (before && (await readChanged(db, before.entries))) ?? (await readAll(db, slices, before?.entries))
  const off = await offSiteCarts(db)
  const all = [...entries.values()].flatMap(({ vehicle, updatedAt }) => (vehicle ? [{ vehicle, updatedAt }] : []))
  const current = all.filter(({ vehicle }) => !off.has(vehicle.id))
  const offSite = all.flatMap(({ vehicle }) => (off.has(vehicle.id) ? [vehicle] : []))
  const aliases = new Map<string, string>()
  for await (const page of aliasPages(db)) {
    for (const { alias, vehicle_id } of page) aliases.set(alias, vehicle_id)
    if (slices.over) await slices.pause()
  }
  const find = (name: string): Vehicle | undefined => {
    const match = (entries.get(name) ?? entries.get(aliases.get(name) ?? ''))?.vehicle
    if (!match || off.has(match.id)) return undefined
    markRead(`vehicle-${match.id}`)
    return match
  }
  const version = hash(
    'sha256',
    JSON.stringify([[...entries.values()].map(({ fingerprint }) => fingerprint), [...aliases], [...off.keys()]]),
  )
  const vehicles = current.map(({ vehicle }) => vehicle)
  return { revision, version, vehicles, offSite, changedAt: current.map(({ updatedAt }) => updatedAt), entries, find }
}

async function readAll(db: Db, slices: TimeSlices, before: Entries | undefined): Promise<Entries> {
  const share = valueSharing()
  const entries = new Map<string, Entry>()
  for await (const page of vehicleRowPages(db)) {
    for (const row of page) {
      entries.set(row.id, entryOf(row, share, before))
      if (slices.over) await slices.pause()
    }
  }
  return entries
}

/** Above this, reading every row is just as fast. */
const MOST_CHANGED = 200

/**
 * Most changes are of one vehicle, and many processes may follow one stock.
 * @returns undefined when all rows must be read: too many differ, or another program changed one without changing its updated_at
 */
async function readChanged(db: Db, before: Entries): Promise<Entries | undefined> {
  const marks = (await Array.fromAsync(vehicleMarkPages(db))).flat()
  const changed = marks.filter((mark) => before.get(mark.id)?.updatedAt !== mark.updated_at)
  const isUnexplained = changed.length === 0 && marks.length === before.size
  if (isUnexplained || changed.length > MOST_CHANGED) return undefined
  const ids = changed.map(({ id }) => id)
  const share = valueSharing()
  const rows = ids.length > 0 ? await vehicleRows(db, ids) : []
  const entries = new Map(rows.map((row) => [row.id, entryOf(row, share)]))
  return new Map(
    marks.flatMap(({ id }) => {
      const entry = entries.get(id) ?? before.get(id)
      return entry ? [[id, entry] as const] : []
    }),
  )
}

/** @param before earlier stock, whose unchanged vehicles are reused instead of parsed */
function entryOf(row: VehicleRow, share: Share, before?: Entries): Entry {
  const fingerprint = fingerprintOf(row)
  const last = before?.get(row.id)
  const vehicle = last?.fingerprint === fingerprint ? last.vehicle : shownVehicle(row, share)
  return { fingerprint, updatedAt: row.updated_at, vehicle }
}

const shownVehicle = (row: VehicleRow, share: Share): Vehicle | undefined =>
  isShown(row) ? share(row, toVehicle(row)) : undefined

const fingerprintOf = (row: VehicleRow): string => hash('sha1', JSON.stringify(Object.values(row)), 'base64')

type Share = (row: VehicleRow, vehicle: Vehicle | undefined) => Vehicle | undefined

/** Units of one model repeat its description and features: each value is kept in memory once. */
function valueSharing(): Share {
  const brands = new Map<string, string>()
  const categories = new Map<string, string>()
  const descriptions = new Map<string, string>()
  const images = new Map<string, Vehicle['images']>()
  const features = new Map<string, Vehicle['features']>()
  const specifications = new Map<string, Vehicle['specifications']>()
  return (row, vehicle) =>
    vehicle && {
      ...vehicle,
      brand: shared(brands, row.brand, vehicle.brand),
      category: shared(categories, row.category, vehicle.category),
      description: shared(descriptions, row.description, vehicle.description),
      images: shared(images, row.images, vehicle.images),
      features: shared(features, row.features, vehicle.features),
      specifications: shared(specifications, row.specifications, vehicle.specifications),
    }
}

function shared<Value>(values: Map<string, Value>, text: string, value: Value): Value {
  const existing = values.get(text)
  if (existing === undefined) values.set(text, value)
  return existing ?? value
}
