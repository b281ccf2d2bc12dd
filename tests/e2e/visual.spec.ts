/** @module-tag long */
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { pageKinds } from '../../bench/page-kinds.ts'
import { savedPage } from '../../src/content/words/saved.words.ts'
import { expect, hydrated, test } from './support/visit.ts'
import { wholeBrowser } from './support/whole-browser.ts'

// The headless shell draws the edges of large letters differently.
test.use({ launchOptions: wholeBrowser })

/**
 * Compares each kind of page with its picture in tests/e2e/visual, which `npm run baselines` retakes. The pictures
 * show the layout at a sixth of the size in 16 colors, so that retaking all of them hardly grows the repository.
 * Pictures and maps are left out, and every number reads 0, so that neither a new render nor a new price changes them.
 */
const kinds: Record<string, string> = { ...pageKinds, 'not found': '/no/such/page' }

const sizes = { 390: { width: 390, height: 844 }, 1440: { width: 1440, height: 900 } }

/** Pages that are too long to keep whole, with the height that is shown, in CSS pixels. */
const shownHeights: Record<string, number> = { inventory: 3200 }

/** A Wednesday at 11 AM, when both showrooms are open. */
const now = new Date('2026-07-01T15:00:00Z')

/** Timetables mention a holiday that is near, so those rows are hidden. */
const hidden = `img:not(.logo img), canvas, iframe, .map-figure__art svg { visibility: hidden !important; }
  .hours tr:has([colspan]), .clocks__dated { display: none !important; }`

/** Waits until React has taken over what it renders, and clock-dependent parts are filled in. */
const settled = async (page: Page) => {
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => {
    const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'))
    const texts = [...document.querySelectorAll('main :is(h1, h2, h3, p, a, button)')]
    const clocks = [...document.querySelectorAll('.visit-strip__state')]
    return (
      texts.every((element) => element.closest('[data-kept]') || isHydrated(element)) &&
      clocks.every((element) => element.hasAttribute('data-open'))
    )
  })
  await page.evaluate(() => document.fonts.ready)
}

/** Replaces figures, which change with the price list, the opening hours and the stock. */
const zeroFigures = (page: Page) =>
  page.evaluate(() => {
    const zeroed = (text: string) => text.replace(/\d[\d,.:]*\d|\d/g, '0')
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (text.nodeValue && /\d/.test(text.nodeValue)) text.nodeValue = zeroed(text.nodeValue)
    }
    for (const field of document.querySelectorAll('input')) {
      field.placeholder = zeroed(field.placeholder)
      if (/^(text|search|number|tel)$/.test(field.type)) field.value = zeroed(field.value)
    }
  })

async function thumbnail(screenshot: Buffer): Promise<Buffer> {
  const { width = 3 } = await sharp(screenshot).metadata()
  return sharp(screenshot)
    .resize({ width: Math.round(width / 3) })
    .png({ palette: true, colors: 16, dither: 0, compressionLevel: 9, effort: 10 })
    .toBuffer()
}

for (const [width, size] of Object.entries(sizes)) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: size, deviceScaleFactor: 0.5, contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true })

    for (const [kind, path] of Object.entries(kinds)) {
      test(`the page looks the same: ${kind}`, async ({ page, expectedErrors }) => {
        if (kind === 'not found') expectedErrors.push(/404/)
        await page.clock.setFixedTime(now)
        const height = shownHeights[kind]
        if (height) await page.setViewportSize({ ...size, height })
        await page.goto(path)
        await settled(page)
        if (kind === 'saved') await expect(page.getByText(savedPage.empty)).toBeVisible()
        await page.addStyleTag({ content: hidden })
        await zeroFigures(page)
        const shot = await page.screenshot({ fullPage: !height, animations: 'disabled', caret: 'hide' })
        expect(await thumbnail(shot)).toMatchSnapshot(`${kind.replaceAll(' ', '-')}-${width}.png`)
      })
    }
  })
}
