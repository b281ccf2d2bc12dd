import type { Stock } from '../catalogue/stock.server.ts'
import { type Cart, cartsFor, type Searches } from './matching-carts.server.ts'
import { currentSince, type KnownStock, type WaitlistEntry } from './waitlist-entry.ts'

export type News = {
  entry: WaitlistEntry
  came: readonly Cart[]
  /** In US dollars. */
  fell?: { before: number; after: number }
  ended?: 'sold' | 'a year'
  seen: KnownStock
}

type Source = { stock: Stock; searches: Searches; now: Date; mayEnd: boolean }

/** @param mayEnd false while the clock is not trusted, since every entry would end if the clock were ahead @returns undefined if nothing has changed for the entry */
export async function newsOf(
  entry: WaitlistEntry,
  { stock, searches, now, mayEnd }: Source,
): Promise<News | undefined> {
  const isOver = mayEnd && entry.confirmedAt !== null && entry.confirmedAt <= currentSince(now)
  const news = { ...(await changeOf(entry, stock, searches)), ...(isOver && { ended: 'a year' as const }) }
  return news.came.length > 0 || news.fell || news.ended ? { entry, ...news } : undefined
}

type Change = Omit<News, 'entry'>

async function changeOf({ what, seen }: WaitlistEntry, stock: Stock, searches: Searches): Promise<Change> {
  if (what.kind === 'price') return priceChange(stock.find(what.id), seen)
  const carts = await cartsFor(what, { stock, searches })
  const knownIds = new Set('ids' in seen ? seen.ids : [])
  return { came: carts.filter(({ id }) => !knownIds.has(id)), seen: { ids: carts.map(({ id }) => id) } }
}

function priceChange(cart: ReturnType<Stock['find']>, seen: KnownStock): Change {
  if (!cart?.inStock) return { came: [], ended: 'sold', seen }
  const before = 'price' in seen ? seen.price : 0
  const { price: after = before } = cart
  return after < before ? { came: [], fell: { before, after }, seen: { price: after } } : { came: [], seen }
}
