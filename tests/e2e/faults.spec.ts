import type { DatabaseSync } from 'node:sqlite'
import { business } from '../../src/content/dealer/facts/business.facts.ts'
import { sqliteFile } from '../../src/server/database/database.server.ts'
import { openSqlite } from '../../src/server/database/sqlite.server.ts'
import { type Site, startSite } from '../support/running-site.ts'
import { expect, expectAccessible, hydrated, test } from './support/visit.ts'

let site: Site
let url: string
let database: DatabaseSync
test.beforeAll(async () => {
  site = await startSite({ LOG_LEVEL: 'silent' })
  url = site.url
  database = openSqlite(sqliteFile({ DATA_DIR: site.dataDir }))
})
test.afterAll(async () => {
  database.close()
  await site.remove()
})
test.use({ baseURL: async ({ browserName: _ }, use) => use(url) })

test('the page shown for a failure is readable, and Try again works once the cause is fixed', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/404|500|could not be rendered/)
  // Carts in stock are served from memory, but other carts are looked up in the database.
  database.exec('alter table removed_vehicles rename to unreachable')
  await page.goto('/vehicle/never-stocked')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page did not load')
  await hydrated(page)
  await expect(page.getByRole('main')).toContainText(business.phone)
  await expectAccessible(page)
  database.exec('alter table unreachable rename to removed_vehicles')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vehicle Not Found')
})

test('a script in a vehicle’s data never runs and is shown as typed', async ({ page }) => {
  const dialogs: string[] = []
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message())
    await dialog.dismiss()
  })
  const script = '</script><script>alert(1)</script><img src=x onerror=alert(2)>'
  database
    .prepare('update vehicles set name = ?, description = ?, features = ?, specifications = ? where id = ?')
    .run(`Poison ${script}`, script, JSON.stringify([script]), JSON.stringify({ [script]: script }), 'denago-city')
  database
    .prepare('update vehicles set images = ?, external_url = ? where id = ?')
    .run('{"not":"a list"}', 'javascript:alert(3)', 'swift-ev-6')
  database.exec('update stock_revision set revision = revision + 1')
  await expect.poll(async () => (await fetch(`${site.url}/vehicle/swift-ev-6`)).status).toBe(404)

  for (const path of [
    '/vehicle/denago-city',
    '/inventory',
    '/inventory?search=poison',
    '/contact?vehicle=denago-city',
  ]) {
    await page.goto(path)
    await hydrated(page)
    await expect(page.locator('img[src=x]')).toHaveCount(0)
  }
  await page.goto('/vehicle/denago-city')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(script)
  for (const town of ['/towns/port-norris', '/towns/scranton', '/']) await page.goto(town)
  expect(dialogs).toEqual([])
})
