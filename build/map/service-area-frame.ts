import { geoMercator, geoPath } from 'd3-geo'
import { serviceArea } from '../../src/content/dealer/facts/service-area.facts.ts'
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

const clipped = (bleed: { x: number; y: number }) =>
  fitted().clipExtent([
    [-bleed.x, -bleed.y],
    [width + bleed.x, height + bleed.y],
  ])

/** Land continues beyond the frame for pages that show the map in another shape. */
export const projection = clipped({ x: 125, y: 120 })

export const draw = geoPath(projection).digits(0)

/** County lines end at the frame, since they are faint and make up most of a drawing's bytes. */
export const drawLines = geoPath(clipped({ x: 0, y: 0 })).digits(0)

/** States that reach into the map of the whole area. */
export const shownStates = stateShapes.filter(({ shape }) => draw(shape))

/** Maps of towns extend past the edge of the map of the whole area. */
const drawAround = geoPath(clipped({ x: width, y: height }))
export const statesAround = stateShapes.filter(({ shape }) => drawAround(shape))
