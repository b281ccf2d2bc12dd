import { sampleInventory } from '../../src/domain/catalogue/sample-stock.ts'
import { inventory } from '../contract/product-facts.ts'
import { desktop, expect, expectAccessible, hydrated, openFilters, phone, test } from './support/visit.ts'

const cards = '.card-grid .card'
const sixSeats = sampleInventory.filter(({ specifications }) => specifications.seatingCapacity === 6)
const affordable = sixSeats.filter(({ price }) => price !== undefined && price < inventory.priceBounds.lower)
const lifted = affordable.filter(({ specifications }) => specifications.lifted === true)
const countText = (count: number) => `${count} of ${sampleInventory.length} vehicles`

test.describe('by touch, 390 px wide', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('a family finds six seats under a price, returns from a cart and removes filters', async ({ page }) => {
    await page.goto('/inventory')
    await hydrated(page)
    await expect(page.getByRole('link', { name: 'Clear All Filters' })).toBeHidden()
    await page.getByRole('button', { name: `6 seats ${sixSeats.length} carts` }).tap()
    await expect(page.getByRole('heading', { name: countText(sixSeats.length) })).toBeVisible()
    await page.getByText('Filters (1)', { exact: true }).tap()
    await expect(page.getByRole('navigation', { name: 'Quick actions' })).toBeHidden()
    await page.getByRole('radio', { name: /Under/ }).tap()
    const showButton = page.getByRole('button', { name: `Show ${affordable.length} carts` })
    await expect(showButton).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)
    await showButton.tap()
    await expect(page.getByRole('form', { name: 'Filter inventory' })).toBeHidden()
    await expect(page.getByRole('heading', { name: countText(affordable.length) })).toBeFocused()
    await expect(page.locator(cards)).toHaveCount(affordable.length)
    await expect(page).toHaveURL('/inventory?seats=6&price=under-15000')

    await page.locator(`${cards} a`).first().tap()
    const back = page.getByRole('link', { name: 'Back to Inventory' })
    await expect(back).toHaveAttribute('href', '/inventory?seats=6&price=under-15000')
    await page.reload()
    await expect(back).toHaveAttribute('href', '/inventory?seats=6&price=under-15000')
    await back.tap()
    await expect(page.getByRole('heading', { name: countText(affordable.length) })).toBeVisible()

    await page.getByRole('button', { name: `Lifted ${lifted.length}` }).tap()
    await expect(page.getByRole('heading', { name: countText(lifted.length) })).toBeVisible()
    await page.getByRole('link', { name: 'Remove Under $15,000' }).tap()
    await page.getByRole('link', { name: 'Remove Lifted' }).tap()
    await expect(page.getByRole('heading', { name: countText(sixSeats.length) })).toBeVisible()
    await page.getByRole('link', { name: 'Clear All Filters' }).tap()
    await expect(page.getByRole('heading', { name: countText(sampleInventory.length) })).toBeVisible()
  })
})

test('two filters can be removed in quick succession, and Back restores them one by one', async ({ page }) => {
  await page.goto('/inventory?seats=6&price=under-15000&lifted=yes')
  await hydrated(page)
  await page.getByRole('link', { name: /^Remove (Under|Lifted)/ }).evaluateAll(async (links) => {
    for (const link of links as HTMLElement[]) {
      link.click()
      // The next click follows before the list has been updated.
      await new Promise((resolve) => setTimeout(resolve))
    }
  })
  await expect(page.getByRole('heading', { name: countText(sixSeats.length) })).toBeVisible()
  await expect(page).toHaveURL('/inventory?seats=6')
  await page.goBack()
  await expect(page.getByRole('link', { name: /^Remove / })).toHaveCount(2)
})

