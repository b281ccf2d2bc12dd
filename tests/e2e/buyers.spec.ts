import type { Locator, Page } from '@playwright/test'
import { cartDeliveryCopy } from '../../src/content/words/cart-delivery.words.ts'
import { comparePage } from '../../src/content/words/compare.words.ts'
import { contactPage } from '../../src/content/words/contact.words.ts'
import { deliveredCart, messageStarts } from '../../src/content/words/contact-messages.words.ts'
import { paymentCopy } from '../../src/content/words/monthly-payment.words.ts'
import { estimateCopy } from '../../src/content/words/rental-estimate.words.ts'
import { savedPage } from '../../src/content/words/saved.words.ts'
import { townChooser } from '../../src/content/words/town-chooser.words.ts'
import { sampleInventory } from '../../src/domain/catalogue/sample-stock.ts'
import { rentals } from '../contract/product-facts.ts'
import { dollars, escaped } from '../support/facts.ts'
import { goodMessage, storedMessages } from '../support/messages.ts'
import { sampleVehicle } from '../support/sample-vehicle.ts'
import { desktop, expect, expectAccessible, hydrated, phone, test } from './support/visit.ts'

// Each of these four buyers is followed from the first page to the stored message, and uses the browser in a different
// way. Tests of single pages cover the details.
test.describe.configure({ mode: 'parallel' })

/** Port Norris is 16 miles from the showroom, of which 6 are charged at $6 each. */
const town = { slug: 'port-norris', name: 'Port Norris' }
const delivered = (price = 0) => dollars(price + 36)
const deliveredLine = (price: number | undefined) => cartDeliveryCopy.line(delivered(price), '16 miles', '$36')

const { topics } = contactPage.form
const message = (page: Page) => page.getByRole('textbox', { name: 'Message' })
const card = (page: Page, { id }: { id: string }) =>
  page.locator('.card', { has: page.locator(`[href="/vehicles/${id}"], [href^="/vehicles/${id}?"]`) })
const viewInventory = (page: Page) => page.getByRole('link', { name: 'View inventory' })

const signature = [
  ['First name', 'firstName'],
  ['Last name', 'lastName'],
  ['Email', 'email'],
  ['Phone', 'phone'],
] as const

async function signAndSend(page: Page) {
  for (const [label, name] of signature) await page.getByLabel(label).fill(goodMessage[name])
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page).toHaveURL(/\/thank-you(\?vehicle=.+)?$/)
}
const storedAbout = (text: string) =>
  storedMessages({ dataDir: process.env.LARKWAY_TEST_DATA ?? '' }).filter((row) => String(row.message).includes(text))

test.describe('by touch, 390 px wide', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('a family finds six seats under $15,000, compares three, saves two and sends them with its town', async ({
    page,
  }) => {
    const [first, second, third] = sampleInventory.filter(
      ({ price = Number.POSITIVE_INFINITY, specifications }) => specifications.seatingCapacity === 6 && price < 15_000,
    )
    if (!first || !second || !third) throw new Error('The sample inventory has fewer than three carts for the family')
    await page.goto('/inventory?seats=6&price=under-15000')
    await hydrated(page)
    await page.getByLabel(townChooser.label).selectOption(town.slug)
    await expect(card(page, first).locator('.card__delivered')).toHaveText(deliveredLine(first.price))
    for (const cart of [first, second, third]) await card(page, cart).getByRole('checkbox').tap()
    await page.getByRole('link', { name: 'Compare 3' }).tap()
    const row = page.getByRole('row', { name: new RegExp(`^${townChooser.label}.*${town.name}`) })
    await expect(row).toContainText(delivered(first.price))

    await page.getByRole('columnheader').getByRole('link', { name: first.name, exact: true }).tap()
    await page.getByRole('button', { name: `Save ${first.name}`, exact: true }).tap()
    await page.getByRole('link', { name: 'Back to Inventory' }).tap()
    await expect(page).toHaveURL(`/inventory?seats=6&price=under-15000&town=${town.slug}`)
    await card(page, second)
      .getByRole('button', { name: /^Save / })
      .tap()
    await page.getByRole('link', { name: `${savedPage.heading}: 2` }).tap()
    await expect(viewInventory(page)).toBeVisible()
    await page.getByRole('link', { name: savedPage.send(2) }).tap()
    const expectedMessage = `${deliveredCart('these carts', town.name)}: ${first.name}, ${second.name}.`
    await expect(message(page)).toHaveValue(new RegExp(escaped(expectedMessage)))
    await signAndSend(page)
    expect(storedAbout(expectedMessage)).toMatchObject([{ town: town.slug, topic: 'sales', page: '/saved' }])
    // The form is empty again once it has been sent.
    await page.goBack()
    await expect(page.getByLabel('First name')).toHaveValue('')
  })
})

