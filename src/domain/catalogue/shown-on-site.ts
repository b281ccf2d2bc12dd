import { siteStock } from '../../content/dealer/facts/site-stock.facts.ts'
import type { VehicleRow } from './vehicle-rows.server.ts'

/** Whether the site shows a cart: a region's site may be limited to certain makers, and to carts that can be picked up at certain showrooms. */
export function isShown({ brand, showroom }: Pick<VehicleRow, 'brand' | 'showroom'>): boolean {
  const { makers, showrooms } = siteStock
  const isOfMaker = makers === null || makers.includes(brand.toLowerCase())
  const isThere = showrooms === null || !showroom || showrooms.includes(showroom)
  return isOfMaker && isThere
}
