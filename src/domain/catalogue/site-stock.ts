import { siteStock } from '../../content/dealer/facts/site-stock.ts'
import type { VehicleRow } from './vehicle-rows.server.ts'

/** The site of a region may show only some makers' carts, and those that can be had at some showrooms. */
export function isShown({ brand, showroom }: Pick<VehicleRow, 'brand' | 'showroom'>): boolean {
  const { makers, showrooms } = siteStock
  const isOfMaker = makers === null || makers.includes(brand.toLowerCase())
  const isThere = showrooms === null || !showroom || showrooms.includes(showroom)
  return isOfMaker && isThere
}
