import { usd } from '../format/money.ts'
import { formatPrice, type Vehicle } from './vehicle.ts'

/** The part of a vehicle that a model's card shows, and so all that pages carry of it. */
export type ModelVehicle = Pick<Vehicle, 'id' | 'price'>

/** Whether a maker's model is in stock. `count` is the number of units in stock, at least 1. */
export type ModelStock =
  | { readonly kind: 'in stock'; readonly vehicle: ModelVehicle; readonly count: number }
  | { readonly kind: 'sold out'; readonly vehicle: ModelVehicle }
  | { readonly kind: 'none' }

/** By the model's id. */
export type StockOfModels = Readonly<Record<string, ModelStock>>

/**
 * @param found the vehicle with the model's id as id or alias
 * @param vehicles searched for more units of it: same brand and name
 */
export function modelStock(found: Vehicle | undefined, vehicles: readonly Vehicle[]): ModelStock {
  if (!found) return { kind: 'none' }
  const units = vehicles.filter(({ brand, name, inStock }) => inStock && brand === found.brand && name === found.name)
  const vehicle = found.inStock ? found : units[0]
  if (!vehicle) return { kind: 'sold out', vehicle: forModel(found) }
  return { kind: 'in stock', vehicle: forModel(vehicle), count: units.length }
}

const forModel = ({ id, price }: Vehicle): ModelVehicle => ({ id, price })

export const stockOf = (stock: StockOfModels, id: string): ModelStock => stock[id] ?? { kind: 'none' }

/** The price of the vehicle in stock that is this model, or else the model's list price. */
export const modelPrice = (stock: ModelStock, listPrice: number): string =>
  stock.kind === 'none' ? startingAt(listPrice) : formatPrice(stock.vehicle.price)

export const startingAt = (dollars: number): string => `Starting at ${usd(dollars)}`
