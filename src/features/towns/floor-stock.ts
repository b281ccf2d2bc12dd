import { cartDelivery } from '../../content/dealer/facts/delivery.ts'
import type { Vehicle } from '../../domain/catalogue/vehicle.ts'

/** Used for carts that can come from any showroom, hence the nearest one. */
export const ANY_FLOOR = ''

/** Carts in stock that are delivered at the price by the mile, by the id of the showroom where they stand. */
export type FloorStock = Readonly<Record<string, number>>

type Standing = Pick<Vehicle, 'inStock' | 'price' | 'showroom'>

/** Leaves out carts whose delivery is quoted: those without a price or below the smallest purchase. */
export function floorStock(vehicles: readonly Standing[]): FloorStock {
  const floors: Record<string, number> = {}
  for (const { inStock, price = 0, showroom = ANY_FLOOR } of vehicles) {
    if (inStock && price > 0 && price >= cartDelivery.freeFromPurchase) floors[showroom] = (floors[showroom] ?? 0) + 1
  }
  return floors
}
