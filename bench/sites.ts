/**
 * `npm run bench:sites`: a main site and 45 sites of regions, one process each, on one PostgreSQL server with 5,000 vehicles: a day's traffic in ten minutes.
 * `-- 9 60` builds only 9 folders, which 45 processes share, and replays only the first 60 s of the ten minutes.
 */
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { business } from '../src/content/dealer/facts/business.facts.ts'
import { sampleDealer } from '../src/content/dealer/paths/build-paths.ts'
import { openDatabase } from '../src/server/database/database.server.ts'
import { startPostgres } from '../tests/support/databases.ts'
import { stockCsv } from '../tests/support/large-stock.ts'
import { larkwayAt } from '../tests/support/larkway.ts'
import { goodMessage } from '../tests/support/messages.ts'
import { removeBuildsOf, runScript, type Site, startSite } from '../tests/support/running-site.ts'
import { arrive, medianOf, ratioOf, type Times, timesOf, underAttack } from './attacks.ts'
import { cpuMs, ownMb, residentMb } from './process-figures.ts'
import { median, report } from './results.ts'

const REGIONS = 45
const VEHICLES = 5000
const TOWNS_OF_A_REGION = 8
/** The load that a region's site may see in a day, replayed in this many seconds. */
const DAY_SECONDS = 600
const PAGES_A_DAY = 1000
const MESSAGES_A_DAY = 10
const IDLE_MS = 30_000
const COLD_PAGES = 5
const PRICE_CHANGES = 5
/** Every site is polled, so a shorter interval would itself load the server. */
const ASK_EVERY_MS = 500
const SHOWN_WITHIN_MS = 5000
/** A cart that all regions show once its showroom is cleared below. */
const everywhere = 'denago-nomad'
const ROUNDS = 3
const SITES_TIMED = 5

const folderCount = Math.min(Number(process.argv[2] ?? REGIONS), REGIONS)
const seconds = Math.min(Number(process.argv[3] ?? DAY_SECONDS), DAY_SECONDS)
const pagesEach = Math.round((PAGES_A_DAY * seconds) / DAY_SECONDS)

/** Each region has its own carts, towns and words, but all of them show Denago's carts. */
async function writeRegion(folder: string, index: number): Promise<void> {
  const [head = '', ...towns] = (await readFile(join(sampleDealer, 'towns.csv'), 'utf8')).trim().split('\n')
  const own = Array.from({ length: TOWNS_OF_A_REGION }, (_, at) => towns[(index * 3 + at) % towns.length])
  const second = ['evolution', 'club-car', 'ez-go', 'tomberlin', 'swift-ev'][index % 5]
  const showroom = ['', ', showrooms: [scranton]', ', showrooms: [vineland]'][index % 3]
  await mkdir(join(folder, 'pages'), { recursive: true })
  await writeFile(
    join(folder, 'dealer.yaml'),
    `extends: ${sampleDealer}\nname: Larkway Region ${index}\nwebsite: https://region-${index}.larkway.example\nstock: { makers: [denago, ${second}]${showroom} }\n`,
  )
  await writeFile(join(folder, 'towns.csv'), [head, ...own].join('\n'))
  await writeFile(
    join(folder, 'pages/about.yaml'),
    `story: { counts: "{townCount} places have a page here." }\nregions: []\n`,
  )
  await writeFile(
    join(folder, 'pages/home.yaml'),
    `heading: Quiet carts for region ${index}\nsearch: { title: Golf carts for sale and rent in region ${index} }\n`,
  )
}

/** Seconds that each build took. */
async function buildRegions(folders: readonly string[]): Promise<number[]> {
  const seconds: number[] = []
  for (const [index, folder] of folders.entries()) {
    await writeRegion(folder, index)
    const started = performance.now()
    const env = { DEALER_DIR: folder, NODE_ENV: 'production' }
    const { code, output } = await runScript('tests/support/build-dealer.ts', env)
    if (code !== 0) throw new Error(output)
    seconds.push((performance.now() - started) / 1000)
    console.log(`folder ${index + 1} of ${folders.length} built in ${seconds.at(-1)?.toFixed(0)} s`)
  }
  return seconds
}

