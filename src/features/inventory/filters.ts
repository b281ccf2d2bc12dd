import type { CardVehicle, Vehicle } from '../../catalogue/vehicle.ts'
import { brandOptions, categoryOptions, type Filters, type InventorySearch, priceOptions } from './search.ts'

/** US dollars (product.md 9.12). */
export const LOWER_BOUND = 15000
export const UPPER_BOUND = 25000

const inPriceRange: Record<(typeof priceOptions)[number], (price: number) => boolean> = {
  'under-15000': (price) => price < LOWER_BOUND,
  '15000-25000': (price) => price >= LOWER_BOUND && price <= UPPER_BOUND,
  'over-25000': (price) => price > UPPER_BOUND,
}

/** The rules of product.md 5.2. A vehicle without a price is in no price range. */
export function matches(vehicle: Vehicle, { search, brand, category, price }: Filters): boolean {
  if (search) {
    const wanted = search.toLowerCase()
    if (!vehicle.name.toLowerCase().includes(wanted) && !vehicle.description.toLowerCase().includes(wanted))
      return false
  }
  if (brand && vehicle.brand.toLowerCase() !== brand) return false
  if (category && !vehicle.category.toLowerCase().includes(category)) return false
  if (price && (vehicle.price === undefined || !inPriceRange[price](vehicle.price))) return false
  return true
}

let collator: Intl.Collator | undefined
/** With one collator for all, which is made when it is first needed: String.localeCompare makes one a pair. */
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

/** The vehicles that match, sorted. `newest` is the order of the list itself. */
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

export type OptionCounts = Record<'brand' | 'category' | 'price', Record<string, number>>

/** How many vehicles each option would leave, with the other filters as they are. */
export function countOptions(vehicles: readonly Vehicle[], filters: Filters): OptionCounts {
  const count = (options: readonly string[], key: 'brand' | 'category' | 'price') => {
    const others = { ...filters, [key]: undefined }
    const rest = vehicles.filter((vehicle) => matches(vehicle, others))
    return Object.fromEntries(
      options.map((option) => [option, rest.filter((vehicle) => matches(vehicle, { [key]: option })).length]),
    )
  }
  return {
    brand: count(brandOptions, 'brand'),
    category: count(categoryOptions, 'category'),
    price: count(priceOptions, 'price'),
  }
}

/** Cards a page: what is in the first HTML, and what each 'Show more' adds. */
export const PAGE_SIZE = 48

export type InventoryView = {
  /** The cards to show: the first `page` × PAGE_SIZE of the matching ones. */
  shown: CardVehicle[]
  matching: number
  total: number
  counts: OptionCounts
}

export function inventoryView(vehicles: readonly Vehicle[], search: InventorySearch): InventoryView {
  const { search: text, ...others } = search
  // Looking for words costs the most, so it is done once for the list and all counts.
  const worded = text ? vehicles.filter((vehicle) => matches(vehicle, { search: text })) : vehicles
  const found = applySearch(worded, others)
  return {
    shown: found.slice(0, (search.page ?? 1) * PAGE_SIZE),
    matching: found.length,
    total: vehicles.length,
    counts: countOptions(worded, others),
  }
}
