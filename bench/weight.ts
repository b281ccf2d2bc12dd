/** `npm run bench:weight`: what each kind of page makes a phone load, in KB as sent, until it is scrolled. `--files` names every file. */
import { chromium } from '@playwright/test'
import { ensureBrowser } from '../bin/debian-programs.ts'
import { startSite } from '../tests/support/running-site.ts'
import { pageKinds } from './page-kinds.ts'

const kinds = { Document: 'html', Script: 'js', Stylesheet: 'css', Font: 'fonts', Image: 'pictures' } as const
type Kind = (typeof kinds)[keyof typeof kinds]

const site = await startSite({ LOG_LEVEL: 'error' })
const browser = await chromium.launch({
  executablePath: ensureBrowser(console.log),
  args: ['--no-sandbox', '--disable-gpu'],
})
const rows: Record<string, Partial<Record<Kind, string>>> = {}

for (const [name, path] of Object.entries(pageKinds)) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  const bytes: Partial<Record<Kind, number>> = {}
  client.on('Network.responseReceived', ({ type, response }) => {
    if (!(type in kinds)) return
    const kind = kinds[type as keyof typeof kinds]
    const size = Number(response.headers['content-length'])
    bytes[kind] = (bytes[kind] ?? 0) + size
    if (process.argv.includes('--files')) console.log(name, kind, size, response.url.slice(site.url.length))
  })
  await page.goto(site.url + path, { waitUntil: 'networkidle' })
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
  await page.waitForLoadState('networkidle')
  rows[name] = Object.fromEntries(Object.entries(bytes).map(([kind, size]) => [kind, (size / 1024).toFixed(1)]))
  await page.close()
}
await browser.close()
await site.remove()
console.table(rows, Object.values(kinds))
