/** @module-tag long */
import { cartDeliveryCopy } from '../../src/content/words/cart-delivery.words.ts'
import { deliveryRule } from '../../src/content/words/delivery-rule.words.ts'
import { rentalDeliveryCopy } from '../../src/content/words/rental-delivery.words.ts'
import { townChooser } from '../../src/content/words/town-chooser.words.ts'
import { sampleInventory } from '../../src/domain/catalogue/sample-stock.ts'
import { delivery as posted } from '../contract/product-facts.ts'
import { dollars } from '../support/facts.ts'
import { expect, expectAccessible, hydrated, phone, test } from './support/visit.ts'

const priced = sampleInventory.filter(({ price = 0 }) => price >= posted.freeFromPurchase)
const [first, second] = priced
const onRequest = sampleInventory.find(({ price }) => price === undefined)
if (!first || !second || !onRequest)
  throw new Error('The sample inventory has too few carts with a price, or none without')
const carts = `${first.id},${second.id}`

/** One town is within the 10 free miles, and the other is 6 miles beyond them, which cost $6 each. */
const near = { slug: 'vineland', name: 'Vineland', distance: '1 mile', dollars: 0, fee: cartDeliveryCopy.free }
const far = { slug: 'port-norris', name: 'Port Norris', distance: '16 miles', dollars: 36, fee: '$36' }
const sumToFar = rentalDeliveryCopy.charged({ miles: far.distance, chargedMiles: '6 miles', fee: far.fee })
type Place = { distance: string; dollars: number; fee: string }
const totalTo = (place: Place) => dollars((first.price ?? 0) + place.dollars)
const lineTo = (place: Place) => cartDeliveryCopy.line(totalTo(place), place.distance, place.fee)
const card = `.card:has([href="/vehicles/${first.id}"], [href^="/vehicles/${first.id}?"])`

test.describe('on a phone, by touch', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('the price with delivery to a town chosen in the inventory is shown on its cards and in the comparison', async ({
    page,
  }) => {
    await page.goto('/inventory')
    await hydrated(page)
    await page.getByLabel(townChooser.label).selectOption(far.slug)
    await expect(page.locator(`${card} .card__delivered`)).toHaveText(lineTo(far))
    await expect(page).toHaveURL(`/inventory?town=${far.slug}`)
    await page.getByRole('button', { name: /^4 seats/ }).tap()
    await expect(page).toHaveURL(`/inventory?town=${far.slug}&seats=4`)
    await expectAccessible(page)

    await page.goto(`/compare?carts=${carts}`)
    await expect(page).toHaveURL(`/compare?carts=${carts}&town=${far.slug}`)
    const row = page.getByRole('row', { name: new RegExp(`^${townChooser.label}.*${far.name}`) })
    await expect(row).toContainText(totalTo(far))
    await expectAccessible(page)
  })
})

