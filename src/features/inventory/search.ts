/** The filters that offer options, in the order of the form. What each means stands in filters.ts. */
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
  /** How many portions of cards are shown. */
  page?: number
}

/** Characters. */
export const MAX_SEARCH_LENGTH = 100
const MAX_PAGE = 1000

const oneOf = <Option extends string>(options: readonly Option[], value: unknown): Option | undefined =>
  options.find((option) => option === value)

/**
 * The query string of the inventory, in the address or in the form. What does not fit counts as not
 * given: a link never breaks. It is named as undefined, because the router would keep it as it came
 * otherwise. Plain code, since every page's first script holds it.
 */
export function readInventorySearch(raw: Record<string, unknown>): InventorySearch {
  const page = Number(raw.page)
  const text = typeof raw.search === 'string' || typeof raw.search === 'number' ? String(raw.search) : ''
  return {
    search: text.trim().slice(0, MAX_SEARCH_LENGTH) || undefined,
    ...readOptions(raw),
    sort: oneOf(sortOptions, raw.sort),
    page: Number.isInteger(page) && page > 1 && page <= MAX_PAGE ? page : undefined,
  }
}

// The overload says which options belong to which filter, which `Object.fromEntries` cannot.
function readOptions(raw: Record<string, unknown>): Omit<Filters, 'search'>
function readOptions(raw: Record<string, unknown>): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(filterOptions).map(([name, options]) => [name, oneOf(options, raw[name])]))
}

function isFilterName(name: string): name is FilterName {
  return name in filterOptions
}
