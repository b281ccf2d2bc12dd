/** @module-tag long */
import { paymentCopy as copy } from '../../src/content/words/monthly-payment.words.ts'
import { paymentAnswers } from '../../src/content/words/monthly-payment-answers.words.ts'
import { rentalDeliveryCopy } from '../../src/content/words/rental-delivery.words.ts'
import { townChooser } from '../../src/content/words/town-chooser.words.ts'
import { wholePriceCopy } from '../../src/content/words/whole-price.words.ts'
import { sampleInventory } from '../../src/domain/catalogue/sample-stock.ts'
import { dollars } from '../support/facts.ts'
import { sampleVehicle } from '../support/sample-vehicle.ts'
import { expect, expectAccessible, hydrated, phone, test } from './support/visit.ts'

const cart = sampleVehicle('club-car-tempo-2')
/** $5,250 remains to be financed, whatever the cart costs: $127.92 a month at 7.9% for 48 months. */
const down = dollars((cart.price ?? 0) - 5250)
const payment = '$127.92'
const payments = paymentAnswers.lastDiffers(47, 127.92, 127.99)

test.describe('on a phone, by touch', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('the monthly payment is recalculated while a visitor types, without a request', async ({ page }) => {
    await page.goto(`/vehicle/${cart.id}`)
    await hydrated(page)
    await page.getByText(copy.heading, { exact: true }).tap()
    await page.getByLabel(copy.labels.down).fill(down.slice(1))
    await page.getByLabel(copy.labels.months).fill('48')
    const posts: string[] = []
    page.on('request', (request) => posts.push(request.url()))
    await page.getByLabel(copy.labels.apr).fill('7.9')
    await expect(page.locator('.by-month summary')).toContainText(payment)
    await expect(page.getByRole('status').filter({ hasText: payments })).toBeVisible()
    await expect(page.getByText(copy.private)).toBeVisible()
    expect(posts.filter((url) => !url.includes('/assets/'))).toEqual([])
    await expect(page).toHaveURL(`/vehicle/${cart.id}`)
    await expectAccessible(page)
  })
})

test('by keyboard: a missing rate is reported in the payment form, and its field gets focus', async ({ page }) => {
  await page.goto(`/vehicle/${cart.id}`)
  await hydrated(page)
  await page.locator('.by-month summary').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel(copy.labels.down)).toBeFocused()
  await page.keyboard.type('1000')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(copy.labels.apr)).toBeFocused()
  await expect(page.getByLabel(copy.labels.apr)).toHaveAccessibleDescription(paymentAnswers.problems.noRate)
  await page.keyboard.type('7.9')
  await expect(page.locator('.by-month summary')).toContainText('$')
  await expect(page.getByLabel(copy.labels.apr)).toHaveAccessibleDescription('')
})

test('a cart’s page adds similar carts and close-ups after client-side navigation', async ({ page }) => {
  await page.goto('/inventory')
  await hydrated(page)
  await page.locator(`.card a[href="/vehicles/${cart.id}"]`).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(cart.name)
  await expect(page.getByRole('region', { name: 'Three like it' }).locator('.card')).toHaveCount(3)
  await expect(page.locator('.close-ups img')).toHaveCount(2)
})

/** New street legal carts in stock at the Vineland showroom. */
const [registered, next] = sampleInventory.filter(
  (one) => one.showroom === 'vineland' && one.inStock && one.isNew && one.specifications.streetLegal,
)
if (!registered || !next) throw new Error('The sample inventory has fewer than two street legal carts in Vineland')

test('a chosen town is kept in the address, on the device and for the next cart', async ({ page }) => {
  // The town is 16 miles away, of which 6 are charged at $6 each.
  const total = (price = 0) => dollars(price + 36)
  const sum = rentalDeliveryCopy.charged({ miles: '16 miles', chargedMiles: '6 miles', fee: '$36' })
  await page.goto(`/vehicle/${cart.id}`)
  await hydrated(page)
  await page.getByLabel(townChooser.label).selectOption('port-norris')
  await expect(page.locator('.delivered output')).toHaveText(total(cart.price))
  await expect(page).toHaveURL(`/vehicle/${cart.id}?town=port-norris`)
  await expect(page.locator('.delivered')).toContainText(sum)
  await page.goto(`/vehicle/${next.id}`)
  await expect(page.locator('.delivered output')).toHaveText(total(next.price))
  await page.getByLabel(townChooser.label).selectOption('')
  await expect(page.locator('.delivered output')).toHaveText('')
  await page.reload()
  await hydrated(page)
  await expect(page.getByLabel(townChooser.label)).toHaveValue('')
})