test.describe('the rentals page', () => {
  const delivery = '.town-delivery p'
  const toEstimate = `/rentals/estimate?town=${far.slug}&rates=rentals`

  test.describe('on a phone, by touch', () => {
    test.use({ viewport: phone, hasTouch: true, isMobile: true })

    test('has the town chosen earlier on a cart’s page when opened from the menu', async ({ page }) => {
      await page.goto(`/vehicle/${first.id}`)
      await hydrated(page)
      await page.getByLabel(townChooser.label).selectOption(far.slug)
      await expect(page.locator('.delivered output')).toHaveText(totalTo(far))
      await page.getByRole('button', { name: 'Open menu' }).tap()
      await page.getByRole('dialog').getByRole('link', { name: 'Rentals', exact: true }).tap()
      await expect(page).toHaveURL('/rentals')
      await expect(page.getByLabel(townChooser.label)).toHaveValue(far.slug)
      await expect(page.locator(delivery)).toContainText(sumToFar)
      await expectAccessible(page)
      await page.locator(delivery).getByRole('link').tap()
      await expect(page).toHaveURL(toEstimate)
    })
  })

  test('uses the town stored on the device, keeps typed values, and can forget the town', async ({ page }) => {
    await page.addInitScript((slug) => {
      if (location.search === '') localStorage.setItem('town', slug)
    }, far.slug)
    await page.goto('/rentals', { waitUntil: 'commit' })
    const from = page.locator('#dates-from')
    await from.fill(`${new Date().getUTCFullYear() + 1}-07-01`)
    await expect(page.locator(delivery)).toContainText(sumToFar)
    await expect(page.locator('#dates-town')).toHaveValue(far.slug)
    await expect(from).toHaveValue(`${new Date().getUTCFullYear() + 1}-07-01`)
    await expect(page.locator(delivery).getByRole('link')).toHaveAttribute('href', toEstimate)

    await page.getByLabel(townChooser.label).selectOption('')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('town'))).toBeNull()
    await expect(page.locator(delivery)).toContainText(rentalDeliveryCopy.choose)
  })

  test.describe('with JavaScript off', () => {
    test.use({ javaScriptEnabled: false, viewport: phone })

    test('shows the cost of delivery to the town chosen in a form', async ({ page }) => {
      await page.goto('/rentals')
      await expect(page.locator(delivery)).toContainText(rentalDeliveryCopy.choose)
      await page.getByLabel(townChooser.label).selectOption(far.slug)
      await page.getByRole('button', { name: townChooser.submit, exact: true }).click()
      await expect(page).toHaveURL(`/rentals?town=${far.slug}`)
      await expect(page.locator(delivery)).toContainText(sumToFar)
      await page.locator(delivery).getByRole('link').click()
      await expect(page).toHaveURL(toEstimate)
    })
  })
})

/** Each page shows the cost of delivery at `place`. Cards don't show it until a town is chosen. */
const withTown: [page: string, path: string, place: string, says: string][] = [
  ['home', '/', '.featured .card', '.featured .card'],
  ['inventory', '/inventory', '.card-grid .card', '.card-grid .card'],
  ['a cart', `/vehicle/${first.id}`, '.offer .delivered', '.offer .delivered p'],
  ['a cart without a price', `/vehicle/${onRequest.id}`, '.offer .delivered', '.offer .delivered p'],
  ['comparison', `/compare?carts=${carts}`, '.compare-table .delivered', '.compare-table tr:has(.delivered) td'],
  ['rentals', '/rentals', '.town-delivery', '.town-delivery p span'],
  [
    'comparison of one cart',
    `/compare?carts=${first.id}`,
    '.compare-table .delivered',
    '.compare-table tr:has(.delivered) td',
  ],
]

for (const viewport of [phone, { width: 1440, height: 900 }]) {
  test.describe(`${viewport.width} px wide`, { tag: '@long' }, () => {
    test.use({ viewport })

    for (const [name, path, place, says] of withTown) {
      test(`${name}: picks up the town chosen in another tab, and nothing moves`, async ({ page, context }) => {
        await page.goto(path)
        await hydrated(page)
        await page.evaluate(() => document.fonts.ready)
        await page
          .locator(place)
          .first()
          .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
        const watch = await page.evaluateHandle(async () => {
          await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)))
          const moved: string[] = []
          const note = (entries: PerformanceEntryList) => moved.push(...entries.map((entry) => JSON.stringify(entry)))
          const observer = new PerformanceObserver((list) => note(list.getEntries()))
          observer.observe({ type: 'layout-shift' })
          const finish = () => {
            note(observer.takeRecords())
            return moved
          }
          return { finish }
        })
        const before = await page.locator(says).first().textContent()
        const other = await context.newPage()
        await other.goto(`/vehicle/${second.id}?town=${far.slug}`)
        await hydrated(other)
        await page.bringToFront()
        await expect(page.locator(says).first()).not.toHaveText(before ?? '')
        await page.evaluate(() => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))))
        expect(await watch.evaluate(({ finish }) => finish())).toEqual([])
      })

      test(`${name}: shows a returning visitor the town, and nothing moves`, async ({ page }) => {
        await page.addInitScript((slug) => {
          localStorage.setItem('town', slug)
          Object.assign(window, { moved: [] as string[] })
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) Reflect.get(window, 'moved').push(JSON.stringify(entry))
          }).observe({ type: 'layout-shift', buffered: true })
        }, far.slug)
        // Web fonts that arrive after the first paint have their own test.
        await page.route('**/*.woff2', (route) => route.fulfill({ contentType: 'font/woff2', body: '' }))
        await page.goto(path)
        await hydrated(page)
        await expect(page.locator(says).first()).toContainText(far.distance)
        await page.evaluate(() => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))))
        expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toEqual([])
      })
    }
  })
}

