import type { EditField } from '../edits/edit-fields.ts'
import type { MergedOverrides, Override } from '../edits/overrides.server.ts'
import { differences } from '../edits/vehicle-patch.ts'
import { isUntouchedSample } from '../sample-stock.ts'
import type { StockedVehicle } from '../vehicle.ts'
import { isBroughtBy, takesOver, type VehicleSource } from '../vehicle-source.ts'
import type { RowProblem } from './import-row.ts'

/** The maximum listed for each kind of change. Counts include all. */
const EXAMPLES = 20
const MAX_CLASHES = 100

export type ComparedStock = {
  vehicles: ReadonlyMap<string, StockedVehicle>
  sources: ReadonlyMap<string, string | null>
  /** Stored rows that don't fit the schema. A vehicle in the file with the same id is always reported as a change. */
  unreadable: ReadonlyMap<string, { id: string; name: string }>
  /** Values that staff have set, by the id of the cart: src/domain/catalogue/edits/overrides.server.ts. */
  overrides: ReadonlyMap<string, readonly Override[]>
}

export type ImportedVehicle = {
  line: number
  vehicle: StockedVehicle
  before?: StockedVehicle | undefined
  /** What happened to the values that staff have set. */
  overrides?: Omit<MergedOverrides, 'vehicle'> | undefined
  /** Overrides of pictures, compared after the file's new pictures are downloaded. */
  pictureOverrides?: readonly Override[] | undefined
}

export type Comparison = {
  added: number
  changed: number
  removed: number
  unchanged: number
  /** Not in this file, and not from its source, so they stay. */
  kept?: number
  /** How many overrides stay, and the ones that the file has ended. */
  byHand?: { kept: number; lost: { id: string; field: EditField; person: string; before: string; after: string }[] }
  examples: {
    added: { id: string; name: string }[]
    changed: { id: string; name: string; changes: string }[]
    removed: { id: string; name: string }[]
  }
}

export const changesNothing = ({ added, changed, removed }: Comparison): boolean => added + changed + removed === 0

/** An import may remove up to the larger of the two. */
export type MaxRemovals = { readonly share: number; readonly count: number }

/** The reason to refuse an import that removes too much: an export that was cut off, or is another store's, must not empty the site. Unchanged sample vehicles don't count. */
export function tooManyRemoved(
  { comparison: { added, changed, removed, unchanged, kept = 0 }, samplesRemoved, source }: StockDifference,
  { share, count }: MaxRemovals,
): string | undefined {
  const own = removed - samplesRemoved
  const before = changed + own + unchanged
  const stock = kept > 0 ? `vehicles that came from ${source}` : 'vehicles in stock'
  if (own > 0 && added + changed + unchanged === 0) return `This would remove all ${before} ${stock}.`
  const most = Math.max(Math.floor(before * share), count)
  if (own <= most) return undefined
  return `This would remove ${own} of the ${before} ${stock}. INVENTORY_MAX_REMOVALS allows ${most}.`
}

export type StockDifference = {
  source: VehicleSource
  written: ImportedVehicle[]
  removed: string[]
  /** Ids of carts that this source takes over from another. */
  takeovers: string[]
  samplesRemoved: number
  comparison: Comparison
}

type Removing = {
  keepMissing: boolean
  source: VehicleSource
  /** Rows that could not be read may be about these. */
  spared: ReadonlySet<string>
}

const isRemovable = (stock: ComparedStock, id: string, source: VehicleSource): boolean => {
  const vehicle = stock.vehicles.get(id)
  if (vehicle && isUntouchedSample(vehicle)) return true
  return isBroughtBy(source, { source: stock.sources.get(id) ?? null, showroom: vehicle?.showroom })
}

const isSparable = (stock: ComparedStock, id: string, source: VehicleSource): boolean => {
  const vehicle = stock.vehicles.get(id)
  return isRemovable(stock, id, source) && !(vehicle && isUntouchedSample(vehicle))
}

