import { factOf } from '../../catalogue/condition.ts'
import { drawnSideView, readPictureView } from '../../catalogue/picture-views.ts'
import type { Vehicle } from '../../catalogue/vehicle.ts'

/** Percent of the picture's width from the left and of its height from the top. */
type Spot = readonly [x: number, y: number]

export type Flaw = {
  readonly text: string
  readonly place?: string
  /** On the side view, if it is known to show the place. */
  readonly spot?: Spot | undefined
}

/** Places on the rendered side views (imagery/). On a dealer's own photos, positions are unknown. */
export const sideViewPlaces: Readonly<Record<string, Readonly<Record<string, Spot>>>> = {
  'club-car-tempo-2': { 'left front panel': [29, 65], 'bag well': [76, 67] },
  'club-car-carryall-500': { 'cargo bed': [76, 56], 'driver seat': [55, 58] },
  'evolution-d5-ranger-4': { 'front bumper': [14, 74] },
  'evolution-d5-ranger-2-plus-2': { 'rear deck': [71, 63] },
  'ez-go-rxv-2': { armrests: [55, 54] },
  'tomberlin-emerge-e2': { nose: [19, 66] },
}

/** Entries are separated by `;`, each a text or `place: text` (product.md 3.1). Those with a spot come first. */
export function flawsOf(vehicle: Pick<Vehicle, 'specifications' | 'images'>): {
  readonly flaws: readonly Flaw[]
  readonly sideView: string | undefined
} {
  const sideView = drawnSideView(vehicle.images)
  const spots = new Map(Object.entries(sideViewPlaces[(sideView && readPictureView(sideView)?.cart) ?? ''] ?? {}))
  const flaws = (factOf('knownFlaws', vehicle) ?? '')
    .split(';')
    .map((entry) => readFlaw(entry, spots))
    .filter(({ text }) => text !== '')
  const shown = flaws.filter(({ spot }) => spot)
  return {
    flaws: [...shown, ...flaws.filter(({ spot }) => !spot)],
    sideView: shown.length > 0 ? sideView : undefined,
  }
}

function readFlaw(entry: string, spots: ReadonlyMap<string, Spot>): Flaw {
  const [, place, text = entry] = /^([^:]+):(.+)$/s.exec(entry) ?? []
  if (place === undefined) return { text: sentence(text) }
  return { text: sentence(text), place: sentence(place), spot: spots.get(place.trim().toLowerCase()) }
}

const sentence = (text: string): string => text.trim().replace(/^./, (first) => first.toUpperCase())