const agent = new Agent({ keepAlive: true })

async function get(url: string, body?: string): Promise<{ ms: number; status: number; text: string }> {
  const headers = { 'accept-encoding': 'br', ...(body ? { 'content-type': 'application/json' } : {}) }
  const started = performance.now()
  const outgoing = request(url, { agent, headers, method: body ? 'POST' : 'GET' }).end(body)
  const [response] = await once(outgoing, 'response').catch((error: unknown) => {
    // The site closed an idle connection while this request was on its way. Browsers retry, too.
    if (outgoing.reusedSocket) return [undefined]
    throw error
  })
  if (!response) return get(url, body)
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  return {
    ms: performance.now() - started,
    status: response.statusCode,
    text: response.headers['content-encoding'] ? '' : String(Buffer.concat(chunks)),
  }
}

const pathsOf = (town: string) => [
  '/',
  '/inventory',
  '/denago',
  `/vehicle/${everywhere}`,
  '/rentals',
  '/about',
  '/services',
  '/contact',
  `/towns/${town}`,
  '/inventory?brand=denago',
]

let searches = 0
const uncached = () => `/inventory?search=nobody-asked-${searches++}`

/** Median milliseconds of uncached and cached pages, requested from each site in turn. */
async function pages(sites: readonly Site[]): Promise<{ cold: number; warm: number }> {
  const cold: number[] = []
  const warm: number[] = []
  for (const { url } of sites) {
    await get(`${url}/inventory`)
    for (let page = 0; page < COLD_PAGES; page++) {
      cold.push((await get(url + uncached())).ms)
      warm.push((await get(`${url}/inventory`)).ms)
    }
  }
  return { cold: median(cold), warm: median(warm) }
}

