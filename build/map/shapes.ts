import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { geoBounds, geoContains } from 'd3-geo'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import type { Coordinates } from '../../src/content/dealer/facts/showrooms.facts.ts'
import type { TownArea } from '../../src/content/dealer/town-areas.ts'

type Atlas = Topology<{
  counties: GeometryCollection<{ name: string }>
  states: GeometryCollection<{ name: string }>
}>

const file = createRequire(import.meta.url).resolve('us-atlas/counties-10m.json')
const atlas: Atlas = JSON.parse(readFileSync(file, 'utf8'))

const shapesOf = (kind: 'counties' | 'states') =>
  atlas.objects[kind].geometries.map((geometry) => {
    const { id, properties } = geometry
    return {
      id: String(id),
      name: properties && 'name' in properties ? properties.name : '',
      shape: feature(atlas, geometry),
    }
  })

const edges = (shape: ReturnType<typeof feature>): { east: number; north: number } => {
  const [, [east, north]] = geoBounds(shape)
  return { east, north }
}

/** From west to east by their eastern edge. */
export const stateShapes = shapesOf('states')
  .map((state) => ({ ...state, ...edges(state.shape) }))
  .toSorted((a, b) => a.east - b.east || b.north - a.north)

export type StateShape = (typeof stateShapes)[number]

const counties = shapesOf('counties')
const stateOf = (countyId: unknown): string => String(countyId).slice(0, 2)
/** The atlas leaves these words out. It lists independent cities, which belong to no county, among the counties. */
const plain = (county: string): string =>
  county.replace(/^Municipality of | (?:County|Parish|(?:City and )?Borough|Census Area|Municipality)$/, '')
const plainCity = (county: string): string => county.replace(/ City$/, '')

export function countiesNamed(county: string, state: string) {
  const stateId = stateShapes.find(({ name }) => name === state)?.id
  const names = [plain(county), plainCity(county)]
  return counties.filter(({ id, name }) => stateOf(id) === stateId && names.includes(name))
}

type County = (typeof counties)[number]

const inAlaska = (name: string): readonly string[] => [
  ...['Borough', 'Census Area', 'City and Borough', 'Municipality'].map((word) => `${name} ${word}`),
  `Municipality of ${name}`,
]

/** Whether this is an independent city. Only these states have any, with numbers after those of the counties. */
const isCityAlone = (id: string): boolean =>
  ['24', '29', '32', '51'].includes(stateOf(id)) && Number(id.slice(2)) >= 510

/** Names with the word that the atlas leaves out, the usual one first. */
export function fullNames({ id, name }: County): readonly string[] {
  const state = stateOf(id)
  if (state === '11') return [name]
  if (state === '02') return inAlaska(name)
  if (state === '22') return [`${name} Parish`]
  return isCityAlone(id) ? [name.endsWith(' City') ? name : `${name} City`, name] : [`${name} County`]
}

/** Full names of the counties of a state. */
export function countyNames(state: string): readonly string[] {
  const stateId = stateShapes.find(({ name }) => name === state)?.id
  return counties.filter(({ id }) => stateOf(id) === stateId).flatMap(fullNames)
}

/** The county that a place lies in. */
export const countyAt = ({ latitude, longitude }: Coordinates): County | undefined =>
  counties.find(({ shape }) => geoContains(shape, [longitude, latitude]))

/** The county with that name. If an independent city has the same name, whichever of the two the towns lie in. */
export function countyShape({ county, state, towns }: TownArea) {
  const counties = countiesNamed(county, state)
  const match =
    counties.find(({ shape }) => towns.some((at) => geoContains(shape, [at.longitude, at.latitude]))) ?? counties[0]
  if (!match) throw new Error(`there is no ${county} in ${state}, which check-counties.ts should have reported`)
  return match.shape
}

/** Lines between counties of the same state. */
export function countyLines(states: readonly StateShape[]) {
  const ids = states.map(({ id }) => id)
  return mesh(
    atlas,
    atlas.objects.counties,
    (a, b) => a !== b && ids.includes(stateOf(a.id)) && stateOf(a.id) === stateOf(b.id),
  )
}
