import { sharedNames } from '../../domain/catalogue/cart-condition.ts'
import { type CardVehicle, forCard, type Vehicle } from '../../domain/catalogue/vehicle.ts'
import { atOnce } from '../../server/system/time-slices.ts'
import {
  type CartGroup,
  type FilterOptions,
  type FilterRow,
  filterRows,
  offeredOptions,
  withChosen,
} from './filters.ts'
import type { InventorySearch } from './inventory-search.ts'
import { type Sort, type SortNames, type SortOrders, sortOrders } from './sort-orders.ts'
import type { Suggestions } from './suggestions.ts'
import { TextIndex } from './text-index.ts'

export const PAGE_SIZE = 48
/** Enough to show all of a stock that browsers filter themselves (WHOLE_LIST_LIMIT). */
const MAX_PAGES = 11

export const firstPageOf = (lastPage: number): number => Math.max(1, lastPage - MAX_PAGES + 1)

export type OptionCounts = Readonly<Record<string, Readonly<Record<string, number>>>>

export type InventoryView = {
  shown: CardVehicle[]
  sharedNames: string[]
  skipped: number
  matching: number
  total: number
  counts: OptionCounts
  offered: FilterOptions
  /** From the server only, when nothing matches. */
  suggestions?: Suggestions
}

/** Filters and sorts (product.md 5.2). Prepared once, so that showing a large stock takes little longer than a small one. */
export class InventoryIndex {
  readonly #vehicles: readonly Vehicle[]
  /** Groups of vehicles that match the same options, so that options are checked for only one vehicle of each group. */
  readonly #groups: readonly CartGroup[]
  readonly #groupOf: Uint32Array
  readonly #offered: FilterOptions
  readonly #rows: readonly FilterRow[]
  /** The options that match each group, as bits per filter. */
  readonly #bits: (readonly number[])[] = []
  private readonly texts: TextIndex
  #orders: SortOrders | undefined

  private constructor(
    vehicles: readonly Vehicle[],
    groups: readonly CartGroup[],
    groupOf: Uint32Array,
    texts: TextIndex,
  ) {
    this.#vehicles = vehicles
    this.#groups = groups
    this.#groupOf = groupOf
    this.#offered = offeredOptions(groups)
    this.#rows = filterRows(this.#offered)
    this.texts = texts
  }

  /**
   * @param vehicles newest first
   * @param before the index from an earlier revision
   */
  static *of(vehicles: readonly Vehicle[], before?: InventoryIndex): Generator<void, InventoryIndex> {
    const fixed = filterRows({ brand: [], category: [], showroom: [] })
    const groups = new Map<string, CartGroup & { readonly at: number }>()
    const groupOf = new Uint32Array(vehicles.length)
    for (const [at, vehicle] of vehicles.entries()) {
      const key = [
        ...fixed.map((row) => optionBits(row, vehicle)),
        vehicle.brand,
        vehicle.category,
        vehicle.showroom,
      ].join('\n')
      const group = groups.get(key) ?? { sample: vehicle, count: 0, at: groups.size }
      group.count++
      groups.set(key, group)
      groupOf[at] = group.at
      yield
    }
    const texts = yield* TextIndex.of(vehicles, before?.texts)
    const index = new InventoryIndex(vehicles, [...groups.values()], groupOf, texts)
    for (const { sample } of groups.values()) {
      index.#bits.push(index.#rows.map((row) => optionBits(row, sample)))
      yield
    }
    return index
  }

  *sort(sortNames?: SortNames): Generator<void, this> {
    this.#orders = yield* sortOrders(this.#vehicles, sortNames)
    return this
  }

  /** @param firstPage first page of cards to show, from 1; by default as early as MAX_PAGES allows. The last page is the one from the search. */
  view(search: InventorySearch, firstPage?: number): InventoryView {
    const lastPage = search.page ?? 1
    const start = ((firstPage ?? firstPageOf(lastPage)) - 1) * PAGE_SIZE
    const offered = withChosen(this.#offered, search, this.#groups)
    const { fits, matching, counts } = this.#match(search)
    const cards: CardVehicle[] = []
    let passed = 0
    // Sold carts come last, whatever the order.
    for (const inStock of [true, false]) {
      for (const at of this.#inOrder(search.sort)) {
        if (passed === lastPage * PAGE_SIZE || passed === matching) break
        const vehicle = this.#vehicles[at]
        if (fits[at] !== 1 || vehicle?.inStock !== inStock) continue
        if (passed >= start) cards.push(forCard(vehicle))
        passed++
      }
    }
    const ofSeveral = sharedNames(this.#vehicles)
    return {
      shown: cards,
      sharedNames: [...new Set(cards.flatMap(({ name }) => (ofSeveral.has(name) ? [name] : [])))],
      skipped: Math.min(start, matching),
      matching,
      total: this.#vehicles.length,
      counts,
      offered,
    }
  }

  /** Plain loops, since most of the time for a large stock is spent here. */
  #match(search: InventorySearch): { fits: Uint8Array; matching: number; counts: OptionCounts } {
    const worded = search.search ? this.texts.find(search.search) : undefined
    const limit = search['max-price']
    const failures = this.#groups.map(({ sample }) => failedFilters(this.#rows, sample, search))
    const histogram = new Uint32Array(failures.length)
    const fits = new Uint8Array(this.#vehicles.length)
    let matching = 0
    for (let at = 0; at < fits.length; at++) {
      if (worded && worded[at] === 0) continue
      // A vehicle without a price may cost more.
      if (limit !== undefined && !((this.#vehicles[at]?.price ?? Number.POSITIVE_INFINITY) <= limit)) continue
      const group = this.#groupOf[at] ?? 0
      histogram[group] = (histogram[group] ?? 0) + 1
      if (failures[group]?.length !== 0) continue
      fits[at] = 1
      matching++
    }
    return { fits, matching, counts: this.#countOptions(failures, histogram) }
  }

  /** Counts the carts that each option would match, given the other filters. */
  #countOptions(failures: readonly number[][], histogram: Uint32Array): OptionCounts {
    const countOption = (filter: number, bit: number): number => {
      let count = 0
      for (const [at, bits] of this.#bits.entries()) {
        const others = failures[at]?.some((failed) => failed !== filter)
        if (!others && ((bits[filter] ?? 0) & (1 << bit)) !== 0) count += histogram[at] ?? 0
      }
      return count
    }
    return Object.fromEntries(
      this.#rows.map(({ name, options }, filter) => [
        name,
        Object.fromEntries(options.map(({ value }, bit) => [value, countOption(filter, bit)])),
      ]),
    )
  }

  #inOrder(sort: Sort = 'newest'): Iterable<number> {
    if (sort === 'newest') return this.#vehicles.keys()
    this.#orders ??= atOnce(sortOrders(this.#vehicles))
    return this.#orders[sort]
  }
}

const optionBits = ({ rule, options }: FilterRow, vehicle: Vehicle): number =>
  options.reduce((sum, { value }, bit) => (rule.matches(vehicle, value) ? sum | (1 << bit) : sum), 0)

const failedFilters = (rows: readonly FilterRow[], vehicle: Vehicle, search: InventorySearch): number[] =>
  rows.flatMap(({ name, rule }, filter) => {
    const selectedValue = search[name]
    return selectedValue === undefined || rule.matches(vehicle, selectedValue) ? [] : [filter]
  })
