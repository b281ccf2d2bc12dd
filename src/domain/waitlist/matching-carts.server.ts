import type { Db } from '../../server/database/database.server.ts'
import { findModel, modelFullName } from '../catalogue/find-model.ts'
import { unitIndex } from '../catalogue/model-stock.server.ts'
import { unitsOf } from '../catalogue/model-stock.ts'
import type { Stock } from '../catalogue/stock.server.ts'
import type { Vehicle } from '../catalogue/vehicle.ts'
import { findRemoved } from '../catalogue/vehicles.server.ts'
import { oneLine } from '../leads/intake/submission-schema.ts'
import type { KnownStock, Wish } from './waitlist-entry.ts'

export type Cart = Pick<Vehicle, 'id' | 'name' | 'price'>

/** The inventory's own filters, which this folder may not import. */
export type Searches = {
  /** @returns undefined without a filter, since there is nothing to wait for */
  read(query: Record<string, unknown>): Promise<{ query: string; text: string } | undefined>
  /** Finds carts that are in stock. */
  find(query: string): Promise<readonly Cart[]>
}

type Source = { db: Db; stock: Stock; searches: Searches }

/** What people wait for: for a cart in stock with a price, a lower one; for any other cart, the next one of its model; without a cart, carts that match a search. `cart` is an id or alias. */
export async function wishOf(
  query: Record<string, unknown>,
  { db, stock, searches }: Source,
): Promise<Wish | undefined> {
  const { cart } = query
  if (typeof cart !== 'string') {
    const search = await searches.read(query)
    return search && { kind: 'search', query: search.query, text: oneLine(search.text) }
  }
  const vehicle = stock.find(cart)
  if (vehicle?.inStock && vehicle.price !== undefined) return { kind: 'price', id: vehicle.id, name: vehicle.name }
  const model = findModel(cart)
  if (!vehicle && model) return { kind: 'model', brand: model.page.maker, name: modelFullName(model) }
  const { brand, name } = vehicle ?? (await findRemoved(db, cart)) ?? {}
  return brand && name ? { kind: 'model', brand, name } : undefined
}

/** Carts in stock that match the wish. */
export async function cartsFor(
  what: Exclude<Wish, { kind: 'price' }>,
  { stock, searches }: Omit<Source, 'db'>,
): Promise<readonly Cart[]> {
  if (what.kind === 'search') return searches.find(what.query)
  return unitsOf(what, what.brand, await unitIndex(stock)).filter(({ inStock }) => inStock)
}

export async function seenNow(what: Wish, source: Omit<Source, 'db'>): Promise<KnownStock> {
  if (what.kind === 'price') return { price: source.stock.find(what.id)?.price ?? 0 }
  return { ids: (await cartsFor(what, source)).map(({ id }) => id) }
}
