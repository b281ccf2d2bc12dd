import { existsSync, realpathSync, watch } from 'node:fs'
import { basename } from 'node:path'
import { buildsDir, currentBuild } from '../src/content/dealer/paths/build-paths.ts'
import { log } from '../src/server/system/log.server.ts'

/** Calls `take` with each build that is completed from now on, one after the other. In a container image, there are no later builds. */
export function onNewBuild(take: (build: string) => Promise<void>): void {
  if (!existsSync(currentBuild)) return
  let build = process.env.SITE_BUILD_DIR
  const takeCurrent = async (): Promise<void> => {
    const current = realpathSync(currentBuild)
    if (current === build) return
    build = current
    log.info({ build }, 'switching to a new build')
    await take(current)
  }
  let taking = Promise.resolve()
  // The link to the current build is replaced when a build is complete.
  watch(buildsDir, { persistent: false }, (_event, name) => {
    if (name !== basename(currentBuild)) return
    taking = taking.then(takeCurrent).catch((error: unknown) => {
      log.error({ err: error }, 'could not switch to the new build; restart the site')
    })
  })
}
