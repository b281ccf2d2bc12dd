/** @module-tag long */
import { cartPage, lot, lotErrors, newCartPage } from '../../src/content/words/lot.words.ts'
import { lotPath as link } from '../../src/domain/staff/staff-paths.ts'
import { openDatabase } from '../../src/server/database/database.server.ts'
import { larkwayAt } from '../support/larkway.ts'
import { startMailServer } from '../support/mail-server.ts'
import { startSite } from '../support/running-site.ts'
import { sampleVehicle } from '../support/sample-vehicle.ts'
import { browserCookie, signedIn } from '../support/staff-pages.ts'
import { expect, expectAccessible, phone, test } from './support/visit.ts'

const person = 'ann@dealer.example'
const cart = sampleVehicle('denago-nomad')

test.describe('the lot on a touchscreen', () => {
  let url: string
  let remove: () => Promise<unknown>
  let cookie: ReturnType<typeof browserCookie>
  test.beforeAll(async () => {
    const mail = await startMailServer()
    const env = { LOG_LEVEL: 'warn', SMTP_URL: mail.url }
    const site = await startSite(env)
    url = site.url
    remove = () => Promise.all([site.remove(), mail.close()])
    await larkwayAt({ DATA_DIR: site.dataDir }, env)('staff', 'invite', person, '--name', 'Ann Lee')
    const db = openDatabase({ DATA_DIR: site.dataDir })
    cookie = browserCookie(site, await signedIn(db, person))
    await db.destroy()
  })
  test.beforeEach(({ context }) => context.addCookies([cookie]))
  test.afterAll(() => remove())
  test.use({ baseURL: async ({ browserName: _ }, use) => use(url), viewport: phone, hasTouch: true })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('lets a salesperson find a cart, change its price with a thumb, and undo the change', async ({ page }) => {
      await page.goto(link)
      await page.getByLabel(lot.search).fill(String(cart.specifications.stockNumber))
      await page.getByRole('button', { name: lot.find }).tap()
      await page.getByLabel(cartPage.price, { exact: true }).fill('6,250')
      await page.getByText(cartPage.sold, { exact: true }).tap()
      // The bar stays within reach wherever the page is scrolled.
      await expect(page.getByRole('button', { name: cartPage.save })).toBeInViewport()
      await page.getByRole('button', { name: cartPage.save }).tap()
      await expect(page.getByRole('status')).toContainText('$6,250')
      await page.getByRole('status').getByRole('button', { name: cartPage.undo }).tap()
      await expect(page.getByRole('status')).toContainText(cartPage.taken)
      await expect(page.getByLabel(cartPage.price, { exact: true })).not.toHaveValue('6,250')
    })

    test('saves a price on Enter, instead of returning to the feed’s price', async ({ page }) => {
      await page.goto(`${link}/carts/denago-city`)
      await page.getByLabel(cartPage.price, { exact: true }).fill('5,001')
      await page.getByLabel(cartPage.price, { exact: true }).press('Enter')
      await page.getByLabel(cartPage.price, { exact: true }).fill('5,002')
      await page.getByLabel(cartPage.price, { exact: true }).press('Enter')
      await expect(page.getByRole('status')).toContainText('$5,002')
    })

    test('moves focus to the first invalid field of a rejected form, and keeps the input', async ({
      page,
      expectedErrors,
    }) => {
      expectedErrors.push(/422/)
      await page.goto(`${link}/carts/denago-city`)
      const deposit = page.getByLabel(cartPage.deposit, { exact: true })
      await deposit.fill('soon')
      await page.getByRole('button', { name: cartPage.startHold }).tap()
      await expect(deposit).toHaveAccessibleDescription(lotErrors.deposit)
      await expect(deposit).toBeFocused()
      await expect(deposit).toBeInViewport()
      await expect(deposit).toHaveValue('soon')
    })

    test('saves a new cart, previews it as on the site, and publishes it', async ({ page, expectedErrors }) => {
      // The page of the new cart may be a 404 for up to two seconds.
      expectedErrors.push(/404/)
      await page.goto(link)
      await page.getByRole('link', { name: lot.newCart }).tap()
      await page.getByLabel(newCartPage.stockNumber).fill('L-77')
      await page.getByText(newCartPage.isNew, { exact: true }).tap()
      await page.getByLabel(newCartPage.maker).fill(cart.brand)
      await page.getByLabel(newCartPage.model).fill(cart.name)
      await page.getByRole('button', { name: newCartPage.keep }).tap()
      await expect(page.getByText(newCartPage.keptIntro)).toBeVisible()
      await expect(page.getByText('No. L-77', { exact: false })).toBeVisible()
      await page.getByRole('button', { name: newCartPage.publish }).tap()
      await expect(page.getByRole('status')).toContainText(cartPage.live)
      await expect(async () => {
        await page.goto('/vehicle/l-77')
        await expect(page.getByRole('heading', { level: 1 })).toContainText(cart.name, { timeout: 500 })
      }).toPass()
    })
  })

  for (const below of [
    '',
    '?q=nothing',
    '/carts/denago-rover',
    '/new',
    '/staff/rentals',
    '/staff/devices',
    '/staff/phone',
  ]) {
    const path = below.startsWith('/staff') ? below : link + below
    for (const [tag, widths] of [
      [[], [phone.width]],
      [['@long'], [320, 768, 1440]],
    ] as const) {
      test(`${path} can be read and tapped at ${widths.join(', ')} px`, { tag: [...tag] }, async ({ page }) => {
        await page.goto(path)
        for (const width of widths) {
          // In a shorter window, the bar could cover part of a field, which would then be too small a target.
          await page.setViewportSize({ width, height: 3000 })
          await expectAccessible(page)
          const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
          expect(wider, `${width} px`).toBeLessThanOrEqual(0)
          const small = await page
            .locator('main :is(button, a, input:not([type=hidden]), summary):visible')
            .evaluateAll((all) =>
              all.flatMap((element) => {
                const { height } = (element.closest('label') ?? element).getBoundingClientRect()
                return height < 44 ? [`${element.tagName} ${element.textContent} ${height}`] : []
              }),
            )
          expect(small, `${width} px`).toEqual([])
        }
      })
    }
  }
})
