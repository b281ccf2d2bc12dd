import { type GeoProjection, geoMercator, geoPath } from 'd3-geo'
import { milesBetween } from '../../src/area/distance.ts'
import { rentalDelivery } from '../../src/content/facts/rentals.ts'
import { type Coordinates, physicalShowrooms } from '../../src/content/facts/showrooms.ts'
import { towns } from '../../src/content/towns/towns.ts'
import { around, type Box, labelPlacer, type Point } from './labels.ts'
import { countyIds, countyLines, countyShape, stateIds, stateShape } from './shapes.ts'
import { circle, label, path, round, sign, svg } from './svg.ts'

const width = 480
const height = 640
const frame = { left: 0, top: 0, right: width, bottom: height }
const corners = { west: -76.35, south: 38.9, east: -73.9, north: 41.95 } as const

/** For orientation only; positions from GeoNames. */
const landmarks = [
  { name: 'Philadelphia', latitude: 39.9524, longitude: -75.1636, must: true },
  { name: 'Allentown', latitude: 40.6084, longitude: -75.4902, must: true },
  { name: 'Trenton', latitude: 40.2171, longitude: -74.7429, must: true },
  { name: 'Atlantic City', latitude: 39.3643, longitude: -74.4229, must: true },
  { name: 'Cape May', latitude: 38.9351, longitude: -74.906, must: false },
  { name: 'Wilmington', latitude: 39.7459, longitude: -75.5466, must: false },
  { name: 'Stroudsburg', latitude: 40.9868, longitude: -75.1946, must: false },
] as const

export function placer(projection: GeoProjection): (at: Coordinates) => Point {
  return ({ latitude, longitude }) => {
    const point = projection([longitude, latitude])
    if (!point) throw new Error(`no place on the map for ${latitude}, ${longitude}`)
    return point
  }
}

/** Drawing units of one mile at a place. */
export function unitsPerMile(place: (at: Coordinates) => Point, at: Coordinates): number {
  const north = { latitude: at.latitude + 0.1, longitude: at.longitude }
  return (place(at)[1] - place(north)[1]) / milesBetween(at, north)
}

const pill = (text: string, [x, y]: Point): string =>
  `<g class="map__miles" transform="translate(${round(x)} ${round(y)})"><rect x="-22" y="-10" width="44" height="20" rx="4"/><text y="5" text-anchor="middle">${text}</text></g>`

/** Both counties with their towns and showrooms, and how far ten and 25 miles reach. */
export function serviceAreaMap(): string {
  const { west, south, east, north } = corners
  const projection = geoMercator()
    .fitExtent(
      [
        [0, 0],
        [width, height],
      ],
      {
        type: 'MultiPoint',
        coordinates: [
          [west, south],
          [east, north],
        ],
      },
    )
    .clipExtent([
      [0, 0],
      [width, height],
    ])
  const draw = geoPath(projection).digits(0)
  const place = placer(projection)
  const taken: Box[] = []
  const put = labelPlacer(frame, taken)
  const rings = physicalShowrooms.map(({ coordinates }) => ({
    at: place(coordinates),
    unit: unitsPerMile(place, coordinates),
  }))
  const signs = physicalShowrooms.map(({ coordinates }) => place(coordinates))
  const dots = towns.map((town) => place(town))
  taken.push(...signs.map((at) => around(at, 10)), ...dots.map((at) => around(at, 2)))
  const pills = rings.map(({ at: [x, y], unit }) => [x, y + 25 * unit] as const)
  taken.push(...pills.map(([x, y]) => ({ left: x - 24, right: x + 24, top: y - 12, bottom: y + 12 })))

  const names = physicalShowrooms.map(({ postal, coordinates }) => {
    const text = postal?.locality ?? ''
    const placed = put({ text, at: place(coordinates), gap: 13, size: 17 }, true)
    return placed ? label('map__here', text, placed) : ''
  })
  const marks = landmarks.map((landmark) => {
    const at = place(landmark)
    const placed = put({ text: landmark.name, at, gap: 8, size: 15 }, landmark.must)
    return placed ? circle('map__mark', at, 2.5) + label('map__place', landmark.name, placed) : ''
  })
  const states = [
    label('map__state', 'Pennsylvania', { x: 92, y: 250, anchor: 'middle' }),
    label('map__state', 'New Jersey', { ...xy(place({ latitude: 40.55, longitude: -74.55 })), anchor: 'middle' }),
  ]
  return svg(width, height, [
    path(
      'map__far',
      [stateIds.delaware, stateIds.maryland, stateIds.newYork].map((id) => draw(stateShape(id)) ?? '').join(''),
    ),
    path('map__land', [stateIds.pennsylvania, stateIds.newJersey].map((id) => draw(stateShape(id)) ?? '').join('')),
    path('map__lines', draw(countyLines)),
    path(
      'map__county',
      Object.values(countyIds)
        .map((id) => draw(countyShape(id)) ?? '')
        .join(''),
    ),
    ...rings.flatMap(({ at, unit }) => [
      circle('map__ring', at, 25 * unit),
      circle('map__ring map__ring--free', at, rentalDelivery.freeMiles * unit),
    ]),
    ...dots.map((at) => circle('map__dot', at, 1.8)),
    ...states,
    ...marks,
    ...pills.map((at) => pill('25 mi', at)),
    ...signs.map(sign),
    ...names,
  ])
}

const xy = ([x, y]: Point): { x: number; y: number } => ({ x, y })