test('the total cost follows the town, and nothing below it moves', async ({ page }) => {
  await page.goto(`/vehicle/${registered.id}`)
  await hydrated(page)
  const bill = page.getByRole('region', { name: wholePriceCopy.heading })
  const below = page.locator('.by-month')
  await expect(bill).toContainText(wholePriceCopy.total.choose)
  const before = await below.boundingBox()
  for (const [slug, state, percent] of [
    ['port-norris', 'New Jersey', 6.625],
    ['scranton', 'Pennsylvania', 6],
  ] as const) {
    await page.getByLabel(townChooser.label).selectOption(slug)
    await expect(bill).toContainText(wholePriceCopy.tax.in(state))
    const [price, delivery, tax, title, total] = (await bill.locator('dd').allTextContents()).map((text) =>
      Math.round(Number(text.replaceAll(/[$,]/g, '')) * 100),
    )
    if (!price || delivery === undefined || !tax || !title) throw new Error('a row has no amount')
    expect(tax).toBe(Math.round(((price + delivery) * percent) / 100))
    expect(total).toBe(price + delivery + tax + title)
    expect(await below.boundingBox()).toEqual(before)
  }
  await expectAccessible(page)
})

test('the financing page calculates the payment for any price while a visitor types, without a request', async ({
  page,
}) => {
  await page.goto('/financing')
  await hydrated(page)
  const posts: string[] = []
  page.on('request', (request) => posts.push(request.url()))
  const sum = page.locator('#monthly .price')
  await expect(sum).toHaveText(copy.prompt)
  await page.getByLabel(copy.labels.price).fill('6,250')
  await page.getByLabel(copy.labels.down).fill('1000')
  await page.getByLabel(copy.labels.months).fill('48')
  await page.getByLabel(copy.labels.apr).fill('7.9')
  await expect(sum).toHaveText(payment)
  await expect(page.getByRole('status').filter({ hasText: payments })).toBeVisible()
  await page.getByLabel(copy.labels.price).fill('')
  await page.getByRole('button', { name: copy.submit }).click()
  await expect(page.getByLabel(copy.labels.price)).toBeFocused()
  await expect(page.getByLabel(copy.labels.price)).toHaveAccessibleDescription(paymentAnswers.problems.price)
  expect(posts.filter((url) => !url.includes('/assets/'))).toEqual([])
  await expect(page).toHaveURL('/financing')
  await expectAccessible(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a form lets the visitor choose the town', async ({ page }) => {
    await page.goto(`/vehicles/${cart.id}`)
    await page.getByLabel(townChooser.label).selectOption('millville')
    await page.getByRole('button', { name: townChooser.submit, exact: true }).click()
    // The town is within the 10 free miles.
    await expect(page.locator('.delivered output')).toHaveText(dollars(cart.price ?? 0))
  })

  test('the payment form submits to the same page', async ({ page }) => {
    await page.goto(`/vehicles/${cart.id}`)
    await page.getByText(copy.heading, { exact: true }).click()
    await page.getByLabel(copy.labels.down).fill(down)
    await page.getByLabel(copy.labels.months).fill('48')
    await page.getByLabel(copy.labels.apr).fill('7.9%')
    await expect(page.getByText(copy.private)).toBeHidden()
    await page.getByRole('button', { name: copy.submit }).click()
    await expect(page.getByText(payments)).toBeVisible()
    await expect(page.getByLabel(copy.labels.down)).toHaveValue(down)
    // Choosing a town keeps the calculated payment.
    await page.getByLabel(townChooser.label).selectOption('port-norris')
    await page.getByRole('button', { name: townChooser.submit, exact: true }).click()
    await expect(page.locator('.delivered output')).toHaveText(dollars((cart.price ?? 0) + 36))
    await expect(page.locator('.by-month summary')).toContainText(payment)
  })
})