test('seats and a maximum price can be set, and seats removed, with only the keyboard', async ({ page }) => {
  await page.setViewportSize(desktop)
  await page.goto('/inventory')
  await hydrated(page)
  const six = page.getByRole('button', { name: '6 seats' })
  await six.focus()
  await page.keyboard.press('Enter')
  await expect(six).toHaveAttribute('aria-pressed', 'true')
  await openFilters(page)
  const limit = page.getByLabel('Maximum price')
  const most = Math.min(...sixSeats.flatMap(({ price }) => price ?? []))
  await limit.focus()
  await page.keyboard.type(String(most))
  await page.keyboard.press('Enter')
  const left = sixSeats.filter(({ price }) => price !== undefined && price <= most)
  await expect(page.getByRole('heading', { name: countText(left.length) })).toBeVisible()
  await expect(page).toHaveURL(`/inventory?seats=6&max-price=${most}`)
  await six.focus()
  await page.keyboard.press('Space')
  await expect(six).toHaveAttribute('aria-pressed', 'false')
  await expect(page).toHaveURL(`/inventory?max-price=${most}`)
  await page.goBack()
  await expect(six).toHaveAttribute('aria-pressed', 'true')
})

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false, viewport: phone })

  test('seats, chips, search and form combine, and filters can be removed one by one', async ({ page }) => {
    await page.goto('/inventory')
    await page.getByRole('button', { name: '6 seats' }).click()
    await expect(page.locator(cards)).toHaveCount(sixSeats.length)
    await page.getByText('Filters (1)', { exact: true }).click()
    await page.getByRole('radio', { name: /Under/ }).check()
    await page.getByRole('button', { name: 'Apply Filters' }).click()
    await expect(page.locator(cards)).toHaveCount(affordable.length)
    await page.getByRole('button', { name: /^Lifted/ }).click()
    await expect(page.locator(cards)).toHaveCount(lifted.length)
    await page.getByRole('searchbox').fill('rover')
    await page.getByRole('searchbox').press('Enter')
    const rovers = lifted.filter(({ name, description }) => /rover/i.test(name + description))
    await expect(page.locator(cards)).toHaveCount(rovers.length)
    await page.getByRole('link', { name: 'Remove “rover”' }).click()
    await page.getByRole('link', { name: 'Remove Lifted' }).click()
    await expect(page.locator(cards)).toHaveCount(affordable.length)
  })
})

test.describe('a search without results, by touch', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('says that nothing was found, and suggests other searches with correct counts', async ({ page }) => {
    await page.goto('/inventory')
    await hydrated(page)
    await page.getByRole('searchbox').fill('evoluton six seater')
    await expect(page.getByText('No vehicles match your current filters.')).toBeVisible()
    const evolutions = sampleInventory.filter(({ brand }) => brand === 'Evolution')
    const six = evolutions.filter(({ specifications }) => specifications.seatingCapacity === 6)
    await expect(page.getByRole('link', { name: `Did you mean Evolution (${evolutions.length})?` })).toBeVisible()
    await expect(page.getByRole('link', { name: `Six seats (${sixSeats.length})` })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Nearest to your search' })).toBeVisible()
    await expect(page.locator('.cart-row .card')).toHaveCount(3)
    await expectAccessible(page)
    await page.getByRole('link', { name: `Evolution, six seats (${six.length})` }).tap()
    await expect(page.getByRole('heading', { name: countText(six.length) })).toBeVisible()
    await expect(page).toHaveURL('/inventory?seats=6&brand=evolution')
  })
})

test.describe('a search without results, with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  test('suggests another spelling, with a link and a correct count', async ({ page }) => {
    await page.goto('/inventory?search=ezgo')
    const carts = sampleInventory.filter(({ brand }) => brand === 'EZ-GO')
    await page.getByRole('link', { name: `Did you mean EZ-GO (${carts.length})?` }).click()
    await expect(page.locator(cards)).toHaveCount(carts.length)
  })
})

for (const size of [phone, { width: 1440, height: 900 }]) {
  test(`at ${size.width} px, the first cart is on the first screen, from its picture to its Compare box`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await page.goto('/inventory')
    await hydrated(page)
    const bar = await page.locator('.call-bar').boundingBox()
    const first = page.locator(cards).first()
    for (const part of ['.card__picture', 'h3', '.price', '.card__compare']) {
      const box = await first.locator(part).boundingBox()
      expect(box && box.y + box.height).toBeLessThanOrEqual(bar?.y ?? size.height)
    }
    if (size === phone) expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(7000)
    await expectAccessible(page)
  })
}

