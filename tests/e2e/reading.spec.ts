import { makers } from '../../src/content/dealer/facts/makers.facts.ts'
import { home } from '../../src/content/words/home.words.ts'
import { inventoryPage } from '../../src/content/words/inventory.words.ts'
import { townSalesPage } from '../../src/content/words/town-sales.words.ts'
import { findMakerPage } from '../../src/domain/catalogue/find-model.ts'
import { sampleInventory } from '../../src/domain/catalogue/sample-stock.ts'
import { expect, hydrated, openFilters, test } from './support/visit.ts'

const denago = findMakerPage('denago')
const [first, second] = sampleInventory.filter(({ isNew }) => isNew)
if (!first || !second) throw new Error('The sample inventory has fewer than two new carts')

const sold = sampleInventory.filter(({ inStock }) => !inStock)

/** The lists of carts, brands and series that a screen reader finds on each page, with the number of their items. */
const lists: Record<string, readonly (readonly [name: string, items: number])[]> = {
  '/': [
    [home.featured.heading(3), 3],
    [home.brandGrid.heading, makers.length],
  ],
  '/inventory': [
    [`${sampleInventory.length} of ${sampleInventory.length} vehicles`, sampleInventory.length - sold.length],
    [inventoryPage.sold.heading, sold.length],
  ],
  '/denago': [
    [denago.seriesHeading, denago.series.length],
    [denago.modelsHeading, denago.models.length],
  ],
  '/towns/port-norris': [[townSalesPage.popularHeading, 3]],
  '/saved': [['2 carts', 2]],
}

for (const [path, names] of Object.entries(lists)) {
  test(`a screen reader finds the lists of ${path} by name, with the right number of items`, async ({ page }) => {
    await page.addInitScript(
      (carts) => localStorage.setItem('saved', JSON.stringify(carts)),
      [first, second].map(({ id, name }) => ({ id, name })),
    )
    await page.goto(path)
    await hydrated(page)
    for (const [name, items] of names) {
      await expect(page.getByRole('list', { name, exact: true }).locator('> li')).toHaveCount(items)
    }
  })
}

test('a screen reader reads a card’s name first, then NEW, and the cart’s name in its link and checkbox', async ({
  page,
}) => {
  await page.goto('/inventory')
  await hydrated(page)
  const heading = page.getByRole('heading', { level: 3, name: first.name, exact: true })
  const card = page.getByRole('listitem').filter({ has: heading }).first()
  await expect(card.getByRole('link', { name: `View Details of ${first.name}`, exact: true })).toHaveCount(1)
  await expect(card.getByRole('checkbox', { name: `Compare ${first.name}`, exact: true })).toHaveCount(1)
  const snapshot = await card.ariaSnapshot()
  const places = [`heading "${first.name}"`, 'NEW', 'View Details', 'Compare', 'Save'].map((words) =>
    snapshot.indexOf(words),
  )
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

test('a screen reader reads a filter with the number of carts that match it', async ({ page }) => {
  await page.goto('/inventory')
  await openFilters(page)
  const filters = page.getByRole('form', { name: 'Filter inventory' })
  const denagos = sampleInventory.filter(({ brand }) => brand === 'Denago')
  const lifted = sampleInventory.filter(({ specifications }) => specifications.lifted === true)
  await expect(filters.getByRole('radio', { name: `Denago, ${denagos.length} carts`, exact: true })).toBeVisible()
  await expect(filters.getByRole('checkbox', { name: `Lifted, ${lifted.length} carts`, exact: true })).toBeVisible()
})
