import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { combinations, dealerWithout, newDealer } from '../support/new-dealers.ts'
import { runScript } from '../support/running-site.ts'
import { tellTales } from '../support/unoffered.ts'

let all: string
beforeAll(async () => {
  all = await newDealer()
})
afterAll(() => rm(dirname(all), { recursive: true }))

async function siteWords(DEALER_DIR: string) {
  const { code, output } = await runScript('tests/support/print-site-words.ts', { DEALER_DIR })
  expect({ code, output }).toMatchObject({ code: 0, output: expect.stringMatching(/^\{/) })
  return JSON.parse(output)
}

// `npm run test:dealers` also builds these sites and reads every page.
test.each(combinations.map((off) => ({ off })))('a site without $off is valid and mentions none', async ({ off }) => {
  const DEALER_DIR = await dealerWithout(off, all)
  const { problems, has, says } = await siteWords(DEALER_DIR)
  expect(problems).toEqual([])
  const text = JSON.stringify([has, says])
  expect(off.filter((offer) => tellTales[offer].test(text))).toEqual([])
})

test('null removes a key in a folder that extends another', async () => {
  const folder = join(dirname(all), 'region')
  await mkdir(folder)
  const parent = join(import.meta.dirname, 'saguaro')
  const lines = [`extends: ${parent}`, 'name: Another Dealer', 'financing: null', 'claims: { years: null }']
  await writeFile(join(folder, 'dealer.yaml'), lines.join('\n'))
  const { problems, has, says } = await siteWords(folder)
  expect(problems).toEqual([])
  expect(JSON.stringify(has)).not.toContain('financing')
  expect(JSON.stringify(says)).toContain('customers')
  expect(JSON.stringify(says)).not.toMatch(/Over \d+ year|\d\+ years|lender/)
})

test('reports a missing file for something that is offered, with both ways to fix it', async () => {
  const folder = await dealerWithout([], all)
  await rm(join(folder, 'storage.yaml'))
  const { output } = await runScript('cli/larkway.ts', {}, ['dealer', 'check', folder])
  expect(output).toContain('storage.yaml: is missing; write it, or write ‘offers: { storage: false }’ in dealer.yaml')
})

test('a policy cannot use figures or parts that belong to services not offered', async () => {
  const folder = await dealerWithout(['rentals', 'service', 'storage'], all)
  const text = [
    '{rentalTerms.minimumAge}',
    '{usd(rentalPrices.fourSeater.deposit)}',
    '{usd(serviceRatePerHour)}',
    '{usd(storage.preSeasonPrep)}',
    '<StorageRates />',
    '{returns.newCarts.days}',
  ]
  await writeFile(join(folder, 'policies/return-policy.mdx'), text.join('\n\n'))
  const { output } = await runScript('cli/larkway.ts', {}, ['dealer', 'check', folder])
  const named = [...output.matchAll(/return-policy\.mdx, line (\d+): .* is about what dealer\.yaml does not offer/g)]
  expect(named.map(([, line]) => Number(line))).toEqual([1, 3, 5, 7, 9])
})

test('shows a second showroom’s hours, a per-mile fee with cents, and makers with and without a page', async () => {
  const folder = join(dirname(all), 'two-showrooms')
  await mkdir(join(folder, 'makers'), { recursive: true })
  const write = (file: string, lines: readonly string[]) => writeFile(join(folder, file), `${lines.join('\n')}\n`)
  const saguaro = join(import.meta.dirname, 'saguaro')
  await write('dealer.yaml', [
    `extends: ${saguaro}`,
    'name: Another Dealer',
    'financing: null',
    'makers: [icon, yamaha, third]',
  ])
  await write('makers/third.yaml', ['name: Third', 'note: Carts of a third maker.'])
  await write('delivery.yaml', ['perMile: 4.50'])
  const { showrooms } = parse(await readFile(join(saguaro, 'showrooms.yaml'), 'utf8'))
  const second = { ...showrooms[0], id: 'gilbert', city: 'Gilbert', note: 'For Gilbert.' }
  await write('showrooms.yaml', [stringify({ showrooms: [...showrooms, second] })])
  const rows = [
    { days: 'Mon-Tue', opens: '10:00', closes: '17:00' },
    { days: 'Wed-Sun', closed: 'By appointment' },
  ]
  await write('hours.yaml', [stringify({ showrooms: { gilbert: { rows } } })])
  const { problems, has, says } = await siteWords(folder)
  expect(problems).toEqual([])
  const said = JSON.stringify(says)
  expect(said).toContain('Showroom floor, Gilbert')
  expect(said).toContain('then $4.50 per mile')
  expect(said).toMatch(/We carry [^.]*Third\./)
  expect(JSON.stringify(has)).toContain('/icon')
})
