import type { Locator, Page } from '@playwright/test'
import { sampleInventory } from '../../sample/inventory.ts'
import { unitNumber } from '../../src/catalogue/condition.ts'
import { rentalPeriods } from '../../src/content/facts/rentals.ts'
import { messageStarts } from '../../src/content/pages/contact-messages.ts'
import { paymentCopy } from '../../src/content/pages/monthly-payment.ts'
import { estimateCopy } from '../../src/content/pages/rental-estimate.ts'
import { savedPage } from '../../src/content/pages/saved.ts'
import { townChooser } from '../../src/content/pages/town-chooser.ts'
import { findTown } from '../../src/content/towns/towns.ts'
import { monthlyPayment } from '../../src/finance/monthly-payment.ts'
import { usd } from '../../src/format/money.ts'
import { deliveredLine, deliveredPrice, deliveryTown } from '../../src/rentals/cart-delivery.ts'
import { estimateRental } from '../../src/rentals/estimate.ts'
import { escaped } from '../support/facts.ts'
import { goodMessage, storedMessages } from '../support/messages.ts'
import { sampleVehicle } from '../support/sample-vehicle.ts'
import { desktop, expect, expectAccessible, hydrated, phone, test } from './support/visit.ts'

// Four people who decide here, each from the first page to the message: by touch, by keyboard, without scripts, and as a screen reader
// hears it. What single pages do in these ways is tested beside them.
test.describe.configure({ mode: 'parallel' })

const town = deliveryTown('port-norris')
const sixUnder15000 = sampleInventory.filter(
  ({ price = Number.POSITIVE_INFINITY, specifications }) => specifications.seatingCapacity === 6 && price < 15_000,
)
const [first, second, third] = sixUnder15000
if (!first || !second || !third) throw new Error('The sample inventory has fewer than three carts for the family')
const used = sampleVehicle('evolution-d5-ranger-4-used-2023')
const otherUsed = sampleVehicle('evolution-d5-ranger-2-plus-2-used-2022')
const financed = sampleVehicle('club-car-tempo-2')
const typed = { down: '1000', months: '48', apr: '7.9' }
const payment = monthlyPayment(typed, { price: financed.price ?? 0, zeroPercent: false }).result?.payment ?? ''

const year = new Date().getUTCFullYear() + 1
const month = `cart=six-seater&quantity=2&from=${year}-07-01&to=${year}-07-31&town=millville`
/** With so many utility carts, at the prices of the town's page. */
function ownerTotal(utilityCarts: number): string {
  const { totalCents } = estimateRental({
    cart: 'sixSeater',
    quantity: 2,
    also: { cart: 'utility', quantity: utilityCarts },
    days: rentalPeriods.monthly.days,
    town: findTown('millville'),
    reading: 'townPage',
  })
  return usd(totalCents / 100)
}

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
  await expect(page).toHaveURL('/thank-you')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you')
}
const storedAbout = (text: string) =>
  storedMessages({ dataDir: process.env.LARKWAY_TEST_DATA ?? '' }).filter((row) => String(row.message).includes(text))