test.describe('with only the keyboard, 390 px wide', () => {
  test.use({ viewport: phone })

  /** Presses Tab until the target has focus, as somebody without a mouse does. */
  const tabTo = async (page: Page, target: Locator) => {
    for (let presses = 0; presses < 200; presses++) {
      if (await target.first().evaluate((element) => element === document.activeElement)) return page.keyboard
      await page.keyboard.press('Tab')
    }
    throw new Error(`${target} is not reached by Tab`)
  }

  test('a campground owner gets two kinds of cart for July in one total and one message', async ({ page }) => {
    /** The total comes from the lower of the two published price lists. */
    const total = (utilityCarts: number) =>
      dollars(
        Math.min(
          ...[rentals.townPage, rentals.rentalsPage].map(
            ({ sixSeater, utility }) => 2 * sixSeater.monthly + utilityCarts * utility.monthly,
          ),
        ),
      )
    const totalRow = page.getByRole('row', { name: new RegExp(`^${estimateCopy.bill.total}`) })
    const { quantity, quantity2, town: place, from, to } = estimateCopy.form
    const year = new Date().getUTCFullYear() + 1
    const fields = [
      [quantity, '2'],
      [place, 'Millville'],
      [from, `0701${year}`],
      [to, `0731${year}`],
    ] as const
    await page.goto('/rentals/estimate')
    await hydrated(page)
    await (await tabTo(page, page.getByRole('radio', { checked: true }))).press('ArrowDown')
    for (const [label, value] of fields) await (await tabTo(page, page.getByLabel(label, { exact: true }))).type(value)
    await expect(totalRow).toContainText(total(0))
    await (await tabTo(page, page.getByRole('link', { name: estimateCopy.bill.addKind('utility') }))).press('Enter')
    await expect(totalRow).toContainText(total(1))
    await page.getByLabel(quantity2).focus()
    await page.keyboard.type('2')
    await expect(totalRow).toContainText(total(2))
    await expectAccessible(page)
    await (await tabTo(page, page.getByRole('link', { name: estimateCopy.bill.send }))).press('Enter')
    const expectedRequest = `two 6 seaters and two utility carts, July 1 to July 31, ${year}`
    await expect(message(page)).toHaveValue(new RegExp(`${expectedRequest}.*${escaped(total(2))}`))
    for (const [label, name] of signature) await (await tabTo(page, page.getByLabel(label))).type(goodMessage[name])
    await (await tabTo(page, page.getByRole('button', { name: 'Send Message' }))).press('Enter')
    await expect(page).toHaveURL('/thank-you')
    expect(storedAbout(expectedRequest)).toMatchObject([{ topic: 'rental' }])
  })
})

