import { milesBetween } from '../../../src/domain/towns/distance.ts'
import type { GazetteerPlace } from '../places/places.ts'
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

/** In miles. `--within` overrides it. */
export const WITHIN = 20
/** A dense area has more towns than anyone wants to read about. */
const MOST = 40
/** If an area has fewer towns, its smaller communities are added. */
const FEWEST = 10

export type Area = {
  readonly miles: number
  /** Whether a place may be listed, for instance because of its county; default: all. */
  readonly holds?: ((place: GazetteerPlace) => boolean) | undefined
}

const isTown = ({ population }: GazetteerPlace): boolean => population > 0

/** From the nearest to the farthest, without the center. */
const placesIn = (
  center: GazetteerPlace,
  places: readonly GazetteerPlace[],
  { miles, holds = () => true }: Area,
): readonly GazetteerPlace[] =>
  places
    .filter((place) => place !== center && Math.abs(place.latitude - center.latitude) < Math.max(2, miles / 69 + 1))
    .filter(holds)
    .map((place) => ({ place, distance: milesBetween(center, place) }))
    .filter(({ distance }) => distance <= miles)
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ place }) => place)

/** How many towns there are, including the showroom's own. */
export const townCount = (center: GazetteerPlace, places: readonly GazetteerPlace[], area: Area): number =>
  1 + placesIn(center, places, area).filter(isTown).length

/** The nearest towns, grouped by county, the showroom's county first. */
export function townsAround(
  center: GazetteerPlace,
  places: readonly GazetteerPlace[],
  area: Area,
  most = MOST,
): readonly TownLine[] {
  const near = placesIn(center, places, area)
  const towns = near.filter(isTown).slice(0, most - 1)
  const communities = near.filter((place) => !isTown(place)).slice(0, Math.max(0, FEWEST - 1 - towns.length))
  const selection = near.filter((place) => towns.includes(place) || communities.includes(place))
  const counties = Map.groupBy([center, ...selection], ({ county, state }) => `${county}, ${state}`)
  return withSlugs([...counties.values()].flat())
}

function withSlugs(places: readonly GazetteerPlace[]): readonly TownLine[] {
  const used = new Set<string>()
  return places.map(({ name, county, state, latitude, longitude, population }) => {
    const plain = slugOf(name)
    const free = [plain, `${plain}-${state.toLowerCase()}`, `${plain}-${slugOf(county)}`].find(
      (slug) => !used.has(slug),
    )
    const slug = free ?? `${plain}-${used.size}`
    used.add(slug)
    const type = /township$/i.test(name) ? 'Township' : 'Place'
    const source = population > 0 ? 'GeoNames' : 'ZIP Code area center'
    return { slug, name, type, county, state, latitude, longitude, source }
  })
}
