import type { Page } from '@playwright/test'
import { pageKinds } from '../../bench/page-kinds.ts'
import { expect, hydrated, phone, test } from './support/visit.ts'

test.use({ viewport: phone })

/**
 * Returns the focused element, and whether any of nine points on it is visible and on top; undefined at the ends of the
 * document.
 */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body || element === document.documentElement) return undefined
    const shares = [0.1, 0.5, 0.9]
    const seen = [...element.getClientRects()].some(({ x, y, width, height }) =>
      shares.some((across) =>
        shares.some((down) => {
          const top = document.elementFromPoint(x + width * across, y + height * down)
          return top !== null && (element.contains(top) || top.contains(element))
        }),
      ),
    )
    return { seen, html: element.outerHTML.slice(0, 120) }
  })

/**
 * Presses Tab until focus leaves the page.
 * @returns the focused elements that were covered, and the number of focused elements
 */
async function tabThrough(page: Page, key: 'Tab' | 'Shift+Tab') {
  const hidden: string[] = []
  for (let count = 0; ; count++) {
    await page.keyboard.press(key)
    const now = await focused(page)
    if (!now) return { hidden, count }
    if (!now.seen) hidden.push(now.html)
  }
}

for (const [kind, path] of Object.entries(pageKinds)) {
  test(`on a phone nothing covers the focused element: ${kind}`, { tag: '@long' }, async ({ page }) => {
    // Smooth scrolling would still be in progress when the position is checked.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await hydrated(page)
    const forward = await tabThrough(page, 'Tab')
    expect(forward.hidden).toEqual([])
    expect(forward.count).toBeGreaterThan(10)
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
    expect((await tabThrough(page, 'Shift+Tab')).hidden).toEqual([])
  })
}

test('header and call bar scroll away on a screen as short as at 200% zoom', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 })
  await page.goto(pageKinds.contact)
  for (const bar of ['.header', '.call-bar']) await expect(page.locator(bar)).toHaveCSS('position', 'static')
})
