import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { parse } from 'yaml'

const root = join(import.meta.dirname, '../../../..')
/** This folder comes with the software. */
export const sampleDealer = join(root, 'dealer')

/** The dealer's folder as the dealer edits it: DEALER_DIR, or else the sample dealer's. */
export const sourceDir = resolve(process.env.DEALER_DIR || sampleDealer)

/** Directory for all builds of a dealer's folder. Its name has a hash, except for the sample dealer's, since folders in different places may share a name. */
export const buildsOf = (folder: string): string =>
  join(root, 'dist', folder === sampleDealer ? 'dealer' : uniqueName(folder))

export const buildsDir = buildsOf(sourceDir)

/** A link to the last complete build. */
export const currentBuild = join(buildsDir, 'current')

function uniqueName(folder: string): string {
  const hash = createHash('sha256').update(folder).digest('hex').slice(0, 8)
  return `${basename(folder)}-${hash}`
}

/** The folder for a build's copies of the dealer's folder and of those that it extends, such as `0/branch` and `1/main`. */
export const copiesIn = (build: string): string => join(build, 'dealer')

const MOST_PARENTS = 5

/** A folder, then those that it extends, nearest first. */
export function withParents(folder: string): string[] {
  const all = [folder]
  for (let last: string | undefined = folder; last && all.length <= MOST_PARENTS; ) {
    const parent = extendedFolder(last)
    if (parent) all.push(parent)
    last = parent
  }
  return all
}

function extendedFolder(folder: string): string | undefined {
  const file = join(folder, 'dealer.yaml')
  if (!existsSync(file)) return undefined
  // Errors are reported when the file is read for its facts.
  const [, baseFolder] = /^extends:\s*(.+?)\s*$/m.exec(readFileSync(file, 'utf8')) ?? []
  return baseFolder === undefined ? undefined : resolve(folder, String(parse(baseFolder)))
}
