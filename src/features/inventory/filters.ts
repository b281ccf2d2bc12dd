import { categoriesOnOffer } from '../../content/dealer/facts/categories.facts.ts'
import { makers } from '../../content/dealer/facts/makers.facts.ts'
import { findShowroom, showroomTown } from '../../content/dealer/showroom-names.ts'
import { capitalized } from '../../content/format/capitalized.ts'
import { usd } from '../../content/format/money.ts'
import { count } from '../../content/format/number.ts'
import { hasSpecified } from '../../domain/catalogue/cart-condition.ts'
import type { Vehicle } from '../../domain/catalogue/vehicle.ts'
import {
  type FilterName,
  type Filters,
  type FilterValue,
  filterNames,
  filterOptions,
  isText,
  squeezed,
  type TextFilter,
} from './inventory-search.ts'

/** US dollars (product.md 9.12). */
const LOWER_BOUND = 15000
const UPPER_BOUND = 25000

/** Only the most common brands and categories; a search finds the rest. */
const MOST_OPTIONS = 12

type FilterRule<Value extends string | number> = {
  label: string
  /** Label of the option for any value. Without it, the filter is a single checkbox. */
  all?: string
  text(value: Value): string
  matches(vehicle: Vehicle, value: Value): boolean
}

type PriceRange = { text: string; includes: (price: number) => boolean }

const priceRanges: Record<FilterValue<'price'>, PriceRange> = {
  'under-15000': { text: `Under ${usd(LOWER_BOUND)}`, includes: (price) => price < LOWER_BOUND },
  '15000-25000': {
    text: `${usd(LOWER_BOUND)} to ${usd(UPPER_BOUND)}`,
    includes: (price) => price >= LOWER_BOUND && price <= UPPER_BOUND,
  },
  'over-25000': { text: `Over ${usd(UPPER_BOUND)}`, includes: (price) => price > UPPER_BOUND },
}

const specified = (label: string, key: string): FilterRule<'yes'> => ({
  label,
  text: () => label,
  matches: (vehicle) => hasSpecified(key, vehicle),
})

const rules: { readonly [Name in FilterName]: FilterRule<FilterValue<Name>> } = {
  seats: {
    label: 'Seats',
    all: 'Any',
    text: (value) => `${value} seats`,
    matches: ({ specifications }, value) => specifications.seatingCapacity === value,
  },
  brand: {
    label: 'Brand',
    all: 'All brands',
    text: (value) => makers.find(({ name }) => squeezed(name) === value)?.name ?? capitalized(value),
    matches: ({ brand }, value) => squeezed(brand) === value,
  },
  category: {
    label: 'Category',
    all: 'All categories',
    text: capitalized,
    matches: ({ category }, value) => category.toLowerCase().includes(value),
  },
  price: {
    label: 'Price',
    all: 'Any price',
    text: (value) => priceRanges[value].text,
    // A vehicle without a price doesn't match any range.
    matches: ({ price }, value) => price !== undefined && priceRanges[value].includes(price),
  },
  condition: {
    label: 'Condition',
    all: 'New or used',
    text: capitalized,
    matches: ({ isNew }, value) => isNew === (value === 'new'),
  },
  showroom: {
    label: 'Showroom',
    all: 'Any showroom',
    text: (value) => {
      const showroom = findShowroom(value)
      return showroom ? showroomTown(showroom) : capitalized(value)
    },
    // A cart that can come from any showroom is listed under each.
    matches: ({ showroom }, value) => showroom === undefined || showroom === value,
  },
  stock: { label: 'In stock', text: () => 'In stock', matches: ({ inStock }) => inStock },
  lifted: specified('Lifted', 'lifted'),
  cargo: specified('Cargo bed', 'cargoBed'),
  'street-legal': specified('Street legal', 'streetLegal'),
}

type Option<Value extends string | number> = { readonly value: Value; readonly text: string }

export type FilterOptions = Readonly<Record<TextFilter, readonly Option<string>[]>>

/** Offered even if no cart in stock matches (product.md 5.2). */
const alwaysOffered: FilterOptions = {
  brand: makers.flatMap(({ name, page }) => (page ? [{ value: squeezed(name), text: name }] : [])),
  category: categoriesOnOffer.map((value) => ({ value, text: capitalized(value) })),
  showroom: [],
}

export type CartGroup = { readonly sample: Vehicle; count: number }

export const offeredOptions = (stock: readonly CartGroup[]): FilterOptions => ({
  brand: optionsOf('brand', squeezed, stock),
  category: optionsOf('category', (category) => category.toLowerCase(), stock),
  showroom: floorsOf(stock),
})

/** Empty unless carts are at two or more showrooms. */
function floorsOf(stock: readonly CartGroup[]): FilterOptions['showroom'] {
  const floors = new Set(stock.flatMap(({ sample }) => sample.showroom ?? []))
  if (floors.size < 2) return []
  return [...floors].sort().map((value) => ({ value, text: rules.showroom.text(value) }))
}

function optionsOf(
  name: Exclude<TextFilter, 'showroom'>,
  toValue: (text: string) => string,
  stock: readonly CartGroup[],
): FilterOptions[TextFilter] {
  const groups = new Map<string, CartGroup>()
  for (const { sample, count } of stock) {
    const same = groups.get(sample[name])
    if (same) same.count += count
    else groups.set(sample[name], { sample, count })
  }
  const always = alwaysOffered[name]
  const more: Option<string>[] = []
  for (const { sample } of [...groups.values()].sort((a, b) => b.count - a.count)) {
    if (always.length + more.length === MOST_OPTIONS) break
    const value = toValue(sample[name])
    const isFound = [...always, ...more].some((option) => rules[name].matches(sample, option.value))
    if (value !== '' && !isFound) more.push({ value, text: sample[name] })
  }
  return [...always, ...more.sort((a, b) => (a.value < b.value ? -1 : 1))]
}

/** Adds options that a search has set, so that the form shows and keeps them. */
export function withChosen(offered: FilterOptions, search: Filters, stock: readonly CartGroup[]): FilterOptions {
  const complete = (name: TextFilter): FilterOptions[TextFilter] => {
    const value = search[name]
    if (value === undefined || offered[name].some((option) => option.value === value)) return offered[name]
    const match = stock.find(({ sample }) => name !== 'showroom' && squeezed(sample[name]) === squeezed(value))
    return [...offered[name], { value, text: (name !== 'showroom' && match?.sample[name]) || rules[name].text(value) }]
  }
  return { brand: complete('brand'), category: complete('category'), showroom: complete('showroom') }
}

type Value = string | number

export type FilterRow = {
  readonly name: FilterName
  readonly rule: FilterRule<Value>
  readonly options: readonly Option<Value>[]
}

export const filterRows = (offered: FilterOptions = alwaysOffered): readonly FilterRow[] =>
  filterNames.map((name) => {
    const rule: FilterRule<Value> = rules[name]
    const options = isText(name)
      ? offered[name]
      : filterOptions[name].map((value) => ({ value, text: rule.text(value) }))
    return { name, rule, options }
  })

export const cartCount = (carts: number): string => count(carts, 'cart')

export function filterText(name: keyof Filters, search: Filters, rows: readonly FilterRow[]): string {
  if (name === 'search') return `“${search.search}”`
  if (name === 'max-price') return `Up to ${usd(search['max-price'] ?? 0)}`
  const row = rows.find((each) => each.name === name)
  const value = search[name] ?? ''
  return row?.options.find((option) => option.value === value)?.text ?? row?.rule.text(value) ?? ''
}
