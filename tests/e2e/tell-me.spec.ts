import { tellMePage } from '../../src/content/words/tell-me.words.ts'
import { tellMeLinks } from '../../src/content/words/tell-me-links.words.ts'
import { larkwayAt } from '../support/larkway.ts'
import { type MailServer, mailPart, startMailServer } from '../support/mail-server.ts'
import { startSite } from '../support/running-site.ts'
import { sampleVehicle } from '../support/sample-vehicle.ts'
import { expect, expectAccessible, hydrated, phone, test } from './support/visit.ts'

const cart = sampleVehicle('denago-nomad')

test.describe('the waitlist', () => {
  let mail: MailServer
  let remove: () => Promise<void>
  let url: string
  let dataDir: string
  test.beforeAll(async () => {
    mail = await startMailServer()
    const site = await startSite({ LOG_LEVEL: 'warn', SMTP_URL: mail.url, CONFIRMATION_LIMIT: '1000' })
    url = site.url
    dataDir = site.dataDir
    remove = site.remove
  })
  test.afterAll(() => Promise.all([remove(), mail.close()]))
  // The browser is faster than a person, so the form may ask for another press of the button.
  test.use({ baseURL: async ({ browserName: _ }, use) => use(url), viewport: phone, expectedErrors: [/status of 422/] })

  async function press(page: import('@playwright/test').Page): Promise<void> {
    const confirmation = page.getByRole('heading', { name: tellMePage.sent.heading })
    await expect(async () => {
      if (!(await confirmation.isVisible()))
        await page.getByRole('button', { name: tellMePage.button }).click({ timeout: 2000 })
      await expect(confirmation).toBeVisible({ timeout: 500 })
    }).toPass()
  }

  async function linkTo(email: string): Promise<string> {
    const own = () => mail.mails.find(({ to }) => to.includes(email))
    await expect.poll(own).toBeTruthy()
    const mailCount = own()
    return /\/tell-me\/[0-9a-f]{32}/.exec(mailCount ? mailPart(mailCount, 'text/plain') : '')?.[0] ?? ''
  }

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled })

      test('can be joined from a cart and confirmed from the email, and left with one click', async ({ page }) => {
        const email = javaScriptEnabled ? 'with@example.com' : 'without@example.com'
        await page.goto(`/vehicle/${cart.id}`)
        if (javaScriptEnabled) await hydrated(page)
        await page.getByRole('link', { name: tellMeLinks.price }).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(tellMePage.headings.price)
        await expect(page.getByText(tellMePage.sentences.price(cart.name, cart.price ?? 0))).toBeVisible()
        if (javaScriptEnabled) await expectAccessible(page)
        const field = page.getByLabel(tellMePage.label, { exact: true })
        await field.fill('ann@example')
        await page.getByRole('button', { name: tellMePage.button }).click()
        await expect(field).toHaveAttribute('aria-invalid', 'true')
        await expect(field).toBeFocused()
        await expect(field).toHaveValue('ann@example')
        await field.fill(email)
        await press(page)
        const link = await linkTo(email)
        await page.goto(link)
        if (javaScriptEnabled) await expectAccessible(page)
        const sent = page.waitForRequest((request) => request.method() === 'POST')
        await page.getByRole('button', { name: tellMePage.confirm.button }).click()
        expect(await (await sent).headerValue('origin')).toBe(url)
        await expect(page.getByRole('heading', { name: tellMePage.on.heading })).toBeVisible()
        expect(new URL(page.url()).pathname).toBe(link)
        if (javaScriptEnabled) await expectAccessible(page)
        await page.getByRole('button', { name: tellMePage.on.stopOnly }).click()
        await expect(page.getByRole('heading', { name: tellMePage.stopped.heading })).toBeVisible()
      })
    })
  }

  test('uses a search’s filters, and Back shows the waitlist page again', async ({ page }) => {
    await page.goto('/inventory?seats=6&max-price=9000')
    await hydrated(page)
    await page.getByRole('link', { name: tellMeLinks.next }).click()
    const sentence = page.getByText(tellMePage.sentences.search('6 seats, Up to $9,000'))
    await expect(sentence).toBeVisible()
    await hydrated(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Inventory' }).click()
    await expect(page).toHaveURL('/inventory')
    await page.goBack()
    await expect(sentence).toBeVisible()
    await page.getByLabel(tellMePage.label, { exact: true }).fill('back@example.com')
    await press(page)
  })

  test('is offered for a cart that was removed, and for a model that is not in stock', async ({ page }) => {
    expect(await larkwayAt({ DATA_DIR: dataDir })('inventory', 'remove', 'denago-city', '--yes')).toMatchObject({
      code: 0,
    })
    await expect
      .poll(async () => (await fetch(`${url}/vehicle/denago-city`)).text())
      .toContain('Not on the floor today')
    await page.goto('/vehicle/denago-rover-xl8')
    await page.getByRole('link', { name: tellMeLinks.next }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(tellMePage.headings.model)
    for (const path of ['/denago', '/vehicle/denago-city']) {
      await page.goto(path)
      await page.getByRole('link', { name: tellMeLinks.next }).first().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(tellMePage.headings.model)
    }
  })
})
