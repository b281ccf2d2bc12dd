import { type GeoProjection, geoMercator, geoPath } from 'd3-geo'
import { rentalDelivery } from '../../src/content/dealer/facts/delivery.facts.ts'
import type { Coordinates } from '../../src/content/dealer/facts/showrooms.facts.ts'
import { towns } from '../../src/content/dealer/facts/towns.facts.ts'
import type { Town } from '../../src/content/dealer/schema/town.ts'
import { townAreas } from '../../src/content/dealer/town-areas.ts'
import { fromNearestShowroom, neighborsOf } from '../../src/domain/towns/town-distance.ts'
import { lines, type MapLine } from './map-lines.ts'
import { type Box, boxAround, labelPlacer, overlaps, type Point } from './place-map-labels.ts'
import { pointOf, unitsPerMile } from './projection.ts'
import { statesAround } from './service-area-frame.ts'
import { countyLines, countyShape } from './shapes.ts'
import { badge, circle, curve, label, path, round, scaleBar, shield, sign, svg } from './svg.ts'

const width = 480
const height = 400
const frame: Box = { left: 6, top: 6, right: width - 6, bottom: height - 6 }
const margin = { x: 92, y: 62 }
/** Degrees. On a smaller map, nobody would recognize the shape of the land. */
const minLatitudeSpan = 0.16
/** Miles. If the showroom is nearer than this, the other towns lie on one side, and the map is drawn around the town itself. */
const nearby = 4
/** Map units. Closer than this, town and showroom are drawn as one place. */
const together = 26

const linesOfCounties = countyLines(statesAround)

const isInside = ([x, y]: Point): boolean => x > 0 && x < width && y > 0 && y < height

/** Extends the frame to the other side of the town, so that the town isn't at the edge. */
const opposite = (far: Coordinates, { latitude, longitude }: Town): Coordinates => ({
  latitude: latitude - (far.latitude - latitude) * 0.45,
  longitude: longitude - (far.longitude - longitude) * 0.45,
})

export function townMap(town: Town): string {
  const { showroom, miles } = fromNearestShowroom(town)
  const neighbors = neighborsOf(town).map((neighbor) => neighbor.town)
  const projection = projectionOf(town, [town, showroom.coordinates, ...neighbors], miles < nearby)
  const draw = geoPath(projection).digits(0)
  const place = pointOf(projection)
  const here = place(town)
  const shop = place(showroom.coordinates)
  const apart = Math.hypot(here[0] - shop[0], here[1] - shop[1])
  const isFar = apart > 110
  const isOnePlace = apart < together
  const mile = unitsPerMile(place, showroom.coordinates)
  const midpoint: Point = [(here[0] + shop[0]) / 2, (here[1] + shop[1]) / 2]
  const distance = `${miles} mi`
  const near = neighbors.map((neighbor) => ({ name: neighbor.name, at: place(neighbor) }))
  const far = towns
    .filter((other) => other !== town && !neighbors.includes(other))
    .map((other) => ({ name: other.name, at: place(other) }))
    .filter(({ at }) => isInside(at))

  const boxes: Box[] = [boxAround(here, 12), boxAround(shop, 11), ...near.map(({ at }) => boxAround(at, 5))]
  if (isFar)
    boxes.push({ left: midpoint[0] - 32, right: midpoint[0] + 32, top: midpoint[1] - 13, bottom: midpoint[1] + 13 })
  const scale: Box = { left: 12, top: height - 34, right: 24 + 5 * mile, bottom: height - 6 }
  boxes.push(scale)
  const write = labelWriter(boxes)
  const shopName = `${showroom.postal?.locality ?? ''} showroom`
  // The earlier a label is written, the better its place.
  const names = isOnePlace
    ? [write('map__subject', shopName, shop, 15, 18, true)]
    : [write('map__subject', town.name, here, 15, 18, true), write('map__showroom', shopName, shop, 14, 15, true)]
  const places = [
    ...near.map((each) => dot(write, 'map__place', each, 15, 4)),
    ...far.map((each) => dot(write, 'map__place map__place--far', each, 13, 2.5)),
  ]
  const roads = lines.map((each) => ({ ...each, points: each.points.map((point) => place(point)) }))
  const shields = roads.map((each) => shieldOf(each, boxes))
  return svg(width, height, [
    path('map__land', statesAround.map(({ shape }) => draw(shape) ?? '').join('')),
    ...townAreas
      .filter((area) => area.towns.includes(town))
      .map((area) => path('map__county', draw(countyShape(area)))),
    path('map__lines', draw(linesOfCounties)),
    circle('map__ring map__ring--free', shop, rentalDelivery.freeMiles * mile),
    ...(['river', 'road', 'highway'] as const).map((kind) => linesOf(kind, roads)),
    ...shields,
    isOnePlace ? '' : path('map__route', `M${round(shop[0])},${round(shop[1])}L${round(here[0])},${round(here[1])}`),
    isOnePlace ? '' : circle('map__halo', here, 12) + circle('map__town', here, 6),
    sign(shop),
    isFar ? badge(distance, midpoint, { width: distance.length * 9 + 12, height: 22 }) : '',
    ...places,
    ...names,
    scaleBar('5 miles', [scale.left + 4, height - 14], 5 * mile),
  ])
}

