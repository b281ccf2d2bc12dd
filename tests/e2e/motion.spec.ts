/** @module-tag long */
import type { Page } from '@playwright/test'
import { pageKinds } from '../../bench/page-kinds.ts'
import { sampleInventory } from '../../src/domain/catalogue/sample-stock.ts'
import { desktop, expect, hydrated, phone, test } from './support/visit.ts'

const cards = '.card-grid .card'
const used = sampleInventory.filter(({ isNew }) => !isNew)

/**
 * Records the name of everything that animates from now on, in each frame and when a view transition begins, since a
 * busy machine may draw no frame during a short transition.
 */
const watchAnimations = (page: Page) =>
  page.addInitScript(() => {
    const animated = new Set<string>()
    Object.assign(window, { animated })
    const look = () => {
      for (const animation of document.getAnimations()) {
        const { effect } = animation
        if (!(effect instanceof KeyframeEffect) || Number(effect.getComputedTiming().duration) < 1) continue
        animated.add(effect.pseudoElement ?? (animation instanceof CSSAnimation ? animation.animationName : 'other'))
      }
    }
    const lookInEachFrame = () => {
      look()
      requestAnimationFrame(lookInEachFrame)
    }
    lookInEachFrame()
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = start(update)
      void transition.ready.then(look, () => undefined)
      return transition
    }
  })

const animated = (page: Page) =>
  page.evaluate(() => ('animated' in window && window.animated instanceof Set ? [...window.animated] : []))

/** Goes from the inventory to the first cart. */
async function openFirstCart(page: Page) {
  await page.goto('/inventory')
  await hydrated(page)
  const name = (await page.locator(`${cards} h3`).first().textContent()) ?? ''
  // The hover takes as long as a person's would, so the cart's page has been fetched by then.
  const loaded = page.waitForResponse(/\/api\/vehicles\/[^/]+$/)
  await page.locator(cards).first().hover()
  await loaded
  await page.locator(`${cards} a`).first().click()
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
}

/** Presses the chip that filters the inventory for used carts. */
async function onlyUsed(page: Page) {
  await page.goto('/inventory')
  await hydrated(page)
  await page.getByRole('button', { name: `Used ${used.length}` }).click()
  await expect(page.locator(cards)).toHaveCount(used.length)
  await expect(page.getByRole('link', { name: 'Remove Used' })).toBeVisible()
}

/** Shows another cart in the right column of the comparison. */
async function nextColumn(page: Page) {
  await page.setViewportSize(phone)
  await page.goto(pageKinds.compare)
  await hydrated(page)
  await page.getByRole('navigation', { name: 'Columns' }).getByRole('link').last().click()
  await expect(page).toHaveURL(/right=3/)
}

test.describe('without a preference for reduced motion', () => {
  test.use({ viewport: desktop })
  test.beforeEach(({ page }) => watchAnimations(page))

  test('the picture of a card moves to its place on the cart’s page, and the rest fades', async ({ page }) => {
    await openFirstCart(page)
    const groups = async () =>
      (await animated(page)).filter((name) => name.startsWith('::view-transition-group(')).toSorted()
    await expect.poll(groups).toEqual(['::view-transition-group(cart)', '::view-transition-group(root)'])
  })

  test('cards slide when a filter changes', async ({ page }) => {
    await onlyUsed(page)
    const moved = async () => (await animated(page)).filter((name) => /^::view-transition-group\(_/.test(name)).length
    await expect.poll(moved).toBeGreaterThan(1)
  })

  test('no view transition runs while a visitor types in the search', async ({ page }) => {
    await page.goto('/inventory')
    await hydrated(page)
    // All letters are entered together, so that the first change already removes cards.
    await page.getByRole('searchbox').fill('carryall')
    await expect(page.locator(cards)).not.toHaveCount(sampleInventory.length)
    expect((await animated(page)).filter((name) => name.startsWith('::view-transition'))).toEqual([])
  })

  test('no view transition runs if a filter is set with the keyboard, and the focus stays', async ({ page }) => {
    await page.goto('/inventory')
    await hydrated(page)
    await page.getByRole('button', { name: '6 seats' }).focus()
    await page.keyboard.press('Enter')
    const limit = page.getByRole('combobox', { name: 'Sort by' })
    await limit.focus()
    await expect(page.getByRole('link', { name: 'Remove 6 seats' })).toBeVisible()
    await expect(limit).toBeFocused()
    expect((await animated(page)).filter((name) => name.startsWith('::view-transition'))).toEqual([])
  })

  test('the arrow slides the next column in', async ({ page }) => {
    await nextColumn(page)
    await expect.poll(() => animated(page)).toContain('column')
  })
})

test.describe('with reduced motion', () => {
  test.use({ viewport: desktop, contextOptions: { reducedMotion: 'reduce' } })
  test.beforeEach(({ page }) => watchAnimations(page))

  for (const [what, act] of Object.entries({
    'opening a cart': openFirstCart,
    'setting a filter': onlyUsed,
    'showing the next column': nextColumn,
  })) {
    test(`${what} animates nothing`, async ({ page }) => {
      await page.addInitScript(() => {
        const start = document.startViewTransition.bind(document)
        document.startViewTransition = (update) => {
          document.documentElement.dataset.moved = ''
          return start(update)
        }
      })
      await act(page)
      expect(await animated(page)).toEqual([])
      await expect(page.locator('[data-moved]')).toHaveCount(0)
    })
  }
})

test.describe('a browser without view transitions', () => {
  test.use({ viewport: desktop })
  test.beforeEach(({ page }) =>
    page.addInitScript(() => Object.defineProperty(Document.prototype, 'startViewTransition', { value: undefined })),
  )

  test('follows links and applies filters', async ({ page }) => {
    await openFirstCart(page)
    await onlyUsed(page)
  })
})
