/** `npm run bench:http`: the site and nginx take turns serving the same bytes from the same core. */
import { execFileSync } from 'node:child_process'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { startSite } from '../tests/support/running-site.ts'
import { hasCommand, startMirror } from './nginx.ts'
import { residentMb } from './process-figures.ts'
import { median, type Row, report } from './results.ts'

const SERVER_CORE = 0
const LOAD_CORE = 1
const ROUNDS = 5
const SECONDS = 3
const CONNECTIONS = 64
const COLD_STARTS = 5

/** `target` is the share of nginx's requests per second that the site has to reach. */
const kinds = [
  { what: 'content page', path: '/policies/rental-policy', target: 0.5 },
  { what: 'GET /api/vehicles', path: '/api/vehicles', target: 0.3 },
  { what: 'stock page', path: '/inventory', target: 0.4 },
] as const

for (const [command, from] of [
  ['wrk', 'wrk'],
  ['taskset', 'util-linux'],
] as const) {
  if (hasCommand(command)) continue
  console.error(`bench:http needs ${command}. Install it (Debian: apt-get install ${from}) and run it again.`)
  process.exit(1)
}

type Load = { perSecond: number; p99: number }

function load(url: string): Load {
  const args = [
    '-c',
    String(LOAD_CORE),
    'wrk',
    '-t1',
    `-c${CONNECTIONS}`,
    `-d${SECONDS}s`,
    '--latency',
    '-H',
    'Accept-Encoding: br',
    url,
  ]
  const printed = execFileSync('taskset', args, { encoding: 'utf8' })
  if (/Non-2xx|Socket errors/.test(printed)) throw new Error(printed)
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(printed)?.[1])
  const [, p99 = '', unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(printed) ?? []
  return { perSecond, p99: Number(p99) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN) }
}

/** Prepares the database in a process of its own, so that the time and memory are of serving alone. */
const apart = { beforeServing: () => undefined }

async function coldStart(): Promise<number> {
  const site = await startSite({}, apart)
  const ms = site.startedInMs
  await site.remove()
  return ms
}

// The site logs to a file, as nginx does: through a pipe, this process would read the log on a core that is being measured.
const logDirectory = await mkdtemp(join(tmpdir(), 'larkway-bench-'))
const logFile = await open(join(logDirectory, 'site.log'), 'w')
const site = await startSite({}, { ...apart, logFile: logFile.fd })
execFileSync('taskset', ['-apc', String(SERVER_CORE), String(site.process.pid)], { stdio: 'ignore' })
await setTimeout(3000)
const idle = residentMb(site)
const nginx = await startMirror(
  site.url,
  kinds.map(({ path }) => path),
  SERVER_CORE,
)

for (const { path } of kinds) load(site.url + path)
const rows: Row[] = []
for (const { what, path, target } of kinds) {
  const ours: Load[] = []
  const theirs: Load[] = []
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(load(site.url + path))
    theirs.push(load(nginx.url + path))
  }
  const perSecond = [ours, theirs].map((loads) => median(loads.map((one) => one.perSecond)))
  const p99 = [ours, theirs].map((loads) => median(loads.map((one) => one.p99)))
  rows.push({
    what,
    'site, requests/s': Math.round(perSecond[0] ?? 0),
    'nginx, requests/s': Math.round(perSecond[1] ?? 0),
    ratio: median(ours.map((one, round) => one.perSecond / (theirs[round]?.perSecond ?? 1))).toFixed(2),
    'target ratio': `${target} or more`,
    'site p99, ms': p99[0]?.toFixed(2) ?? '',
    'nginx p99, ms': p99[1]?.toFixed(2) ?? '',
    'p99 ratio': median(ours.map((one, round) => one.p99 / (theirs[round]?.p99 ?? 1))).toFixed(1),
    'target p99 ratio': '4 or less',
  })
}
const loaded = residentMb(site)
await nginx.stop()
await site.remove()
await logFile.close()
await rm(logDirectory, { recursive: true })
const starts: number[] = []
for (let start = 0; start < COLD_STARTS; start++) starts.push(await coldStart())

report(
  'Requests beside nginx',
  `One process of the site and nginx (static files, access log on) take turns on core ${SERVER_CORE}, wrk with ${CONNECTIONS} connections on core ${LOAD_CORE}: medians of ${ROUNDS} rounds of ${SECONDS} s each. ` +
    `The same brotli bytes and headers from both; the site logs every request.\n` +
    `Resident memory: ${idle} MB idle, ${loaded} MB after the load. Start to first response: ${Math.round(median(starts))} ms (median of ${COLD_STARTS}).`,
  rows,
)
