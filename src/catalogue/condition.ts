import { grouped } from '../format/money.ts'
import type { Vehicle } from './vehicle.ts'

type Described = Pick<Vehicle, 'isNew' | 'specifications'>

/** A fact of the condition as it is shown; undefined when the stock does not say. */
export function factOf(name: string, { specifications }: Pick<Vehicle, 'specifications'>): string | undefined {
  const value = specifications[name]
  if (value === undefined || value === '') return undefined
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  const text = String(value).trim()
  return name === 'hoursOnMeter' && /^\d+$/.test(text) ? grouped(text) : text
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

/** Names that several vehicles in stock have. */
export function sharedNames(vehicles: readonly Pick<Vehicle, 'name' | 'inStock'>[]): ReadonlySet<string> {
  const seen = new Set<string>()
  const shared = new Set<string>()
  for (const { name, inStock } of vehicles) {
    if (!inStock) continue
    if (seen.has(name)) shared.add(name)
    seen.add(name)
  }
  return shared
}

/** Whether another vehicle in stock has the same name. */
export const sharesName = (
  vehicle: Pick<Vehicle, 'id' | 'name'>,
  vehicles: readonly Pick<Vehicle, 'id' | 'name' | 'inStock'>[],
): boolean => vehicles.some(({ id, name, inStock }) => inStock && name === vehicle.name && id !== vehicle.id)

/** What tells units of one name apart: the stock number, or else the id. */
export function unitNumber(vehicle: Pick<Vehicle, 'id' | 'specifications'>): string {
  const stockNumber = factOf('stockNumber', vehicle)
  return stockNumber ? `Stock no. ${stockNumber}` : `No. ${vehicle.id}`
}
