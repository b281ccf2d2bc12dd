/** @module-tag long */
import { readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parse } from 'node-html-parser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { larkwayAt } from '../support/larkway.ts'
import { newDealer } from '../support/new-dealers.ts'
import { removeBuildsOf, type Site, startSiteOf } from '../support/running-site.ts'

const taxes = (county: string): string => `ratesChecked: "2026-11-23"
titlesEstimated: "2026-11-23"
states:
  FL:
    salesTaxPercent: 6
    titleAndRegistration: 100
    source: { name: Florida Department of Revenue, url: https://floridarevenue.com }
    counties:
      ${county}: { percent: 1, upTo: 5000 }
`
const larkway = larkwayAt({ DATA_DIR: '/nowhere' })

let folder: string
let site: Site
beforeAll(async () => {
  folder = await newDealer({ city: 'Punta Gorda', state: 'FL', zip: '33950', within: '25' })
  await writeFile(join(folder, 'taxes.yaml'), taxes('Charlotte County'))
  site = await startSiteOf(folder)
  const cart = ['--id', 'c1', '--name', 'One', '--brand', 'ICON', '--category', 'City', '--price', '13495']
  const { code, err } = await larkwayAt({ DATA_DIR: site.dataDir }, { DEALER_DIR: folder })('inventory', 'add', ...cart)
  expect({ code, err }).toEqual({ code: 0, err: '' })
})
afterAll(async () => {
  await site.remove()
  await removeBuildsOf(folder)
  await rm(dirname(folder), { recursive: true })
})

const taxIn = async (query: string): Promise<readonly string[]> => {
  const page = parse(await (await fetch(`${site.url}/vehicle/c1${query}`)).text())
  return (
    page
      .querySelectorAll('.whole-price dl > div')[2]
      ?.querySelectorAll('dt, dd')
      .map(({ text }) => text) ?? []
  )
}

test('uses the buyer’s county, and applies its tax only to the first dollars', async () => {
  await expect
    .poll(() => taxIn('?town=punta-gorda'))
    .toEqual(['Florida sales tax, 6%, plus 1% on the first $5,000 in Charlotte County', '$859.70'])
  const towns = (await readFile(join(folder, 'towns.csv'), 'utf8')).split('\n')
  const [elsewhere = ''] = towns.find((line) => line.includes(',Sarasota County,'))?.split(',') ?? []
  const [label, amount] = await taxIn(`?town=${elsewhere}`)
  expect(label).toBe('Florida sales tax, 6%')
  expect(amount).not.toBe('$859.70')
  expect(await taxIn('')).toEqual(['Sales tax', '6% FL, more in some counties'])
})

test.each([
  ['Charlotte', 'write ‘Charlotte County’ in full, not ‘Charlotte’'],
  ['Charlot County', 'FL has no ‘Charlot County’; did you mean ‘Charlotte County’?'],
])('reports the line of a county name that the state does not have: %s', async (county, text) => {
  await writeFile(join(folder, 'taxes.yaml'), taxes(county))
  const { err } = await larkway('dealer', 'check', folder)
  expect(err).toContain(`taxes.yaml, line 9: states.FL.counties: ${text}`)
})

test('requires the full name of a county in towns.csv', async () => {
  await writeFile(join(folder, 'taxes.yaml'), taxes('Charlotte County'))
  const towns = join(folder, 'towns.csv')
  await writeFile(towns, (await readFile(towns, 'utf8')).replace(',Charlotte County,', ',Charlotte,'))
  const { err } = await larkway('dealer', 'check', folder)
  expect(err).toContain('towns.csv, line 2: county: write ‘Charlotte County’ in full, not ‘Charlotte’')
})
