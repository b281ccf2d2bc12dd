import { drawnSideView } from './picture-views.ts'
import type { Vehicle } from './vehicle.ts'

/** As many as reach from edge to edge, and the least that still do. */
const MOST = 5
const LEAST = 3
/** Of a large stock, the newest are enough to choose from. */
const ENOUGH = 300

/**
 * Side views of carts in stock for the row at the end of a page, all drawn to one scale: of different makers in turn, newest first.
 * Empty where there are too few for a row, such as in a stock with photos only.
 * @param inStock newest first; no more of it is read than is needed
 */
export function lineUp(inStock: Iterable<Pick<Vehicle, 'brand' | 'images'>>): readonly string[] {
  const drawings = new Map<string, string>()
  for (const { brand, images } of Iterator.from(inStock).take(ENOUGH)) {
    const side = drawnSideView(images)
    if (side && !drawings.has(side)) drawings.set(side, brand)
  }
  const ofBrand = new Map<string, number>()
  const rounds = [...drawings].map(([side, brand]) => {
    const round = ofBrand.get(brand) ?? 0
    ofBrand.set(brand, round + 1)
    return { side, round }
  })
  const chosen = rounds.toSorted((a, b) => a.round - b.round).slice(0, MOST)
  return chosen.length < LEAST ? [] : chosen.map(({ side }) => side)
}
