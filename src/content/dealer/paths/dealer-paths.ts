import { globSync } from 'node:fs'
import { join } from 'node:path'
import { copiesIn, currentBuild, sourceDir, withParents } from './build-paths.ts'

/** Set for processes that make or run one build. */
const { SITE_BUILD_DIR } = process.env

/** Folder for this dealer's build: the site, and lists that the build makes for itself. */
export const buildDir = SITE_BUILD_DIR || currentBuild
export const generatedDir = join(buildDir, 'generated')

const copies = SITE_BUILD_DIR ? globSync('*/*', { cwd: copiesIn(SITE_BUILD_DIR) }).sort() : []

/** The dealer's folder, then those that it extends, nearest first; for a build, its copies of them. */
export const folders: readonly string[] =
  copies.length > 0 ? copies.map((copy) => join(copiesIn(buildDir), copy)) : withParents(sourceDir)

export const dealerDir = folders[0] ?? sourceDir
