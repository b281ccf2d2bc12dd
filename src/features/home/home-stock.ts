import { featuredIds } from '../../content/dealer/facts/featured.facts.ts'
import { makers } from '../../content/dealer/facts/makers.facts.ts'
import { homeText } from '../../content/dealer/facts/pages/home.facts.ts'
import { usd } from '../../content/format/money.ts'
import { zeroPercentCopy } from '../../content/words/zero-percent.words.ts'
import { type StockCard, stockCards } from '../../domain/catalogue/cart-condition.ts'
import { zeroPercentIn } from '../../domain/catalogue/finance/zero-percent.ts'
import { colorsFirst, lineUp } from '../../domain/catalogue/line-up-drawings.ts'
import { fromPrice, type LowestPrices, lowestOf } from '../../domain/catalogue/lowest-price.ts'
import type { Vehicle } from '../../domain/catalogue/vehicle.ts'

/** Counts only carts in stock. */
export type Floor = { readonly carts: number; readonly prices: string | undefined }

export type HomeStock = {
  readonly featured: readonly StockCard[]
  /** Brands with neither a page of their own nor a cart in the inventory. */
  readonly absentBrands: readonly string[]
  readonly lineUp: readonly string[]
  /** Text below the 0% offer: its conditions, or an invitation to ask. */
  readonly zeroPercent: { readonly text: string; readonly expires: string | undefined }
  readonly floor: Floor
  /** The lowest price of each maker, if makers are shown as rows: 'From $7,695'. */
  readonly from?: Readonly<Record<string, string>>
}

const FEATURED = 3

/** @param vehicles newest first */
export function homeStock(vehicles: readonly Vehicle[], now: Date): HomeStock {
  const { text = zeroPercentCopy.ask, expires } = zeroPercentIn(vehicles, now) ?? {}
  const inStock = vehicles.filter((vehicle) => vehicle.inStock)
  const featuredVehicles = featuredIds.flatMap((id) => inStock.find((vehicle) => vehicle.id === id) ?? [])
  return {
    featured: stockCards(
      [...new Set([...featuredVehicles, ...inStock.slice(0, 2 * FEATURED)])].slice(0, FEATURED),
      vehicles,
    ),
    absentBrands: makers.flatMap(({ name, page, search }) =>
      page || vehicles.some((vehicle) => vehicle.name.toLowerCase().includes(search.toLowerCase())) ? [] : [name],
    ),
    lineUp: homeText.closing.look === 'line-up' ? lineUp(colorsFirst(inStock)) : [],
    zeroPercent: { text, expires },
    floor: floorOf(inStock),
    ...(homeText.makers.look === 'rows' && { from: pricesFrom(inStock) }),
  }
}

function floorOf(inStock: readonly Vehicle[]): Floor {
  const prices = inStock.flatMap(({ price }) => price ?? [])
  const from = lowestOf(inStock)
  if (from.lowestUsed !== undefined) return { carts: inStock.length, prices: usedAndNew(from) }
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)]
  const range = lowest === highest ? usd(lowest) : `${usd(lowest)} to ${usd(highest)}`
  return { carts: inStock.length, prices: prices.length > 0 ? range : undefined }
}

/** 'New from $7,695, used from $5,450' */
const usedAndNew = ({ lowestPrice, lowestUsed }: LowestPrices): string => {
  const used = fromPrice({ lowestUsed })
  return lowestPrice === undefined ? used : `New ${fromPrice({ lowestPrice }).toLowerCase()}, ${used.toLowerCase()}`
}

const pricesFrom = (inStock: readonly Vehicle[]): Record<string, string> =>
  Object.fromEntries(
    makers.flatMap(({ name }) => {
      const units = inStock.filter(({ brand, price }) => brand === name && price !== undefined)
      return units.length > 0 ? [[name, fromPrice(lowestOf(units))]] : []
    }),
  )
