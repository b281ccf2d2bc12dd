import { sharedNames } from '../../catalogue/condition.ts'
import { type CardVehicle, forCard, type Vehicle } from '../../catalogue/vehicle.ts'
import { atOnce } from '../../platform/time-slices.ts'
import { filterList } from './filters.ts'
import type { InventorySearch } from './inventory-search.ts'
import { type Sort, type SortNames, type SortOrders, sortOrders } from './sort-orders.ts'
import type { Suggestions } from './suggestions.ts'
import { TextIndex } from './text-index.ts'

/** Cards in the server's HTML, and cards that each 'Show more' adds. */
export const PAGE_SIZE = 48
/** Most pages of cards at once: a stock that browsers filter themselves (WHOLE_LIST_LIMIT) is shown to its end. */
const MAX_PAGES = 11

/** The first page of cards that is shown when a search asks for those up to a page. */
export const firstPageOf = (lastPage: number): number => Math.max(1, lastPage - MAX_PAGES + 1)

/** Keyed by filter name, then option. */
export type OptionCounts = Readonly<Record<string, Readonly<Record<string, number>>>>

export type InventoryView = {
  /** Matching vehicles up to the page of the search. */
  shown: CardVehicle[]
  /** Names of these that other vehicles of the catalogue have too, shown or not. */
  sharedNames: string[]
  /** How many matching vehicles come before those. */
  skipped: number
  matching: number
  total: number
  counts: OptionCounts
  /** From the server alone, where nothing matches. */
  suggestions?: Suggestions
}

/**
 * What the inventory page filters and sorts by (product.md 5.2), worked out once for a list of vehicles, so that a view of a
 * large stock costs little more than one of a small stock.
 */
export class InventoryIndex {
  readonly #vehicles: readonly Vehicle[]
  /** Which options match, as bits for each filter. Most vehicles share a combination with others, which is kept once. */
  readonly #combinations: readonly (readonly number[])[]
  readonly #combinationOf: Uint32Array
  readonly #texts: TextIndex
  #orders: SortOrders | undefined

  private constructor(vehicles: readonly Vehicle[], { bits, combinationOf }: Combinations, texts: TextIndex) {
    this.#vehicles = vehicles
    this.#combinations = bits
    this.#combinationOf = combinationOf
    this.#texts = texts
  }

  /** @param vehicles newest first */
  static *of(vehicles: readonly Vehicle[]): Generator<void, InventoryIndex> {
    const combinations: Combinations = { bits: [], known: new Map(), combinationOf: new Uint32Array(vehicles.length) }
    for (const [at, vehicle] of vehicles.entries()) {
      addCombination(combinations, at, vehicle)
      yield
    }
    return new InventoryIndex(vehicles, combinations, yield* TextIndex.of(vehicles))
  }

  /** Prepares the sort orders, which `view` otherwise works out when first asked for one. */
  *sort(sortNames?: SortNames): Generator<void, this> {
    this.#orders = yield* sortOrders(this.#vehicles, sortNames)
    return this
  }

  /** @param firstPage of the cards shown, from 1; by default as many as fit up to the page of the search */
  view(search: InventorySearch, firstPage?: number): InventoryView {
    const lastPage = search.page ?? 1
    const start = ((firstPage ?? firstPageOf(lastPage)) - 1) * PAGE_SIZE
    const { fits, matching, counts } = this.#match(search)
    const shown: CardVehicle[] = []
    let passed = 0
    for (const at of this.#inOrder(search.sort)) {
      if (passed === lastPage * PAGE_SIZE || passed === matching) break
      if (fits[at] !== 1) continue
      const vehicle = this.#vehicles[at]
      if (vehicle && passed >= start) shown.push(forCard(vehicle))
      passed++
    }
    const ofSeveral = sharedNames(this.#vehicles)
    return {
      shown,
      sharedNames: [...new Set(shown.flatMap(({ name }) => (ofSeveral.has(name) ? [name] : [])))],
      skipped: Math.min(start, matching),
      matching,
      total: this.#vehicles.length,
      counts,
    }
  }

  /** Plain loops: this is what a large stock costs for each view. */
  #match(search: InventorySearch): { fits: Uint8Array; matching: number; counts: OptionCounts } {
    const worded = search.search ? this.#texts.find(search.search) : undefined
    const limit = search['max-price']
    const failures = this.#combinations.map((bits) => failedFilters(bits, search))
    const histogram = new Uint32Array(failures.length)
    const fits = new Uint8Array(this.#vehicles.length)
    let matching = 0
    for (let at = 0; at < fits.length; at++) {
      if (worded && worded[at] === 0) continue
      // A vehicle without a price is not known to cost less.
      if (limit !== undefined && !((this.#vehicles[at]?.price ?? Number.POSITIVE_INFINITY) <= limit)) continue
      const combination = this.#combinationOf[at] ?? 0
      histogram[combination] = (histogram[combination] ?? 0) + 1
      if (failures[combination]?.length !== 0) continue
      fits[at] = 1
      matching++
    }
    return { fits, matching, counts: this.#countOptions(failures, histogram) }
  }

  /** An option is counted for what it would match, given the other filters. */
  #countOptions(failures: readonly number[][], histogram: Uint32Array): OptionCounts {
    const countOption = (filter: number, bit: number): number => {
      let count = 0
      for (const [at, bits] of this.#combinations.entries()) {
        const others = failures[at]?.some((failed) => failed !== filter)
        if (!others && ((bits[filter] ?? 0) & (1 << bit)) !== 0) count += histogram[at] ?? 0
      }
      return count
    }
    return Object.fromEntries(
      filterList.map(({ name, options }, filter) => [
        name,
        Object.fromEntries(options.map((option, bit) => [option, countOption(filter, bit)])),
      ]),
    )
  }

  #inOrder(sort: Sort = 'newest'): Iterable<number> {
    if (sort === 'newest') return this.#vehicles.keys()
    this.#orders ??= atOnce(sortOrders(this.#vehicles))
    return this.#orders[sort]
  }
}

type Combinations = { bits: number[][]; known: Map<string, number>; combinationOf: Uint32Array }

function addCombination({ bits, known, combinationOf }: Combinations, at: number, vehicle: Vehicle): void {
  const matched = filterList.map(({ options, filter }) =>
    options.reduce<number>((sum, option, bit) => (filter.matches(vehicle, option) ? sum | (1 << bit) : sum), 0),
  )
  const key = matched.join()
  const combination = known.get(key) ?? bits.push(matched) - 1
  known.set(key, combination)
  combinationOf[at] = combination
}

/** Positions in filterList of the filters that a combination of options does not pass. */
const failedFilters = (bits: readonly number[], search: InventorySearch): number[] =>
  filterList.flatMap(({ name, options }, filter) => {
    const chosen = search[name]
    return chosen === undefined || ((bits[filter] ?? 0) & (1 << options.indexOf(chosen))) !== 0 ? [] : [filter]
  })
