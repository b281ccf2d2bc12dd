import { vehicleHref } from '../../../content/addresses.ts'
import { formatPrice } from '../../../content/format/money.ts'
import { unitNumber } from '../../../domain/catalogue/cart-condition.ts'
import { holdsOn } from '../../../domain/catalogue/edits/cart-holds.server.ts'
import { similarVehicles, vehiclesLike } from '../../../domain/catalogue/similar-vehicles.ts'
import { currentStock } from '../../../domain/catalogue/stock.server.ts'
import type { Vehicle } from '../../../domain/catalogue/vehicle.ts'
import { findRemoved } from '../../../domain/catalogue/vehicles.server.ts'
import { dayAndTime } from '../../../domain/hours/dealer-hours.ts'
import type { Writing } from '../../../domain/leads/work/saved-replies.server.ts'
import { lotPath } from '../../../domain/staff/staff-paths.ts'
import type { Db } from '../../../server/database/database.server.ts'
import type { MessageView } from './message-view.ts'

/** The carts suggested on the page of a cart that is gone, except those on hold. */
export async function cartsLike(db: Db, id: string, now: Date): Promise<Vehicle[]> {
  const { find, vehicles } = await currentStock()
  const holds = await holdsOn(db, dayAndTime(now).day)
  const free = vehicles.filter((one) => one.id !== id && !holds.has(one.id))
  const cart = find(id)
  if (cart) return vehiclesLike(cart, free)
  const removed = await findRemoved(db, id)
  return removed ? similarVehicles(removed, free) : []
}

export const offered = ({ id, name, price }: Vehicle, siteUrl: string): Writing['alike'][number] => ({
  name,
  price: formatPrice(price),
  url: siteUrl + vehicleHref(id),
})

/** @param hasLot whether the reader has access to the lot */
export const similarRows = (
  carts: readonly Vehicle[],
  { hasLot, siteUrl }: { hasLot: boolean; siteUrl: string },
): MessageView['similar']['rows'] =>
  carts.map((cart) => ({
    id: cart.id,
    name: cart.name,
    text: [formatPrice(cart.price), unitNumber(cart)].filter(Boolean).join(', '),
    href: hasLot ? `${lotPath}/carts/${cart.id}` : siteUrl + vehicleHref(cart.id),
    image: cart.images[0],
  }))
