import { flawPlaces, type Spot } from '../../content/dealer/facts/flaw-places.facts.ts'
import { factOf } from '../../domain/catalogue/cart-condition.ts'
import { drawnSideView, readPictureView } from '../../domain/catalogue/photos/picture-views.ts'
import type { Vehicle } from '../../domain/catalogue/vehicle.ts'

export type Flaw = {
  readonly text: string
  readonly place?: string
  /** The flaw's spot on the side view, if that view shows the place. */
  readonly spot?: Spot | undefined
}

/** In the stock, flaws are separated by `;`, each a description or `place: description` (product.md 3.1). Here, those with a spot come first. */
export function flawsOf(vehicle: Pick<Vehicle, 'specifications' | 'images'>): {
  readonly flaws: readonly Flaw[]
  readonly sideView: string | undefined
} {
  const sideView = drawnSideView(vehicle.images)
  const spots = new Map(Object.entries(flawPlaces[(sideView && readPictureView(sideView)?.cart) ?? ''] ?? {}))
  const flaws = (factOf('knownFlaws', vehicle) ?? '')
    .split(';')
    .map((entry) => readFlaw(entry, spots))
    .filter(({ text }) => text !== '')
  const flawsWithSpot = flaws.filter(({ spot }) => spot)
  return {
    flaws: [...flawsWithSpot, ...flaws.filter(({ spot }) => !spot)],
    sideView: flawsWithSpot.length > 0 ? sideView : undefined,
  }
}

function readFlaw(entry: string, spots: ReadonlyMap<string, Spot>): Flaw {
  const [, place, text = entry] = /^([^:]+):(.+)$/s.exec(entry) ?? []
  if (place === undefined) return { text: sentence(text) }
  return { text: sentence(text), place: sentence(place), spot: spots.get(place.trim().toLowerCase()) }
}

const sentence = (text: string): string => text.trim().replace(/^./, (first) => first.toUpperCase())
