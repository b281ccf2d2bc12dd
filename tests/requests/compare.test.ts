import { afterAll, beforeAll, expect, test } from 'vitest'
import { towns } from '../../src/content/dealer/facts/towns.facts.ts'
import { comparePage } from '../../src/content/words/compare.words.ts'
import { deliveryRule } from '../../src/content/words/delivery-rule.words.ts'
import { sampleInventory } from '../../src/domain/catalogue/sample-stock.ts'
import { getPage, type Page } from '../support/html.ts'
import { type Site, startSite } from '../support/running-site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.remove())

const compare = (query: string): Promise<Page> => getPage(`${site.url}/compare${query}`)
const namesOf = ({ document }: Page): string[] =>
  document.querySelectorAll('thead th a').map((link) => link.text.trim())
const notesOf = ({ document }: Page): string[] =>
  document.querySelectorAll('.compare__notes li').map((note) => note.text)
const deliveredRow = (document: Page['document']) =>
  document.querySelectorAll('tbody tr').find((row) => row.querySelector('.delivered'))
const [first, second, third, fourth, fifth] = sampleInventory
if (!first || !second || !third || !fourth || !fifth) throw new Error('The sample inventory has fewer than five carts')

test('the comparison shows the carts in the order of a list or of form parameters, and is not indexed', async () => {
  for (const query of [`?carts=${second.id},${first.id}`, `?carts=${second.id}&carts=${first.id}`]) {
    const page = await compare(query)
    expect(page.status).toBe(200)
    expect(namesOf(page)).toEqual([second.name, first.name])
    expect(page.document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
    expect(page.document.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(/\/compare$/)
  }
})

test('without carts the comparison answers 200 and links to the inventory', async () => {
  const page = await compare('')
  expect(page.status).toBe(200)
  expect(page.document.querySelector('main a[href="/inventory"]')).not.toBeNull()
})

test('the comparison reports an unknown cart and shows the others, but answers 404 if all are unknown', async () => {
  const some = await compare(`?carts=zeppelin,${first.id}`)
  expect(some.status).toBe(200)
  expect(namesOf(some)).toEqual([first.name])
  expect(notesOf(some)).toEqual([comparePage.missing('zeppelin')])
  const none = await compare('?carts=zeppelin,airship')
  expect(none.status).toBe(404)
  expect(notesOf(none)).toEqual([comparePage.missing('zeppelin'), comparePage.missing('airship'), comparePage.noneLeft])
})

test('the comparison reports that a fifth cart is left out, and shows a cart given by two ids once', async () => {
  const ids = [first, second, third, fourth, fifth].map(({ id }) => id)
  const page = await compare(`?carts=${ids.join(',')}`)
  expect(namesOf(page)).toHaveLength(4)
  expect(notesOf(page)).toEqual([comparePage.tooMany([fifth.name])])
  const aliased = sampleInventory.find(({ aliases }) => aliases.length > 0)
  expect(namesOf(await compare(`?carts=${aliased?.id},${aliased?.aliases[0]}`))).toEqual([aliased?.name])
})

test("a fact known about only one cart reads 'Ask us' for the other, with a link to the contact form", async () => {
  const fact = (vehicle: (typeof sampleInventory)[number]) => vehicle.specifications.turningRadius
  const withFact = sampleInventory.find((vehicle) => fact(vehicle) !== undefined)
  const unknown = sampleInventory.find((vehicle) => fact(vehicle) === undefined)
  const { document } = await compare(`?carts=${withFact?.id},${unknown?.id}`)
  const row = document.querySelectorAll('tbody tr').find((each) => each.querySelector('th')?.text === 'Turning radius')
  expect(row?.querySelector('td a')?.text).toContain(comparePage.ask)
  expect(row?.querySelector('td a')?.getAttribute('href')).toContain(`vehicle=${unknown?.id}`)
})

test('with a town, the delivered price follows the rule on the town’s page', async () => {
  // The first cart costs $11,995 and is in Vineland, 19 miles away. The other costs $8,495 and is in Scranton, 151 miles
  // away.
  const { document } = await compare('?carts=denago-ev-city,denago-nomad&town=fortescue')
  const [near, far] = deliveredRow(document)?.querySelectorAll('td') ?? []
  expect(near?.text).toContain('$12,049')
  expect(far?.text).toContain('$9,341')
  expect(document.querySelector('.delivered option[selected]')?.text).toBe('Fortescue')
  const columns = document.querySelectorAll('main a[href^="/compare?"]').map((link) => link.getAttribute('href'))
  expect(columns.every((href) => href?.endsWith('&town=fortescue'))).toBe(true)
})

test('without a known town, the delivery row gives the rule, and the form keeps the carts', async () => {
  for (const query of ['', '&town=atlantis']) {
    const { document } = await compare(`?carts=${first.id}&carts=${second.id}${query}`)
    expect(deliveredRow(document)?.querySelector('td')?.text).toContain(deliveryRule)
    const form = document.querySelector('form.delivered')
    expect(form?.getAttribute('action')).toBe('/compare')
    expect(form?.querySelector('input[name=carts]')?.getAttribute('value')).toBe(`${first.id},${second.id}`)
    expect(form?.querySelectorAll('option')).toHaveLength(towns.length + 1)
  }
})

test('inventory cards have checkboxes for the form that opens the comparison', async () => {
  const { document } = await getPage(`${site.url}/inventory`)
  const form = document.querySelector('form[action="/compare"]')
  expect(form?.querySelector('button[type=submit]')?.text).toBe('Compare')
  const boxes = document.querySelectorAll('.card input[name=carts]')
  expect(boxes).toHaveLength(document.querySelectorAll('.card-grid .card').length)
  for (const box of boxes) expect(box.getAttribute('form')).toBe(form?.id)
})
