import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { geoContains } from 'd3-geo'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { describe, expect, test } from 'vitest'
import { townNotes } from './notes.ts'
import { findTown, townAliases, towns } from './towns.ts'

const countyShapes = createRequire(import.meta.url).resolve('us-atlas/counties-10m.json')
const counties: Topology<{ counties: GeometryCollection }> = JSON.parse(readFileSync(countyShapes, 'utf8'))

describe('the two town lists', () => {
  test('no slug stands twice, and an alias is no slug', () => {
    expect(new Set(towns.map((town) => town.slug)).size).toBe(towns.length)
    for (const [alias, slug] of Object.entries(townAliases)) {
      expect(findTown(alias)).toBeUndefined()
      expect(findTown(slug)).toBeDefined()
    }
  })

  test.each(towns.map((town) => [town.name, town] as const))('%s lies in its county', (_n, town) => {
    const id = town.county === 'Cumberland County' ? '34011' : '42069'
    const shape = counties.objects.counties.geometries.find((county) => county.id === id)
    if (!shape) throw new Error(`us-atlas has no county ${id}`)
    expect(geoContains(feature(counties, shape), [town.longitude, town.latitude])).toBe(true)
  })

  test.each(Object.entries(townNotes))('%s has a paragraph of 25 to 70 words', (_slug, note) => {
    const words = note.split(/\s+/).length
    expect(words).toBeGreaterThanOrEqual(25)
    expect(words).toBeLessThanOrEqual(70)
  })
})
