/** Serves the last build on one port: in this process, or in WORKERS processes, each with its own pages in memory. */
import '../src/content/dealer/paths/select-build-path.ts'
import cluster from 'node:cluster'
import { hash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { olderClients, stampOf } from '../build/old-builds.ts'
import { buildDir } from '../src/content/dealer/paths/dealer-paths.ts'
import { pictureFolders } from '../src/server/pictures/pictures.server.ts'
import { env } from '../src/server/settings/env.server.ts'
import { startOrExplain } from '../src/server/settings/start-or-explain.server.ts'
import { CANNOT_START, handBackConnections, onStop, startAgain } from './lifecycle.ts'
import { onNewBuild } from './new-build.ts'
import { listenProblem } from './port.ts'

/** @param makesPictures whether missing picture sizes are made in the background. @throws SetupProblem */
export async function serve(makesPictures = process.argv.includes('--make-pictures')): Promise<void> {
  const { DATABASE_URL, METRICS_PORT, WORKERS = DATABASE_URL ? availableParallelism() : 1 } = env()
  if (cluster.isWorker || WORKERS === 1) await serveHere()
  else {
    const { superviseWorkers } = await import('./workers.ts')
    await superviseWorkers(WORKERS, import.meta.filename)
  }
  if (cluster.isWorker) return
  if (makesPictures) {
    const { makePictureSizes } = await import('./make-picture-sizes.ts')
    makePictureSizes(pictureFolders(env()))
  }
  if (METRICS_PORT === undefined) return
  const { serveMetrics } = await import('./metrics-server.ts')
  await serveMetrics(METRICS_PORT, WORKERS === 1 ? 'this process' : 'workers')
}

async function serveHere(): Promise<void> {
  const { startSite }: typeof import('../src/server.ts') = await import(
    pathToFileURL(join(buildDir, 'server/server.js')).href
  )
  const stamp = await stampOf(buildDir)
  const { stop } = await startSite({
    build: stamp ? hash('sha1', stamp.engine + stamp.dealer).slice(0, 8) : 'unknown',
    clientDirectory: join(buildDir, 'client'),
    olderClients: await olderClients(buildDir),
    pagesDirectory: join(buildDir, 'pages'),
    importer: join(import.meta.dirname, 'import-stock.ts'),
    pictureProgram: join(import.meta.dirname, 'prepare-pictures.ts'),
    photoMaker: join(import.meta.dirname, 'make-photo-sizes.ts'),
    pictures: pictureFolders(env()),
  }).catch((error: unknown) => {
    throw listenProblem(error, env())
  })
  onStop(async () => {
    await stop()
    await handBackConnections()
  })
  // Without execve, the site serves a new build only after somebody restarts it.
  if (cluster.isWorker || !process.execve) return
  onNewBuild(async () => {
    await stop()
    startAgain()
  })
}

if (import.meta.main) await startOrExplain(serve, cluster.isWorker ? CANNOT_START : 1)
