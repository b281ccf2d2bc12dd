import { rentals as copy } from '../../src/content/words/staff-rentals.words.ts'
import { inviteStaff } from '../../src/domain/staff/people.server.ts'
import { rentalsPath } from '../../src/domain/staff/staff-paths.ts'
import { openDatabase } from '../../src/server/database/database.server.ts'
import { startSite } from '../support/running-site.ts'
import { browserCookie, signedIn } from '../support/staff-pages.ts'
import { expect, expectAccessible, phone, test } from './support/visit.ts'

const person = 'ines@dealer.example'
/** Days are in the coming year, so that they are never in the past. */
const month = `${new Date().getUTCFullYear() + 1}-07`

test.describe('the rental page of the desk on a touchscreen', () => {
  let url: string
  let remove: () => Promise<unknown>
  let cookie: ReturnType<typeof browserCookie>
  test.beforeAll(async () => {
    const site = await startSite({ LOG_LEVEL: 'warn' })
    ;({ url, remove } = site)
    const db = openDatabase({ DATA_DIR: site.dataDir })
    await inviteStaff(db, person, 'Ines Halloway', new Date())
    cookie = browserCookie(site, await signedIn(db, person))
    await db.destroy()
  })
  test.beforeEach(({ context }) => context.addCookies([cookie]))
  test.afterAll(() => remove())
  test.use({
    baseURL: async ({ browserName: _ }, use) => use(url),
    viewport: phone,
    hasTouch: true,
    javaScriptEnabled: false,
  })

  test('holds a cart for a day in four taps, without scripts: Rentals, the day, the name, Hold', async ({ page }) => {
    await page.goto('/staff/more')
    await page.getByRole('link', { name: 'Rentals', exact: true }).first().tap()
    // The last day of this month is never in the past.
    const day = page.locator('.desk-cal:visible a').last()
    await day.tap()
    const name = page.getByLabel(copy.hold.name, { exact: true })
    await name.tap()
    await name.fill('Walt Ferris')
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    await page.getByRole('button', { name: copy.hold.hold, exact: true }).tap()
    await expect(page.getByRole('status')).toContainText('Held for Walt Ferris')
    // Safari before 16.4 sends no Sec-Fetch-Site, so the Origin header decides.
    expect(await (await sent).headerValue('origin')).toBe(url)
    // The page scrolls to the hold, and the confirmation stays in view.
    await expect(page.getByRole('status').getByRole('button', { name: copy.done.undo })).toBeInViewport()
    await expect(page.getByRole('listitem').filter({ hasText: 'Walt Ferris' })).toBeInViewport()
    await expect(day).toContainText('1 held')
  })

  for (const width of [320, phone.width, 768, 1440]) {
    const tag = width === phone.width ? [] : '@long'
    test(`can be read and tapped at ${width} px`, { tag }, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(`${rentalsPath}?month=${month}&cart=utility&day=${month}-20`)
      await page.getByLabel(copy.hold.name, { exact: true }).fill('Lackawanna 4th of July Committee, Sanderson Avenue')
      await page.getByLabel(copy.hold.phone).fill('570-555-0119')
      await page.getByRole('button', { name: copy.hold.hold, exact: true }).click()
      await page.getByText(copy.hold.outTitle).click()
      await page.getByText(copy.list.do).last().click()
      await page.getByRole('heading', { name: copy.list.title(`July ${month.slice(0, 4)}`) }).scrollIntoViewIfNeeded()
      for (const path of ['', `${rentalsPath}/calendar`]) {
        if (path) await page.goto(path)
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(wider).toBeLessThanOrEqual(0)
        const small = await page
          .locator('main :is(button, a, input:not([type=hidden]), summary):visible')
          .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height).filter((height) => height < 44))
        expect(small).toEqual([])
      }
    })
  }

  test.describe('with scripts', () => {
    // The accessibility check needs scripts.
    test.use({ javaScriptEnabled: true })

    test('is accessible with and without holds', async ({ page }) => {
      for (const path of [
        `?month=${month}&cart=six-seater&day=${month}-03`,
        '/calendar',
        `?month=${month}&cart=utility`,
      ]) {
        await page.goto(rentalsPath + path)
        await expectAccessible(page)
      }
    })
  })
})
