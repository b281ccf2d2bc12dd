import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse } from 'yaml'
import { dealerDir, folders } from '../../src/content/dealer/dealer-dir.ts'
import { dealerFile, yamlFiles } from '../../src/content/dealer/files.ts'
import { readTowns } from '../../src/content/dealer/town-file.ts'
import type { Answers } from './template/answers.ts'
import { folderFiles } from './template/folder-files.ts'

export type Difference = {
  readonly file: string
  readonly key: string
  readonly here: unknown
  readonly there: unknown
}

/** Key by key. A folder that extends none is compared with what `larkway dealer new` writes for the same dealer. */
export function folderDifferences(): { readonly than: string; readonly differences: readonly Difference[] } {
  const [, ...parents] = folders
  const fresh = parents.length > 0 ? undefined : folderFiles(answersOfFolder())
  const than = parents[0] ? basename(parents[0]) : 'a new folder'
  const differences = Object.entries(yamlFiles).flatMap(([file, schema]) => {
    const here = leaves(readYamlIn(dealerDir, file))
    const standard = schema.safeParse({}).data
    const under = fresh ? [parse(fresh.get(file) ?? '')] : parents.map((folder) => readYamlIn(folder, file))
    const there = new Map([standard, ...under.reverse()].flatMap((value) => [...leaves(value)]))
    return [...here]
      .filter(([key, value]) => key !== 'extends' && JSON.stringify(value) !== JSON.stringify(there.get(key)))
      .map(([key, value]) => ({ file, key, here: value, there: there.get(key) }))
  })
  return { than, differences }
}

const readYamlIn = (folder: string, file: string): unknown =>
  existsSync(join(folder, file)) ? parse(readFileSync(join(folder, file), 'utf8')) : undefined

/** Values that aren't keys with values, each by its path. */
function leaves(value: unknown, path = ''): ReadonlyMap<string, unknown> {
  if (value === undefined || value === null) return new Map()
  if (typeof value !== 'object' || Array.isArray(value)) return new Map([[path, value]])
  return new Map(Object.entries(value).flatMap(([key, child]) => [...leaves(child, path ? `${path}.${key}` : key)]))
}

/** What one would have answered to `larkway dealer new`. */
function answersOfFolder(): Answers {
  const { name, shortName, phone, email, website, makers } = dealerFile('dealer.yaml')
  const { timeZone, showrooms } = dealerFile('showrooms.yaml')
  const [{ street, city, state, zip, latitude, longitude }] = showrooms
  const towns = readTowns().towns.map((town) => ({ ...town, state: town.stateCode, source: town.source ?? '' }))
  return {
    ...{ folder: dealerDir, name, shortName, phone, email, website, makers, timeZone, towns },
    ...{ street, city, state, zip, latitude, longitude },
    hours: dealerFile('hours.yaml').dealership.rows,
    color: '#808080',
    today: new Date().toISOString().slice(0, 10),
  }
}
