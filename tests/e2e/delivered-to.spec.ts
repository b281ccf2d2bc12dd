import { sampleInventory } from '../../sample/inventory.ts'
import { cartDelivery } from '../../src/content/facts/cart-delivery.ts'
import { comparePage } from '../../src/content/pages/compare.ts'
import { townChooser } from '../../src/content/pages/town-chooser.ts'
import { type DeliveryTown, deliveryTown } from '../../src/rentals/cart-delivery.ts'
import { deliveryOffer } from '../../src/rentals/delivery-offer.ts'
import { expect, expectAccessible, hydrated, phone, test } from './support/visit.ts'

const priced = sampleInventory.filter(({ price = 0 }) => price >= cartDelivery.freeFromPurchase)
const [first, second] = priced
if (!first || !second) throw new Error('The sample inventory has no two carts with a price to deliver for')
const carts = `${first.id},${second.id}`

function town(slug: string): DeliveryTown {
  const found = deliveryTown(slug)
  if (!found) throw new Error(`${slug} is no town`)
  return found
}
const near = town('vineland')
const far = town('port-norris')
const totalTo = (place: DeliveryTown) => deliveryOffer(place, first.price).total

test.describe('on a phone, by touch', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('a town chosen beside a cart is in the comparison', async ({ page }) => {
    await page.goto(`/vehicle/${first.id}`)
    await hydrated(page)
    await page.getByLabel(townChooser.label).selectOption(far.slug)
    await expect(page).toHaveURL(`/vehicle/${first.id}?town=${far.slug}`)
    await page.goto(`/compare?carts=${carts}`)
    await expect(page).toHaveURL(`/compare?carts=${carts}&town=${far.slug}`)
    const row = page.getByRole('row', { name: new RegExp(`^${comparePage.rows.delivered(far.name)}`) })
    await expect(row).toContainText(totalTo(far))
    await expectAccessible(page)
  })
})

test('by keyboard: the comparison’s chooser changes the address, the row and the other pages', async ({ page }) => {
  await page.goto(`/compare?carts=${carts}`)
  await hydrated(page)
  await expect(page.getByText(comparePage.deliveryRule)).toBeVisible()
  await page.getByLabel(townChooser.label).focus()
  await page.keyboard.type(near.name)
  await expect(page).toHaveURL(`/compare?carts=${carts}&town=${near.slug}`)
  const row = page.getByRole('row', { name: new RegExp(`^${comparePage.rows.delivered(near.name)}`) })
  await expect(row).toContainText(totalTo(near))
  await page.getByLabel(townChooser.label).selectOption('')
  await expect(page).toHaveURL(`/compare?carts=${carts}`)
  await expect(page.getByText(comparePage.deliveryRule)).toBeVisible()
  await page.goto(`/vehicle/${first.id}`)
  await hydrated(page)
  await expect(page.getByLabel(townChooser.label)).toHaveValue('')
})

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false, viewport: phone })

  test('a form chooses the town in the comparison', async ({ page }) => {
    await page.goto(`/compare?carts=${carts}`)
    await page.getByLabel(townChooser.label).selectOption(near.slug)
    await page.getByRole('button', { name: townChooser.submit, exact: true }).click()
    await expect(page.locator('thead th')).toHaveCount(2)
    await expect(page.getByRole('row').filter({ has: page.getByLabel(townChooser.label) })).toContainText(totalTo(near))
  })
})
