import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { openDatabase } from '../../src/server/database/database.server.ts'
import { startMessages } from './message-stream.ts'
import { type Cluster, until } from './patroni.ts'
import { type Site, startSite } from './running-site.ts'

const SITES = 2
/** More messages than are in progress when the primary is killed. */
const MESSAGES = 10
const BACK_WITHIN_MS = 30_000
/** Less than a failover takes, so that a page that waits for the database counts as failed. */
const PAGE_WITHIN_MS = 10_000
const BETWEEN_PAGES_MS = 50
const paths = ['/', '/inventory', '/vehicle/denago-city', '/rentals/estimate', '/api/vehicles', '/contact']

export type FailOvers = {
  acknowledged: string[]
  storedIds: string[]
  refusals: { status: number; error: string }[]
  unanswered: number
  pages: number
  failedPages: string[]
  /** The seconds from each kill until both processes accepted messages again. */
  secondsBack: number[]
}

/**
 * Kills the primary several times while messages arrive at two processes of the site.
 * @param beforeTheyStop resolves once those processes may end.
 * @throws if writes do not resume in time
 */
export async function failOver(
  cluster: Cluster,
  kills: number,
  settings: Record<string, string>,
  beforeTheyStop: (acknowledged: readonly string[]) => Promise<void> = async () => undefined,
): Promise<FailOvers> {
  const directory = await mkdtemp(join(tmpdir(), 'larkway-failover-'))
  const sites: Site[] = []
  const env = { ...settings, DATABASE_URL: cluster.url, LOG_LEVEL: 'error' }
  for (let index = 0; index < SITES; index++) {
    sites.push(await startSite(env, { dataDir: join(directory, String(index)) }))
  }
  const visits = startVisits(sites)
  const result: FailOvers = {
    acknowledged: [],
    storedIds: [],
    refusals: [],
    unanswered: 0,
    pages: 0,
    failedPages: [],
    secondsBack: [],
  }
  try {
    for (let kill = 0; kill < kills; kill++) {
      const streams = sites.map((site, index) => startMessages(site, `site ${index}, kill ${kill}`))
      const more = async (withinMs: number) => {
        const before = streams.map(({ acknowledged }) => acknowledged.length)
        const areMore = () =>
          streams.every(({ acknowledged }, index) => acknowledged.length >= (before[index] ?? 0) + MESSAGES)
        await until('both processes take messages', withinMs, areMore)
      }
      await more(BACK_WITHIN_MS)
      const primary = await cluster.primary()
      if (!primary) throw new Error('There is no primary.')
      await cluster.kill(primary)
      const killed = performance.now()
      await more(BACK_WITHIN_MS)
      result.secondsBack.push((performance.now() - killed) / 1000)
      console.log(`kill ${kill + 1} of ${kills}: writes are back after ${result.secondsBack.at(-1)?.toFixed(1)} s`)
      for (const stream of streams) {
        await stream.stop()
        result.acknowledged.push(...stream.acknowledged)
        result.refusals.push(...stream.refusals)
        result.unanswered += stream.unanswered()
      }
      cluster.start(primary)
      await cluster.whole()
    }
    Object.assign(result, await visits.stop())
    await beforeTheyStop(result.acknowledged)
    const db = openDatabase({ DATA_DIR: '', DATABASE_URL: cluster.url })
    const rows = await db.selectFrom('contact_messages').select('message').execute()
    await db.destroy()
    result.storedIds = rows.map(({ message }) => message)
    return result
  } finally {
    await visits.stop()
    for (const site of sites) await site.remove()
    await rm(directory, { recursive: true, force: true })
  }
}

function startVisits(sites: readonly Site[]) {
  const failedPages: string[] = []
  let pages = 0
  let goesOn = true
  const all = sites.map(async ({ url }) => {
    while (goesOn) {
      for (const path of [...paths, `/inventory?search=page-${pages}`]) {
        pages++
        const outcome = await fetch(url + path, { signal: AbortSignal.timeout(PAGE_WITHIN_MS) }).then(
          ({ status }) => status,
          String,
        )
        if (outcome !== 200) failedPages.push(`${path}: ${outcome}`)
        await setTimeout(BETWEEN_PAGES_MS)
      }
    }
  })
  return {
    stop: async () => {
      goesOn = false
      await Promise.all(all)
      return { pages, failedPages }
    },
  }
}
