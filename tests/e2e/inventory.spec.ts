import { sampleInventory } from '../../src/domain/catalogue/sample-stock.ts'
import { inventory } from '../contract/product-facts.ts'
import { desktop, expect, hydrated, openFilters, phone, test } from './support/visit.ts'

const cards = '.card-grid .card'
const evolution = sampleInventory.filter(({ brand }) => brand === 'Evolution')
const rangers = evolution.filter(({ category }) => category.includes('Ranger'))

test('a visitor narrows the list, shares the address and goes back step by step', async ({ page }) => {
  await page.setViewportSize(desktop)
  await page.goto('/inventory')
  await expect(page.locator(cards)).toHaveCount(sampleInventory.length)
  await hydrated(page)
  await openFilters(page)
  await page.getByRole('radio', { name: /Evolution/ }).check()
  await expect(page.locator(cards)).toHaveCount(evolution.length)
  await expect(page).toHaveURL('/inventory?brand=evolution')
  await page.getByRole('radio', { name: /Ranger/ }).check()
  await expect(page.locator(cards)).toHaveCount(rangers.length)
  await expect(
    page.getByRole('heading', { name: `${rangers.length} of ${sampleInventory.length} vehicles` }),
  ).toBeVisible()
  await page.reload()
  await expect(page.locator(cards)).toHaveCount(rangers.length)
  await page.goBack()
  await expect(page.locator(cards)).toHaveCount(evolution.length)
  await openFilters(page)
  await expect(page.getByRole('radio', { name: /Evolution/ })).toBeChecked()
})

test('tracking parameters stay in the address and out of links', async ({ page }) => {
  await page.setViewportSize(desktop)
  await page.goto('/inventory?brand=evolution&gclid=Cj0-x')
  await hydrated(page)
  await expect(page.locator(cards)).toHaveCount(evolution.length)
  await expect(page).toHaveURL('/inventory?brand=evolution&gclid=Cj0-x')
  await openFilters(page)
  await page.getByRole('radio', { name: /Ranger/ }).check()
  await expect(page.locator(cards)).toHaveCount(rangers.length)
  await expect(page).toHaveURL(/[?&]gclid=Cj0-x/)
  expect(await page.locator('a[href*="gclid"]').count()).toBe(0)
})

test('the list is filtered while a visitor types, and an empty result offers a way out', async ({ page }) => {
  await page.goto('/inventory')
  await hydrated(page)
  await page.getByRole('searchbox').fill('CARRYALL')
  await expect(page.locator(cards)).toHaveCount(sampleInventory.filter(({ name }) => /carryall/i.test(name)).length)
  await page.getByRole('searchbox').fill('zeppelin')
  await expect(page.getByRole('heading', { name: 'No vehicles found' })).toBeVisible()
  await expect(page.getByText('No vehicles match your current filters.')).toBeVisible()
  await expect(page.getByText(`Showing 0 of ${sampleInventory.length} total vehicles`)).toBeVisible()
  await page.locator('.empty').getByRole('link', { name: 'Clear All Filters' }).click()
  await expect(page.locator(cards)).toHaveCount(sampleInventory.length)
  await expect(page.getByRole('searchbox')).toHaveValue('')
})

test('among carts in stock, those without a price are sorted last', async ({ page }) => {
  await page.goto('/inventory?sort=price-high')
  await expect(page.locator(`${cards} h3`).first()).toHaveText('Swift EV 8 Shuttle')
  await expect(page.locator('.card:not(.card--sold) .price').last()).toHaveText('Call for Price')
})

test('six skeleton cards are shown while the list loads after a client-side navigation', async ({ page }) => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/vehicles', async (route) => {
    await answered
    await route.continue()
  })
  await page.goto('/contact')
  await hydrated(page)
  await page.getByRole('navigation', { name: 'Explore' }).getByRole('link', { name: 'Inventory' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Inventory')
  await expect(page.locator('.skeleton-card')).toHaveCount(6)
  answer()
  await expect(page.locator(cards)).toHaveCount(sampleInventory.length)
})

test('a failure is shown after three retries, and Try again loads the list', async ({ page, expectedErrors }) => {
  expectedErrors.push(/503/)
  await page.clock.install()
  let calls = 0
  let broken = true
  await page.route('**/api/vehicles', async (route) => {
    calls++
    await (broken ? route.fulfill({ status: 503, body: '{}' }) : route.continue())
  })
  await page.goto('/contact')
  await hydrated(page)
  await page.getByRole('navigation', { name: 'Explore' }).getByRole('link', { name: 'Inventory' }).click()
  // The clock moves on by one wait at a time, so that a quick response is not followed by two retries at once.
  for (const [index, wait] of [1000, 2000, 4000, 0].entries()) {
    await expect.poll(() => calls, { intervals: [100] }).toBe(index + 1)
    await page.clock.runFor(wait)
  }
  await expect(page.getByText('Error loading vehicles: Failed to fetch vehicles: 503')).toBeVisible()
  expect(calls).toBe(4)
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  expect(calls).toBe(4)
  broken = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator(cards)).toHaveCount(sampleInventory.length)
})

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false, viewport: phone })
  test('the form filters the list, and a link clears the filters', async ({ page }) => {
    await page.goto('/inventory')
    await expect(page.locator(cards)).toHaveCount(sampleInventory.length)
    await openFilters(page)
    await page.getByRole('radio', { name: /Over/ }).check()
    await page.getByRole('button', { name: 'Apply Filters' }).click()
    await expect(page.locator(cards)).toHaveCount(
      sampleInventory.filter(({ price }) => price !== undefined && price > inventory.priceBounds.upper).length,
    )
    await page.getByRole('link', { name: 'Clear All Filters' }).first().click()
    await expect(page.locator(cards)).toHaveCount(sampleInventory.length)
  })
})
