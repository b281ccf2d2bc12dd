/** Runs the built site on one port: by itself, or with WORKERS processes, each with its own pages in memory. */
import cluster from 'node:cluster'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { env } from '../src/platform/env.server.ts'
import { CANNOT_START, onStop, startOrExplain } from './lifecycle.ts'
import { listenProblem } from './port.ts'

const build = join(import.meta.dirname, '../dist')

/** Resolves once the site takes requests. @throws SetupProblem */
export async function serve(): Promise<void> {
  const { DATABASE_URL, METRICS_PORT, WORKERS = DATABASE_URL ? availableParallelism() : 1 } = env()
  if (cluster.isWorker || WORKERS === 1) await serveHere()
  else {
    const { superviseWorkers } = await import('./workers.ts')
    await superviseWorkers(WORKERS, import.meta.filename)
  }
  if (METRICS_PORT === undefined || cluster.isWorker) return
  const { serveMetrics } = await import('./metrics-server.ts')
  await serveMetrics(METRICS_PORT, WORKERS === 1 ? 'this process' : 'workers')
}

async function serveHere(): Promise<void> {
  const { startSite }: typeof import('../src/server.ts') = await import(
    pathToFileURL(join(build, 'server/server.js')).href
  )
  const { stop } = await startSite({
    clientDirectory: join(build, 'client'),
    pagesDirectory: join(build, 'pages'),
    commandLine: join(import.meta.dirname, '../cli/larkway.ts'),
  }).catch((error: unknown) => {
    throw listenProblem(error, env())
  })
  onStop(stop)
}

if (import.meta.main) await startOrExplain(serve, cluster.isWorker ? CANNOT_START : 1)
