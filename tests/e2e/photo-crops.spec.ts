import { photoPlaces, photoWords, sendingPhotos } from '../../src/content/words/staff-photos.words.ts'
import { lotPath } from '../../src/domain/staff/staff-paths.ts'
import { TAP_WIDTH } from '../../src/features/staff/lot/photo-crop-point.ts'
import { photoFiles, startDesk } from './support/desk.ts'
import { expect, expectAccessible, phone, test } from './support/visit.ts'

type Page = import('@playwright/test').Page

const cart = 'denago-city'

test.describe('the point of a photo that stays visible', () => {
  let remove: () => Promise<void>
  let url: string
  let cookie: Awaited<ReturnType<typeof startDesk>>['cookie']
  test.beforeAll(async () => {
    const desk = await startDesk('ines@dealer.example')
    url = desk.site.url
    remove = desk.site.remove
    cookie = desk.cookie
  })
  test.beforeEach(({ context }) => context.addCookies([cookie]))
  test.afterAll(() => remove())
  test.use({ baseURL: async ({ browserName: _ }, use) => use(url), viewport: phone, hasTouch: true, isMobile: true })

  const shots = (page: Page) => page.locator('#photos li[data-photo]')
  const positionOf = (page: Page, picture: string) =>
    page
      .locator(picture)
      .first()
      .evaluate((image) => getComputedStyle(image).objectPosition)
  const cardPosition = async (page: Page): Promise<string> => {
    await page.goto('/inventory')
    return positionOf(page, `.card:has(a[href$="${cart}"]) .tile img`)
  }

  test('moves to the tapped point on the desk and on cards, and back to the center on request', async ({ page }) => {
    await page.goto(`${lotPath}/carts/${cart}`)
    await page.getByLabel(photoWords.choose).setInputFiles(await photoFiles(1))
    await expect(page.getByRole('status')).toContainText(sendingPhotos.done(1))
    const sent = await shots(page).last().getAttribute('data-photo')
    await shots(page).last().getByRole('button', { name: /main/ }).tap()
    await expect(shots(page).first()).toHaveAttribute('data-photo', sent ?? '')

    const shot = shots(page).first()
    await shot.getByText(photoWords.crop, { exact: true }).tap()
    await expect(shot.getByText(photoWords.cropHint)).toBeVisible()
    const photo = shot.locator('[type=image]')
    await expect.poll(async () => (await photo.boundingBox())?.width).toBe(TAP_WIDTH)
    // The photo is not a thumbnail, which would be blurry at this size.
    await expect.poll(() => photo.getAttribute('src')).toMatch(/-720\.webp$/)
    await photo.tap({ position: { x: TAP_WIDTH / 4, y: 150 } })
    await expect(page.getByRole('status')).toContainText(sendingPhotos.cropped)
    await expect(shot.locator('details')).toHaveAttribute('open')
    expect(await positionOf(page, '#photos li:first-child img')).toBe('25% 78%')
    await expectAccessible(page)
    await expect.poll(() => cardPosition(page)).toBe('25% 78%')

    await page.goto(`${lotPath}/carts/${cart}`)
    await shot.getByText(photoWords.crop, { exact: true }).tap()
    await shot.getByLabel(photoWords.keep).selectOption(photoPlaces.center)
    await shot.getByRole('button', { name: photoWords.set }).tap()
    await expect.poll(() => cardPosition(page)).toBe('50% 50%')
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('moves to the tapped point, and the browser returns to the cart’s page', async ({ page }) => {
      await page.goto(`${lotPath}/carts/${cart}`)
      const shot = shots(page).first()
      await shot.getByText(photoWords.crop, { exact: true }).tap()
      const photo = shot.locator('[type=image]')
      await expect.poll(async () => Math.floor((await photo.boundingBox())?.height ?? 0)).toBe((TAP_WIDTH * 2) / 3)
      await photo.tap({ position: { x: TAP_WIDTH / 2, y: 48 } })
      await expect(page).toHaveURL(/\?saved=.*#photos$/)
      expect(await positionOf(page, '#photos li:first-child img')).toBe('50% 25%')
      await expect.poll(() => cardPosition(page)).toBe('50% 25%')
    })
  })
})
