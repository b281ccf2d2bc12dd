import { cartDelivery } from '../../content/dealer/facts/delivery.facts.ts'
import type { Vehicle } from '../../domain/catalogue/vehicle.ts'

/** Key for carts that can come from any showroom, and so from the nearest one. */
export const ANY_FLOOR = ''

/** Number of carts in stock that are delivered at the price by the mile, by the id of their showroom. */
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
