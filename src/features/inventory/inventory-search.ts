import { readTownSlug } from '../../rentals/address-town.ts'

/** The filters with fixed options, in the order of the form. filters.ts says what each option matches. */
export const filterOptions = {
  seats: [2, 4, 6, 8],
  brand: ['denago', 'evolution'],
  price: ['under-15000', '15000-25000', 'over-25000'],
  category: ['ranger', 'maverick', 'forester', 'turfman', 'rover'],
  condition: ['new', 'used'],
  maker: ['denago', 'evolution', 'club-car', 'ez-go', 'tomberlin', 'swift-ev'],
  stock: ['in'],
  lifted: ['yes'],
  cargo: ['yes'],
  'street-legal': ['yes'],
} as const
export const sortOptions = ['newest', 'price-low', 'price-high', 'name'] as const

export type FilterName = keyof typeof filterOptions
export const filterNames: readonly FilterName[] = Object.keys(filterOptions).filter(isFilterName)
export type FilterOption<Name extends FilterName> = (typeof filterOptions)[Name][number]

export type Filters = {
  search?: string
  /** In whole US dollars; a cart at this price is included. */
  'max-price'?: number
} & { [Name in FilterName]?: FilterOption<Name> }

export type InventorySearch = Filters & {
  sort?: (typeof sortOptions)[number]
  /** How many pages of cards are shown; 1 when missing. */
  page?: number
  /** Slug of the town to which the cards say what the cart costs delivered. It filters nothing. */
  town?: string
}

/** In characters. */
export const MAX_SEARCH_LENGTH = 100
const MAX_PAGE = 1000

/** What the router has read from an address: text, or a number where it looks like one. Empty for anything else. */
const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim().toLowerCase() : ''

const oneOf = <Option extends string | number>(options: readonly Option[], value: unknown): Option | undefined =>
  options.find((option) => String(option) === asText(value))

/** Reads '15000', '15,000' and '$15,000'. The highest price that a vehicle can have is a million. */
function readMaxPrice(value: unknown): number | undefined {
  const digits = asText(value).replace(/^\$|,/g, '')
  return /^\d{1,7}$/.test(digits) ? Number(digits) || undefined : undefined
}

/**
 * Reads the inventory's query string or form. Invalid values are ignored, so that no link breaks. They are set
 * to undefined, because the router would otherwise keep them. Lower case throughout, since no filter is sensitive to case. No
 * zod here: every page's entry chunk contains this.
 */
export function readInventorySearch(raw: Record<string, unknown>): InventorySearch {
  const page = Number(raw.page)
  return {
    search: asText(raw.search).slice(0, MAX_SEARCH_LENGTH) || undefined,
    ...readOptions(raw),
    'max-price': readMaxPrice(raw['max-price']),
    sort: oneOf(sortOptions, raw.sort),
    page: Number.isInteger(page) && page > 1 && page <= MAX_PAGE ? page : undefined,
    town: readTownSlug(raw.town),
  }
}

// The overload gives each filter its own options, which the type of `Object.fromEntries` cannot express.
function readOptions(raw: Record<string, unknown>): Omit<Filters, 'search' | 'max-price'>
function readOptions(raw: Record<string, unknown>): Record<string, string | number | undefined> {
  return Object.fromEntries(filterNames.map((name) => [name, oneOf<string | number>(filterOptions[name], raw[name])]))
}

function isFilterName(name: string): name is FilterName {
  return name in filterOptions
}

/** The names of the filters that narrow the list. */
export const filtersSet = (search: Filters): (keyof Filters)[] =>
  (['search', ...filterNames, 'max-price'] as const).filter((name) => search[name] !== undefined)
