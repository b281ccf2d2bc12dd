import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { copiesIn, currentBuild, sourceDir, withParents } from '../src/content/dealer/paths/build-paths.ts'
import { type ProcessLock, tryProcessLock } from '../src/server/database/process-lock.server.ts'
import { SetupProblem } from '../src/server/settings/setup-problem.ts'
import { startOrExplain } from '../src/server/settings/start-or-explain.server.ts'
import { cacheFolder } from './build-cache.ts'
import { copyFolders, dealerDigest, engineDigest } from './digest-build-sources.ts'
import { complete, newBuild, removeOldBuilds, stampOf } from './old-builds.ts'

const lockFile = 'node_modules/.larkway-build.lock'
const LOCK_RETRY_MS = 200

type Say = (line: string) => void

/** Builds unless the last build was made from the same files. When two processes start together, one builds and the other waits. @throws SetupProblem when it fails */
export async function ensureBuild(say: Say, beforeBuilding?: () => void): Promise<void> {
  const lock = await waitForLock(say)
  try {
    await buildUnlessMade(say, beforeBuilding)
  } finally {
    lock.release()
  }
}

/** Like `ensureBuild`, but a site continues with its last build if this one fails, for instance because of mistakes in the dealer's folder. */
export async function ensureSomeBuild(say: Say, beforeBuilding: () => void): Promise<void> {
  try {
    await ensureBuild(say, beforeBuilding)
  } catch (error) {
    const last = await stampOf(currentBuild)
    // Another version's build may not fit the programs that run it.
    if (!(error instanceof SetupProblem) || last?.engine !== engineDigest()) throw error
    say(`${error.message} For now, the site uses its last build.`)
  }
}

async function waitForLock(say: Say): Promise<ProcessLock> {
  for (let attempt = 0; ; attempt++) {
    const lock = tryProcessLock(lockFile, 'exclusive')
    if (lock) return lock
    if (attempt === 0) say('another process is building; waiting for it')
    await setTimeout(LOCK_RETRY_MS)
  }
}

async function buildUnlessMade(say: Say, beforeBuilding?: () => void): Promise<void> {
  if (!existsSync(join(sourceDir, 'dealer.yaml')))
    throw new SetupProblem(`There is no dealer.yaml in ${sourceDir}.`, "Set DEALER_DIR to a dealer's folder.")
  const engine = engineDigest()
  const last = await stampOf(currentBuild)
  if (last?.engine === engine && last.dealer === dealerDigest(withParents(sourceDir))) {
    say('the build is up to date')
    return
  }
  beforeBuilding?.()
  say('building')
  await removeOldBuilds()
  const directory = newBuild()
  const dealer = dealerDigest(await copyFolders(withParents(sourceDir), copiesIn(directory)))
  // With the default size, half of the time is spent on garbage collection.
  const build = spawn(process.execPath, ['--max-semi-space-size=64', join(import.meta.dirname, 'build.ts')], {
    // Both outputs go to standard error, since standard output is for a command's result.
    stdio: ['inherit', 2, 2, 'ipc'],
    env: {
      ...process.env,
      SITE_BUILD_DIR: directory,
      NODE_COMPILE_CACHE: cacheFolder,
      // The import rules concern only the engine. If it hasn't changed, the last build has checked it.
      SKIP_IMPORT_RULES: last?.engine === engine ? '1' : '',
    },
  })
  const [code] = await once(build, 'exit')
  if (code !== 0) throw new SetupProblem('The build failed.', 'The reason is above.')
  await complete(directory, { engine, dealer })
}

/** `npm run build`: makes all picture sizes too, which a running site otherwise makes in the background if it may write to their folder. `--test-sizes` makes only those that browser tests load. */
async function buildAll(): Promise<void> {
  await ensureBuild(console.log)
  if (process.argv.includes('--without-picture-sizes')) return
  process.env.SITE_BUILD_DIR = await realpath(currentBuild)
  // Imported late: they read the build.
  const { env } = await import('../src/server/settings/env.server.ts')
  const { pictureFolders } = await import('../src/server/pictures/pictures.server.ts')
  const { sizes } = pictureFolders(env())
  const option = process.argv.includes('--test-sizes') ? '--test-sizes' : '--all-sizes'
  const sizesBuild = spawn(process.execPath, [join(import.meta.dirname, 'build-pictures.ts'), option, sizes], {
    stdio: 'inherit',
  })
  const [code] = await once(sizesBuild, 'exit')
  if (code !== 0) process.exit(code ?? 1)
}

if (import.meta.main) await startOrExplain(buildAll)
