import { featuredIds } from '../../src/content/dealer/facts/featured.facts.ts'
import { savedPage } from '../../src/content/words/saved.words.ts'
import { sampleInventory } from '../../src/domain/catalogue/sample-stock.ts'
import { sampleVehicle } from '../support/sample-vehicle.ts'
import { expect, expectAccessible, hydrated, phone, test } from './support/visit.ts'

const [first, second] = sampleInventory
if (!first || !second) throw new Error('The sample inventory has fewer than two carts')

test.describe('on a phone, by touch', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('saved carts survive page loads, are named in the contact form, and can be cleared in one tap', async ({
    page,
  }) => {
    for (const { id, name } of [first, second]) {
      await page.goto(`/vehicle/${id}`)
      await hydrated(page)
      const heart = page.getByRole('button', { name: `Save ${name}`, exact: true })
      await heart.tap()
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
    }
    await page.goto('/saved')
    await hydrated(page)
    await expect(page.getByRole('list', { name: '2 carts' }).getByRole('listitem')).toHaveCount(2)
    await expectAccessible(page)
    await expect(page.getByRole('link', { name: savedPage.compare(2) })).toHaveAttribute(
      'href',
      `/compare?carts=${first.id},${second.id}`,
    )
    await page.getByRole('link', { name: savedPage.send(2) }).tap()
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
      new RegExp(`${first.name}, ${second.name}\\.`),
    )
    await page.goBack()
    await page.getByRole('button', { name: savedPage.clear }).tap()
    await expect(page.getByText(savedPage.empty)).toBeVisible()
    await page.reload()
    await expect(page.getByText(savedPage.empty)).toBeVisible()
  })
})

test('without storage, a saved cart is kept during client-side navigation', async ({ page }) => {
  await page.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, storage, {
        get: () => {
          throw new DOMException('refused', 'SecurityError')
        },
      })
    }
  })
  await page.goto(`/vehicle/${first.id}`)
  await hydrated(page)
  await page.getByRole('button', { name: `Save ${first.name}`, exact: true }).press('Enter')
  await page.getByRole('contentinfo').getByRole('link', { name: savedPage.heading }).press('Enter')
  await expect(page.getByRole('list', { name: '1 cart' }).getByRole('listitem')).toHaveCount(1)
})

test('a single saved cart is followed by others in stock and a way to find more', async ({ page }) => {
  const [id = ''] = featuredIds
  const { name } = sampleVehicle(id)
  await page.addInitScript((cart) => localStorage.setItem('saved', JSON.stringify([cart])), { id, name })
  await page.goto('/saved')
  const others = page.getByRole('list', { name: 'In stock now' }).getByRole('listitem')
  await expect(others.getByRole('heading')).toHaveCount(2)
  await expect(others.getByRole('heading', { name, exact: true })).toHaveCount(0)
  await expect(others.last().getByRole('link', { name: savedPage.another })).toHaveAttribute('href', '/inventory')
  await expectAccessible(page)
})

test.describe('a saved cart that is gone', () => {
  // The API answers 404 for the cart.
  test.use({ expectedErrors: [/404/] })

  test('is shown by name, and can be removed', async ({ page }) => {
    await page.addInitScript(() => {
      if (!localStorage.getItem('saved'))
        localStorage.setItem('saved', JSON.stringify([{ id: 'zeppelin', name: 'Zeppelin 4' }]))
    })
    await page.goto('/saved')
    await expect(page.getByText(savedPage.gone('Zeppelin 4'))).toBeVisible()
    await page.getByRole('button', { name: 'Remove Zeppelin 4' }).click()
    await expect(page.getByText(savedPage.empty)).toBeVisible()
  })
})

test.describe('a saved cart that cannot be fetched', () => {
  test.use({ expectedErrors: [/503/] })

  test('stays saved, is named in an error, and is shown once a second try succeeds', async ({ page }) => {
    const address = `**/api/vehicles/${first.id}`
    await page.route(address, (route) => route.fulfill({ status: 503, json: { error: 'Busy.' } }))
    await page.addInitScript((cart) => localStorage.setItem('saved', JSON.stringify([cart])), {
      id: first.id,
      name: first.name,
    })
    await page.goto('/saved')
    await expect(page.getByText(savedPage.failed(first.name))).toBeVisible()
    await page.unroute(address)
    await page.getByRole('button', { name: `${savedPage.retry} ${first.name}` }).click()
    await expect(page.locator('.saved__list .card')).toHaveCount(1)
  })
})

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  test('the page of saved carts explains why it is empty, and cards have no hearts', async ({ page }) => {
    await page.goto('/saved')
    await expect(page.getByText(savedPage.withoutScripts)).toBeVisible()
    await page.goto('/inventory')
    await expect(page.getByRole('button', { name: /^Save / })).toHaveCount(0)
  })
})
