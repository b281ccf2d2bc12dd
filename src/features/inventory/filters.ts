import type { CardVehicle, Vehicle } from '../../catalogue/vehicle.ts'
import { usd } from '../../format/money.ts'
import {
  type FilterName,
  type FilterOption,
  type Filters,
  filterNames,
  filterOptions,
  type InventorySearch,
} from './inventory-search.ts'

/** US dollars (product.md 9.12). */
export const LOWER_BOUND = 15000
export const UPPER_BOUND = 25000

/** How a filter's options read in the form, and which vehicles they match (product.md 5.2). */
type OptionFilter<Option extends string> = {
  label: string
  /** Label of the option that matches everything. */
  all: string
  text(option: Option): string
  matches(vehicle: Vehicle, option: Option): boolean
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

type PriceRange = { text: string; includes: (price: number) => boolean }

const priceRanges: Record<FilterOption<'price'>, PriceRange> = {
  'under-15000': { text: `Under ${usd(LOWER_BOUND)}`, includes: (price) => price < LOWER_BOUND },
  '15000-25000': {
    text: `${usd(LOWER_BOUND)} to ${usd(UPPER_BOUND)}`,
    includes: (price) => price >= LOWER_BOUND && price <= UPPER_BOUND,
  },
  'over-25000': { text: `Over ${usd(UPPER_BOUND)}`, includes: (price) => price > UPPER_BOUND },
}

export const optionFilters: { readonly [Name in FilterName]: OptionFilter<FilterOption<Name>> } = {
  brand: {
    label: 'Brand',
    all: 'All brands',
    text: capitalized,
    matches: ({ brand }, option) => brand.toLowerCase() === option,
  },
  category: {
    label: 'Category',
    all: 'All categories',
    text: capitalized,
    matches: ({ category }, option) => category.toLowerCase().includes(option),
  },
  price: {
    label: 'Price',
    all: 'Any price',
    text: (option) => priceRanges[option].text,
    // A vehicle without a price is in no price range.
    matches: ({ price }, option) => price !== undefined && priceRanges[option].includes(price),
  },
}

/** optionFilters as a list, for code that treats all filters alike. */
export const filterList: readonly { name: FilterName; options: readonly string[]; filter: OptionFilter<string> }[] =
  filterNames.map((name) => ({
    name,
    options: filterOptions[name],
    filter: optionFilters[name],
  }))

/** Whether a vehicle matches the search text and every chosen option. */
export function matches(vehicle: Vehicle, filters: Filters): boolean {
  const words = filters.search?.toLowerCase()
  if (words && !vehicle.name.toLowerCase().includes(words) && !vehicle.description.toLowerCase().includes(words)) {
    return false
  }
  return filterList.every(({ name, filter }) => {
    const option = filters[name]
    return option === undefined || filter.matches(vehicle, option)
  })
}

let collator: Intl.Collator | undefined
/** Shares one collator, created on first use: String.localeCompare may create one for every comparison. */
function byName(a: Vehicle, b: Vehicle): number {
  collator ??= new Intl.Collator('en-US', { numeric: true })
  return collator.compare(a.name, b.name)
}
/** Vehicles without a price come last in both directions. */
const byPrice = (direction: 1 | -1) => (a: Vehicle, b: Vehicle) => {
  if (a.price === b.price) return byName(a, b)
  if (a.price === undefined) return 1
  if (b.price === undefined) return -1
  return direction * (a.price - b.price)
}

/** The matching vehicles, sorted. `newest` keeps the order of the list. */
export function applySearch(vehicles: readonly Vehicle[], search: InventorySearch): Vehicle[] {
  const found = vehicles.filter((vehicle) => matches(vehicle, search))
  switch (search.sort) {
    case 'name':
      return found.sort(byName)
    case 'price-low':
      return found.sort(byPrice(1))
    case 'price-high':
      return found.sort(byPrice(-1))
    default:
      return found
  }
}

/** Keyed by filter name, then option. */
export type OptionCounts = Readonly<Record<string, Readonly<Record<string, number>>>>

/** How many vehicles each option would match, given the other filters. */
export function countOptions(vehicles: readonly Vehicle[], filters: Filters): OptionCounts {
  return Object.fromEntries(
    filterList.map(({ name, options, filter }) => {
      const rest = vehicles.filter((vehicle) => matches(vehicle, { ...filters, [name]: undefined }))
      const count = (option: string) => rest.filter((vehicle) => filter.matches(vehicle, option)).length
      return [name, Object.fromEntries(options.map((option) => [option, count(option)]))]
    }),
  )
}

/** Cards in the server's HTML, and cards that each 'Show more' adds. */
export const PAGE_SIZE = 48

export type InventoryView = {
  /** The first `page` × PAGE_SIZE matching vehicles. */
  shown: CardVehicle[]
  matching: number
  total: number
  counts: OptionCounts
}

export function inventoryView(vehicles: readonly Vehicle[], search: InventorySearch): InventoryView {
  const { search: text, ...others } = search
  // Text search is the slowest step, so it runs once for the list and all counts.
  const worded = text ? vehicles.filter((vehicle) => matches(vehicle, { search: text })) : vehicles
  const found = applySearch(worded, others)
  return {
    shown: found.slice(0, (search.page ?? 1) * PAGE_SIZE),
    matching: found.length,
    total: vehicles.length,
    counts: countOptions(worded, others),
  }
}
