/** @module-tag long */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { getPage, jsonLd, readable } from '../support/html.ts'
import { type LarkwaySession, larkwaySession } from '../support/larkway-session.ts'
import { type Site, startSite } from '../support/running-site.ts'

const thisYear = new Date().getFullYear()
const rows = [
  'Stock #,Yr,Make,Model,Price,Miles,Hours',
  `old,${thisYear - 4},Club Car,Tempo,8495,,`,
  `driven,${thisYear},Club Car,Onward,9495,"1,240",`,
  `run,${thisYear},Kandi,Kruiser,7495,,310`,
  `fresh,${thisYear},Kandi,Cruz,6495,3,1`,
]

let site: Site
let session: LarkwaySession
let report: string
beforeAll(async () => {
  site = await startSite()
  session = larkwaySession({ DATA_DIR: site.dataDir, DATABASE_URL: '' })
  const file = join(site.dataDir, 'office.csv')
  await writeFile(file, rows.join('\n'))
  const result = await session.larkway('inventory', 'import', file, '--yes', '--allow-removals')
  report = result.out + result.err
})
afterAll(() => Promise.all([session.close(), site.remove()]))

const listed = z.array(z.object({ id: z.string(), isNew: z.boolean(), condition: z.string().optional() }))
const vehicles = async () => listed.parse(await (await fetch(`${site.url}/api/vehicles`)).json())

test('an import lists the carts that are probably not new, and reports how many others are shown as new', () => {
  expect(report).toContain(
    `old (${thisYear - 4} Club Car Tempo) says neither new nor used, and it is of ${thisYear - 4}`,
  )
  expect(report).toContain(
    `driven (${thisYear} Club Car Onward) says neither new nor used, and it has gone 1,240 miles`,
  )
  expect(report).toContain(`run (${thisYear} Kandi Kruiser) says neither new nor used, and it has run 310 hours`)
  expect(report).toContain("1 added vehicle shown as new, although the file doesn't say so")
})

test('the API returns carts that are probably not new as not new, with unknown condition', async () => {
  await expect.poll(async () => (await vehicles()).map(({ id }) => id)).toContain('fresh')
  const unsaid = { isNew: false, condition: 'unknown' }
  expect(await vehicles()).toMatchObject([
    ...[
      { id: 'old', ...unsaid },
      { id: 'driven', ...unsaid },
      { id: 'run', ...unsaid },
    ],
    { id: 'fresh', isNew: true },
  ])
  expect(await (await fetch(`${site.url}/api/vehicles/old`)).json()).toMatchObject(unsaid)
})

test.each(['old', 'driven', 'run'])('the page of the cart %j calls it neither new nor used', async (id) => {
  const page = await getPage(`${site.url}/vehicles/${id}`)
  const { document } = page
  const [words = ''] = readable(document.querySelector('main') ?? document).split(' like it ', 1)
  expect(words.replaceAll('New Jersey', '')).not.toMatch(/\bnew\b|\bused\b/i)
  expect(words).not.toMatch(/You can return/)
  expect(document.querySelector('title')?.text).not.toMatch(/\b(?:new|used)\b/i)
  const head = document.querySelector('head')?.toString() ?? ''
  expect(head).not.toMatch(
    /product:condition|NewCondition|UsedCondition|\bUsed\b|keywords" content="[^"]*\b(?:new|used)\b/,
  )
  expect(JSON.stringify(jsonLd(page))).not.toMatch(/itemCondition/)
})

test('cards, filters and feeds do not call carts of unknown condition new or used', async () => {
  const cards = (await getPage(`${site.url}/inventory`)).document.querySelectorAll('[data-hook="card"]')
  const words = cards.map((card) => readable(card))
  expect(words).toHaveLength(4)
  expect(words.filter((text) => /NEW/.test(text))).toEqual([expect.stringContaining('Cruz')])
  expect(words.filter((text) => /\bused\b/i.test(text))).toEqual([])
  const filtered = async (condition: string) =>
    readable((await getPage(`${site.url}/inventory?condition=${condition}`)).document)
  expect(await filtered('new')).not.toContain('Showing 0 of')
  expect(await filtered('used')).toContain('Showing 0 of 4 total vehicles')
  const csv = await (await fetch(`${site.url}/feeds/inventory.csv`)).text()
  expect(csv.split('\n').filter((line) => /,unknown,/.test(line))).toHaveLength(3)
  const products = await (await fetch(`${site.url}/feeds/google-products.xml`)).text()
  expect(products).not.toMatch(/g:id>(?:old|driven|run)</)
})

test('an export keeps the condition unknown, and a person can settle it', async () => {
  const { larkway } = session
  for (const format of ['csv', 'json']) {
    const file = join(site.dataDir, `export.${format}`)
    await larkway('inventory', 'export', '--format', format, '--out', file)
    expect((await larkway('inventory', 'import', file, '--yes')).out, format).toContain('nothing to change')
  }
  expect((await larkway('inventory', 'edit', 'old', '--new', 'no')).out).toContain('now used')
  await expect.poll(async () => (await vehicles()).find(({ id }) => id === 'old')).toEqual({ id: 'old', isNew: false })
  const again = await larkway('inventory', 'import', join(site.dataDir, 'office.csv'), '--yes')
  expect(again.out).not.toContain('old (')
  expect((await vehicles()).find(({ id }) => id === 'old')?.condition).toBeUndefined()
})

test('a row that says new is trusted, whatever its model year', async () => {
  const file = join(site.dataDir, 'said.csv')
  await writeFile(file, `Stock #,Yr,Make,Model,Condition\nold,${thisYear - 4},Club Car,Tempo,New\n`)
  expect((await session.larkway('inventory', 'import', file, '--yes', '--keep-missing')).out).toContain('now new')
})
