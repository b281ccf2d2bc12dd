/** `npm run bench:rebuild`: seconds from a change in the dealer's folder until a running site shows it, by kind of change. */
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import sharp from 'sharp'
import { cacheFolder } from '../build/build-cache.ts'
import { sampleDealer } from '../src/content/dealer/paths/build-paths.ts'
import { removeBuildsOf, runScript, startSiteOf } from '../tests/support/running-site.ts'
import { type Row, report } from './results.ts'

const base = await mkdtemp(join(tmpdir(), 'larkway-rebuild-'))
const folder = join(base, 'dealer')
await cp(sampleDealer, folder, { recursive: true })

async function build(): Promise<number> {
  const started = performance.now()
  const { code, output } = await runScript('tests/support/build-dealer.ts', {
    DEALER_DIR: folder,
    NODE_ENV: 'production',
  })
  if (code !== 0) throw new Error(output)
  return performance.now() - started
}

await rm(cacheFolder, { recursive: true, force: true })
const first = await build()
const site = await startSiteOf(folder, { WORKERS: '2' })
// Tries again, as a browser does when its connection has just been closed.
const get = (path: string): Promise<Response> => fetch(site.url + path).catch(() => fetch(site.url + path))
const page = async (path: string): Promise<string> => (await get(path)).text()

async function edit(file: string, from: RegExp, to: (match: string) => string): Promise<void> {
  const path = join(folder, file)
  const text = await readFile(path, 'utf8')
  const changed = text.replace(from, to)
  if (changed === text) throw new Error(`${file} has nothing like ${from}`)
  await writeFile(path, changed)
}

async function styles(): Promise<string> {
  const sheets = [...(await page('/')).matchAll(/<link rel="stylesheet" href="([^"]+)"/g)]
  return (await Promise.all(sheets.map(([, path = '']) => page(path)))).join('')
}

type Change = { readonly what: string; readonly make: () => Promise<void>; readonly isVisible: () => Promise<boolean> }

const changes: readonly Change[] = [
  {
    what: 'phone number',
    make: () => edit('dealer.yaml', /(?<=^phone: .*)\d{4}$/m, () => '0177'),
    isVisible: async () => (await page('/contact')).includes('555-0177'),
  },
  {
    what: 'price of a rental',
    make: () => edit('rentals.yaml', /(?<=daily: )\d+/, () => '777'),
    isVisible: async () => (await page('/rentals')).includes('$777'),
  },
  {
    what: 'town',
    make: () => edit('towns.csv', /[^\n]+\n$/, (last) => last + last.replace(/^[^,]+,[^,]+/, 'new-town,New Town')),
    isVisible: async () => (await get('/towns/new-town')).ok,
  },
  {
    what: 'color of the theme',
    make: () => edit('brand/theme.css', /(?<=--color-tile: )#\w+/, () => '#e9e7dd'),
    isVisible: async () => (await styles()).includes('#e9e7dd'),
  },
  {
    what: 'policy',
    make: () => edit('policies/return-policy.mdx', /$/, () => '\nAsk for Robin at the parts counter.\n'),
    isVisible: async () => (await page('/policies/return-policy')).includes('Ask for Robin'),
  },
  {
    what: 'headline',
    make: () => edit('pages/home.yaml', /(?<=^heading: ).*$/m, () => 'Carts for slow Sundays'),
    isVisible: async () => (await page('/')).includes('Carts for slow Sundays'),
  },
  {
    what: 'photo',
    make: async () => {
      const photo = join(folder, 'brand/photos/hero/hills-evening.jpg')
      await mkdir(dirname(photo), { recursive: true })
      await sharp({ create: { width: 1707, height: 1000, channels: 3, background: '#8899aa' } }).toFile(photo)
    },
    isVisible: async () => (await page('/')).includes('1707x1000'),
  },
]

const seconds = (ms: number): string => (ms / 1000).toFixed(1)
const rows: Row[] = [
  { change: 'first build, with an empty cache', 'built after, s': seconds(first), 'shown after, s': '' },
]
for (const { what, make, isVisible } of changes) {
  await make()
  const started = performance.now()
  const built = await build()
  // Either of the two workers may answer, so the change has to show several times in a row.
  for (let inARow = 0; inARow < 8; inARow = (await isVisible()) ? inARow + 1 : 0) await setTimeout(100)
  const all = performance.now() - started - 8 * 100
  rows.push({ change: what, 'built after, s': seconds(built), 'shown after, s': seconds(all) })
  console.log(rows.at(-1))
}
await site.remove()
await removeBuildsOf(folder)
await rm(base, { recursive: true })

report(
  'Time of a rebuild',
  'From a change in a copy of the sample dealer’s folder to the end of its build, and until a running site with two workers answers with it. Each change is built after the one above it.',
  rows,
)
