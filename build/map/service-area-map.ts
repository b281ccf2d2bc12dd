import { geoContains } from 'd3-geo'
import { rentalDelivery } from '../../src/content/dealer/facts/delivery.facts.ts'
import { physicalShowrooms } from '../../src/content/dealer/facts/showrooms.facts.ts'
import { towns } from '../../src/content/dealer/facts/towns.facts.ts'
import { dealerFile } from '../../src/content/dealer/reading/dealer-files.ts'
import { townAreas, townStates } from '../../src/content/dealer/town-areas.ts'
import { type Box, boxAround, labelPlacer, type Point } from './place-map-labels.ts'
import { pointOf, unitsPerMile } from './projection.ts'
import { draw, drawLines, height, projection, shownStates, width } from './service-area-frame.ts'
import { countyLines, countyShape, type StateShape } from './shapes.ts'
import { badge, circle, label, path, sign, svg } from './svg.ts'

const frame = { left: 0, top: 0, right: width, bottom: height }

const { landmarks, townNames, stateNames } = dealerFile('map.yaml')

const RING_MILES = 25

export function serviceAreaMap(): string {
  const place = pointOf(projection)
  const boxes: Box[] = []
  const placeLabel = labelPlacer(frame, boxes)
  const rings = physicalShowrooms.map(({ coordinates }) => ({
    at: place(coordinates),
    unit: unitsPerMile(place, coordinates),
  }))
  const signs = physicalShowrooms.map(({ coordinates }) => place(coordinates))
  const dots = towns.map((town) => place(town))
  boxes.push(...signs.map((at) => boxAround(at, 10)), ...dots.map((at) => boxAround(at, 2)))
  const badgePlaces = rings.flatMap(({ at, unit }) => badgePlace(at, RING_MILES * unit))
  // More than two labels would crowd the map, and one explains all circles.
  const badges = rings.length > 2 ? badgePlaces.slice(0, 1) : badgePlaces
  boxes.push(...badges.map(([x, y]) => ({ left: x - 24, right: x + 24, top: y - 12, bottom: y + 12 })))

  const names = physicalShowrooms.map(({ postal, coordinates }) => {
    const text = postal?.locality ?? ''
    const position = placeLabel({ text, at: place(coordinates), gap: 13, size: 17 }, true)
    return position ? label('map__subject', text, position) : ''
  })
  const marks = [...landmarks, ...(townNames ? otherTowns() : [])].map((landmark) => {
    const at = place(landmark)
    const position = placeLabel({ text: landmark.name, at, gap: 8, size: 15 }, landmark.always)
    return position ? circle('map__mark', at, 2.5) + label('map__place', landmark.name, position) : ''
  })
  const states =
    stateNames?.map(({ name, ...at }) => {
      const [x, y] = place(at)
      return label('map__state', name, { x, y, anchor: 'middle' })
    }) ?? served.map((state) => stateName(state, placeLabel))
  return svg(width, height, [
    path('map__outside', outside.map(outline).join('')),
    path('map__land', served.map(outline).join('')),
    path('map__lines', drawLines(countyLines(shownStates))),
    path('map__county', townAreas.map((area) => draw(countyShape(area)) ?? '').join('')),
    ...rings.flatMap(({ at, unit }) => [
      circle('map__ring', at, RING_MILES * unit),
      circle('map__ring map__ring--free', at, rentalDelivery.freeMiles * unit),
    ]),
    ...dots.map((at) => circle('map__dot', at, 1.8)),
    ...states,
    ...marks,
    ...badges.map((at) => badge(`${RING_MILES} mi`, at, { width: 44, height: 20 })),
    ...signs.map(sign),
    ...names,
  ])
}

/** A point on the ring below the showroom, or else beside or above it; none if the map shows none of these. */
const badgePlace = ([x, y]: Point, radius: number): readonly Point[] =>
  [[x, y + radius] as const, [x + radius, y] as const, [x - radius, y] as const, [x, y - radius] as const]
    .filter(([left, top]) => left > 24 && left < width - 24 && top > 12 && top < height - 12)
    .slice(0, 1)

const isServed = ({ name }: StateShape): boolean => townStates.includes(name)
const served = shownStates.filter(isServed)
const outside = shownStates.filter((state) => !isServed(state))

/** Leaves out towns whose showroom is named. */
const otherTowns = () =>
  towns
    .filter(({ name }) => physicalShowrooms.every(({ postal }) => postal?.locality !== name))
    .map((town) => ({ ...town, always: false }))

const outline = ({ shape }: StateShape): string => draw(shape) ?? ''

/** Places the name as close to the middle of the state's visible part as there is room. */
function stateName({ name, shape }: StateShape, placeLabel: ReturnType<typeof labelPlacer>): string {
  const [middleX, middleY] = draw.centroid(shape)
  const fromMiddle = ([x, y]: Point): number => Math.hypot(x - middleX, y - middleY)
  const spots = grid
    .filter((at) => geoContains(shape, projection.invert?.([...at]) ?? [0, 0]))
    .toSorted((a, b) => fromMiddle(a) - fromMiddle(b))
  for (const at of spots) {
    const position = placeLabel({ text: name, at, gap: 12, size: 24 })
    if (position) return label('map__state', name, position)
  }
  return ''
}

const STEP = 40
const grid: readonly Point[] = Array.from({ length: width / STEP }, (_column, column) =>
  Array.from({ length: height / STEP }, (_row, row): Point => [column * STEP, row * STEP]),
).flat()
