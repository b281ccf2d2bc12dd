import { geoMercator, geoPath } from 'd3-geo'
import { fromNearestShowroom, neighborsOf } from '../../src/area/town-distance.ts'
import { rentalDelivery } from '../../src/content/facts/delivery.ts'
import { type Town, towns } from '../../src/content/towns/towns.ts'
import { type Box, boxAround, labelPlacer, type Point } from './labels.ts'
import { pointOf, unitsPerMile } from './projection.ts'
import { countyIds, countyLines, countyShape, stateIds, stateShape } from './shapes.ts'
import { badge, circle, label, path, round, sign, svg } from './svg.ts'

const width = 480
const height = 400
const frame: Box = { left: 6, top: 6, right: width - 6, bottom: height - 6 }
const margin = 64
/** In degrees: with less, the shape of the land cannot be recognized. */
const minLatitudeSpan = 0.16

export function townMap(town: Town): string {
  const { showroom, miles } = fromNearestShowroom(town)
  const neighbors = neighborsOf(town).map((neighbor) => neighbor.town)
  const points = [town, showroom.coordinates, ...neighbors]
  const latitudes = points.map((point) => point.latitude)
  const middle = (Math.max(...latitudes) + Math.min(...latitudes)) / 2
  const longitude = town.longitude
  const projection = geoMercator()
    .fitExtent(
      [
        [margin, margin * 0.7],
        [width - margin, height - margin * 0.7],
      ],
      {
        type: 'MultiPoint',
        coordinates: [
          ...points.map((point) => [point.longitude, point.latitude]),
          [longitude, middle - minLatitudeSpan / 2],
          [longitude, middle + minLatitudeSpan / 2],
        ],
      },
    )
    .clipExtent([
      [-4, -4],
      [width + 4, height + 4],
    ])
  const draw = geoPath(projection).digits(0)
  const place = pointOf(projection)
  const here = place(town)
  const shop = place(showroom.coordinates)
  const near = neighbors.map((neighbor) => ({ name: neighbor.name, at: place(neighbor) }))
  const others = towns
    .filter((other) => other !== town && !neighbors.includes(other))
    .map((other) => place(other))
    .filter(([x, y]) => x > 0 && x < width && y > 0 && y < height)

  const midpoint: Point = [(here[0] + shop[0]) / 2, (here[1] + shop[1]) / 2]
  const far = Math.hypot(here[0] - shop[0], here[1] - shop[1]) > 110
  const distance = `${miles} mi`
  const taken: Box[] = [boxAround(here, 12), boxAround(shop, 11), ...near.map(({ at }) => boxAround(at, 5))]
  if (far)
    taken.push({ left: midpoint[0] - 32, right: midpoint[0] + 32, top: midpoint[1] - 13, bottom: midpoint[1] + 13 })
  const placeLabel = labelPlacer(frame, taken)
  const drawLabel = (
    className: string,
    text: string,
    at: Point,
    gap: number,
    size: number,
    required: boolean,
  ): string => {
    const placed = placeLabel({ text, at, gap, size }, required)
    return placed ? label(className, text, placed) : ''
  }
  const names = [
    drawLabel('map__subject', town.name, here, 15, 18, true),
    drawLabel('map__showroom', `${showroom.postal?.locality ?? ''} showroom`, shop, 14, 15, true),
    ...near.map(({ name, at }) => drawLabel('map__place', name, at, 9, 15, false)),
  ]
  const free = rentalDelivery.freeMiles * unitsPerMile(place, showroom.coordinates)
  return svg(width, height, [
    path(
      'map__land',
      Object.values(stateIds)
        .map((id) => draw(stateShape(id)) ?? '')
        .join(''),
    ),
    path('map__county', draw(countyShape(countyIds[town.county]))),
    path('map__lines', draw(countyLines)),
    circle('map__ring map__ring--free', shop, free),
    path('map__route', `M${round(shop[0])},${round(shop[1])}L${round(here[0])},${round(here[1])}`),
    ...others.map((at) => circle('map__dot', at, 2.5)),
    ...near.map(({ at }) => circle('map__dot', at, 4)),
    sign(shop),
    circle('map__halo', here, 12),
    circle('map__town', here, 6),
    far ? badge(distance, midpoint, { width: distance.length * 9 + 12, height: 22 }) : '',
    ...names,
  ])
}
