import { featuredIds } from '../../content/dealer/facts/featured.ts'
import { makers } from '../../content/dealer/facts/makers.ts'
import { homeText } from '../../content/dealer/facts/pages/home.ts'
import { usd } from '../../content/format/money.ts'
import { zeroPercentCopy } from '../../content/words/zero-percent.ts'
import { type StockCard, stockCards } from '../../domain/catalogue/condition.ts'
import { zeroPercentIn } from '../../domain/catalogue/finance/zero-percent.ts'
import { lineUp } from '../../domain/catalogue/line-up.ts'
import type { Vehicle } from '../../domain/catalogue/vehicle.ts'

/** Of the carts in stock. */
export type Floor = { readonly carts: number; readonly prices: string | undefined }

export type HomeStock = {
  readonly featured: readonly StockCard[]
  /** Brands whose link to the inventory finds nothing. */
  readonly absentBrands: readonly string[]
  readonly lineUp: readonly string[]
  /** Below the 0% offer: its conditions, or what to ask. */
  readonly zeroPercent: { readonly text: string; readonly expires: string | undefined }
  /** Where the page opens with a photo. */
  readonly floor?: Floor
  /** By maker, where each has a row: the lowest price. */
  readonly from?: Readonly<Record<string, number>>
}

const FEATURED = 3

/** @param vehicles newest first */
export function homeStock(vehicles: readonly Vehicle[], now: Date): HomeStock {
  const { text = zeroPercentCopy.ask, expires } = zeroPercentIn(vehicles, now) ?? {}
  const inStock = vehicles.filter((vehicle) => vehicle.inStock)
  const chosen = featuredIds.flatMap((id) => inStock.find((vehicle) => vehicle.id === id) ?? [])
  return {
    featured: stockCards([...new Set([...chosen, ...inStock.slice(0, 2 * FEATURED)])].slice(0, FEATURED), vehicles),
    absentBrands: makers.flatMap(({ name, page, search }) =>
      page || vehicles.some((vehicle) => vehicle.name.toLowerCase().includes(search.toLowerCase())) ? [] : [name],
    ),
    lineUp: homeText.closing.look === 'line-up' ? lineUp(inStock) : [],
    zeroPercent: { text, expires },
    ...(homeText.opening === 'photo' && { floor: floorOf(inStock) }),
    ...(homeText.makers.look === 'rows' && { from: lowestOf(inStock) }),
  }
}

function floorOf(inStock: readonly Vehicle[]): Floor {
  const prices = pricesOf(inStock)
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)]
  const range = lowest === highest ? usd(lowest) : `${usd(lowest)} to ${usd(highest)}`
  return { carts: inStock.length, prices: prices.length > 0 ? range : undefined }
}

const pricesOf = (vehicles: readonly Vehicle[]): number[] => vehicles.flatMap(({ price }) => price ?? [])

const lowestOf = (inStock: readonly Vehicle[]): Record<string, number> =>
  Object.fromEntries(
    makers.flatMap(({ name }) => {
      const prices = pricesOf(inStock.filter(({ brand }) => brand === name))
      return prices.length > 0 ? [[name, Math.min(...prices)]] : []
    }),
  )
