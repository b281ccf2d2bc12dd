import { grouped } from '../format/money.ts'
import { type CardVehicle, forCard, type Vehicle } from './vehicle.ts'

type Described = Pick<Vehicle, 'isNew' | 'specifications'>

/** A fact of the condition as it is shown; undefined when the stock does not say. */
export function factOf(name: string, { specifications }: Pick<Vehicle, 'specifications'>): string | undefined {
  const value = specifications[name]
  if (value === undefined || value === '') return undefined
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  const text = String(value).trim()
  return name === 'hoursOnMeter' && /^\d+$/.test(text) ? grouped(text) : text
}

/**
 * Whether a cart has what a specification is about. Without the key nothing is known, so it has not; 'no' and what begins
 * with it is the answer of a dealer's file.
 */
export function hasSpecified(key: string, { specifications }: Pick<Vehicle, 'specifications'>): boolean {
  const value = specifications[key]
  return typeof value === 'string' ? !/^\s*(?:$|(?:no|not|none|false|0|n\/a)\b)/i.test(value) : Boolean(value)
}

/** 'New', 'New, 2026' or 'Used, 2020, 1,180 hours': as much as the stock says. */
export function conditionOf(vehicle: Described): string {
  const hours = factOf('hoursOnMeter', vehicle)
  return [
    vehicle.isNew ? 'New' : 'Used',
    factOf('year', vehicle),
    hours && (/^[\d,.]+$/.test(hours) ? `${hours} ${hours === '1' ? 'hour' : 'hours'}` : hours),
  ]
    .filter(Boolean)
    .join(', ')
}

/** The condition line of a card: condition, and what keeps the cart from being bought as it stands. */
export const conditionLine = (vehicle: Described & Pick<Vehicle, 'inStock' | 'price'>): string =>
  [conditionOf(vehicle), !vehicle.inStock && 'sold out', vehicle.price === undefined && 'price on request']
    .filter(Boolean)
    .join(', ')

const sharedNamesOf = new WeakMap<object, ReadonlySet<string>>()

/** Names that several vehicles of the catalogue have. Worked out once for each list. */
export function sharedNames(vehicles: readonly Pick<Vehicle, 'name'>[]): ReadonlySet<string> {
  const before = sharedNamesOf.get(vehicles)
  if (before) return before
  const seen = new Set<string>()
  const shared = new Set<string>()
  for (const { name } of vehicles) {
    if (seen.has(name)) shared.add(name)
    seen.add(name)
  }
  sharedNamesOf.set(vehicles, shared)
  return shared
}

/** A vehicle for its card, which says which unit it is when the catalogue holds several of its name. */
export type StockCard = CardVehicle & { readonly numbered: boolean }

/** @param vehicles the whole catalogue */
export function stockCards(chosen: readonly Vehicle[], vehicles: readonly Vehicle[]): StockCard[] {
  const shared = sharedNames(vehicles)
  return chosen.map((vehicle) => ({ ...forCard(vehicle), numbered: shared.has(vehicle.name) }))
}

/** What tells units of one name apart: the stock number, or else the id. */
export function unitNumber(vehicle: Pick<Vehicle, 'id' | 'specifications'>): string {
  const stockNumber = factOf('stockNumber', vehicle)
  return stockNumber ? `Stock no. ${stockNumber}` : `No. ${vehicle.id}`
}
