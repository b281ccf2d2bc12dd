import { endedPage, leadButtons, leadHistory, messagePage } from '../../src/words/staff.ts'
import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { goodMessage, postMessage } from '../support/messages.ts'
import { type Site, startSite } from '../support/running-site.ts'
import { freshLinks, messageLink } from '../support/staff-pages.ts'
import { expect, expectAccessible, phone, test } from './support/visit.ts'

const ines = 'ines@dealer.example'
const marlow = 'marlow@dealer.example'

test.describe('the message page on a salesperson’s phone', () => {
  let mails: MailServer
  let site: Site
  let url: string
  test.beforeAll(async () => {
    mails = await startMailServer()
    site = await startSite({ LOG_LEVEL: 'warn', SMTP_URL: mails.url, LEADS_EMAIL_TO: `${ines}, ${marlow}` })
    url = site.url
  })
  test.afterAll(() => Promise.all([site.remove(), mails.close()]))
  test.use({
    baseURL: async ({ browserName: _ }, use) => use(url),
    viewport: phone,
    hasTouch: true,
    isMobile: true,
    expectedErrors: [/status of 410/],
  })

  async function message(words: string, more: Record<string, string> = {}): Promise<string> {
    await postMessage(site, { ...goodMessage, interest: 'sales', ...more, message: words })
    return messageLink(mails, ines, words)
  }
  const inStock = async (id: string) => (await (await fetch(`${site.url}/api/vehicles/${id}`)).json()).inStock

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('taken, and answered', async ({ page }) => {
      const link = await message('Is it still there?')
      await page.goto(`${link}/take`)
      await expect(page.getByText('Is it still there?')).toBeVisible()
      await page.getByRole('button', { name: leadButtons.take.label }).tap()
      await expect(page.getByRole('status').getByText(messagePage.you)).toBeVisible()
      await page.getByRole('button', { name: leadButtons.answered.label }).tap()
      await expect(page.getByText(messagePage.outcome('ines', 'answered'))).toBeVisible()
      await expect(page.getByRole('listitem').filter({ hasText: `ines ${leadHistory.answered}` })).toHaveCount(1)
    })

    test('a double tap takes it once, and does nothing else', async ({ page }) => {
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
      await expect(page.getByRole('list').getByRole('listitem')).toHaveCount(2)
    })

    test('sold with the cart off the floor, in two taps, and undone', async ({ page }) => {
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

    test('a link that has ended says so, and mails a fresh one that opens the message', async ({ page }) => {
      const link = await message('Sent to the wrong person')
      await page.goto(link)
      await page.getByRole('button', { name: messagePage.endLink }).tap()
      await expect(page.getByRole('heading', { name: endedPage.revokedTitle })).toBeVisible()
      await page.goto(link)
      await expect(page.getByRole('heading', { name: endedPage.title })).toBeVisible()
      await expect(page.getByText('Sent to the wrong person')).toBeHidden()
      const before = freshLinks(mails).length
      await page.getByRole('button', { name: endedPage.button }).tap()
      await expect(page.getByText(endedPage.sent)).toBeVisible()
      const fresh = () => freshLinks(mails)[before]?.path
      await expect.poll(fresh).toBeTruthy()
      await page.goto(fresh() ?? '')
      await expect(page.getByText('Sent to the wrong person')).toBeVisible()
    })

    test('what can be tapped is large, and the page has no scroll to the side', async ({ page }) => {
      await page.goto(await message('How large is it?', { vehicle: 'denago-city' }))
      for (const target of await page.locator('main button, .staff-big').filter({ visible: true }).all()) {
        const { width = 0, height = 0 } = (await target.boundingBox()) ?? {}
        expect([await target.textContent(), Math.min(width, height) >= 44]).toEqual([await target.textContent(), true])
      }
      const main = await page.locator('body').boundingBox()
      expect(main?.width).toBe(phone.width)
      await expect(page.getByRole('heading', { name: 'Alerts on this phone' })).toBeHidden()
    })
  })

  test('each of its pages can be used by everybody', async ({ page }) => {
    const link = await message('Can everybody use it?', { vehicle: 'denago-city' })
    for (const path of ['', '/take', '/sold', '/spam', '/phone']) {
      await page.goto(link + path)
      await expectAccessible(page)
    }
    for (const path of ['/staff', '/staff?message=one']) {
      await page.goto(path)
      await expectAccessible(page)
    }
    await page.goto(link)
    // A tap doesn't wait for the page that it brings.
    await page.getByRole('button', { name: leadButtons.take.label }).tap()
    await expect(page.getByRole('status').getByText(messagePage.you)).toBeVisible()
    await page.getByRole('button', { name: leadButtons['not-a-buyer'].label }).tap()
    await expect(page.getByText(messagePage.outcome('ines', 'not-a-buyer'))).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: messagePage.endLink }).tap()
    // The post has to be answered first, or opening the link would cancel it.
    await expect(page.getByRole('heading', { name: endedPage.revokedTitle })).toBeVisible()
    await page.goto(link)
    await expectAccessible(page)
  })
})