/** A day's traffic of these sites, spread over `seconds`. One page in twenty is a search. */
async function day(sites: readonly Site[], perSite: number, seconds: number) {
  const times: { page: number[]; search: number[]; message: number[] } = { page: [], search: [], message: [] }
  let failed = 0
  const paths = new Map(sites.map((site) => [site, pathsOf('')]))
  for (const site of sites) {
    const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text()
    paths.set(site, pathsOf(/\/towns\/([\w-]+)</.exec(sitemap)?.[1] ?? ''))
  }
  const total = sites.length * perSite
  const started = performance.now()
  const cpu = sum(sites.map(cpuMs))
  const underWay: Promise<void>[] = []
  for (let step = 0; step < total; step++) {
    const site = sites[step % sites.length]
    if (!site) break
    await setTimeout(Math.max(0, started + (step * seconds * 1000) / total - performance.now()))
    const own = paths.get(site) ?? []
    // Each site is at a different point of its day, so that the sites do not all get the same kind of request at once.
    const round = Math.floor(step / sites.length) + 7 * (step % sites.length)
    const sendsMessage = round % Math.round(PAGES_A_DAY / MESSAGES_A_DAY) === 7
    const kind = sendsMessage ? 'message' : round % 20 === 3 ? 'search' : 'page'
    const path = kind === 'search' ? uncached() : (own[round % own.length] ?? '/')
    const body = JSON.stringify({ ...goodMessage, message: `Visitor ${step}.` })
    const visit = sendsMessage ? get(`${site.url}/api/contact`, body) : get(site.url + path)
    underWay.push(
      visit.then(
        ({ ms, status }) => {
          times[kind].push(ms)
          if (status === (sendsMessage ? 201 : 200)) return
          failed++
          if (failed < 5) console.log(site.url, sendsMessage ? 'message' : path, status)
        },
        (error) => {
          failed++
          console.log(site.url, path, String(error))
        },
      ),
    )
  }
  await Promise.all(underWay)
  const cores = (sum(sites.map(cpuMs)) - cpu) / (performance.now() - started)
  const resident = median(sites.map(residentMb))
  const own = median(sites.map(ownMb))
  const { page, search, message } = times
  return {
    ...{ requests: page.length + search.length + message.length, failed, cores, resident, own },
    ...{ page: timesOf(page), search: timesOf(search), message: timesOf(message) },
  }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** Milliseconds until the last site shows the new price. */
async function priceChange(sites: readonly Site[], price: number): Promise<number> {
  const { code, err } = await larkway('inventory', 'edit', everywhere, '--price', String(price))
  if (code !== 0) throw new Error(err)
  const started = performance.now()
  const shows = async ({ url }: Site) =>
    (await (await fetch(`${url}/vehicle/${everywhere}`)).text()).includes(`$${price.toLocaleString('en-US')}`)
  const waits = sites.map(async (site) => {
    while (!(await shows(site))) await setTimeout(ASK_EVERY_MS)
    return performance.now() - started
  })
  return Math.max(...(await Promise.all(waits)))
}

/** How long visitors of other sites wait with and without an attack on one site. */
async function attack(attacked: Site, others: readonly Site[]) {
  const quiet: Times[] = []
  const during: Times[] = []
  for (let round = 0; round < ROUNDS; round++) {
    for (const site of others) {
      quiet.push(await arrive(site))
      during.push(await underAttack(attacked, 'endless pages', () => arrive(site)))
    }
  }
  return {
    quiet: medianOf(quiet, 'median').toFixed(2),
    during: medianOf(during, 'median').toFixed(2),
    ratio: ratioOf(during, quiet, 'median'),
    p99Ratio: ratioOf(during, quiet, 'p99'),
  }
}

await using cleanup = new AsyncDisposableStack()
const work = await mkdtemp(join(tmpdir(), 'larkway-sites-'))
cleanup.defer(() => rm(work, { recursive: true }))
const folders = Array.from({ length: folderCount }, (_, index) => join(work, `region-${index}`))
for (const folder of folders) cleanup.defer(() => removeBuildsOf(folder))
const buildSeconds = await buildRegions(folders)

const postgres = await startPostgres({ flags: ['-c', 'max_connections=500'] })
cleanup.defer(() => postgres.stop())
const env = { DATABASE_URL: postgres.url, LOG_LEVEL: 'error', RENDER_LIMIT: '1000000' }
const limited = { ...env, RENDER_LIMIT: '10' }
const larkway = larkwayAt({ DATA_DIR: join(work, 'main'), DATABASE_URL: postgres.url })
const db = openDatabase({ DATA_DIR: '', DATABASE_URL: postgres.url })
cleanup.defer(() => db.destroy())
let mostConnections = 0
const counting = setInterval(() => {
  sql<{ count: string }>`select count(*) from pg_stat_activity where datname is not null`.execute(db).then(
    ({ rows }) => {
      mostConnections = Math.max(mostConnections, Number(rows[0]?.count))
    },
    // The query can fail on a busy machine. The next one runs a second later.
    () => undefined,
  )
}, 1000)
cleanup.defer(() => clearInterval(counting))
cleanup.defer(() => agent.destroy())

const start = async (settings: Record<string, string>, name: string): Promise<Site> => {
  const site = await startSite(settings, { dataDir: join(work, name) })
  cleanup.defer(() => site.remove())
  return site
}
const main = await start(env, 'main')
const stock = join(work, 'stock.csv')
await writeFile(stock, stockCsv(VEHICLES))
const imported = await larkway('inventory', 'import', stock, '--keep-missing', '--yes', '--json')
if (imported.code !== 0) throw new Error(imported.err)
const moved = await larkway('inventory', 'edit', everywhere, '--showroom', '')
if (moved.code !== 0) throw new Error(moved.err)
while ((await (await fetch(`${main.url}/api/inventory`)).json()).total !== VEHICLES) await setTimeout(200)
const mainMb = { resident: residentMb(main), own: ownMb(main) }
const alone = await pages([main, main, main])
const dayAlone = await day([main], (pagesEach * REGIONS) / 5, seconds / 5)
const attackAlone = await (async () => {
  const one = await start(limited, 'attacked')
  const figures = await attack(one, [main])
  await one.stop()
  return figures
})()

const regions: Site[] = []
for (let index = 0; index < REGIONS; index++) {
  const DEALER_DIR = folders[index % folders.length] ?? ''
  const settings = index === 0 ? limited : env
  regions.push(await start({ ...settings, DEALER_DIR }, `data-${index}`))
}
const all = [main, ...regions]
const startedMb = { resident: regions.map(residentMb), own: regions.map(ownMb) }
const together = await pages(regions)
await setTimeout(IDLE_MS)
const before = sum(all.map(cpuMs))
await setTimeout(IDLE_MS)
const idleCores = (sum(all.map(cpuMs)) - before) / IDLE_MS
const dayTogether = await day(regions, pagesEach, seconds)
const allMb = sum(regions.map(ownMb))
const changes: number[] = []
for (let change = 0; change < PRICE_CHANGES; change++) changes.push(await priceChange(all, 9000 + 111 * change))
const attackTogether = await attack(regions[0] ?? main, regions.slice(1, 1 + SITES_TIMED))

const ratio = (one: number, other: number) => (one / other).toFixed(1)
const first = buildSeconds[0] ?? Number.NaN
const later = median(buildSeconds.slice(1))
report(
  'Many sites',
  `The site of ${business.name} and ${REGIONS} sites of regions, one process each, over one PostgreSQL with ${VEHICLES} vehicles, all on one machine. ${folderCount === REGIONS ? 'Each has a folder and a build of its own.' : `${folderCount} folders were built, and each is run by ${REGIONS / folderCount} of the processes.`} The figures of one site were taken in the same run, before the others were started. A day is ${PAGES_A_DAY} pages for each region, with ${MESSAGES_A_DAY} messages among them, in ${DAY_SECONDS} s${seconds < DAY_SECONDS ? `, of which ${seconds} were run` : ''}; one site alone gets a fifth of all, in a fifth of the time.`,
  [
    row('build of a folder, s', `${first.toFixed(0)} (the first)`, later.toFixed(0), ratio(later, first)),
    row('resident memory of a process when it has started, MB', mainMb.resident, median(startedMb.resident)),
    row('of this its own, MB', mainMb.own, median(startedMb.own)),
    row('resident memory of a process after the day, MB', dayAlone.resident, dayTogether.resident),
    row('of this its own, MB', dayAlone.own, dayTogether.own),
    row('own memory of all after the day, MB', '', allMb),
    row('cores that all processes use without visitors', '', idleCores.toFixed(2)),
    row(
      'page that is rendered for the visitor, ms',
      alone.cold.toFixed(1),
      together.cold.toFixed(1),
      ratio(together.cold, alone.cold),
    ),
    row('page from memory, ms', alone.warm.toFixed(2), together.warm.toFixed(2), ratio(together.warm, alone.warm)),
    row('the day: requests', dayAlone.requests, dayTogether.requests),
    row('failed', dayAlone.failed, dayTogether.failed),
    ...(['page', 'search', 'message'] as const).flatMap((kind) =>
      (['median', 'p99'] as const).map((figure) => {
        const [one, many] = [dayAlone[kind][figure], dayTogether[kind][figure]]
        return row(`${kind}: ${figure}, ms`, one.toFixed(1), many.toFixed(1), ratio(many, one))
      }),
    ),
    row('cores used', dayAlone.cores.toFixed(2), dayTogether.cores.toFixed(2)),
    row(
      `price change until the last site shows it, slowest of ${PRICE_CHANGES}, s`,
      '',
      (Math.max(...changes) / 1000).toFixed(1),
    ),
    row('a page of another site, ms', attackAlone.quiet, attackTogether.quiet),
    row('the same while one site is attacked, ms', attackAlone.during, attackTogether.during),
    row(
      'ratio to quiet: median, p99',
      `${attackAlone.ratio}, ${attackAlone.p99Ratio}`,
      `${attackTogether.ratio}, ${attackTogether.p99Ratio}`,
    ),
    row('most connections to PostgreSQL', '', mostConnections),
  ],
)
if (dayTogether.failed > 0 || Math.max(...changes) > SHOWN_WITHIN_MS) process.exitCode = 1
await cleanup.disposeAsync()
// A pipe of one of the killed processes would keep this one running.
process.exit()

function row(what: string, one: string | number | undefined, many: string | number, times = '') {
  return { what, 'one site': one ?? '', [`${REGIONS} more`]: many, ratio: times }
}
