import type { Vehicle } from '../../catalogue/vehicle.ts'
import { usd } from '../../format/money.ts'
import { type FilterName, type FilterOption, filterNames, filterOptions } from './inventory-search.ts'

/** US dollars (product.md 9.12). */
const LOWER_BOUND = 15000
const UPPER_BOUND = 25000

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

const optionFilters: { readonly [Name in FilterName]: OptionFilter<FilterOption<Name>> } = {
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
