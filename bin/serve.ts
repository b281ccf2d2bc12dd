/** Runs the built site on one port: in this process, or in WORKERS processes, each with its own pages in memory. */
import cluster from 'node:cluster'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { env } from '../src/platform/env.server.ts'
import { pictureFolders } from '../src/platform/pictures.server.ts'
import { CANNOT_START, onStop, startOrExplain } from './lifecycle.ts'
import { listenProblem } from './port.ts'

const root = join(import.meta.dirname, '..')
const build = join(root, 'dist')
/** Passed on to the workers. */
const makePicturesOption = '--make-pictures'

/**
 * Resolves once the site accepts requests.
 * @param makeAllPictures make missing sizes of pictures in the background, before anybody asks for them
 * @throws SetupProblem
 */
export async function serve(makeAllPictures = process.argv.includes(makePicturesOption)): Promise<void> {
  const { DATABASE_URL, METRICS_PORT, WORKERS = DATABASE_URL ? availableParallelism() : 1 } = env()
  if (cluster.isWorker || WORKERS === 1) await serveHere(makeAllPictures)
  else {
    const { superviseWorkers } = await import('./workers.ts')
    await superviseWorkers(WORKERS, import.meta.filename, makeAllPictures ? [makePicturesOption] : [])
  }
  if (METRICS_PORT === undefined || cluster.isWorker) return
  const { serveMetrics } = await import('./metrics-server.ts')
  await serveMetrics(METRICS_PORT, WORKERS === 1 ? 'this process' : 'workers')
}

async function serveHere(makeAllPictures: boolean): Promise<void> {
  const { startSite }: typeof import('../src/server.ts') = await import(
    pathToFileURL(join(build, 'server/server.js')).href
  )
  const { stop } = await startSite({
    clientDirectory: join(build, 'client'),
    pagesDirectory: join(build, 'pages'),
    importer: join(import.meta.dirname, 'import-stock.ts'),
    pictures: {
      ...pictureFolders(root, env()),
      encoder: join(import.meta.dirname, 'encode-pictures.ts'),
      locks: join(root, 'node_modules'),
    },
    makeAllPictures,
  }).catch((error: unknown) => {
    throw listenProblem(error, env())
  })
  onStop(stop)
}

if (import.meta.main) await startOrExplain(serve, cluster.isWorker ? CANNOT_START : 1)