test('by keyboard: choosing a town in the comparison changes the address, the row and the other pages', async ({
  page,
}) => {
  await page.goto(`/compare?carts=${carts}`)
  await hydrated(page)
  await expect(page.getByText(deliveryRule)).toBeVisible()
  await page.getByLabel(townChooser.label).focus()
  await page.keyboard.type(near.name)
  await expect(page).toHaveURL(`/compare?carts=${carts}&town=${near.slug}`)
  await expect(page.getByRole('row', { name: new RegExp(`${townChooser.label}.*${near.name}`) })).toContainText(
    totalTo(near),
  )
  await page.getByLabel(townChooser.label).selectOption('')
  await expect(page).toHaveURL(`/compare?carts=${carts}`)
  await expect(page.getByText(deliveryRule)).toBeVisible()
  await page.goto('/inventory')
  await hydrated(page)
  await expect(page.getByLabel(townChooser.label)).toHaveValue('')
})

test('another town can be chosen after client-side navigation, and Back restores the town in the address', async ({
  page,
}) => {
  await page.goto(`/inventory?town=${near.slug}`)
  await hydrated(page)
  await expect(page.locator(`${card} .card__delivered`)).toHaveText(lineTo(near))
  await page.locator(`${card} .card__link`).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first.name)
  const chooser = page.getByLabel(townChooser.label)
  await expect(chooser).toHaveValue(near.slug)
  await chooser.selectOption(far.slug)
  await expect(page.locator('.delivered output')).toHaveText(totalTo(far))
  await page.goBack()
  await expect(page.locator(`${card} .card__delivered`)).toHaveText(lineTo(near))
})

test('the rentals page does not load scripts until a visitor chooses a town', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto('/rentals')
  await page.waitForLoadState('networkidle')
  expect(scripts).toEqual([])
  await page.getByLabel(townChooser.label).selectOption(far.slug)
  await page.getByLabel(townChooser.label).focus()
  await expect(page).toHaveURL(`/rentals?town=${far.slug}`)
  await expect(page.locator('.town-delivery p')).toContainText(sumToFar)
  await expect(page.locator('#dates-town')).toHaveValue(far.slug)
})

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false, viewport: phone })

  test('the inventory and the comparison have forms for choosing the town', async ({ page }) => {
    await page.goto('/inventory?sort=name')
    await page.getByLabel(townChooser.label).selectOption(near.slug)
    await page.getByRole('button', { name: townChooser.submit, exact: true }).click()
    await expect(page).toHaveURL(/sort=name/)
    await expect(page.locator(`${card} .card__delivered`)).toHaveText(lineTo(near))
    await page.locator(`${card} .card__link`).click()
    await expect(page).toHaveURL(`/vehicles/${first.id}?town=${near.slug}`)
    await expect(page.locator('.delivered output')).toHaveText(totalTo(near))
    await page.getByRole('link', { name: 'Back to Inventory' }).click()
    await expect(page.locator(`${card} .card__delivered`)).toHaveText(lineTo(near))
    await page.goto(`/compare?carts=${carts}`)
    await page.getByLabel(townChooser.label).selectOption(near.slug)
    await page.getByRole('button', { name: townChooser.submit, exact: true }).click()
    await expect(page.locator('thead th')).toHaveCount(2)
    await expect(page.getByRole('row').filter({ has: page.getByLabel(townChooser.label) })).toContainText(totalTo(near))
  })
})
