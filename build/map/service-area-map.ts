import { geoMercator, geoPath } from 'd3-geo'
import { rentalDelivery } from '../../src/content/facts/delivery.ts'
import { physicalShowrooms } from '../../src/content/facts/showrooms.ts'
import { towns } from '../../src/content/towns/towns.ts'
import { type Box, boxAround, labelPlacer, type Point } from './labels.ts'
import { pointOf, unitsPerMile } from './projection.ts'
import { countyIds, countyLines, countyShape, stateIds, stateShape } from './shapes.ts'
import { badge, circle, label, path, sign, svg } from './svg.ts'

const width = 480
const height = 640
const frame = { left: 0, top: 0, right: width, bottom: height }
const corners = { west: -76.35, south: 38.9, east: -73.9, north: 41.95 } as const

/** For orientation only; positions from GeoNames. */
const landmarks = [
  { name: 'Philadelphia', latitude: 39.9524, longitude: -75.1636, required: true },
  { name: 'Allentown', latitude: 40.6084, longitude: -75.4902, required: true },
  { name: 'Trenton', latitude: 40.2171, longitude: -74.7429, required: true },
  { name: 'Atlantic City', latitude: 39.3643, longitude: -74.4229, required: true },
  { name: 'Cape May', latitude: 38.9351, longitude: -74.906, required: false },
  { name: 'Wilmington', latitude: 39.7459, longitude: -75.5466, required: false },
  { name: 'Stroudsburg', latitude: 40.9868, longitude: -75.1946, required: false },
] as const

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
  const place = pointOf(projection)
  const taken: Box[] = []
  const placeLabel = labelPlacer(frame, taken)
  const rings = physicalShowrooms.map(({ coordinates }) => ({
    at: place(coordinates),
    unit: unitsPerMile(place, coordinates),
  }))
  const signs = physicalShowrooms.map(({ coordinates }) => place(coordinates))
  const dots = towns.map((town) => place(town))
  taken.push(...signs.map((at) => boxAround(at, 10)), ...dots.map((at) => boxAround(at, 2)))
  const badges = rings.map(({ at: [x, y], unit }) => [x, y + 25 * unit] as const)
  taken.push(...badges.map(([x, y]) => ({ left: x - 24, right: x + 24, top: y - 12, bottom: y + 12 })))

  const names = physicalShowrooms.map(({ postal, coordinates }) => {
    const text = postal?.locality ?? ''
    const placed = placeLabel({ text, at: place(coordinates), gap: 13, size: 17 }, true)
    return placed ? label('map__subject', text, placed) : ''
  })
  const marks = landmarks.map((landmark) => {
    const at = place(landmark)
    const placed = placeLabel({ text: landmark.name, at, gap: 8, size: 15 }, landmark.required)
    return placed ? circle('map__mark', at, 2.5) + label('map__place', landmark.name, placed) : ''
  })
  const states = [
    label('map__state', 'Pennsylvania', { x: 92, y: 250, anchor: 'middle' }),
    label('map__state', 'New Jersey', { ...xy(place({ latitude: 40.55, longitude: -74.55 })), anchor: 'middle' }),
  ]
  return svg(width, height, [
    path(
      'map__outside',
      [stateIds.delaware, stateIds.maryland, stateIds.newYork, stateIds.connecticut]
        .map((id) => draw(stateShape(id)) ?? '')
        .join(''),
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
    ...badges.map((at) => badge('25 mi', at, { width: 44, height: 20 })),
    ...signs.map(sign),
    ...names,
  ])
}

const xy = ([x, y]: Point): { x: number; y: number } => ({ x, y })
