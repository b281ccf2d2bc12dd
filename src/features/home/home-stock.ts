import { type StockCard, stockCards } from '../../catalogue/condition.ts'
import { lineUp } from '../../catalogue/line-up.ts'
import type { Vehicle } from '../../catalogue/vehicle.ts'
import { brands } from '../../content/facts/brands.ts'
import { featuredIds } from '../../content/models/featured.ts'
import { zeroPercentCopy } from '../../content/pages/zero-percent.ts'
import { zeroPercentIn } from '../../finance/zero-percent.ts'

export type HomeStock = {
  readonly featured: readonly StockCard[]
  /** Brands whose link to the inventory finds nothing. */
  readonly absentBrands: readonly string[]
  readonly lineUp: readonly string[]
  /** Below the 0% offer: its conditions, or what to ask. */
  readonly zeroPercent: { readonly text: string; readonly expires: string | undefined }
}

/** @param vehicles newest first */
export function homeStock(vehicles: readonly Vehicle[], now: Date): HomeStock {
  const { text = zeroPercentCopy.ask, expires } = zeroPercentIn(vehicles, now) ?? {}
  const inStock = vehicles.filter((vehicle) => vehicle.inStock)
  const chosen = featuredIds.flatMap((id) => inStock.find((vehicle) => vehicle.id === id) ?? [])
  return {
    featured: stockCards(
      [...new Set([...chosen, ...inStock.slice(0, 2 * featuredIds.length)])].slice(0, featuredIds.length),
      vehicles,
    ),
    absentBrands: brands.flatMap(({ name, page, search }) =>
      page || vehicles.some((vehicle) => vehicle.name.toLowerCase().includes(search.toLowerCase())) ? [] : [name],
    ),
    lineUp: lineUp(inStock),
    zeroPercent: { text, expires },
  }
}
