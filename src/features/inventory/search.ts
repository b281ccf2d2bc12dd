export const brandOptions = ['denago', 'evolution'] as const
export const categoryOptions = ['ranger', 'maverick', 'forester', 'turfman', 'rover'] as const
export const priceOptions = ['under-15000', '15000-25000', 'over-25000'] as const
export const sortOptions = ['newest', 'price-low', 'price-high', 'name'] as const

export type InventorySearch = {
  search?: string
  brand?: (typeof brandOptions)[number]
  category?: (typeof categoryOptions)[number]
  price?: (typeof priceOptions)[number]
  sort?: (typeof sortOptions)[number]
  /** How many portions of cards are shown. */
  page?: number
}

export type Filters = Pick<InventorySearch, 'search' | 'brand' | 'category' | 'price'>

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
    brand: oneOf(brandOptions, raw.brand),
    category: oneOf(categoryOptions, raw.category),
    price: oneOf(priceOptions, raw.price),
    sort: oneOf(sortOptions, raw.sort),
    page: Number.isInteger(page) && page > 1 && page <= MAX_PAGE ? page : undefined,
  }
}