/** Fits the places into the map, but not closer than `minLatitudeSpan`. */
function projectionOf(town: Town, around: readonly Coordinates[], isCentered: boolean): GeoProjection {
  const points = isCentered ? [...around, ...around.map((each) => opposite(each, town))] : around
  const latitudes = points.map((point) => point.latitude)
  const middle = (Math.max(...latitudes) + Math.min(...latitudes)) / 2
  return geoMercator()
    .fitExtent(
      [
        [margin.x, margin.y],
        [width - margin.x, height - margin.y],
      ],
      {
        type: 'MultiPoint',
        coordinates: [
          ...points.map((point) => [point.longitude, point.latitude]),
          [town.longitude, middle - minLatitudeSpan / 2],
          [town.longitude, middle + minLatitudeSpan / 2],
        ],
      },
    )
    .clipExtent([
      [-4, -4],
      [width + 4, height + 4],
    ])
}

/** @returns the label as SVG; empty if it isn't required and there is no room */
type LabelWriter = (className: string, text: string, at: Point, gap: number, size: number, required?: boolean) => string

function labelWriter(occupiedBoxes: Box[]): LabelWriter {
  const placeLabel = labelPlacer(frame, occupiedBoxes)
  return (className, text, at, gap, size, required = false) => {
    const position = placeLabel({ text, at, gap, size }, required)
    return position ? label(className, text, position) : ''
  }
}

/** A dot without a name is useless. */
function dot(
  write: LabelWriter,
  className: string,
  { name, at }: { name: string; at: Point },
  size: number,
  radius: number,
): string {
  const text = write(className, name, at, radius + 5, size)
  return text && circle('map__dot', at, radius) + text
}

type ScreenLine = Omit<MapLine, 'points'> & { readonly points: readonly Point[] }

/** Leaves out lines without a point in the frame, which would only add bytes. */
const linesOf = (kind: MapLine['kind'], drawn: readonly ScreenLine[]): string =>
  path(
    `map__${kind}`,
    drawn
      .filter((each) => each.kind === kind && each.points.some(isInside))
      .map(({ points }) => curve(points))
      .join(''),
  )

/** A road's shield, at the midpoint of the first segment with room for it; empty if none has room. */
function shieldOf({ name, kind, points }: ScreenLine, occupiedBoxes: Box[]): string {
  if (kind === 'river' || name === '') return ''
  const half = name.length * 4 + 5
  for (let at = 1; at < points.length; at++) {
    const [from, to] = [points[at - 1], points[at]]
    if (!from || !to) continue
    const [x, y]: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
    const box = { left: x - half, right: x + half, top: y - 9, bottom: y + 9 }
    if (
      occupiedBoxes.some((other) => overlaps(box, other)) ||
      box.left < 4 ||
      box.right > width - 4 ||
      box.top < 4 ||
      box.bottom > height - 4
    )
      continue
    occupiedBoxes.push(box)
    return shield(name, [x, y], half)
  }
  return ''
}
