import { sharedNames } from '../../catalogue/condition.ts'
import type { CardVehicle, Vehicle } from '../../catalogue/vehicle.ts'
import { atOnce } from '../../platform/time-slices.ts'
import { filterList } from './filters.ts'
import type { InventorySearch } from './inventory-search.ts'
import type { Suggestions } from './suggestions.ts'

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

type Sort = NonNullable<InventorySearch['sort']>

/**
 * What the inventory page filters and sorts by (product.md 5.2), worked out once for a list of vehicles, so that a view of a
 * large stock costs little more than one of a small stock.
 */
export class InventoryIndex {
  readonly #vehicles: readonly Vehicle[]
  /** Which options match, as bits for each filter. Most vehicles share a combination with others, which is kept once. */
  readonly #combinations: readonly (readonly number[])[]
  readonly #combinationOf: Uint32Array
  /** Lower case. Units of one model share a description, which is then searched once. */
  readonly #names: readonly string[]
  readonly #descriptions: readonly string[]
  readonly #descriptionOf: Uint32Array
  /** Every word of these once: a search for one that is not in it need not look at each vehicle. */
  readonly #vocabulary: string
  /** Positions in the list, by sort order. */
  #orders: Partial<Record<Sort, Uint32Array>> = {}
  /** Of the last search: its suggestions look for the same words. */
  #lastFound: { words: string; found: Uint8Array } | undefined

  private constructor(vehicles: readonly Vehicle[], { bits, combinationOf }: Combinations, texts: Texts) {
    this.#vehicles = vehicles
    this.#combinations = bits
    this.#combinationOf = combinationOf
    this.#names = texts.names
    this.#descriptions = [...texts.descriptions.keys()]
    this.#descriptionOf = texts.descriptionOf
    this.#vocabulary = [...texts.words].join(' ')
  }

  /** @param vehicles newest first */
  static *of(vehicles: readonly Vehicle[]): Generator<void, InventoryIndex> {
    const combinations: Combinations = { bits: [], known: new Map(), combinationOf: new Uint32Array(vehicles.length) }
    const texts: Texts = {
      names: [],
      descriptions: new Map(),
      descriptionOf: new Uint32Array(vehicles.length),
      words: new Set(),
    }
    for (const [at, vehicle] of vehicles.entries()) {
      addText(texts, at, vehicle)
      addCombination(combinations, at, vehicle)
      yield
    }
    return new InventoryIndex(vehicles, combinations, texts)
  }

  /** Prepares the sort orders, which `view` otherwise works out when first asked for one. */
  *sort(sortNames: SortNames = sortWhole): Generator<void, this> {
    const rankOf = yield* nameRanks(this.#vehicles, sortNames)
    yield
    const count = this.#vehicles.length
    const byName = sortedPositions(
      count,
      (at) => (rankOf[at] ?? 0) * count + at,
      (key) => key % count,
    )
    this.#orders.name = byName
    // Vehicles without a price come last in both directions, and equal prices are in the order of names.
    const byPrice = (direction: 1 | -1) => (place: number) => {
      const price = this.#vehicles[byName[place] ?? 0]?.price
      const cents = price === undefined ? NO_PRICE : direction * Math.round(price * 100)
      return (cents + NO_PRICE) * count + place
    }
    const fromPlace = (key: number) => byName[key % count] ?? 0
    yield
    this.#orders['price-low'] = sortedPositions(count, byPrice(1), fromPlace)
    yield
    this.#orders['price-high'] = sortedPositions(count, byPrice(-1), fromPlace)
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
      if (vehicle && passed >= start) shown.push(vehicle)
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
    const worded = search.search ? this.#findWords(search.search) : undefined
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

  #findWords(words: string): Uint8Array {
    if (this.#lastFound?.words === words) return this.#lastFound.found
    const found = new Uint8Array(this.#vehicles.length)
    const isKnown = wordsOf(words).every((word) => this.#vocabulary.includes(word))
    // A long description is searched only where the name does not have the words, and once for all who share it.
    const described = new Uint8Array(this.#descriptions.length)
    for (let at = 0; isKnown && at < found.length; at++) {
      if (this.#names[at]?.includes(words)) {
        found[at] = 1
        continue
      }
      const description = this.#descriptionOf[at] ?? 0
      if (described[description] === UNKNOWN) {
        described[description] = this.#descriptions[description]?.includes(words) ? HAS : LACKS
      }
      if (described[description] === HAS) found[at] = 1
    }
    this.#lastFound = { words, found }
    return found
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
    if (!this.#orders[sort]) atOnce(this.sort())
    return this.#orders[sort] ?? []
  }
}

const UNKNOWN = 0
const HAS = 1
const LACKS = 2

const wordsOf = (text: string): string[] => text.split(' ')

type Texts = {
  names: string[]
  descriptions: Map<string, number>
  descriptionOf: Uint32Array
  words: Set<string>
}

function addText(texts: Texts, at: number, vehicle: Vehicle): void {
  const { names, descriptions, descriptionOf, words } = texts
  const name = vehicle.name.toLowerCase()
  names.push(name)
  for (const word of wordsOf(name)) words.add(word)
  const description = vehicle.description.toLowerCase()
  const known = descriptions.get(description) ?? descriptions.size
  descriptionOf[at] = known
  if (known < descriptions.size) return
  descriptions.set(description, known)
  for (const word of wordsOf(description)) words.add(word)
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

/** In cents, above every price. */
const NO_PRICE = 1e9

/** Sorts names, and says with each `yield` where it can be interrupted. */
export type SortNames = (names: string[], compare: (a: string, b: string) => number) => Generator<void, string[]>

// biome-ignore lint/correctness/useYield: a list short enough for a browser is sorted without interruption
function* sortWhole(...[names, compare]: Parameters<SortNames>): Generator<void, string[]> {
  return names.sort(compare)
}

/**
 * Sorts plain numbers: that takes a third of the time of a sort with a comparison, and neither can be interrupted.
 * @param keyOf a whole number below 2^53 for each place from 0, larger than those of what it comes after
 * @param positionOf the position that a key stands for
 */
function sortedPositions(
  count: number,
  keyOf: (place: number) => number,
  positionOf: (key: number) => number,
): Uint32Array {
  const keys = Float64Array.from({ length: count }, (_, place) => keyOf(place)).sort()
  return Uint32Array.from(keys, positionOf)
}

const NAMES_A_STEP = 1000

/** The place of each vehicle's name among the names in order; equal names share one. */
function* nameRanks(vehicles: readonly Vehicle[], sortNames: SortNames): Generator<void, Uint32Array> {
  // One collator for all: String.localeCompare may create one for every comparison.
  const collator = new Intl.Collator('en-US', { numeric: true })
  const names = yield* sortNames([...new Set(vehicles.map(({ name }) => name))], collator.compare)
  const ranks = new Map<string, number>()
  let rank = 0
  let last: string | undefined
  for (const name of names) {
    if (last !== undefined && collator.compare(last, name) !== 0) rank++
    ranks.set(name, rank)
    last = name
    if (ranks.size % NAMES_A_STEP === 0) yield
  }
  yield
  return Uint32Array.from(vehicles, ({ name }) => ranks.get(name) ?? 0)
}
