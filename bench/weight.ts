/** `npm run bench:weight`: KB over the wire that a phone downloads for each kind of page before it is scrolled. `--files` lists every file. */
import { type Browser, chromium } from '@playwright/test'
import { startSite } from '../tests/support/running-site.ts'
import { ensureBrowser } from '../tools/debian-programs.ts'
import { ecoIndex } from './ecoindex.ts'
import { pageKinds } from './page-kinds.ts'
import { isHero, pictureBudgets } from './picture-budgets.ts'
import { type Row, report } from './results.ts'

const { page: pageBudget, hero, other } = pictureBudgets

type File = { kind: string; path: string; bytes: number }

const site = await startSite({ LOG_LEVEL: 'error' })
const browser = await chromium.launch({
  executablePath: ensureBrowser(console.log),
  args: ['--no-sandbox', '--disable-gpu'],
})
const rows: Row[] = []
const tooHeavy: string[] = []

for (const [name, path] of Object.entries(pageKinds)) {
  const { files, nodes } = await visit(browser, site.url + path, 2)
  const { files: filesAt3x } = await visit(browser, site.url + path, 3)
  rows.push({
    page: name,
    html: sum(files, 'Document'),
    JavaScript: sum(files, 'Script'),
    CSS: sum(files, 'Stylesheet'),
    fonts: sum(files, 'Font'),
    pictures: sum(files, 'Image'),
    'pictures at 3x': sum(filesAt3x, 'Image'),
    'largest hero': largest(filesAt3x, true),
    'largest other': largest(filesAt3x, false),
    elements: nodes,
    requests: files.length,
    EcoIndex: ecoIndex({
      nodes,
      requests: files.length,
      kilobytes: kilobytes(files.reduce((total, { bytes }) => total + bytes, 0)),
    }),
  })
  for (const all of [files, filesAt3x]) tooHeavy.push(...overBudget(name, all))
}
await browser.close()
await site.remove()
report(
  'Weight of pages',
  `A phone of 390 by 844 px with a pixel ratio of 2, in the three columns after 'pictures' 3: KB over the wire before the page is scrolled. At most ${pageBudget} KB of pictures for a page, ${hero} KB for a hero and ${other} KB for any other. EcoIndex is computed from elements, requests and KB, as ecoindex.fr does.`,
  rows,
)
if (tooHeavy.length > 0) {
  console.error(tooHeavy.join('\n'))
  process.exitCode = 1
}

type Visit = {
  files: File[]
  /** Elements of the page, not counting those inside drawings. */
  nodes: number
}

async function visit(browser: Browser, url: string, deviceScaleFactor: number): Promise<Visit> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor })
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  const files: File[] = []
  client.on('Network.responseReceived', ({ type, response }) => {
    if (response.url.startsWith('data:')) return
    const file = { kind: type, path: new URL(response.url).pathname, bytes: Number(response.headers['content-length']) }
    files.push(file)
    if (process.argv.includes('--files')) console.log(`${url} ${deviceScaleFactor}x`, file.kind, file.bytes, file.path)
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  // A page of text loads no script before a visitor points at a link.
  await page.waitForFunction(
    () =>
      document.documentElement.dataset.ready === 'true' ||
      document.querySelector('main > [data-kept]:only-child') !== null,
  )
  await page.waitForLoadState('networkidle')
  const nodes = await page.evaluate(
    () => document.querySelectorAll('*').length - document.querySelectorAll('svg *').length,
  )
  await page.close()
  return { files, nodes }
}

function overBudget(name: string, files: readonly File[]): string[] {
  const pictures = files.filter(({ kind }) => kind === 'Image')
  const heavy = pictures.filter((file) => file.bytes > (isHero(file.path) ? hero : other) * 1024)
  const all = sum(files, 'Image') > pageBudget ? [`${name}: ${sum(files, 'Image')} KB of pictures`] : []
  return [...all, ...heavy.map((file) => `${name}: ${file.path} has ${file.bytes} bytes`)]
}

function sum(files: readonly File[], kind: string): number {
  return kilobytes(files.filter((file) => file.kind === kind).reduce((total, { bytes }) => total + bytes, 0))
}

function largest(files: readonly File[], heroes: boolean): number {
  const sizes = files.flatMap((file) => (file.kind === 'Image' && isHero(file.path) === heroes ? [file.bytes] : []))
  return kilobytes(Math.max(0, ...sizes))
}

function kilobytes(bytes: number): number {
  return Math.round(bytes / 102.4) / 10
}
