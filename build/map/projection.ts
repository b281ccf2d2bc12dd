import type { GeoProjection } from 'd3-geo'
import type { Coordinates } from '../../src/content/dealer/facts/showrooms.facts.ts'
import { milesBetween } from '../../src/domain/towns/distance.ts'
import type { Point } from './place-map-labels.ts'

/** The returned function throws for coordinates outside the projection. */
export function pointOf(projection: GeoProjection): (at: Coordinates) => Point {
  return ({ latitude, longitude }) => {
    const point = projection([longitude, latitude])
    if (!point) throw new Error(`the projection has no point for ${latitude}, ${longitude}`)
    return point
  }
}

export function unitsPerMile(place: (at: Coordinates) => Point, at: Coordinates): number {
  const north = { latitude: at.latitude + 0.1, longitude: at.longitude }
  return (place(at)[1] - place(north)[1]) / milesBetween(at, north)
}
