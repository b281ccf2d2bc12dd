import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'

const place = z.object({
  state: z.string(),
  county: z.string(),
  name: z.string(),
  latitude: z.coerce.number(),
  longitude: z.coerce.number(),
  /** 0 for a community smaller than about 1,000. */
  population: z.coerce.number(),
})

export type GazetteerPlace = z.output<typeof place>

/** Cities, towns and communities of the United States: README.md beside this file. */
export function allPlaces(): readonly GazetteerPlace[] {
  const file = brotliDecompressSync(readFileSync(join(import.meta.dirname, 'places.csv.br')))
  return z.array(place).parse(parse(file, { columns: true }))
}

/** Letters only, without accents, so that ‘Saint Paul’ and ‘St. Paul’ are one name. */
export const placeKey = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/\bsaint\b/g, 'st')
    .replaceAll(/\bmount\b/g, 'mt')
    .replaceAll(/\bfort\b/g, 'ft')
    .replaceAll(/[^a-z]/g, '')

/** Finds places by name, the largest first, since several in one state may share it. */
export const placesNamed = (
  places: readonly GazetteerPlace[],
  name: string,
  state: string,
): readonly GazetteerPlace[] =>
  places
    .filter((one) => one.state === state && placeKey(one.name) === placeKey(name))
    .toSorted((a, b) => b.population - a.population)
