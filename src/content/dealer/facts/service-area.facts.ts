import { dealerFile } from '../reading/dealer-files.ts'
import { rentalDelivery } from './delivery.facts.ts'
import { physicalShowrooms } from './showrooms.facts.ts'
import { towns } from './towns.facts.ts'

const { corners: cornerPoints, interactive } = dealerFile('map.yaml')

const MILES_PER_DEGREE = 69
/** Space around the outermost towns, so that none lies on the edge. */
const MARGIN_MILES = 4
/** Space around each showroom, so that the circle of free delivery is whole, unless that would make the map too wide. */
const showroomMiles = Math.min(Math.max(rentalDelivery.freeMiles, 10), 25) + 1

const fitted = () => {
  const around = [
    ...towns.map((town) => ({ ...town, miles: MARGIN_MILES })),
    ...physicalShowrooms.map(({ coordinates }) => ({ ...coordinates, miles: showroomMiles })),
  ]
  const edges = around.map(({ latitude, longitude, miles }) => {
    const up = miles / MILES_PER_DEGREE
    const aside = up / Math.cos((latitude * Math.PI) / 180)
    return { west: longitude - aside, south: latitude - up, east: longitude + aside, north: latitude + up }
  })
  return {
    west: rounded(Math.min(...edges.map(({ west }) => west))),
    south: rounded(Math.min(...edges.map(({ south }) => south))),
    east: rounded(Math.max(...edges.map(({ east }) => east))),
    north: rounded(Math.max(...edges.map(({ north }) => north))),
  }
}

const rounded = (degrees: number): number => Math.round(degrees * 1000) / 1000

const corners = cornerPoints ?? fitted()
const { west, south, east, north } = corners

export const serviceArea = {
  corners,
  /** Center of the interactive map, and the degrees from there to its edge. */
  interactive: interactive ?? {
    latitude: rounded((south + north) / 2),
    longitude: rounded((west + east) / 2),
    reach: rounded(Math.max(east - west, north - south) / 2),
  },
}
