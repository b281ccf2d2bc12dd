import type { Page } from '@playwright/test'
import { cartPage, lot, newCartPage } from '../../src/content/words/lot.words.ts'
import { photoWords, sendingPhotos } from '../../src/content/words/staff-photos.words.ts'
import { lotPath } from '../../src/domain/staff/staff-paths.ts'
import { sampleVehicle } from '../support/sample-vehicle.ts'
import { photoFiles, startDesk } from './support/desk.ts'
import { Thumb } from './support/thumb.ts'
import { expect, phone, test } from './support/visit.ts'

const person = 'ines@dealer.example'
const cart = sampleVehicle('denago-nomad')

test.describe('a salesperson on the lot, within the planned number of taps', () => {
  let url: string
  let cookie: Awaited<ReturnType<typeof startDesk>>['cookie']
  let remove: () => Promise<void>
  test.beforeAll(async () => {
    const desk = await startDesk(person)
    const { site } = desk
    url = site.url
    remove = site.remove
    cookie = desk.cookie
  })
  test.beforeEach(async ({ context, page }) => {
    await context.addCookies([cookie])
    await page.goto(lotPath)
  })
  test.afterAll(() => remove())
  test.use({
    baseURL: async ({ browserName: _ }, use) => use(url),
    viewport: phone,
    hasTouch: true,
    isMobile: true,
  })

  const row = (page: Page) => page.locator(`#cart-${cart.id}`)
  const state = (page: Page) => row(page).locator('summary')

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('changes a price in 3 taps, and undoes the change in 1', async ({ page }) => {
      const thumb = new Thumb()
      await thumb.tap(state(page))
      await thumb.type(row(page).getByRole('textbox', { name: lot.price(cart.name) }), '6,250')
      await thumb.tap(row(page).getByRole('button', { name: lot.savePrice }))
      await expect(row(page).getByRole('status')).toContainText('$6,250')
      await expect(row(page)).toBeInViewport()
      expect(thumb.taps).toBe(3)
      await thumb.tap(row(page).getByRole('button', { name: cartPage.undo }))
      await expect(row(page).getByRole('status')).toContainText(cartPage.taken)
    })

    test('marks a cart sold in 2 taps', async ({ page }) => {
      const thumb = new Thumb()
      await thumb.tap(state(page))
      await thumb.tap(row(page).getByRole('button', { name: lot.sold }))
      await expect(row(page).getByRole('status')).toContainText('sold')
      expect(thumb.taps).toBe(2)
      await row(page).getByRole('button', { name: cartPage.undo }).tap()
      await expect(row(page).getByRole('status')).toContainText(cartPage.taken)
    })
  })

  test('adds four photos in 3 taps plus the picker, and puts the fourth first in 1', async ({ page }) => {
    const thumb = new Thumb()
    await thumb.tap(state(page))
    await thumb.tap(row(page).getByRole('link', { name: lot.photosLink }))
    await expect(page.getByText(photoWords.choose)).toBeInViewport()
    const picker = page.waitForEvent('filechooser')
    await thumb.tap(page.getByText(photoWords.choose))
    await (await picker).setFiles(await photoFiles(4))
    await expect(page.getByRole('status')).toContainText(sendingPhotos.done(4))
    expect(thumb.taps).toBe(3)
    await page.goto(`${lotPath}/carts/${cart.id}`)
    await expect(page.getByText(photoWords.choose)).toBeInViewport()
    const items = page.locator('#photos li[data-photo]')
    const fourth = await items.nth(3).getAttribute('data-photo')
    await thumb.tap(items.nth(3).getByRole('button', { name: photoWords.makeMainLabel(4) }))
    await expect(items.first()).toHaveAttribute('data-photo', fourth ?? '')
    expect(thumb.taps).toBe(4)
  })

  test('adds a used cart with two photos in 8 taps, plus those in the picker', async ({ page, expectedErrors }) => {
    expectedErrors.push(/404/)
    const thumb = new Thumb()
    await thumb.tap(page.getByRole('link', { name: lot.newCart }))
    const picker = page.waitForEvent('filechooser')
    await thumb.tap(page.getByText(photoWords.choose))
    await (await picker).setFiles(await photoFiles(2))
    await thumb.type(page.getByLabel(newCartPage.stockNumber), 'U-9001')
    await thumb.tap(page.getByText(newCartPage.isUsed, { exact: true }))
    await thumb.type(page.getByLabel(newCartPage.maker), cart.brand)
    await thumb.type(page.getByLabel(newCartPage.model), cart.name)
    await thumb.type(page.getByLabel(newCartPage.price, { exact: true }), '7,900')
    await thumb.tap(page.getByRole('button', { name: newCartPage.publish }))
    await expect(page).toHaveURL(/\/carts\/u-9001/)
    await expect(page.locator('#photos li[data-photo]')).toHaveCount(2)
    expect(thumb.taps).toBe(8)
  })
})
