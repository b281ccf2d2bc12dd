import type { Stock } from '../catalogue/stock.server.ts'
import { type Cart, cartsFor, type Searches } from './carts-waited-for.server.ts'
import { currentSince, type Seen, type Watch } from './watch.ts'

export type News = {
  watch: Watch
  came: readonly Cart[]
  /** In US dollars. */
  fell?: { before: number; after: number }
  ended?: 'sold' | 'a year'
  seen: Seen
}

type Source = { stock: Stock; searches: Searches; now: Date; mayEnd: boolean }

/** What a watch has to tell. @param mayEnd false while the clock is not trusted: one that is ahead would end all of them */
export async function newsOf(watch: Watch, { stock, searches, now, mayEnd }: Source): Promise<News | undefined> {
  const isOver = mayEnd && watch.confirmedAt !== null && watch.confirmedAt <= currentSince(now)
  const news = { ...(await changeOf(watch, stock, searches)), ...(isOver && { ended: 'a year' as const }) }
  return news.came.length > 0 || news.fell || news.ended ? { watch, ...news } : undefined
}

type Change = Omit<News, 'watch'>

async function changeOf({ what, seen }: Watch, stock: Stock, searches: Searches): Promise<Change> {
  if (what.kind === 'price') return priceChange(stock.find(what.id), seen)
  const carts = await cartsFor(what, { stock, searches })
  const known = new Set('ids' in seen ? seen.ids : [])
  return { came: carts.filter(({ id }) => !known.has(id)), seen: { ids: carts.map(({ id }) => id) } }
}

function priceChange(cart: ReturnType<Stock['find']>, seen: Seen): Change {
  if (!cart?.inStock) return { came: [], ended: 'sold', seen }
  const before = 'price' in seen ? seen.price : 0
  const { price: after = before } = cart
  return after < before ? { came: [], fell: { before, after }, seen: { price: after } } : { came: [], seen }
}
