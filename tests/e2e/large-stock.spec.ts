/** @module-tag long */
import { fillStock } from '../support/large-stock.ts'
import { startSite } from '../support/running-site.ts'
import { expect, hydrated, openFilters, test } from './support/visit.ts'

const VEHICLES = 5000
const CARDS_A_PAGE = 48

test.describe('an inventory of 5,000 vehicles', () => {
  let remove: () => Promise<void>
  let url: string
  test.beforeAll(async () => {
    const site = await startSite({ LOG_LEVEL: 'warn' })
    fillStock(site, VEHICLES)
    await expect.poll(async () => (await (await fetch(`${site.url}/api/inventory`)).json()).total).toBe(VEHICLES)
    url = site.url
    remove = site.remove
  })
  test.afterAll(() => remove())
  test.use({ baseURL: async ({ browserName: _ }, use) => use(url) })

  test('shows one page of cards, searches all vehicles, and adds cards with Show more', async ({ page }) => {
    await page.goto('/inventory')
    await expect(page.locator('.card-grid .card')).toHaveCount(CARDS_A_PAGE)
    await hydrated(page)
    await page.getByRole('link', { name: `Show ${CARDS_A_PAGE} more` }).click()
    await expect(page.locator('.card-grid .card')).toHaveCount(2 * CARDS_A_PAGE)
    await page.getByRole('searchbox').pressSequentially('copy 4321')
    await expect(page.locator('.card-grid .card')).toHaveCount(1)
    await expect(page.getByRole('heading', { name: `1 of ${VEHICLES} vehicles` })).toBeVisible()
  })

  test('is never requested whole, is not prefetched on home, and has the same messages as a small one', async ({
    page,
    expectedErrors,
  }) => {
    const requests: string[] = []
    let bytes = 0
    page.on('response', async (response) => {
      const { pathname } = new URL(response.url())
      if (!pathname.startsWith('/api/')) return
      requests.push(pathname)
      bytes += Number((await response.allHeaders())['content-length'])
    })
    await page.goto('/')
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    expect(requests).toEqual([])
    await page.getByRole('navigation', { name: 'Explore' }).getByRole('link', { name: 'Inventory' }).click()
    await expect(page.getByRole('heading', { name: `${VEHICLES} of ${VEHICLES} vehicles` })).toBeVisible()
    await page.getByRole('searchbox').pressSequentially('copy 4321')
    await expect(page.getByRole('heading', { name: `1 of ${VEHICLES} vehicles` })).toBeVisible()
    await page.getByRole('searchbox').fill('zeppelin')
    await expect(page.getByText(`Showing 0 of ${VEHICLES} total vehicles`)).toBeVisible()
    expect(requests).toContain('/api/inventory')
    expect(requests).not.toContain('/api/vehicles')
    expect(bytes).toBeLessThan(150 * 1024)

    expectedErrors.push(/503/)
    await page.clock.install()
    let calls = 0
    await page.route('**/api/inventory?**', async (route) => {
      calls++
      await route.fulfill({ status: 503, body: '{}' })
    })
    await openFilters(page)
    await page.getByRole('radio', { name: /Denago/ }).check()
    for (const expected of [1, 2, 3, 4]) {
      await expect
        .poll(async () => {
          await page.clock.runFor(1000)
          return calls
        })
        .toBeGreaterThanOrEqual(expected)
    }
    await expect(page.getByText('Error loading vehicles: Failed to fetch vehicles: 503')).toBeVisible()
    expect(calls).toBe(4)
    await page.unroute('**/api/inventory?**')
    await page.locator('#filters summary').click()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText(`Showing 0 of ${VEHICLES} total vehicles`)).toBeVisible()
  })

  test.describe('with JavaScript off', () => {
    test.use({ javaScriptEnabled: false })
    test('has a Show more link that loads a page with more cards', async ({ page }) => {
      await page.goto('/inventory')
      await page.getByRole('link', { name: `Show ${CARDS_A_PAGE} more` }).click()
      await expect(page.locator('.card-grid .card')).toHaveCount(2 * CARDS_A_PAGE)
    })
  })
})
