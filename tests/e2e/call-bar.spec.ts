/** @module-tag long */
import { business, phoneHref } from '../../src/content/dealer/facts/business.facts.ts'
import { estimateLink } from '../../src/content/words/estimate-link.words.ts'
import { desktop, expect, hydrated, phone, test } from './support/visit.ts'

const steps = [
  ['/', 'View inventory', '/inventory'],
  ['/services', 'View inventory', '/inventory'],
  ['/inventory', 'Filters', '#filters'],
  ['/vehicle/denago-city', 'Ask about it', '/contact?vehicle=denago-city&topic=sales'],
  ['/rentals', estimateLink, '/rentals/estimate'],
] as const

test.describe('the call bar on a phone', () => {
  test.use({ viewport: phone })

  for (const [path, step, href] of steps) {
    test(`offers a call and '${step}', neither in yellow, on ${path}`, async ({ page }) => {
      await page.goto(path)
      await page.evaluate(() => scrollTo(0, innerHeight * 1.5))
      const bar = page.getByRole('navigation', { name: 'Quick actions' })
      await expect(bar.getByRole('link')).toHaveText(['Call now', step])
      await expect(bar.getByRole('link', { name: step })).toHaveAttribute('href', href)
      await expect(bar.locator('.btn--accent')).toHaveCount(0)
    })
  }

  test('shows only the call link on the calculator, and does not cover its button', async ({ page }) => {
    await page.goto('/eco-impact')
    const bar = page.locator('.call-bar')
    await expect(bar.locator('a')).toHaveText(['Call now'])
    const button = page.getByRole('button', { name: 'Calculate Impact' })
    await button.scrollIntoViewIfNeeded()
    await expect(bar).toBeHidden()
    await button.click({ trial: true })
  })

  test('hides on the home page while the page’s own buttons are in view', async ({ page }) => {
    await page.goto('/')
    const bar = page.locator('.call-bar')
    await expect(page.locator('.hero__cta')).toBeInViewport()
    await expect(bar).toBeHidden()
    await page.evaluate(() => scrollTo(0, innerHeight * 2))
    await expect(bar).toBeVisible()
  })

  test('offers a comparison to a visitor who has checked Compare on a cart, not to one who only opened a comparison', async ({
    page,
  }) => {
    await page.goto('/compare?carts=denago-city,denago-nomad')
    await hydrated(page)
    // The comparison is stored once React has hydrated the page's content, which happens after the frame.
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('compare'))).toContain('denago-nomad')
    const compare = page.getByRole('navigation', { name: 'Quick actions' }).getByRole('link', { name: /^Compare/ })
    for (const path of ['/services', '/inventory', '/vehicle/denago-city']) {
      await page.goto(path)
      await hydrated(page)
      await expect(compare).toHaveCount(0)
    }
    await page.goto('/vehicle/denago-rover')
    await hydrated(page)
    await page
      .getByRole('checkbox', { name: /^Compare / })
      .first()
      .check()
    // The bar is hidden while the page's own buttons are in view.
    await page.evaluate(() => scrollTo(0, innerHeight * 2))
    await expect(compare).toHaveText('Compare 3')
    await page.goto('/rentals')
    await hydrated(page)
    await expect(compare).toHaveCount(0)
  })
})

test('a button that dials shows the number on a desktop, which may not be able to call', async ({ page }) => {
  await page.setViewportSize(desktop)
  for (const path of ['/denago', '/rentals']) {
    await page.goto(path)
    const button = page.locator(`main a.btn[href="${phoneHref}"]`).first()
    await expect(button).toContainText(business.phone)
    await expect(button.locator('.btn__number')).toBeVisible()
  }
})