test.describe('by touch, 390 px wide', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('a family: six seats under $15,000, three compared, two saved and sent with its town', async ({ page }) => {
    await page.goto('/inventory?seats=6&price=under-15000&street-legal=yes')
    await hydrated(page)
    const known = sampleInventory.some(({ specifications }) => specifications.streetLegal)
    await expect(page.getByRole('link', { name: 'Street legal: ask us' })).toHaveCount(known ? 0 : 1)
    await page.getByRole('link', { name: `Without street legal (${sixUnder15000.length})` }).tap()
    await expect(page).toHaveURL('/inventory?seats=6&price=under-15000')
    await page.getByLabel(townChooser.label).selectOption(town.slug)
    await expect(card(page, first).locator('.card__delivered')).toHaveText(deliveredLine(town, first.price))
    for (const cart of [first, second, third]) await card(page, cart).getByRole('checkbox').tap()
    await page.getByRole('link', { name: 'Compare 3' }).tap()
    const total = usd(deliveredPrice(first.price, town) ?? 0)
    await expect(page.getByRole('row', { name: new RegExp(`^Delivered to ${town.name}`) })).toContainText(total)

    await page.getByRole('columnheader').getByRole('link', { name: first.name, exact: true }).tap()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first.name)
    await expect(page.locator('.delivered output')).toHaveText(total ?? '')
    await page.getByRole('button', { name: `Save ${first.name}`, exact: true }).tap()
    await page.getByRole('link', { name: 'Back to Inventory' }).tap()
    await expect(page).toHaveURL(`/inventory?seats=6&price=under-15000&town=${town.slug}`)
    await card(page, second)
      .getByRole('button', { name: /^Save / })
      .tap()
    await page.getByRole('link', { name: 'Saved carts: 2' }).tap()
    await expect(page.getByRole('list', { name: '2 carts' }).getByRole('listitem')).toHaveCount(2)
    await expect(viewInventory(page)).toBeVisible()
    await page.getByRole('link', { name: savedPage.send }).tap()
    const sent = `these carts, delivered to ${town.name}: ${first.name}, ${second.name}.`
    await expect(message(page)).toHaveValue(new RegExp(escaped(sent)))
    await signAndSend(page)
    expect(storedAbout(sent)).toMatchObject([{ town: town.slug, topic: 'sales', page: '/saved' }])
  })

  test('a campground owner: two six-seaters and a utility cart for a month, in one total and one message', async ({
    page,
  }) => {
    await page.goto(`/rentals/estimate?${month}`)
    await hydrated(page)
    await page.getByRole('link', { name: estimateCopy.bill.addKind('utility') }).tap()
    await expect(page.getByRole('heading', { name: 'Two 6 seaters and one utility cart' })).toBeVisible()
    await expect(page.getByLabel(estimateCopy.form.cart2)).toHaveValue('utility')
    await expect(page.getByRole('row', { name: /^Total/ })).toContainText(ownerTotal(1))
    await page.getByLabel(estimateCopy.form.quantity2).selectOption('2')
    await expect(page.getByRole('row', { name: /^Total/ })).toContainText(ownerTotal(2))
    await expectAccessible(page)
    await page.getByRole('link', { name: estimateCopy.bill.send }).first().tap()
    const sent = `two 6 seaters and two utility carts, July 1 to July 31, ${year}`
    await expect(message(page)).toHaveValue(new RegExp(`${sent}.*${escaped(ownerTotal(2))}`))
    await page.goBack()
    await expect(page.getByLabel(estimateCopy.form.quantity2)).toHaveValue('2')
  })

  test('a buyer of a used cart: its report, two compared, the lead names the unit', async ({ page }) => {
    await page.goto('/inventory')
    await hydrated(page)
    await page.getByRole('button', { name: /^Used/ }).tap()
    await expect(page).toHaveURL('/inventory?condition=used')
    await page.locator(`.card-grid [href="/vehicles/${used.id}"]`).tap()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(used.name)
    await page.getByRole('link', { name: 'Condition report' }).tap()
    await expect(page.getByRole('list', { name: 'Known flaws' })).toBeInViewport()
    await page.getByRole('checkbox', { name: `Compare ${used.name}` }).tap()
    await page.getByRole('link', { name: 'Back to Inventory' }).tap()
    await expect(page).toHaveURL('/inventory?condition=used')
    await card(page, otherUsed).getByRole('checkbox').tap()
    await page.getByRole('link', { name: 'Compare 2' }).tap()
    await expect(page.getByRole('columnheader', { name: used.name }).first()).toContainText(unitNumber(used))
    await page
      .getByRole('link', { name: /^Ask about it/ })
      .first()
      .tap()
    await expect(message(page)).toHaveValue(new RegExp(escaped(`${used.name} (${unitNumber(used)})`)))
    // Another topic keeps who writes, and what has been asked.
    await page.getByLabel('First name').fill('Noa')
    await message(page).fill(`${await message(page).inputValue()}Journey: does it hold its charge?`)
    await page.getByRole('button', { name: 'Trade-in' }).tap()
    await expect(message(page)).toHaveValue(new RegExp(`^${messageStarts['trade-in'].openingFor('').slice(0, 20)}`))
    await expect(message(page)).toHaveValue(/\n\nJourney: does it hold its charge\?$/)
    await expect(page.getByLabel('First name')).toHaveValue('Noa')
    await expect(page.getByRole('button', { name: 'Trade-in' })).toHaveAttribute('aria-current', 'true')
    await signAndSend(page)
    expect(storedAbout('Journey: does it hold its charge?')).toMatchObject([
      { vehicle_id: used.id, vehicle_stock_number: used.specifications.stockNumber, topic: 'trade-in' },
    ])
    // What was sent is not typed again.
    await page.goBack()
    await expect(page.getByLabel('First name')).toHaveValue('')
  })

  test('somebody who pays by the month asks for a test drive, and finds the payment on the way back', async ({
    page,
  }) => {
    await page.goto(`/vehicle/${financed.id}`)
    await hydrated(page)
    await page.getByText(paymentCopy.heading, { exact: true }).tap()
    for (const name of ['down', 'months', 'apr'] as const)
      await page.getByLabel(paymentCopy.labels[name]).fill(typed[name])
    await expect(page.locator('.by-month summary')).toContainText(payment)
    await page.getByRole('link', { name: 'Ask for a test drive' }).tap()
    await expect(message(page)).toHaveValue(new RegExp(`^${messageStarts['test-drive'].openingFor(financed.name)}`))
    await page.goBack()
    await expect(page.locator('.by-month summary')).toContainText(payment)
    await expect(page.getByLabel(paymentCopy.labels.down)).toHaveValue(typed.down)
  })
})

