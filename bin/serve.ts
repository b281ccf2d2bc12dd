/** Runs the built site on one port: one process a core, each with its own pages in memory. */
import cluster from 'node:cluster'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { RateLimiterClusterMaster } from 'rate-limiter-flexible'
import { env } from '../src/platform/env.server.ts'
import { log } from '../src/platform/log.server.ts'
import { version } from '../src/platform/version.server.ts'

const build = join(import.meta.dirname, '../dist')
const workers = env().WORKERS ?? availableParallelism()

async function serveHere(): Promise<void> {
  const bundle: typeof import('../src/server.ts') = await import(pathToFileURL(join(build, 'server/server.js')).href)
  const { server, stop } = await bundle.startSite({
    clientDirectory: join(build, 'client'),
    pagesDirectory: join(build, 'pages'),
    shared: cluster.isWorker,
  })
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : address
  log.info({ version, node: process.version, port }, 'the site is up')
  onStop(async () => {
    await stop()
    process.exit(0)
  })
}

function superviseWorkers(): void {
  // Counts messages for the limit over all workers.
  new RateLimiterClusterMaster()
  let stopping = false
  for (let index = 0; index < workers; index++) cluster.fork()
  cluster.on('exit', (worker, code, signal) => {
    if (stopping) return
    log.error({ worker: worker.id, code, signal }, 'a worker ended; starting another')
    cluster.fork()
  })
  onStop(async () => {
    stopping = true
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM')
  })
}

/** Ctrl-C arrives twice, from the terminal and from `npm start`; the second must not interrupt the stop. */
function onStop(stop: () => Promise<void>): void {
  let stopping = false
  const once = () => {
    if (!stopping) void stop()
    stopping = true
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, once)
}

if (cluster.isPrimary && workers > 1) superviseWorkers()
else await serveHere()
