import { phoneHref } from '../../src/content/facts/business.ts'
import { dollars } from '../support/facts.ts'
import { sampleVehicle } from '../support/sample-vehicle.ts'
import { desktop, expect, hydrated, test } from './support/visit.ts'

const cart = sampleVehicle('evolution-d6-max-xt4')

test('from the list to a cart: pictures by keyboard, facts and ways to reach the dealer', async ({ page }) => {
  await page.setViewportSize(desktop)
  await page.goto('/inventory')
  await hydrated(page)
  await page.getByRole('link', { name: cart.name }).click()
  await expect(page).toHaveURL('/vehicles/evolution-d6-max-xt4')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(cart.name)
  await expect(page.getByText(dollars(cart.price ?? 0)).first()).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Schedule Test Drive' })).toHaveAttribute('href', phoneHref)
  await expect(main.getByRole('link', { name: 'Get Financing Quote' })).toHaveAttribute('target', '_blank')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/vehicle\/evolution-d6-max-xt4$/)
  const strip = page.getByRole('list', { name: /Pictures of/ })
  await strip.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => strip.evaluate((list) => list.scrollLeft)).toBeGreaterThan(0)
  await page.locator('.gallery__thumbs a').nth(2).click()
  await expect(page.locator('.gallery__thumbs a').nth(2)).toHaveAttribute('aria-current', 'true')
})

test('a vehicle that loads slowly shows a skeleton, and one that is gone says so', async ({ page, expectedErrors }) => {
  expectedErrors.push(/404/)
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/vehicles/denago-ev-city', async (route) => {
    await held
    await route.fulfill({ status: 404, json: { error: 'Vehicle not found' } })
  })
  await page.goto('/inventory')
  await hydrated(page)
  await page.getByRole('link', { name: sampleVehicle('denago-ev-city').name }).click()
  await expect(page.getByRole('status', { name: 'Loading vehicle' })).toBeVisible()
  answer()
  await expect(page.getByRole('heading', { name: 'Vehicle Not Found' })).toBeVisible()
  await expect(page.getByText("The vehicle you're looking for doesn't exist or has been removed.")).toBeVisible()
  await page.getByRole('link', { name: 'Back to Inventory' }).click()
  await expect(page).toHaveURL('/inventory')
})