test.describe('with JavaScript off, 390 px wide', () => {
  test.use({ javaScriptEnabled: false, viewport: phone })

  test('a used-cart buyer compares two with delivery, reads the flaws of one and offers a trade-in', async ({
    page,
  }) => {
    const used = sampleVehicle('evolution-d5-ranger-4-used-2023')
    const other = sampleVehicle('evolution-d5-ranger-2-plus-2-used-2022')
    const unit = `${used.name} (Stock no. U-2304)`
    await page.goto('/inventory?condition=used')
    await page.getByLabel(townChooser.label).selectOption(town.slug)
    await page.getByRole('button', { name: townChooser.submit, exact: true }).click()
    await expect(card(page, used).locator('.card__delivered')).toHaveText(deliveredLine(used.price))
    for (const cart of [used, other]) await card(page, cart).getByRole('checkbox').check()
    await page.getByRole('form', { name: 'Compare' }).getByRole('button', { name: 'Compare' }).click()
    const column = page.getByRole('columnheader', { name: used.name }).first()
    await expect(column).toContainText('Stock no. U-2304')
    await column.getByRole('link').click()
    await expect(page.locator('.delivered output')).toHaveText(delivered(used.price))
    await expect(page.getByRole('link', { name: 'Back to Inventory' })).toHaveAttribute(
      'href',
      `/inventory?town=${town.slug}`,
    )
    await page.getByRole('link', { name: 'Condition report' }).click()
    await expect(page.getByRole('list', { name: 'Known flaws' })).toBeInViewport()
    await page.getByRole('link', { name: 'Ask about this cart' }).click()
    await expect(message(page)).toHaveValue(new RegExp(escaped(deliveredCart(unit, town.name))))
    await page.getByRole('button', { name: topics['trade-in'] }).click()
    const opening = messageStarts['trade-in'].openingFor(unit)
    await expect(message(page)).toHaveValue(new RegExp(`^${escaped(opening)}`))
    await message(page).fill(`${opening} Mine is from 2019, with six batteries.`)
    await signAndSend(page)
    const { id, specifications } = used
    expect(storedAbout(opening)).toMatchObject([
      { vehicle_id: id, vehicle_stock_number: specifications.stockNumber, town: town.slug, topic: 'trade-in' },
    ])
  })
})

test('a screen reader user gets named lists and tables, a heading on each page and the monthly payment', async ({
  page,
}) => {
  const cart = sampleVehicle('club-car-tempo-2')
  const other = sampleVehicle('evolution-d5-ranger-4-used-2023')
  const heading = page.getByRole('heading', { level: 1 })
  await page.setViewportSize(desktop)
  await page.goto('/inventory?condition=used')
  await hydrated(page)
  await expect(page.getByRole('list', { name: 'vehicles' })).toMatchAriaSnapshot(`
    - list:
      - listitem:
        - img
        - heading "${cart.name}" [level=3]
        - paragraph: ${dollars(cart.price ?? 0)}
        - link "View Details of ${cart.name}"
        - checkbox "Compare ${cart.name}"
  `)
  for (const { name } of [cart, other])
    await page.getByRole('checkbox', { name: `Compare ${name}`, exact: true }).press('Space')
  await page.getByRole('link', { name: 'Compare 2 carts' }).press('Enter')
  await expect(page.getByRole('table', { name: /side by side/ })).toMatchAriaSnapshot(`
    - table:
      - rowgroup:
        - row:
          - columnheader /${cart.name}/
          - columnheader /${other.name}/
      - rowgroup:
        - row /${comparePage.groups.pay}/
        - row:
          - rowheader "${comparePage.rows.price} (differs)"
          - cell /\\$/
          - cell /\\$/
  `)
  await page.getByRole('columnheader').getByRole('link', { name: cart.name }).press('Enter')
  await expect(heading).toHaveText(cart.name)
  await expect(heading).toBeFocused()
  // Tab continues from the heading.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Condition report' })).toBeFocused()

  // $5,250 remains to be financed, whatever the cart costs: $127.92 a month at 7.9% for 48 months.
  await page.locator('.by-month summary').press('Enter')
  const input = { down: String((cart.price ?? 0) - 5250), months: '48', apr: '7.9' }
  for (const name of ['down', 'months', 'apr'] as const)
    await page.getByLabel(paymentCopy.labels[name]).fill(input[name])
  await expect(page.locator('.by-month').getByRole('status')).toContainText('$127.92')
  const testDrive = page.getByRole('link', { name: 'Ask for a test drive' })
  await testDrive.press('Enter')
  await expect(message(page)).toHaveValue(new RegExp(`^${messageStarts['test-drive'].openingFor(cart.name)}`))
  await expect(heading).toBeFocused()
  // The monthly payment is still shown after going back.
  await page.goBack()
  await expect(page.locator('.by-month summary')).toContainText('$127.92')
  await testDrive.press('Enter')
  const topic = page.getByRole('button', { name: topics.financing })
  await topic.press('Enter')
  await expect(topic).toHaveAttribute('aria-current', 'true')
  await expect(topic).toBeFocused()
  const opening = messageStarts.financing.openingFor(cart.name)
  await expect(message(page)).toHaveValue(new RegExp(`^${opening}`))
  await signAndSend(page)
  expect(storedAbout(opening)).toMatchObject([{ vehicle_id: cart.id, topic: 'financing' }])
})
