import { lstatSync } from 'node:fs'
import { mkdir, readdir, readFile, realpath, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { buildsDir, currentBuild } from '../src/content/dealer/paths/build-paths.ts'

/** Builds to have once the next one is made, so two before it. A site that still runs an older build needs its files, and a site on a newer build serves the older scripts to pages that are still open. */
const KEPT_BUILDS = 3
/** Written last: a build without it is not complete. */
const stampName = '.sources'

/** Digests of a build's inputs. */
export type Stamp = { readonly engine: string; readonly dealer: string }

export async function stampOf(build: string): Promise<Stamp | undefined> {
  const text = await readFile(join(build, stampName), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : JSON.parse(text)
}

/** Makes this the current build in one step, so that a site that starts meanwhile finds a complete one. */
export async function complete(build: string, stamp: Stamp): Promise<void> {
  await writeFile(join(build, stampName), JSON.stringify(stamp))
  // A build step that somebody ran by hand leaves a folder here.
  if (lstatSync(currentBuild, { throwIfNoEntry: false })?.isDirectory()) await rm(currentBuild, { recursive: true })
  const link = `${currentBuild}.new`
  await rm(link, { force: true })
  await symlink(basename(build), link)
  await rename(link, currentBuild)
}

/** Makes room for the next build: keeps the last one and the newest complete ones, and removes all others. */
export async function removeOldBuilds(): Promise<void> {
  await mkdir(buildsDir, { recursive: true })
  const last = await realpath(currentBuild).catch(() => undefined)
  const builds = await allBuilds()
  const whole = await Promise.all(builds.map(async (build) => ((await stampOf(build)) ? [build] : [])))
  const remaining = [
    last,
    ...whole
      .flat()
      .sort()
      .slice(1 - KEPT_BUILDS),
  ]
  for (const build of builds) if (!remaining.includes(build)) await rm(build, { recursive: true })
}

/** Browser files of the builds before `than`, for pages that are still open. */
export async function olderClients(than: string): Promise<string[]> {
  return (await allBuilds()).filter((build) => build < than).map((build) => join(build, 'client'))
}

async function allBuilds(): Promise<string[]> {
  const names = await readdir(buildsDir).catch(() => [])
  return names.filter((name) => buildName.test(name)).map((name) => join(buildsDir, name))
}

/** In base 36, the names of builds sort in the order in which the builds were made. */
export const newBuild = (): string => join(buildsDir, Date.now().toString(36))
/** Excludes the folder of picture sizes, which all builds share and which would match too. */
const buildName = /^(?!pictures$)[0-9a-z]{8}$/
