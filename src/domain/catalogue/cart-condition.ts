import { grouped } from '../../content/format/money.ts'
import { type CardVehicle, forCard, type Vehicle } from './vehicle.ts'

type DescribedVehicle = Pick<Vehicle, 'isNew' | 'specifications'>

export function factOf(name: string, { specifications }: Pick<Vehicle, 'specifications'>): string | undefined {
  const value = specifications[name]
  if (value === undefined || value === '') return undefined
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  const text = String(value).trim()
  return name === 'hoursOnMeter' && /^\d+$/.test(text) ? grouped(text) : text
}

/** A missing key means no. So does an answer in a dealer's file that begins with a word such as 'no', 'none' or 'n/a'. */
export function hasSpecified(key: string, { specifications }: Pick<Vehicle, 'specifications'>): boolean {
  const value = specifications[key]
  return typeof value === 'string' ? !/^\s*(?:$|(?:no|not|none|false|0|n\/a)\b)/i.test(value) : Boolean(value)
}

/** Whether the stock calls the cart street legal. An answer such as 'Ask us: it depends on registration' doesn't count. */
export const isCalledStreetLegal = (vehicle: Pick<Vehicle, 'specifications'>): boolean =>
  hasSpecified('streetLegal', vehicle) &&
  !/^\s*(?:ask|call|depends|it depends|maybe|unknown|\?)/i.test(String(vehicle.specifications.streetLegal))

/** 'New', 'New, 2026', 'Used, 2020, 1,180 hours' or '2022', depending on what the stock says. May be empty. */
export function conditionOf(vehicle: DescribedVehicle): string {
  const hours = factOf('hoursOnMeter', vehicle)
  return [
    vehicle.isNew !== undefined && (vehicle.isNew ? 'New' : 'Used'),
    factOf('year', vehicle),
    hours && (/^[\d,.]+$/.test(hours) ? `${hours} ${hours === '1' ? 'hour' : 'hours'}` : hours),
  ]
    .filter(Boolean)
    .join(', ')
}

/** The year, unless the name already has it. */
export function yearBefore(vehicle: Pick<Vehicle, 'name' | 'specifications'>): string | undefined {
  const year = factOf('year', vehicle)
  return year && vehicle.name.split(/\s+/).includes(year) ? undefined : year
}

export const conditionLine = (vehicle: DescribedVehicle & Pick<Vehicle, 'inStock' | 'price'>): string =>
  [conditionOf(vehicle), !vehicle.inStock && 'sold out', vehicle.price === undefined && 'price on request']
    .filter(Boolean)
    .join(', ')

const sharedNamesOf = new WeakMap<object, ReadonlySet<string>>()

export function sharedNames(vehicles: readonly Pick<Vehicle, 'name'>[]): ReadonlySet<string> {
  const before = sharedNamesOf.get(vehicles)
  if (before) return before
  const labels = new Set<string>()
  const shared = new Set<string>()
  for (const { name } of vehicles) {
    if (labels.has(name)) shared.add(name)
    labels.add(name)
  }
  sharedNamesOf.set(vehicles, shared)
  return shared
}

/** `numbered`: several vehicles in the catalogue have this name, so the card shows which unit it is. */
export type StockCard = CardVehicle & { readonly numbered: boolean }

/** @param vehicles the whole catalogue */
export function stockCards(selection: readonly Vehicle[], vehicles: readonly Vehicle[]): StockCard[] {
  const shared = sharedNames(vehicles)
  return selection.map((vehicle) => ({ ...forCard(vehicle), numbered: shared.has(vehicle.name) }))
}

/** The stock number, or else the id, to distinguish units of the same name. */
export function unitNumber(vehicle: Pick<Vehicle, 'id' | 'specifications'>): string {
  const stockNumber = factOf('stockNumber', vehicle)
  return stockNumber ? `Stock no. ${stockNumber}` : `No. ${vehicle.id}`
}
