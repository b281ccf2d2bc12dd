import { sqliteFile } from '../../src/platform/database.server.ts'
import { openSqlite } from '../../src/platform/sqlite.server.ts'
import { startSite } from '../support/running-site.ts'
import { expect, hydrated, test } from './support/visit.ts'

const VEHICLES = 5000
const CARDS_A_PAGE = 48

test.describe('with 5,000 vehicles', () => {
  let remove: () => Promise<void>
  let url: string
  test.beforeAll(async () => {
    const site = await startSite({ LOG_LEVEL: 'warn' })
    const database = openSqlite(sqliteFile({ DATA_DIR: site.dataDir }))
    database.exec(`with recursive number(n) as (select 1 union all select n + 1 from number where n < ${VEHICLES - 36})
      insert into vehicles select 'copy-' || n, 'Copy ' || n, description, price_cents, brand, category, images, in_stock, is_new,
        features, specifications, external_url, created_at, updated_at
      from number join (select * from vehicles where id = 'denago-nomad')`)
    database.exec('update stock_revision set revision = revision + 1')
    database.close()
    url = site.url
    remove = site.remove
  })
  test.afterAll(() => remove())
  test.use({ baseURL: async ({ browserName: _ }, use) => use(url) })

  test('a portion of cards is shown, typing finds one of all, and more come on demand', async ({ page }) => {
    await page.goto('/inventory')
    await expect(page.locator('.grid .card')).toHaveCount(CARDS_A_PAGE)
    await hydrated(page)
    await page.getByRole('link', { name: `Show ${CARDS_A_PAGE} more` }).click()
    await expect(page.locator('.grid .card')).toHaveCount(2 * CARDS_A_PAGE)
    await page.getByRole('searchbox').pressSequentially('copy 4321')
    await expect(page.locator('.grid .card')).toHaveCount(1)
    await expect(page.getByRole('heading', { name: `1 of ${VEHICLES} vehicles` })).toBeVisible()
  })

  test.describe('with JavaScript off', () => {
    test.use({ javaScriptEnabled: false })
    test('more come with the next page', async ({ page }) => {
      await page.goto('/inventory')
      await page.getByRole('link', { name: `Show ${CARDS_A_PAGE} more` }).click()
      await expect(page.locator('.grid .card')).toHaveCount(2 * CARDS_A_PAGE)
    })
  })
})
