import { desk, leadButtons, leadHistory, messagePage } from '../../src/content/words/staff.words.ts'
import { messageList } from '../../src/content/words/staff-messages.words.ts'
import { signIn } from '../../src/content/words/staff-sign-in.words.ts'
import { openDatabase } from '../../src/server/database/database.server.ts'
import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { goodMessage, postMessage } from '../support/messages.ts'
import { type Site, startSite } from '../support/running-site.ts'
import { browserCookie, messageLink, signedIn, signInMail } from '../support/staff-pages.ts'
import { expect, expectAccessible, phone, test } from './support/visit.ts'

const ines = 'ines@dealer.example'
const marlow = 'marlow@dealer.example'

test.describe('the page of a message', () => {
  let mails: MailServer
  let site: Site
  let url: string
  let cookie: ReturnType<typeof browserCookie>
  test.beforeAll(async () => {
    mails = await startMailServer()
    site = await startSite({ LOG_LEVEL: 'warn', SMTP_URL: mails.url, LEADS_EMAIL_TO: `${ines}, ${marlow}` })
    url = site.url
    const db = openDatabase({ DATA_DIR: site.dataDir })
    cookie = browserCookie(site, await signedIn(db, ines))
    await db.destroy()
  })
  test.beforeEach(({ context }) => context.addCookies([cookie]))
  test.afterAll(() => Promise.all([site.remove(), mails.close()]))
  test.use({
    baseURL: async ({ browserName: _ }, use) => use(url),
    viewport: phone,
    hasTouch: true,
    isMobile: true,
    expectedErrors: [/status of 422/],
  })

  async function message(words: string, more: Record<string, string> = {}): Promise<string> {
    await postMessage(site, { ...goodMessage, interest: 'sales', ...more, message: words })
    return messageLink(mails, ines, words)
  }
  const inStock = async (id: string) => (await (await fetch(`${site.url}/api/vehicles/${id}`)).json()).inStock

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('can be used to take and answer a message', async ({ page }) => {
      const link = await message('Is it still there?')
      await page.goto(`${link}/take`)
      await expect(page.getByText('Is it still there?')).toBeVisible()
      await page.getByRole('button', { name: leadButtons.take.label }).tap()
      await expect(page.getByRole('status').getByText(messagePage.you)).toBeVisible()
      await page.getByRole('button', { name: leadButtons.answered.label }).tap()
      await expect(page.getByText(messagePage.outcome('ines', 'answered'))).toBeVisible()
      await expect(page.getByRole('listitem').filter({ hasText: `ines ${leadHistory.answered}` })).toHaveCount(1)
    })

    test('takes a message only once on a double tap, and does nothing else', async ({ page }) => {
      const link = await message('Tapped twice')
      await page.goto(link)
      const { x, y, width, height } = (await page
        .getByRole('button', { name: leadButtons.take.label })
        .boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      const tap = () => page.touchscreen.tap(x + width / 2, y + height / 2)
      await tap()
      await tap()
      await expect(page.getByRole('status').getByText(messagePage.you)).toBeVisible()
      await page.goto(link)
      await expect(page.getByRole('listitem').filter({ hasText: `ines ${leadHistory.take}` })).toHaveCount(1)
      await expect(page.locator('#history').getByRole('listitem')).toHaveCount(2)
    })

    test('marks a message sold and takes the cart off the floor in two taps, and can undo both', async ({ page }) => {
      const link = await message('I’ll take it', { vehicle: 'denago-city' })
      await page.goto(link)
      await page.getByRole('link', { name: leadButtons.sold.label }).tap()
      await page.getByRole('button', { name: messagePage.soldWith }).tap()
      await expect(page.getByText(messagePage.outcome('ines', 'sold'))).toBeVisible()
      await expect.poll(() => inStock('denago-city')).toBe(false)
      await page.getByRole('button', { name: leadButtons.undo.label }).tap()
      await expect(page.getByText(messagePage.nobody)).toBeVisible()
      await expect.poll(() => inStock('denago-city')).toBe(true)
    })

    test('shows nothing of the message to anybody with the emailed link until the sign-in code is typed', async ({
      page,
      context,
    }) => {
      const link = await message('Who may read this?')
      await context.clearCookies()
      await page.goto(link)
      await expect(page.getByRole('heading', { name: signIn.title })).toBeVisible()
      await expect(page.getByText('Who may read this?')).toBeHidden()
      await page.getByLabel(signIn.label).fill(ines)
      await page.getByRole('button', { name: signIn.button }).tap()
      const { code } = await signInMail(mails, ines)
      await page.getByLabel(signIn.code).fill(code === '000000' ? '000001' : '000000')
      await page.getByRole('button', { name: signIn.signIn }).tap()
      await expect(page.getByLabel(signIn.code)).toHaveAccessibleDescription(signIn.wrong)
      await page.getByLabel(signIn.code).fill(code)
      await page.getByRole('button', { name: signIn.signIn }).tap()
      await expect(page.getByText('Who may read this?')).toBeVisible()
      await page.getByRole('link', { name: messageList.title, exact: true }).tap()
      await page.getByRole('link', { name: desk.tabs.more }).tap()
      await page.getByRole('button', { name: desk.signOut }).tap()
      await expect(page.getByRole('heading', { name: signIn.title })).toBeVisible()
      await page.goto(link)
      await expect(page.getByText('Who may read this?')).toBeHidden()
    })

    test('opens with one tap after the link in the sign-in email is followed', async ({ page, context }) => {
      const link = await message('By the link, please')
      await context.clearCookies()
      await page.goto(link)
      await page.getByLabel(signIn.label).fill(marlow)
      await page.getByRole('button', { name: signIn.button }).tap()
      await page.goto((await signInMail(mails, marlow)).link)
      await page.getByRole('button', { name: signIn.signIn }).tap()
      await expect(page.getByText('By the link, please')).toBeVisible()
    })

    test('has large tap targets and no sideways scroll', async ({ page }) => {
      await page.goto(await message('How large is it?', { vehicle: 'denago-city' }))
      for (const target of await page.locator('main button, .desk-bar .btn').filter({ visible: true }).all()) {
        const { width = 0, height = 0 } = (await target.boundingBox()) ?? {}
        expect([await target.textContent(), Math.min(width, height) >= 44]).toEqual([await target.textContent(), true])
      }
      const main = await page.locator('body').boundingBox()
      expect(main?.width).toBe(phone.width)
      await expect(page.getByRole('heading', { name: 'Alerts on this phone' })).toBeHidden()
    })
  })

  test('shows the other open messages beside the message on a wide screen', async ({ page }) => {
    const first = await message('The first of two', { firstName: 'Odile' })
    await message('The second of two', { firstName: 'Pascal' })
    await page.goto(first)
    const beside = page.getByRole('complementary', { name: desk.beside })
    await expect(beside).toBeHidden()
    for (const width of [1100, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(first)
      await expect(beside.locator('[aria-current=page]')).toContainText('Odile')
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      const [list, heading] = [await beside.boundingBox(), await page.getByRole('heading', { level: 1 }).boundingBox()]
      expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual(heading?.x ?? 0)
      await expectAccessible(page)
      await beside.locator('.desk-row', { hasText: 'Pascal' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Pascal')
      await expect(beside.locator('[aria-current=page]')).toContainText('Pascal')
    }
  })

  test('is accessible in each state, as are the pages around it', async ({ page, context }) => {
    const link = await message('Can everybody use it?', { vehicle: 'denago-city' })
    for (const path of ['', '/take', '/sold', '/spam']) {
      await page.goto(link + path)
      await expectAccessible(page)
    }
    for (const path of [
      '/staff',
      '/staff/messages?show=all',
      '/staff/phone',
      '/staff/devices',
      '/staff/sign-in/none',
    ]) {
      await page.goto(path)
      await expectAccessible(page)
    }
    await page.goto(link)
    // Unlike `click`, `tap` does not wait for the page that it opens.
    await page.getByRole('button', { name: leadButtons.take.label }).tap()
    await expect(page.getByRole('status').getByText(messagePage.you)).toBeVisible()
    await page.getByRole('button', { name: leadButtons['not-a-buyer'].label }).tap()
    await expect(page.getByText(messagePage.outcome('ines', 'not-a-buyer'))).toBeVisible()
    await expectAccessible(page)
    await context.clearCookies()
    await page.goto(link)
    await expectAccessible(page)
    await page.getByLabel(signIn.label).fill('nobody-of-ours@example.com')
    await page.getByRole('button', { name: signIn.button }).tap()
    await expect(page.getByLabel(signIn.code)).toBeVisible()
    await expectAccessible(page)
  })
})
