import { grouped } from '../format/money.ts'
import type { Vehicle } from './vehicle.ts'

type Described = Pick<Vehicle, 'isNew' | 'specifications'>

/** Optional specifications that a used cart's condition report answers, in its order. */
const reportedFacts = {
  year: 'Year',
  hoursOnMeter: 'Hours on the meter',
  batteryAge: 'Battery age',
  batteryTest: 'Battery test',
  condition: 'Condition',
  knownFlaws: 'Known flaws',
  vin: 'VIN',
  stockNumber: 'Stock number',
} as const

type Fact = keyof typeof reportedFacts

const isFact = (name: string): name is Fact => Object.hasOwn(reportedFacts, name)

/** undefined for a specification that the report does not name. */
export const reportedLabel = (name: string): string | undefined => (isFact(name) ? reportedFacts[name] : undefined)

/** A fact as it is shown; undefined when the stock does not say. */
function factOf(name: Fact, { specifications }: Pick<Vehicle, 'specifications'>): string | undefined {
  const value = specifications[name]
  if (value === undefined || value === '') return undefined
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  const text = String(value).trim()
  return name === 'hoursOnMeter' && /^\d+$/.test(text) ? grouped(text) : text
}

/** The rows of a used cart's condition report. What the stock does not say reads 'Ask us'. */
export const conditionReport = (vehicle: Described): { label: string; value: string }[] =>
  Object.entries(reportedFacts).flatMap(([name, label]) =>
    isFact(name) ? [{ label, value: factOf(name, vehicle) ?? 'Ask us' }] : [],
  )

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
