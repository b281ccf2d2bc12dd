import { milesBetween } from '../../../src/domain/places/distance.ts'
import type { Place } from '../places/places.ts'
import { slugOf } from './slug.ts'

/** A line of towns.csv. */
export type TownLine = {
  readonly slug: string
  readonly name: string
  readonly type: string
  readonly county: string
  readonly state: string
  readonly latitude: number
  readonly longitude: number
  readonly source: string
}

/** A dense area has more than anyone wants to read. */
const MOST = 40
/** An empty one is filled up with its communities. */
const FEWEST = 10
const CITY = 25_000

/** The larger places within this many miles, by county, the showroom's first. */
export function townsAround(center: Place, places: readonly Place[], miles: number, most = MOST): readonly TownLine[] {
  const near = places
    .filter((place) => place !== center && place.latitude > center.latitude - 2 && place.latitude < center.latitude + 2)
    .map((place) => ({ place, distance: milesBetween(center, place) }))
    .filter(({ distance }) => distance <= miles)
    .toSorted((a, b) => a.distance - b.distance)
  const towns = near
    .filter(({ place }) => place.population > 0)
    .toSorted((a, b) => b.place.population - a.place.population)
    .slice(0, most - 1)
  const communities = near
    .filter(({ place }) => place.population === 0)
    .slice(0, Math.max(0, FEWEST - 1 - towns.length))
  const chosen = [...towns, ...communities].toSorted((a, b) => a.distance - b.distance).map(({ place }) => place)
  const counties = Map.groupBy([center, ...chosen], ({ county, state }) => `${county}, ${state}`)
  return withSlugs([...counties.values()].flat())
}

function withSlugs(places: readonly Place[]): readonly TownLine[] {
  const used = new Set<string>()
  return places.map(({ name, county, state, latitude, longitude, population }) => {
    const plain = slugOf(name)
    const free = [plain, `${plain}-${state.toLowerCase()}`, `${plain}-${slugOf(county)}`].find(
      (slug) => !used.has(slug),
    )
    const slug = free ?? `${plain}-${used.size}`
    used.add(slug)
    const type = /township$/i.test(name)
      ? 'Township'
      : population >= CITY
        ? 'City'
        : population > 0
          ? 'Town'
          : 'Community'
    const source = population > 0 ? 'GeoNames' : 'ZIP Code area center'
    return { slug, name, type, county, state, latitude, longitude, source }
  })
}
