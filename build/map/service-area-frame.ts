import { geoMercator, geoPath } from 'd3-geo'
import { serviceArea } from '../../src/dealer/facts/service-area.ts'
import { stateShapes } from './shapes.ts'

export const width = 480
export const height = 640

const { west, south, east, north } = serviceArea.corners

export const projection = geoMercator()
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

export const draw = geoPath(projection).digits(0)

/** States that reach into the map of the whole area; the maps of towns show no others. */
export const shownStates = stateShapes.filter(({ shape }) => draw(shape))