test('with the keyboard alone: each page begins at its heading, from the comparison to the saved carts and the form', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  await page.goto(`/compare?carts=${used.id},${otherUsed.id}`)
  await hydrated(page)
  const heading = page.getByRole('heading', { level: 1 })
  const enter = async (name: string | RegExp) => {
    await page.getByRole('link', { name, exact: true }).first().focus()
    await page.keyboard.press('Enter')
  }
  await page.getByRole('columnheader').getByRole('link').first().focus()
  await page.keyboard.press('Enter')
  await expect(heading).toHaveText(used.name)
  await expect(heading).toBeFocused()
  // Tab goes on from there.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Condition report' })).toBeFocused()
  await page.getByRole('button', { name: `Save ${used.name}`, exact: true }).focus()
  await page.keyboard.press('Space')
  await enter('Saved carts: 1')
  await expect(heading).toHaveText(savedPage.heading)
  await expect(heading).toBeFocused()
  await enter(savedPage.send)
  await expect(message(page)).toHaveValue(new RegExp(used.name))
  await expect(heading).toBeFocused()
  const topic = page.getByRole('button', { name: 'Test drive' })
  await topic.focus()
  await page.keyboard.press('Enter')
  await expect(topic).toHaveAttribute('aria-current', 'true')
  await expect(topic).toBeFocused()
})

