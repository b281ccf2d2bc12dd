import { offers } from '../../content/dealer/facts/offers.facts.ts'
import { seatsOnOffer } from '../../content/dealer/facts/seats.facts.ts'
import { readTownSlug } from '../../domain/towns/address-town.ts'

/** Any text is valid: a link to a brand that is sold out finds nothing, but works. */
const fromStock = 'from the stock'

/** In the order of the form. filters.ts defines what each option matches. */
export const filterOptions = {
  seats: seatsOnOffer,
  brand: fromStock,
  price: ['under-15000', '15000-25000', 'over-25000'],
  category: fromStock,
  condition: ['new', 'used'],
  showroom: fromStock,
  stock: ['in'],
  lifted: ['yes'],
  cargo: ['yes'],
  'street-legal': ['yes'],
} as const
export const sortOptions = ['newest', 'price-low', 'price-high', 'name'] as const

export type FilterName = keyof typeof filterOptions
export type FilterValue<Name extends FilterName> = (typeof filterOptions)[Name] extends readonly (infer Value extends
  | string
  | number)[]
  ? Value
  : string
export type TextFilter = 'brand' | 'category' | 'showroom'

export const filterNames: readonly FilterName[] = Object.keys(filterOptions)
  .filter(isFilterName)
  .filter((name) => name !== 'condition' || offers.usedCarts)

export type Filters = {
  search?: string
  'max-price'?: number
} & { [Name in FilterName]?: FilterValue<Name> }

export type InventorySearch = Filters & {
  sort?: (typeof sortOptions)[number]
  page?: number
  /** Slug of the town for delivered prices. Not a filter. */
  town?: string
  /** Used for the brand in old links. */
  maker?: undefined
}

export const MAX_SEARCH_LENGTH = 100
const MAX_NAME_LENGTH = 60
const MAX_PAGE = 1000

/** 'A-B-Cart', 'AB-Cart' and 'abcart' become the same. */
export const squeezed = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')

const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim().toLowerCase() : ''

const oneOf = <Option extends string | number>(options: readonly Option[], value: unknown): Option | undefined =>
  options.find((option) => String(option) === asText(value))

/** Reads '15000', '15,000' and '$15,000'. No vehicle costs more than a million. */
function readMaxPrice(value: unknown): number | undefined {
  const digits = asText(value).replace(/^\$|,/g, '')
  return /^\d{1,7}$/.test(digits) ? Number(digits) || undefined : undefined
}

// Invalid values are ignored, so that no link breaks; they become undefined, or the router would keep them. Lowercased, since filters
// ignore case. No zod here: every page's entry chunk contains this.
export function readInventorySearch(raw: Record<string, unknown>): InventorySearch {
  const page = Number(raw.page)
  const brand = squeezed(asText(raw.brand)) || squeezed(asText(raw.maker))
  return {
    search: asText(raw.search).slice(0, MAX_SEARCH_LENGTH) || undefined,
    ...readOptions(raw),
    brand: brand.slice(0, MAX_NAME_LENGTH) || undefined,
    category: asText(raw.category).slice(0, MAX_NAME_LENGTH) || undefined,
    showroom: asText(raw.showroom).slice(0, MAX_NAME_LENGTH) || undefined,
    'max-price': readMaxPrice(raw['max-price']),
    sort: oneOf(sortOptions, raw.sort),
    page: Number.isInteger(page) && page > 1 && page <= MAX_PAGE ? page : undefined,
    town: readTownSlug(raw.town),
    maker: undefined,
  }
}

// The overload gives each filter its own options, which `Object.fromEntries` cannot express.
function readOptions(raw: Record<string, unknown>): Omit<Filters, 'search' | 'max-price' | TextFilter>
function readOptions(raw: Record<string, unknown>): Record<string, string | number | undefined> {
  return Object.fromEntries(
    filterNames.map((name) => [
      name,
      isText(name) ? undefined : oneOf<string | number>(filterOptions[name], raw[name]),
    ]),
  )
}

function isFilterName(name: string): name is FilterName {
  return name in filterOptions
}

export function isText(name: FilterName): name is TextFilter {
  return filterOptions[name] === fromStock
}

export const filtersSet = (search: Filters): (keyof Filters)[] =>
  (['search', ...filterNames, 'max-price'] as const).filter((name) => search[name] !== undefined)
