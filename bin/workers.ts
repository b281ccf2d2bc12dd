import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import pMap from 'p-map'
import { RateLimiterClusterMaster } from 'rate-limiter-flexible'
import { env } from '../src/server/settings/env.server.ts'
import { log } from '../src/server/system/log.server.ts'
import { CANNOT_START, onStop, takeBackConnections } from './lifecycle.ts'
import { onNewBuild } from './new-build.ts'
import { checkPort } from './port.ts'

const MAX_DEATHS = 5
const WITHIN_MS = 60_000
/** How long after a death another worker starts. Each further death within WITHIN_MS doubles it. */
const FIRST_PAUSE_MS = 200

/** Replaces workers that die, until too many die in a minute. After a new build, replaces all workers, as many at a time as there are cores. @throws SetupProblem */
export async function superviseWorkers(count: number, script: string): Promise<void> {
  await checkPort(env())
  // Counts for all workers toward the limits that they share, such as CONTACT_LIMIT.
  new RateLimiterClusterMaster()
  takeBackConnections()
  cluster.setupPrimary({ exec: script })
  let stopping = false
  let deaths: number[] = []
  let build = process.env.SITE_BUILD_DIR
  const replaced = new Set<Worker>()
  const fork = (): Worker => cluster.fork(build ? { SITE_BUILD_DIR: build } : {})

  const stop = async (): Promise<void> => {
    stopping = true
    const ends = liveWorkers().map((worker) => once(worker, 'exit'))
    for (const worker of liveWorkers()) worker.process.kill('SIGTERM')
    await Promise.all(ends)
  }
  const giveUp = async (why: string): Promise<void> => {
    console.error(`larkway: ${why} The site is stopping.`)
    await stop()
    process.exit(1)
  }

  cluster.on('exit', (worker, code, signal) => {
    if (stopping || replaced.delete(worker)) return
    if (code === CANNOT_START) return void giveUp('A worker cannot start.')
    const now = performance.now()
    deaths = [...deaths.filter((at) => now - at < WITHIN_MS), now]
    const how = signal ?? `exit code ${code}`
    if (deaths.length === MAX_DEATHS) {
      log.fatal({ worker: worker.id, code, signal }, 'workers keep dying; stopping the site')
      return void giveUp(
        `${MAX_DEATHS} workers have died within a minute, the last with ${how}. Their output is above.`,
      )
    }
    const pauseMs = FIRST_PAUSE_MS * 2 ** (deaths.length - 1)
    log.error({ worker: worker.id, code, signal, pauseMs }, 'a worker died; starting another')
    setTimeout(() => {
      if (!stopping) fork()
    }, pauseMs)
  })
  onStop(stop)
  // No worker may outlive this process, not even one that hangs.
  process.on('exit', () => {
    for (const worker of liveWorkers()) worker.process.kill('SIGKILL')
  })
  for (let index = 0; index < count; index++) fork()
  await once(cluster, 'listening')

  onNewBuild(async (current) => {
    if (stopping) return
    build = current
    const replace = async (worker: Worker) => {
      await once(fork(), 'listening')
      replaced.add(worker)
      worker.process.kill('SIGTERM')
    }
    await pMap(liveWorkers(), replace, { concurrency: availableParallelism() })
  })
}

const liveWorkers = () => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
