/** The filters with fixed options, in the order of the form. filters.ts says what each option matches. */
export const filterOptions = {
  brand: ['denago', 'evolution'],
  category: ['ranger', 'maverick', 'forester', 'turfman', 'rover'],
  price: ['under-15000', '15000-25000', 'over-25000'],
} as const
export const sortOptions = ['newest', 'price-low', 'price-high', 'name'] as const

export type FilterName = keyof typeof filterOptions
export const filterNames: readonly FilterName[] = Object.keys(filterOptions).filter(isFilterName)
export type FilterOption<Name extends FilterName> = (typeof filterOptions)[Name][number]

export type Filters = { search?: string } & { [Name in FilterName]?: FilterOption<Name> }

export type InventorySearch = Filters & {
  sort?: (typeof sortOptions)[number]
  /** How many pages of cards are shown; 1 when missing. */
  page?: number
}

/** In characters. */
export const MAX_SEARCH_LENGTH = 100
const MAX_PAGE = 1000

const oneOf = <Option extends string>(options: readonly Option[], value: unknown): Option | undefined =>
  typeof value === 'string' ? options.find((option) => option === value.toLowerCase()) : undefined

/**
 * Reads the inventory's query string or form. Invalid values are ignored, so that no link breaks. They are set
 * to undefined, because the router would otherwise keep them. Lower case throughout, since no filter is sensitive to case. No
 * zod here: every page's entry chunk contains this.
 */
export function readInventorySearch(raw: Record<string, unknown>): InventorySearch {
  const page = Number(raw.page)
  const text = typeof raw.search === 'string' || typeof raw.search === 'number' ? String(raw.search) : ''
  return {
    search: text.trim().slice(0, MAX_SEARCH_LENGTH).toLowerCase() || undefined,
    ...readOptions(raw),
    sort: oneOf(sortOptions, raw.sort),
    page: Number.isInteger(page) && page > 1 && page <= MAX_PAGE ? page : undefined,
  }
}

// The overload gives each filter its own options, which the type of `Object.fromEntries` cannot express.
function readOptions(raw: Record<string, unknown>): Omit<Filters, 'search'>
function readOptions(raw: Record<string, unknown>): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(filterOptions).map(([name, options]) => [name, oneOf(options, raw[name])]))
}

function isFilterName(name: string): name is FilterName {
  return name in filterOptions
}

/** How many filters narrow the list. */
export const countFilters = (search: Filters): number =>
  ['search' as const, ...filterNames].filter((name) => search[name] !== undefined).length
