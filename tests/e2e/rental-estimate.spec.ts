import type { Page } from '@playwright/test'
import { rentalCarts, rentalLimits } from '../../src/content/dealer/facts/rentals.facts.ts'
import { estimateLink } from '../../src/content/words/estimate-link.words.ts'
import { estimateCopy } from '../../src/content/words/rental-estimate.words.ts'
import { datesClosing } from '../../src/content/words/rentals.words.ts'
import { rentals } from '../contract/product-facts.ts'
import { dollars } from '../support/facts.ts'
import { larkwayAt } from '../support/larkway.ts'
import { expect, expectAccessible, hydrated, phone, test } from './support/visit.ts'

const year = new Date().getUTCFullYear() + 1
const sixSeater = { name: rentalCarts.find(({ id }) => id === 'sixSeater')?.name ?? '' }

/** The prices on the page of Millville, where delivery is free. */
const { sixSeater: posted, utility } = rentals.townPage
const month = dollars(2 * posted.monthly)
const totalRow = (page: Page) => page.getByRole('row', { name: /^Total/ })

test.describe('on a phone, by touch', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('a campground owner gets a total for July from the town’s page, and puts it into a message', async ({
    page,
  }) => {
    await page.goto('/rentals/millville')
    await hydrated(page)
    await page.getByRole('link', { name: new RegExp(`^${estimateLink} ?: ${sixSeater.name}$`) }).tap()
    await expect(page).toHaveURL('/rentals/estimate?cart=six-seater&town=millville')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(estimateCopy.heading)
    await expect(page.getByRole('radio', { name: sixSeater.name })).toBeChecked()
    await page.getByLabel(estimateCopy.form.quantity).selectOption('2')
    await page.getByLabel(estimateCopy.form.from, { exact: true }).fill(`${year}-07-01`)
    await page.getByLabel(estimateCopy.form.to, { exact: true }).fill(`${year}-07-31`)
    // The estimate's own bar at the bottom replaces the call bar.
    const bar = page.getByRole('navigation', { name: estimateCopy.form.label })
    await expect(bar.getByText(month)).toBeInViewport()
    await expect(page.getByRole('navigation', { name: 'Quick actions' })).toBeHidden()
    await expect(page.getByRole('status').filter({ hasText: `Total ${month}` })).toBeAttached()
    await expect(page.getByRole('heading', { name: 'July 31 is day 31.' })).toBeVisible()
    await bar.getByRole('link', { name: month }).tap()
    await expect(totalRow(page)).toBeInViewport()
    await bar.getByRole('link', { name: estimateCopy.bill.send }).tap()
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
      new RegExp(`two 6 seaters, July 1 to July 31, ${year}.*delivered to Millville, NJ.*\\${month}`),
    )
  })
})

test('by keyboard: a rental that is too long is reported, and a link shortens it', async ({ page }) => {
  await page.goto(`/rentals/estimate?cart=six-seater&quantity=2&town=millville`)
  await hydrated(page)
  await page.getByRole('radio', { name: sixSeater.name }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel(estimateCopy.form.quantity)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type(`0701${year}`)
  await page.getByLabel(estimateCopy.form.to, { exact: true }).focus()
  await page.keyboard.type(`0815${year}`)
  await page.keyboard.press('Enter')
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary).toContainText(`One rental runs ${rentalLimits.maximumDays} days at most`)
  await expect(page.getByLabel(estimateCopy.form.to, { exact: true })).toHaveAccessibleDescription(/days at most/)
  await summary.getByRole('link', { name: /^Show July 1/ }).focus()
  await page.keyboard.press('Enter')
  await expect(totalRow(page)).toContainText(month)
  // The form matches the address.
  await expect(page.getByLabel(estimateCopy.form.to, { exact: true })).toHaveValue(`${year}-07-31`)
})

test.describe('fully booked days', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })
  const larkway = larkwayAt({ DATA_DIR: process.env.LARKWAY_TEST_DATA ?? '' })
  let blocked: string
  test.beforeEach(async ({ request }) => {
    const { out } = await larkway('rentals', 'block', `${year}-10-09`, '--cart', 'utility', '--json')
    blocked = JSON.parse(out).id
    // The site checks for blocked days twice a second.
    const days = `/api/rentals/full-days?cart=utility&from=${year}-10-09&to=${year}-10-10`
    await expect.poll(async () => (await (await request.get(days)).json()).full).toBeTruthy()
  })
  test.afterEach(async () => {
    await larkway('rentals', 'unblock', blocked)
  })

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled })

      test('are reported after the form changes, and a link changes the form to free days', async ({ page }) => {
        await page.goto(`/rentals/estimate?cart=utility&from=${year}-10-07&to=${year}-10-09`)
        await expect(totalRow(page)).toBeVisible()
        if (javaScriptEnabled) await hydrated(page)
        const full = page.getByRole('heading', { name: /^All .* are out on October 9\.$/ })
        await expect(full).toBeHidden()
        await page.getByLabel(estimateCopy.form.to, { exact: true }).fill(`${year}-10-10`)
        if (!javaScriptEnabled) await page.getByRole('button', { name: estimateCopy.form.submit }).click()
        await expect(full).toBeVisible()
        await expect(totalRow(page)).toBeVisible()
        if (javaScriptEnabled) await expectAccessible(page)
        await page.getByRole('link', { name: `See October 10 to October 13, ${year}` }).tap()
        await expect(page).toHaveURL(new RegExp(`from=${year}-10-10&to=${year}-10-13`))
        await expect(totalRow(page)).toBeVisible()
        await expect(full).toBeHidden()
      })
    })
  }
})

