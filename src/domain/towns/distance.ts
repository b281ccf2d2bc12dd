import type { Coordinates } from '../../content/dealer/facts/showrooms.facts.ts'

const EARTH_RADIUS_MILES = 3958.8

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Straight-line distance (haversine). */
export function milesBetween(a: Coordinates, b: Coordinates): number {
  const latitude = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2
  const longitude = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2
  const chord = latitude + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * longitude
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(chord))
}

const directions = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'] as const

export type Direction = (typeof directions)[number]

/** Initial bearing, rounded to one of eight compass points. */
export function directionTo(from: Coordinates, to: Coordinates): Direction {
  const east = radians(to.longitude - from.longitude)
  const y = Math.sin(east) * Math.cos(radians(to.latitude))
  const x =
    Math.cos(radians(from.latitude)) * Math.sin(radians(to.latitude)) -
    Math.sin(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.cos(east)
  const degrees = (Math.atan2(y, x) * 180) / Math.PI
  return directions[(Math.round(degrees / 45) + 8) % 8] ?? 'north'
}
