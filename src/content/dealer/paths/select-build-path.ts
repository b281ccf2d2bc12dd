/**
 * Import this module first in programs that run a site. They and their child processes then read the last complete build, with its copy of the dealer's folder, whatever is edited or built in the meantime.
 */
import { existsSync, realpathSync } from 'node:fs'
import { currentBuild } from './build-paths.ts'

if (!process.env.SITE_BUILD_DIR && existsSync(currentBuild)) process.env.SITE_BUILD_DIR = realpathSync(currentBuild)