test('a link to the other prices and a new quantity change the estimate, and Back restores the form', async ({
  page,
}) => {
  await page.goto(`/rentals/estimate?cart=six-seater&quantity=2&town=millville&from=${year}-07-01&to=${year}-07-31`)
  await hydrated(page)
  await page.getByRole('link', { name: estimateCopy.prices.other.link.rentals }).click()
  await expect(totalRow(page)).toContainText(estimateCopy.bill.source.rentals)
  await page.getByLabel(estimateCopy.form.quantity).selectOption('3')
  await expect(page.getByRole('heading', { name: 'Three 6 seaters' })).toBeVisible()
  await expect(page).toHaveURL(/quantity=3.*rates=rentals/)
  await page.goBack()
  await expect(page.getByLabel(estimateCopy.form.quantity)).toHaveValue('2')
  await expect(totalRow(page)).toContainText(month)
})

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  test('the list of problems has focus, and rejected values stay', async ({ page }) => {
    await page.goto('/rentals/estimate')
    await page.getByLabel(estimateCopy.form.from, { exact: true }).fill(`${year}-07-08`)
    await page.getByLabel(estimateCopy.form.to, { exact: true }).fill(`${year}-07-01`)
    await page.getByRole('button', { name: estimateCopy.form.submit }).click()
    await expect(page.getByRole('alert')).toBeFocused()
    const to = page.getByLabel(estimateCopy.form.to, { exact: true })
    await expect(to).toHaveAttribute('aria-invalid', 'true')
    await expect(to).toHaveValue(`${year}-07-01`)
  })

  test('sending the form loads a page with the total and with links to the calendar file and a message', async ({
    page,
    request,
  }) => {
    await page.goto('/rentals/estimate')
    await page.getByRole('radio', { name: sixSeater.name }).check()
    await page.getByLabel(estimateCopy.form.quantity).selectOption('2')
    await page.getByLabel(estimateCopy.form.town).selectOption('Millville')
    await page.getByLabel(estimateCopy.form.from, { exact: true }).fill(`${year}-07-01`)
    await page.getByLabel(estimateCopy.form.to, { exact: true }).fill(`${year}-07-08`)
    await page.getByRole('button', { name: estimateCopy.form.submit }).click()
    const week = dollars(2 * posted.weekly)
    await expect(totalRow(page)).toContainText(week)
    // A link adds a second kind of cart, and the form removes it.
    await page.getByRole('link', { name: estimateCopy.bill.addKind('utility') }).click()
    await expect(totalRow(page)).toContainText(dollars(2 * posted.weekly + utility.weekly))
    await page.getByLabel(estimateCopy.form.cart2).selectOption('')
    await page.getByRole('button', { name: estimateCopy.form.submit }).click()
    await expect(totalRow(page)).toContainText(week)
    await expect(page.getByRole('button', { name: estimateCopy.bill.print })).toBeHidden()
    const file = await page.getByRole('link', { name: estimateCopy.bill.calendar }).getAttribute('href')
    expect(await (await request.get(file ?? '')).text()).toContain('BEGIN:VCALENDAR')
    await page.getByRole('link', { name: estimateCopy.bill.send }).first().click()
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(/two 6 seaters, July 1 to July 8/)
  })
})

for (const [path, town] of [
  ['/rentals', ''],
  ['/rentals/millville', 'millville'],
] as const) {
  test(`${path} ends with a form that opens the total for given dates`, async ({ page }) => {
    await page.goto(path)
    const form = page.getByRole('form', { name: town ? /Millville/ : datesClosing.heading })
    await form.getByLabel(estimateCopy.form.cart).selectOption(sixSeater.name)
    if (!town) await form.getByLabel(estimateCopy.form.town).selectOption('Millville')
    await form.getByLabel(estimateCopy.form.from, { exact: true }).fill(`${year}-07-01`)
    await form.getByLabel(estimateCopy.form.to, { exact: true }).fill(`${year}-07-31`)
    await form.getByRole('button', { name: datesClosing.submit }).click()
    await expect(page).toHaveURL(`/rentals/estimate?cart=six-seater&town=millville&from=${year}-07-01&to=${year}-07-31`)
    await expect(totalRow(page)).toContainText(dollars(posted.monthly))
  })
}
