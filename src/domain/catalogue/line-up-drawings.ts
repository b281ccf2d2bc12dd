import { drawnSideView } from './photos/picture-views.ts'
import type { Vehicle } from './vehicle.ts'

const plainColor = /white|cream|ivory|pearl|champagne|beige|sand|silver|gr[ae]y|black|graphite/i

/** Five carts fill the width, since closing.css gives each a fifth. */
const MOST = 5
const LEAST = 3
const ENOUGH = 300

/** Side views at the same scale, alternating between makers. Empty when too few carts have drawings. @param inStock the first ones are preferred */
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
  const selection = rounds.sort((a, b) => a.round - b.round).slice(0, MOST)
  return selection.length < LEAST ? [] : selection.map(({ side }) => side)
}

/** Puts colorful carts before white, beige, gray and black ones, otherwise in the given order, since white carts in a row all look the same. */
export const colorsFirst = <Cart extends Pick<Vehicle, 'specifications'>>(carts: readonly Cart[]): readonly Cart[] => {
  const isPlain = ({ specifications: { color = '' } }: Cart) => plainColor.test(String(color || 'white'))
  return [...carts.filter((cart) => !isPlain(cart)), ...carts.filter(isPlain)]
}
