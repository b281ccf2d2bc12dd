import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse as parseCsv } from 'csv-parse/sync'
import { parse } from 'yaml'
import { z } from 'zod'
import { dealerDir, folders } from '../../src/content/dealer/paths/dealer-paths.ts'
import { dealerFile, yamlFiles } from '../../src/content/dealer/reading/dealer-files.ts'
import { readTowns } from '../../src/content/dealer/reading/read-towns.ts'
import { allPlaces, placesNamed } from './places/places.ts'
import type { Answers } from './template/template-answers.ts'
import { folderFiles } from './template/template-files.ts'
import { townsAround, WITHIN } from './template/template-towns.ts'

export type Difference = {
  readonly file: string
  readonly key: string
  readonly here: unknown
  readonly there: unknown
}

/** Compares YAML files key by key, towns.csv town by town and other files as a whole. A folder that extends none is compared with what `larkway dealer new` writes for the same dealer. */
export function folderDifferences(): { readonly than: string; readonly differences: readonly Difference[] } {
  const [, ...parents] = folders
  const fresh = parents.length > 0 ? undefined : folderFiles(answersOfFolder())
  const than = parents[0] ? basename(parents[0]) : 'a newly created folder'
  const differences = Object.entries(yamlFiles).flatMap(([file, schema]) => {
    const here = leaves(readYamlIn(dealerDir, file))
    const standard = schema.safeParse({}).data
    const under = fresh ? [parse(fresh.get(file) ?? '')] : parents.map((folder) => readYamlIn(folder, file))
    const there = new Map([standard, ...under.reverse()].flatMap((value) => [...leaves(value)]))
    return [...here]
      .filter(([key, value]) => key !== 'extends' && JSON.stringify(value) !== JSON.stringify(there.get(key)))
      .map(([key, value]) => ({ file, key, here: value, there: there.get(key) }))
  })
  const others = otherDifferences(fresh ?? otherFilesIn(parents), parents.length > 0)
  return { than, differences: [...differences, ...others] }
}

const readYamlIn = (folder: string, file: string): unknown =>
  existsSync(join(folder, file)) ? parse(readFileSync(join(folder, file), 'utf8')) : undefined

/** Lists and single values, each by its path. */
function leaves(value: unknown, path = ''): ReadonlyMap<string, unknown> {
  if (value === undefined || value === null) return new Map()
  if (typeof value !== 'object' || Array.isArray(value)) return new Map([[path, value]])
  return new Map(Object.entries(value).flatMap(([key, child]) => [...leaves(child, path ? `${path}.${key}` : key)]))
}

/** The answers with which `larkway dealer new` would create this folder. */
function answersOfFolder(): Answers {
  const { name, shortName, phone, email, website, makers } = dealerFile('dealer.yaml')
  const { timeZone, showrooms } = dealerFile('showrooms.yaml')
  const [{ street, city, state, zip, latitude, longitude }] = showrooms
  const places = allPlaces()
  const center = placesNamed(places, city, state).find(
    (one) => one.latitude === latitude && one.longitude === longitude,
  )
  const ownTowns = readTowns().towns.map((town) => ({ ...town, state: town.stateCode, source: town.source ?? '' }))
  const [, color = '#808080'] = /made from (#[\da-f]{6})/.exec(textOf('brand/theme.css')) ?? []
  // The earliest date is that of the day the folder was created: a policy that is changed gets a later one.
  const [firstDay] = Object.values(dealerFile('policies.yaml').policies)
    .map(({ lastUpdated }) => lastUpdated)
    .sort()
  return {
    ...{ folder: dealerDir, name, shortName, phone, email, website, timeZone, color },
    ...{ street, city, state, zip, latitude, longitude },
    makers: makers.map((slug) => entryWithName.parse(readYamlIn(dealerDir, `makers/${slug}.yaml`)).name ?? slug),
    towns: center ? townsAround(center, places, { miles: WITHIN }) : ownTowns,
    hours: dealerFile('hours.yaml').dealership.rows,
    today: firstDay ?? String(Temporal.Now.plainDateISO(timeZone)),
  }
}

const entryWithName = z.object({ name: z.string().optional() }).catch({})

const textOf = (file: string): string => {
  const path = join(dealerDir, file)
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

type Contents = ReadonlyMap<string, string | Buffer>

/** The files that aren't compared by key, with the nearest folder's version: theme, logo, pictures, policies, makers, towns. */
function otherFilesIn(parents: readonly string[]): Contents {
  const files = parents.toReversed().flatMap((folder) =>
    globSync(['{brand,makers,policies,towns}/**/*.*', 'towns.csv'], { cwd: folder })
      .filter((file) => !Object.hasOwn(yamlFiles, file))
      .map((file) => [file, readFileSync(join(folder, file))] as const),
  )
  return new Map(files.toSorted(([a], [b]) => a.localeCompare(b)))
}

function otherDifferences(there: Contents, extendsOne: boolean): readonly Difference[] {
  const here = otherFilesIn([dealerDir])
  // What a folder doesn't have comes from the one that it extends.
  const removed = extendsOne ? [] : [...there.keys()].filter((file) => !here.has(file) && isOther(file))
  return [
    ...[...here].flatMap(([file, content]) => differenceIn(file, content, there.get(file))),
    ...removed.map((file) => ({ file, key: '(file)', here: undefined, there: 'is there' })),
  ]
}

const isOther = (file: string): boolean =>
  !Object.hasOwn(yamlFiles, file) && /^(?:brand|makers|policies|towns)[/.]/.test(file)

function differenceIn(file: string, here: string | Buffer, there: string | Buffer | undefined): readonly Difference[] {
  if (there !== undefined && Buffer.from(here).equals(Buffer.from(there))) return []
  if (there === undefined) return [{ file, key: '(file)', here: 'is there', there: undefined }]
  if (file !== 'towns.csv') return [{ file, key: '(file)', here: 'differs', there: undefined }]
  const [ours, theirs] = [townsIn(here), townsIn(there)]
  const added = ours.filter((town) => !theirs.includes(town))
  const removed = theirs.filter((town) => !ours.includes(town))
  const rows = [
    ...(added.length > 0 ? [{ file, key: `added: ${added.length}`, here: added.join('; '), there: undefined }] : []),
    ...(removed.length > 0
      ? [{ file, key: `removed: ${removed.length}`, here: undefined, there: removed.join('; ') }]
      : []),
  ]
  return rows.length > 0 ? rows : [{ file, key: '(file)', here: 'differs, but has the same towns', there: undefined }]
}

const townsIn = (content: string | Buffer): readonly string[] =>
  z
    .array(z.object({ name: z.string(), state: z.string() }))
    .parse(
      parseCsv(content, { columns: true, bom: true, trim: true, skip_empty_lines: true, relax_column_count: true }),
    )
    .map(({ name, state }) => `${name}, ${state}`)