test.describe('on phones with JavaScript off', () => {
  test.use({ javaScriptEnabled: false, viewport: phone, hasTouch: true, isMobile: true })

  test('the search icon expands into a field with a Search button', async ({ page }) => {
    await page.goto('/inventory')
    const field = page.getByRole('searchbox')
    const width = async () => (await field.boundingBox())?.width
    expect(await width()).toBeLessThan(60)
    await field.tap()
    expect(await width()).toBeGreaterThan(300)
    await field.fill('rover')
    await page.getByRole('button', { name: 'Search the inventory' }).tap()
    await expect(page).toHaveURL(/search=rover/)
    await expect(page.getByRole('link', { name: 'Remove “rover”' })).toBeInViewport()
  })
})

test.describe('at 1280 by 900', () => {
  test.use({ viewport: desktop })

  test('the filter form opens completely below the bar and covers no control that can be reached', async ({ page }) => {
    await page.goto('/inventory?brand=evolution')
    await hydrated(page)
    await page.getByText('Filters (1)', { exact: true }).click()
    const form = page.getByRole('form', { name: 'Filter inventory' })
    await expect(form).toBeInViewport({ ratio: 1 })
    const header = await page.getByRole('banner').boundingBox()
    await expect.poll(async () => (await page.locator('.bar').boundingBox())?.y).toBe(header?.height)
    for (const name of ['Remove Evolution', 'Clear All Filters']) {
      await page.getByRole('link', { name }).first().click({ trial: true })
    }
    await page.getByRole('button', { name: 'Apply Filters' }).focus()
    for (let press = 0; press < 20; press++) {
      await page.keyboard.press('Tab')
      const isCovered = await page.evaluate(() => {
        const { left, top, width, height } = document.activeElement?.getBoundingClientRect() ?? new DOMRect()
        const there = document.elementFromPoint(left + width / 2, top + height / 2)
        return there?.closest('form.filters') != null && !document.activeElement?.closest('form.filters')
      })
      expect(isCovered).toBe(false)
    }
    await expect(form).toBeHidden()
  })

  test('a filter changes the count before the cards, and nothing shifts', async ({ page }) => {
    await page.goto('/inventory')
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => {
      const seen = { shifts: 0, wasCountedFirst: false }
      new PerformanceObserver((list) => {
        seen.shifts += list.getEntries().filter((entry) => Reflect.get(entry, 'hadRecentInput') === false).length
      }).observe({ type: 'layout-shift' })
      const count = document.getElementById('result-count')
      new MutationObserver(() => {
        if (document.querySelectorAll('.card-grid .card').length === Number(count?.textContent?.split(' ')[2])) {
          seen.wasCountedFirst = true
        }
      }).observe(count ?? document.body, { subtree: true, characterData: true, childList: true })
      Object.assign(window, { seen })
    })
    await page.getByRole('button', { name: '6 seats' }).click()
    await expect(page.locator(cards)).toHaveCount(sixSeats.length)
    await expect(page.getByRole('link', { name: 'Remove 6 seats' })).toBeInViewport({ ratio: 1 })
    await page.getByRole('link', { name: 'Remove 6 seats' }).click()
    await expect(page.locator(cards)).toHaveCount(sampleInventory.length)
    expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual({ shifts: 0, wasCountedFirst: true })
  })

  test('a search that finds nothing shows the nearest carts on the first screen', async ({ page }) => {
    await page.goto('/inventory?search=evoluton+six+seater')
    await expect(page.getByRole('button', { name: '6 seats' })).toBeHidden()
    for (const picture of await page.locator('.cart-row .card__picture').all()) {
      await expect(picture).toBeInViewport({ ratio: 1 })
    }
  })
})
