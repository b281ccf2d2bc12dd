/** `npm run bench:hostile`: CPU time that hostile request lines cost the site, compared with a page; the memory that pictures cost; then what visitors notice of an attack. */
import { rawRequest } from '../tests/support/raw-request.ts'
import { startSite } from '../tests/support/running-site.ts'
import { strangeAddresses } from '../tests/support/strange-addresses.ts'
import { measureAttacks, measureRoutes } from './attacks.ts'
import { measurePictures } from './hostile-pictures.ts'
import { cpuMs } from './process-figures.ts'
import { type Row, report } from './results.ts'

const REQUESTS = 200

const site = await startSite({ LOG_LEVEL: 'info', WORKERS: '1' })

/** CPU time that a request with this line costs the site, in ms. */
async function cpuTimeOf(method: string, target: string): Promise<number> {
  const line = `${method} ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`
  await rawRequest(site, line)
  const before = cpuMs(site)
  for (let i = 0; i < REQUESTS; i++) await rawRequest(site, line)
  return (cpuMs(site) - before) / REQUESTS
}

const rows: Row[] = []
const measure = async (what: string, method: string, target: string) =>
  rows.push({ request: what, 'CPU time, ms': (await cpuTimeOf(method, target)).toFixed(2) })
await measure('a page from memory', 'GET', '/inventory')
for (const [what, target] of strangeAddresses) await measure(what, 'GET', target)
await measure('an unknown method', 'BREW', '/')
await site.remove()
report('Strange requests', `CPU time of the site for one request, over ${REQUESTS} of each, one connection each.`, rows)
await measurePictures()
await measureRoutes()
await measureAttacks()
