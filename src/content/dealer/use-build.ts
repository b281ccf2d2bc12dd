/**
 * Imported first by what runs a site: it and its child processes then read the last complete build, with its copy of the dealer's
 * folder, whatever is edited or built meanwhile.
 */
import { existsSync, realpathSync } from 'node:fs'
import { currentBuild } from './builds.ts'

if (!process.env.SITE_BUILD_DIR && existsSync(currentBuild)) process.env.SITE_BUILD_DIR = realpathSync(currentBuild)
