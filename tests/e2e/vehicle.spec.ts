import type { Locator } from '@playwright/test'
import { phoneHref } from '../../src/content/dealer/facts/business.facts.ts'
import { dollars } from '../support/facts.ts'
import { larkwayAt } from '../support/larkway.ts'
import { type Site, startSite } from '../support/running-site.ts'
import { sampleVehicle } from '../support/sample-vehicle.ts'
import { desktop, expect, expectAccessible, hydrated, phone, test } from './support/visit.ts'

const cart = sampleVehicle('evolution-d6-max-xt4')

test('a visitor opens a cart from the list, browses its pictures by keyboard, and finds facts and contact options', async ({
  page,
}) => {
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

for (const id of ['club-car-tempo-2', 'evolution-d5-maverick-2-plus-2', 'swift-ev-4', 'ez-go-express-s6']) {
  test(`a phone’s first screen has picture, name, price, state and main action: ${id}`, async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto(`/vehicle/${id}`)
    const box = async (part: Locator) => {
      const { x, y, width, height } = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      return { left: x, right: x + width, top: y, bottom: y + height }
    }
    const picture = await box(page.locator('.gallery__main'))
    expect(picture).toMatchObject({ left: 0, right: phone.width })
    const name = await box(page.getByRole('heading', { level: 1 }))
    const price = await box(page.locator('.vehicle__price'))
    const action = await box(page.locator('.vehicle__first a'))
    expect(name.top).toBeGreaterThan(picture.bottom)
    // Name and price are on one line, or the price is below the name if they do not fit.
    expect(price.top).toBeLessThanOrEqual(name.bottom + 8)
    expect(action.top).toBeGreaterThan((await box(page.locator('.vehicle__state'))).bottom)
    expect(action.bottom).toBeLessThan(phone.height)
    await expect(page.locator('.call-bar')).toBeHidden()
  })
}

for (const id of [
  'denago-nomad-xl',
  'evolution-d5-maverick-2-plus-2',
  'evolution-d6-max-gt4-used-2024',
  'ez-go-express-s6',
]) {
  test(`a laptop’s first screen has all key facts and all actions: ${id}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`/vehicle/${id}`)
    await hydrated(page)
    await page.evaluate(() => document.fonts.ready)
    const { inStock } = sampleVehicle(id)
    const offered = inStock ? ['.offer__town', '.by-month', '.stands-at'] : ['.instead']
    for (const part of ['h1', '.vehicle__price', ...offered, '.vehicle__first a', '.vehicle__acts']) {
      const { y, height } = (await page.locator(`.vehicle ${part}`).first().boundingBox()) ?? { y: 900, height: 0 }
      expect(y + height, part).toBeLessThanOrEqual(900)
    }
  })
}

test('each action of a cart has a label of one line, on phones and laptops', async ({ page }) => {
  await page.goto(`/vehicle/${cart.id}`)
  await hydrated(page)
  for (const width of [phone.width, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const labels = page.locator('.vehicle__acts :is(a, button, label)')
    const lines = await labels.evaluateAll((all) =>
      all.map((label) => {
        const words = document.createRange()
        words.selectNodeContents(label)
        const tops = [...words.getClientRects()].filter((box) => box.width > 0).map(({ bottom }) => Math.round(bottom))
        return Math.max(...tops) - Math.min(...tops) < 12
      }),
    )
    expect([width, lines]).toEqual([width, lines.map(() => true)])
  }
})

test('a picture is a link that opens a dialog, which arrow keys, buttons and Escape control', async ({ page }) => {
  await page.setViewportSize(desktop)
  await page.goto(`/vehicle/${cart.id}`)
  await hydrated(page)
  const stage = page.locator('.gallery__strip')
  const [first] = cart.images
  await expect(stage.getByRole('link').first()).toHaveAttribute('href', new RegExp(`^${first}.*webp$`))
  await stage.getByRole('link').first().click()
  const dialog = page.getByRole('dialog', { name: `Pictures of ${cart.name}` })
  await expect(dialog.getByText(`1 of ${cart.images.length}`)).toBeVisible()
  await expect(page).toHaveURL(`/vehicle/${cart.id}`)
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByText(`2 of ${cart.images.length}`)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Next picture' }).click()
  await expect(dialog.getByText(`3 of ${cart.images.length}`)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Next picture' })).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  // The stage shows the picture that the dialog showed last.
  await expect(page.locator('.gallery__thumbs a').nth(2)).toHaveAttribute('aria-current', 'true')
})

test('on a phone, the page of a cart with a short name has name and price on one line, and offers the main action once', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/vehicle/club-car-tempo-2')
  const box = async (part: Locator) => (await part.boundingBox()) ?? { y: 0, height: 0 }
  const name = await box(page.getByRole('heading', { level: 1 }))
  const price = await box(page.locator('.vehicle__price'))
  expect(price.y).toBeGreaterThan(name.y - 8)
  expect(price.y + price.height).toBeLessThan(name.y + name.height + 8)
  await expect(page.getByRole('main').getByRole('link', { name: 'Schedule Test Drive' })).toHaveCount(1)
})

test('the large phone number at the end fills the width of the page on one line', async ({ page }) => {
  for (const width of [320, 390, 720, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/vehicle/club-car-tempo-2')
    await page.evaluate(() => document.fonts.ready)
    const filled = await page.locator('.closing-number__digits span').evaluate((number) => {
      const text = document.createRange()
      text.selectNodeContents(number)
      return text.getBoundingClientRect().width / number.clientWidth
    })
    expect(filled).toBeGreaterThan(0.9)
    expect(filled).toBeLessThanOrEqual(1)
  }
})

test('a vehicle that loads slowly shows a skeleton, and the page of a removed one says that it is gone', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/404/)
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/vehicles/denago-ev-city', async (route) => {
    await answered
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

test('a used cart with a shared name shows which one it is, on its page and in a message about it', async ({
  page,
}) => {
  const used = sampleVehicle('evolution-d6-max-gt4-used-2024')
  const which = `Stock no. ${used.specifications.stockNumber}`
  await page.goto('/inventory')
  await hydrated(page)
  await page.locator(`.card a[href="/vehicles/${used.id}"]`).click()
  await expect(page.locator('.vehicle__state')).toContainText(which)
  await page.getByRole('link', { name: 'Ask about this cart' }).click()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
    `I am interested in the ${used.name} (${which}). `,
  )
})

test.describe('a cart in the inventory', () => {
  let site: Site
  let url: string
  test.beforeAll(async () => {
    site = await startSite({ LOG_LEVEL: 'warn' })
    url = site.url
  })
  test.afterAll(() => site.remove())
  test.use({ baseURL: async ({ browserName: _ }, use) => use(url) })

  test('is reported as gone, with similar carts, if it is removed while a visitor reads the list', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/410/)
    await page.goto('/inventory')
    await hydrated(page)
    const larkway = larkwayAt({ DATA_DIR: site.dataDir, DATABASE_URL: '' })
    expect(await larkway('inventory', 'remove', 'club-car-tempo-2', '--yes')).toMatchObject({ code: 0 })
    await expect.poll(async () => (await fetch(`${url}/vehicle/club-car-tempo-2`)).status).toBe(410)
    await page.locator('.card a[href="/vehicles/club-car-tempo-2"]').click()
    await expect(page.getByRole('heading', { name: 'Vehicle Not Found' })).toBeVisible()
    await expect(page.locator('.cart-row .card')).toHaveCount(3)
  })
})
