import { hasSpecified } from '../../catalogue/condition.ts'
import type { Vehicle } from '../../catalogue/vehicle.ts'
import { usd } from '../../format/money.ts'
import { type FilterName, type FilterOption, type Filters, filterNames, filterOptions } from './inventory-search.ts'

/** US dollars (product.md 9.12). */
const LOWER_BOUND = 15000
const UPPER_BOUND = 25000

/** How a filter's options read in the form, and which vehicles they match (product.md 5.2). */
type OptionFilter<Option extends string | number> = {
  label: string
  /** Label of the option that matches everything. A filter without one has a single option, to tick. */
  all?: string
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

const specified = (label: string, key: string): OptionFilter<'yes'> => ({
  label,
  text: () => label,
  matches: (vehicle) => hasSpecified(key, vehicle),
})

const makers: Record<FilterOption<'maker'>, string> = {
  denago: 'Denago',
  evolution: 'Evolution',
  'club-car': 'Club Car',
  'ez-go': 'EZ-GO',
  tomberlin: 'Tomberlin',
  'swift-ev': 'Swift EV',
}

/** 'E-Z-GO', 'EZ-GO' and 'EZGO' are one maker. */
const squeezed = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

const optionFilters: { readonly [Name in FilterName]: OptionFilter<FilterOption<Name>> } = {
  seats: {
    label: 'Seats',
    all: 'Any',
    text: (option) => `${option} seats`,
    matches: ({ specifications }, option) => specifications.seatingCapacity === option,
  },
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
  condition: {
    label: 'Condition',
    all: 'New or used',
    text: capitalized,
    matches: ({ isNew }, option) => isNew === (option === 'new'),
  },
  maker: {
    label: 'Maker',
    all: 'All makers',
    text: (option) => makers[option],
    matches: ({ brand }, option) => squeezed(brand) === squeezed(option),
  },
  stock: { label: 'In stock', text: () => 'In stock', matches: ({ inStock }) => inStock },
  lifted: specified('Lifted', 'lifted'),
  cargo: specified('Cargo bed', 'cargoBed'),
  'street-legal': specified('Street legal', 'streetLegal'),
}

type AnyOption = string | number

/** optionFilters as a list, for code that treats all filters alike. */
export const filterList: readonly {
  name: FilterName
  options: readonly AnyOption[]
  filter: OptionFilter<AnyOption>
}[] = filterNames.map((name) => ({ name, options: filterOptions[name], filter: optionFilters[name] }))

export const cartCount = (count: number): string => `${count} ${count === 1 ? 'cart' : 'carts'}`

/** A filter that is set, in words. */
export function filterText(name: keyof Filters, search: Filters): string {
  if (name === 'search') return `“${search.search}”`
  if (name === 'max-price') return `Up to ${usd(search['max-price'] ?? 0)}`
  return filterList.find((row) => row.name === name)?.filter.text(search[name] ?? '') ?? ''
}
