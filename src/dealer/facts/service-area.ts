import { dealerFile } from '../files.ts'
import { physicalShowrooms } from './showrooms.ts'
import { towns } from './towns.ts'

const { corners: given, interactive } = dealerFile('map.yaml')

/** In degrees: the circles around a showroom are 25 miles wide on each side. */
const margin = { latitude: 0.45, longitude: 0.6 }

const showrooms = physicalShowrooms.map(({ coordinates }) => coordinates)
const latitudes = [...towns, ...showrooms].map(({ latitude }) => latitude)
const longitudes = [...towns, ...showrooms].map(({ longitude }) => longitude)

const rounded = (degrees: number): number => Math.round(degrees * 1000) / 1000

const corners = given ?? {
  west: rounded(Math.min(...longitudes) - margin.longitude),
  south: rounded(Math.min(...latitudes) - margin.latitude),
  east: rounded(Math.max(...longitudes) + margin.longitude),
  north: rounded(Math.max(...latitudes) + margin.latitude),
}

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
