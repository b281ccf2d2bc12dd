import type { Coordinates } from '../../src/content/dealer/facts/showrooms.facts.ts'
import { dealerFile } from '../../src/content/dealer/reading/dealer-files.ts'

export type MapLine = {
  /** Printed on the line; empty for a county road and for water. */
  readonly name: string
  readonly kind: 'highway' | 'road' | 'river'
  readonly points: readonly Coordinates[]
}

/** '39.55 -75.06' */
const pointOf = (pair: string): Coordinates => {
  const [latitude = 0, longitude = 0] = pair.split(' ').map(Number)
  return { latitude, longitude }
}

/** Roads and rivers for orientation on the map, not for navigation. */
export const lines: readonly MapLine[] = dealerFile('map.yaml').lines.map(({ kind, name = '', at }) => ({
  kind,
  name,
  points: at.map(pointOf),
}))
