import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'

type Atlas = Topology<{ counties: GeometryCollection; states: GeometryCollection }>

const file = createRequire(import.meta.url).resolve('us-atlas/counties-10m.json')
const atlas: Atlas = JSON.parse(readFileSync(file, 'utf8'))

/** FIPS codes. */
export const stateIds = {
  connecticut: '09',
  delaware: '10',
  maryland: '24',
  newJersey: '34',
  newYork: '36',
  pennsylvania: '42',
} as const
export const countyIds = { 'Cumberland County': '34011', 'Lackawanna County': '42069' } as const

function shapeOf(kind: 'counties' | 'states', id: string) {
  const geometry = atlas.objects[kind].geometries.find((candidate) => candidate.id === id)
  if (!geometry) throw new Error(`us-atlas has no ${kind} ${id}`)
  return feature(atlas, geometry)
}

export const stateShape = (id: string) => shapeOf('states', id)
export const countyShape = (id: string) => shapeOf('counties', id)

const isShown = (id: unknown): boolean => Object.values<unknown>(stateIds).includes(String(id).slice(0, 2))

export const countyLines = mesh(
  atlas,
  atlas.objects.counties,
  (a, b) => a !== b && isShown(a.id) && String(a.id).slice(0, 2) === String(b.id).slice(0, 2),
)
