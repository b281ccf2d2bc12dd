import { idFromName, type VehiclePatch } from '../edits/vehicle-patch.ts'
import type { StockedVehicle } from '../vehicle.ts'
import { BY_HAND } from '../vehicle-source.ts'
import type { ComparedStock } from './stock-difference.ts'

type Of = Pick<StockedVehicle, 'specifications'> | Pick<VehiclePatch, 'specifications'>

/** Makes 'N-2631' and 'n 2631' equal. Empty if there is no stock number. */
export const stockNumberIn = ({ specifications }: Of): string => idFromName(String(specifications.stockNumber ?? ''))

/** Carts that staff added from a phone, by stock number. */
export const cartsOfStaff = ({ vehicles, sources }: ComparedStock): ReadonlyMap<string, StockedVehicle> =>
  new Map(
    [...vehicles.values()].flatMap((vehicle) => {
      const number = stockNumberIn(vehicle)
      return number !== '' && sources.get(vehicle.id) === BY_HAND ? [[number, vehicle] as const] : []
    }),
  )

/** Keeps the cart's old address working. */
export const withAlias = (vehicle: StockedVehicle, alias: string): StockedVehicle => ({
  ...vehicle,
  aliases: [...new Set([...vehicle.aliases, alias])],
})

export function withoutCarts(stock: ComparedStock, ids: readonly string[]): ComparedStock {
  if (ids.length === 0) return stock
  const left = new Set(ids)
  const staying = <Value>(map: ReadonlyMap<string, Value>) => new Map([...map].filter(([id]) => !left.has(id)))
  return { ...stock, vehicles: staying(stock.vehicles), sources: staying(stock.sources) }
}
