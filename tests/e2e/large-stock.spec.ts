import { fillStock } from '../support/large-stock.ts'
import { startSite } from '../support/running-site.ts'
import { expect, hydrated, test } from './support/visit.ts'

const VEHICLES = 5000
const CARDS_A_PAGE = 48

test.describe('with 5,000 vehicles', () => {
  let remove: () => Promise<void>
  let url: string
  test.beforeAll(async () => {
    const site = await startSite({ LOG_LEVEL: 'warn' })
    fillStock(site, VEHICLES)
    url = site.url
    remove = site.remove
  })
  test.afterAll(() => remove())
  test.use({ baseURL: async ({ browserName: _ }, use) => use(url) })

  test('one page of cards is shown, search covers all vehicles, and Show more adds cards', async ({ page }) => {
    await page.goto('/inventory')
    await expect(page.locator('.card-grid .card')).toHaveCount(CARDS_A_PAGE)
    await hydrated(page)
    await page.getByRole('link', { name: `Show ${CARDS_A_PAGE} more` }).click()
    await expect(page.locator('.card-grid .card')).toHaveCount(2 * CARDS_A_PAGE)
    await page.getByRole('searchbox').pressSequentially('copy 4321')
    await expect(page.locator('.card-grid .card')).toHaveCount(1)
    await expect(page.getByRole('heading', { name: `1 of ${VEHICLES} vehicles` })).toBeVisible()
  })

  test.describe('with JavaScript off', () => {
    test.use({ javaScriptEnabled: false })
    test('Show more loads a page with more cards', async ({ page }) => {
      await page.goto('/inventory')
      await page.getByRole('link', { name: `Show ${CARDS_A_PAGE} more` }).click()
      await expect(page.locator('.card-grid .card')).toHaveCount(2 * CARDS_A_PAGE)
    })
  })
})