export function compare(
  stock: ComparedStock,
  imported: readonly ImportedVehicle[],
  { keepMissing, source, spared }: Removing,
): StockDifference {
  const added: ImportedVehicle[] = []
  const changed: (ImportedVehicle & { changes: string })[] = []
  for (const entry of imported) {
    const { id } = entry.vehicle
    const before = stock.vehicles.get(id)
    const changes = before ? differences(before, entry.vehicle) : []
    if (before ? changes.length > 0 : stock.unreadable.has(id)) changed.push({ ...entry, changes: changes.join(', ') })
    else if (!before) added.push(entry)
  }
  const ids = new Set(imported.map(({ vehicle }) => vehicle.id))
  const absent = [...stock.vehicles.values(), ...stock.unreadable.values()].filter(({ id }) => !ids.has(id))
  const missing = absent.filter(({ id }) => !spared.has(id) || !isSparable(stock, id, source))
  const removed = keepMissing
    ? []
    : missing.filter(({ id }) => isRemovable(stock, id, source)).toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const keptCount = keepMissing ? 0 : missing.length - removed.length
  const exampleOf = ({ id, name }: { id: string; name: string }) => ({ id, name })
  return {
    written: [...added, ...changed],
    source,
    removed: removed.map(({ id }) => id),
    takeovers: keepMissing
      ? []
      : [...ids].filter((id) => stock.sources.has(id) && takesOver(source, stock.sources.get(id) ?? null)),
    samplesRemoved: removed.filter(({ id }) => {
      const vehicle = stock.vehicles.get(id)
      return vehicle && isUntouchedSample(vehicle)
    }).length,
    comparison: {
      added: added.length,
      changed: changed.length,
      removed: removed.length,
      unchanged:
        ids.size - added.length - changed.length + (keepMissing ? absent.length : absent.length - missing.length),
      ...(keptCount > 0 && { kept: keptCount }),
      examples: {
        added: added.slice(0, EXAMPLES).map(({ vehicle }) => exampleOf(vehicle)),
        changed: changed.slice(0, EXAMPLES).map(({ vehicle, changes }) => ({ ...exampleOf(vehicle), changes })),
        removed: removed.slice(0, EXAMPLES).map(exampleOf),
      },
    },
  }
}

export function withoutUnchanged(difference: StockDifference, same: ReadonlySet<string>): StockDifference {
  const { written, comparison } = difference
  const { changed, unchanged, examples } = comparison
  return {
    ...difference,
    written: written.filter(({ vehicle }) => !same.has(vehicle.id)),
    comparison: {
      ...comparison,
      changed: changed - same.size,
      unchanged: unchanged + same.size,
      examples: { ...examples, changed: examples.changed.filter(({ id }) => !same.has(id)) },
    },
  }
}

/** @param ids ids in the file with their lines: of all rows, or of the good ones if bad rows are left out */
export function nameClashes(
  stock: ComparedStock,
  imported: readonly ImportedVehicle[],
  ids: ReadonlyMap<string, number>,
  { keepMissing, source, spared }: Removing,
): (RowProblem & { id: string })[] {
  const owners = new Map<string, Set<string>>()
  const own = (name: string, owner: string) => {
    const ownersOfName = owners.get(name)
    if (ownersOfName) ownersOfName.add(owner)
    else owners.set(name, new Set([owner]))
  }
  for (const id of ids.keys()) own(id, id)
  for (const { vehicle } of imported) for (const alias of vehicle.aliases) own(alias, vehicle.id)
  const stays = (id: string) => !ids.has(id) && (keepMissing || spared.has(id) || !isRemovable(stock, id, source))
  for (const { id, aliases } of stock.vehicles.values()) {
    if (stays(id)) for (const name of [id, ...aliases]) own(name, id)
  }
  for (const id of stock.unreadable.keys()) if (stays(id)) own(id, id)
  const names = [
    ...imported.flatMap(({ line, vehicle }) =>
      vehicle.aliases.map((name) => ({ line, column: 'aliases', name, owner: vehicle.id })),
    ),
    ...[...ids].map(([id, line]) => ({ line, column: 'id', name: id, owner: id })),
  ]
  return names
    .flatMap(({ line, column, name, owner }) => {
      const [other] = [...(owners.get(name) ?? [])].filter((candidate) => candidate !== owner).sort()
      return other === undefined ? [] : [{ id: owner, line, column, reason: `'${name}' already leads to ${other}` }]
    })
    .sort((a, b) => a.line - b.line)
    .slice(0, MAX_CLASHES)
}