test.describe('by keyboard alone, 390 px wide', () => {
  test.use({ viewport: phone })

  /** Presses Tab until it has the focus, as somebody without a mouse does. */
  const tabTo = async (page: Page, target: Locator) => {
    for (let presses = 0; presses < 200; presses++) {
      if (await target.first().evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`${target} is not reached by Tab`)
  }
  const press = async (page: Page, target: Locator, key: 'Enter' | 'Space') => {
    await tabTo(page, target)
    await page.keyboard.press(key)
  }
  const type = async (page: Page, target: Locator, text: string) => {
    await tabTo(page, target)
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(text)
  }
  const typeMessageAndSend = async (page: Page) => {
    for (const [label, name] of signature) await type(page, page.getByLabel(label), goodMessage[name])
    await press(page, page.getByRole('button', { name: 'Send Message' }), 'Enter')
    await expect(page).toHaveURL('/thank-you')
  }

  test('a family: six seats, a town, three compared, one asked about', async ({ page }) => {
    await page.goto('/inventory')
    await hydrated(page)
    await press(page, page.getByRole('button', { name: /^6 seats/ }), 'Enter')
    await expect(page).toHaveURL('/inventory?seats=6')
    await tabTo(page, page.getByLabel(townChooser.label))
    await page.keyboard.type(town.name)
    await expect(card(page, first).locator('.card__delivered')).toHaveText(deliveredLine(town, first.price))
    for (const cart of [first, second, third]) await press(page, card(page, cart).getByRole('checkbox'), 'Space')
    await press(page, page.getByRole('link', { name: 'Compare 3' }), 'Enter')
    await press(page, page.getByRole('columnheader').getByRole('link', { name: first.name, exact: true }), 'Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first.name)
    await press(page, page.getByRole('link', { name: 'Ask about this cart' }), 'Enter')
    const sent = `${first.name}, delivered to ${town.name}`
    await expect(message(page)).toHaveValue(new RegExp(escaped(sent)))
    await typeMessageAndSend(page)
    expect(storedAbout(sent)).toMatchObject([{ vehicle_id: first.id, town: town.slug }])
  })

  test('a campground owner: every field of the estimate, another kind of cart, the message', async ({ page }) => {
    await page.goto('/rentals/estimate')
    await hydrated(page)
    const { quantity, town: place, from, to } = estimateCopy.form
    await tabTo(page, page.getByRole('radio', { checked: true }))
    await page.keyboard.press('ArrowDown')
    await tabTo(page, page.getByLabel(quantity, { exact: true }))
    await page.keyboard.type('2')
    await tabTo(page, page.getByLabel(place))
    await page.keyboard.type('Millville')
    await tabTo(page, page.getByLabel(from, { exact: true }))
    await page.keyboard.type(`0701${year}`)
    await tabTo(page, page.getByLabel(to, { exact: true }))
    await page.keyboard.type(`0731${year}`)
    await expect(page.getByRole('row', { name: /^Total/ })).toContainText(ownerTotal(0))
    await press(page, page.getByRole('link', { name: estimateCopy.bill.addKind('utility') }), 'Enter')
    await expect(page.getByRole('row', { name: /^Total/ })).toContainText(ownerTotal(1))
    await press(page, page.getByRole('link', { name: estimateCopy.bill.send }), 'Enter')
    const sent = `two 6 seaters and one utility cart, July 1 to July 31, ${year}`
    await expect(message(page)).toHaveValue(new RegExp(sent))
    await typeMessageAndSend(page)
    expect(storedAbout(sent)).toMatchObject([{ topic: 'rental' }])
  })

  test('a buyer of a used cart: its report and its flaws, then a trade-in for it', async ({ page }) => {
    await page.goto('/inventory')
    await hydrated(page)
    await press(page, page.getByRole('button', { name: /^Used/ }), 'Enter')
    await expect(page).toHaveURL('/inventory?condition=used')
    await press(page, page.locator(`.card-grid [href="/vehicles/${used.id}"]`), 'Enter')
    await press(page, page.getByRole('link', { name: 'Condition report' }), 'Enter')
    await expect(page.getByRole('list', { name: 'Known flaws' })).toBeInViewport()
    await press(page, page.getByRole('link', { name: /^Ask about/ }), 'Enter')
    await press(page, page.getByRole('button', { name: 'Trade-in' }), 'Enter')
    await tabTo(page, message(page))
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.type('By keyboard: a 2019 cart with six batteries.')
    await typeMessageAndSend(page)
    expect(storedAbout('By keyboard: a 2019 cart')).toMatchObject([{ vehicle_id: used.id, topic: 'trade-in' }])
  })

  test('somebody who pays by the month: the payment, a town, a test drive', async ({ page }) => {
    await page.goto(`/vehicle/${financed.id}`)
    await hydrated(page)
    await press(page, page.locator('.by-month summary'), 'Enter')
    for (const name of ['down', 'months', 'apr'] as const)
      await type(page, page.getByLabel(paymentCopy.labels[name]), typed[name])
    await expect(page.locator('.by-month summary')).toContainText(payment)
    await press(page, page.getByRole('link', { name: 'Ask for a test drive' }), 'Enter')
    await expect(message(page)).toHaveValue(new RegExp(`^${messageStarts['test-drive'].openingFor(financed.name)}`))
    await typeMessageAndSend(page)
    expect(storedAbout(messageStarts['test-drive'].openingFor(financed.name))).toMatchObject([{ topic: 'test-drive' }])
  })
})

test.describe('with JavaScript off, 390 px wide', () => {
  test.use({ javaScriptEnabled: false, viewport: phone })

  test('a family keeps filters and town from page to page, up to the message', async ({ page }) => {
    await page.goto('/inventory?seats=6&price=under-15000')
    await page.getByLabel(townChooser.label).selectOption(town.slug)
    await page.getByRole('button', { name: townChooser.submit, exact: true }).click()
    await expect(card(page, first).locator('.card__delivered')).toHaveText(deliveredLine(town, first.price))
    await expect(viewInventory(page)).toHaveAttribute('href', `/inventory?seats=6&price=under-15000&town=${town.slug}`)
    for (const cart of [first, second]) await card(page, cart).getByRole('checkbox').check()
    await page.getByRole('form', { name: 'Compare' }).getByRole('button', { name: 'Compare' }).click()
    await page.getByRole('columnheader').getByRole('link').first().click()
    await expect(page.locator('.delivered output')).toHaveText(usd(deliveredPrice(first.price, town) ?? 0))
    await expect(viewInventory(page)).toHaveAttribute('href', `/inventory?town=${town.slug}`)
    await page.getByRole('link', { name: 'Ask about this cart' }).click()
    await expect(message(page)).toHaveValue(new RegExp(`${first.name}, delivered to ${town.name}`))
    await expect(page.locator('.form input[name=town]')).toHaveValue(town.slug)
  })

  test('a campground owner adds another kind of cart by a link, and takes it out again by the form', async ({
    page,
  }) => {
    await page.goto(`/rentals/estimate?${month}`)
    await page.getByRole('link', { name: estimateCopy.bill.addKind('utility') }).click()
    await expect(page.getByRole('row', { name: /^Total/ })).toContainText(ownerTotal(1))
    await page.getByLabel(estimateCopy.form.cart2).selectOption('')
    await page.getByRole('button', { name: estimateCopy.form.submit }).click()
    await expect(page.getByRole('heading', { name: 'Two 6 seaters', exact: true })).toBeVisible()
  })

  test('a buyer of a used cart compares two and asks about one', async ({ page }) => {
    await page.goto('/inventory?condition=used')
    for (const cart of [used, otherUsed]) await card(page, cart).getByRole('checkbox').check()
    await page.getByRole('form', { name: 'Compare' }).getByRole('button', { name: 'Compare' }).click()
    await page
      .getByRole('link', { name: /^Ask about it/ })
      .first()
      .click()
    await expect(message(page)).toHaveValue(new RegExp(escaped(unitNumber(used))))
  })

  test('somebody who pays by the month chooses a town, and the payment stays', async ({ page }) => {
    await page.goto(`/vehicle/${financed.id}?${new URLSearchParams(typed)}`)
    await page.getByLabel(townChooser.label).selectOption(town.slug)
    await page.getByRole('button', { name: townChooser.submit, exact: true }).click()
    await expect(page.locator('.delivered output')).toHaveText(usd(deliveredPrice(financed.price, town) ?? 0))
    await expect(page.locator('.by-month summary')).toContainText(payment)
  })
})

test.describe('as a screen reader hears it', () => {
  // The page as it is served, which scripts do not change.
  test.use({ javaScriptEnabled: false })

  test('the family: the list is named by its count, and each cart is a heading before its price', async ({ page }) => {
    await page.goto(`/inventory?seats=6&price=under-15000&town=${town.slug}`)
    await expect(page.getByRole('list', { name: `${sixUnder15000.length} of` })).toMatchAriaSnapshot(`
      - list:
        - listitem:
          - img
          - heading "${first.name}" [level=3]
          - text: NEW
          - paragraph: ${usd(first.price ?? 0)}
          - link "View Details of ${first.name}"
          - checkbox "Compare ${first.name}"
          - paragraph: "${deliveredLine(town, first.price)}"
    `)
  })

  test('the campground owner: the bill is a table of items, and the total is announced', async ({ page }) => {
    await page.goto(`/rentals/estimate?${month}`)
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - main:
        - heading "${estimateCopy.heading}" [level=1]
        - form "${estimateCopy.form.label}"
        - region "Two 6 seaters":
          - table "${estimateCopy.bill.items}":
            - rowgroup:
              - row /${rentalPeriods.monthly.days} days/
              - row /Delivery and pickup, Millville/
              - row /Insurance/
            - rowgroup:
              - row /^Total .*\\$/
              - row /^Deposit/
        - status: /^Total \\$[\\d,]+\\. Deposit/
    `)
  })

  test('the buyer of a used cart: every value of the comparison has its row and its cart', async ({ page }) => {
    await page.goto(`/compare?carts=${used.id},${otherUsed.id}`)
    await expect(page.getByRole('table', { name: /side by side/ })).toMatchAriaSnapshot(`
      - table /side by side/:
        - rowgroup:
          - row:
            - columnheader /${used.name}/
            - columnheader /${escaped(otherUsed.name)}/
        - rowgroup:
          - row /What you pay/
          - row /^Price \\(differs\\)/:
            - rowheader "Price (differs)"
            - cell /\\$/
            - cell /\\$/
    `)
  })

  test('who pays by the month: fields have names, and the payment is a status', async ({ page }) => {
    await page.goto(`/vehicle/${financed.id}?${new URLSearchParams(typed)}`)
    const { down, trade, months, apr } = paymentCopy.labels
    await expect(page.locator('.by-month')).toMatchAriaSnapshot(`
      - group:
        - textbox "${down}"
        - textbox "${trade}"
        - textbox "${months}"
        - textbox "${apr}"
        - status:
          - paragraph: /\\${payment}/
        - button "${paymentCopy.submit}"
    `)
  })
})
