import { geoMercator, geoPath } from 'd3-geo'
import { serviceArea } from '../../src/dealer/facts/service-area.ts'
import { stateShapes } from './shapes.ts'

export const width = 480
export const height = 640

const { west, south, east, north } = serviceArea.corners

const fitted = () =>
  geoMercator().fitExtent(
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

export const projection = fitted().clipExtent([
  [0, 0],
  [width, height],
])

export const draw = geoPath(projection).digits(0)

/** States that reach into the map of the whole area. */
export const shownStates = stateShapes.filter(({ shape }) => draw(shape))

/** Maps of towns reach beyond that one. */
const drawAround = geoPath(
  fitted().clipExtent([
    [-width, -height],
    [2 * width, 2 * height],
  ]),
)
export const statesAround = stateShapes.filter(({ shape }) => drawAround(shape))
