/** @module-tag long */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { pageKinds } from '../../bench/page-kinds.ts'
import { desktop, expect, expectAccessible, hydrated, phone, test } from './support/visit.ts'

// The tests run in parallel, like those of separate files.
test.describe.configure({ mode: 'parallel' })

const nextYear = new Date().getUTCFullYear() + 1
const kinds: Record<string, string> = {
  ...pageKinds,
  'inventory, nothing found': '/inventory?search=zeppelin',
  'eco, result': '/eco-impact?milesPerWeek=100&usageType=residential&timeframe=3',
  'eco, invalid input': '/eco-impact?milesPerWeek=-1',
  'comparison, no carts': '/compare',
  'estimate, a month': `/rentals/estimate?quantity=3&from=${nextYear}-07-01&to=${nextYear}-07-31&town=fortescue`,
  'estimate, invalid input': '/rentals/estimate?quantity=100&from=2020-01-01&to=2020-03-01&town=atlantis',
  'a report with charts': '/policies/staffing-report',
  accessibility: '/accessibility',
}
const notFound: Record<string, string> = {
  'not found': '/no/such/page',
  'vehicle not found': '/vehicle/nope',
  'town not found': '/towns/atlantis',
}
function breakpoints(): number[] {
  const root = join(import.meta.dirname, '../../src')
  const sheets = globSync('**/*.css', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'))
  const conditions = sheets.join('\n').match(/(?<=@media[^{]*)(?:min|max)-width: *[\d.]+(?:rem|px)/g) ?? []
  return conditions.map((condition) => {
    const size = Number(/[\d.]+/.exec(condition)?.[0]) * (condition.endsWith('rem') ? 16 : 1)
    return condition.startsWith('max') ? Math.floor(size) + 1 : Math.ceil(size)
  })
}

/** The time given to effects that run after hydration. */
const settledMs = 300
/**
 * The widths at which a style sheet changes the layout, and others no more than 128 px apart. A layout that does not fit sticks
 * out most at the lowest width that it is used for.
 */
const widths = [
  ...new Set([...breakpoints(), ...Array.from({ length: 13 }, (_, step) => 320 + step * 128), phone.width, 1920]),
]
  .filter((width) => width >= 320 && width <= 1920)
  .sort((one, other) => one - other)
const fonts = '**/*.woff2'

/** Adds up layout shifts from the first paint on, including those before the observer starts. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && typeof entry.value === 'number') shifts.push(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () =>
    page.evaluate(() =>
      ('shifts' in window && Array.isArray(window.shifts) ? window.shifts : [NaN]).reduce(
        (sum, shift) => sum + shift,
        0,
      ),
    )
}

/**
 * The outermost elements that overflow the page on the right, the text and controls that are cut off on the right and
 * cannot be scrolled to, and the pixels by which the page is wider than the window.
 */
const misfits = (page: Page) =>
  page.evaluate(() => {
    const room = document.documentElement.clientWidth
    const excess = document.documentElement.scrollWidth - room
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > room + 1,
    )
    const sticksOut = wide
      .filter((element) => !wide.includes(element.parentElement ?? element))
      .map((element) => element.outerHTML.slice(0, 120))
    const scrolls = (element: Element | null): boolean =>
      element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
    const cutOff = [...document.querySelectorAll('h1, h2, h3, p, dt, dd, li, a[href], button, input, select, textarea')]
      .filter((element) => element.checkVisibility() && !element.closest('.honeypot, .sr-only, dialog'))
      .filter((element) => element.getBoundingClientRect().right > room + 1 && !scrolls(element))
      .map((element) => element.outerHTML.slice(0, 120))
    return { sticksOut: excess > 0 ? sticksOut : [], cutOff, excess }
  })

/** Links and controls that are too small to tap, except links within a sentence. */
const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, summary')]
      .filter((element) => element.checkVisibility() && !element.closest('.honeypot, dialog'))
      .filter((element) => {
        const text = element.closest('p, span, .prose li, .prose td')?.textContent
        return text === undefined || text === element.textContent
      })
      .map((element) => ({ element, box: (element.closest('label') ?? element).getBoundingClientRect() }))
      // The whole card is the target of its link.
      .filter(({ element }) => getComputedStyle(element, '::after').inset !== '0px')
      .filter(({ box }) => box.width > 1 && (box.height < 43.5 || box.width < 24))
      .map(({ element, box }) => `${element.outerHTML.slice(0, 100)} ${box.width} x ${box.height}`),
  )

for (const [name, path] of Object.entries({ ...kinds, ...notFound })) {
  test.describe(name, () => {
    for (const size of [phone, desktop]) {
      const tag = size === phone ? [] : '@long'
      test(`is accessible and does not shift at ${size.width} px`, { tag }, async ({ page, expectedErrors }) => {
        if (name in notFound) expectedErrors.push(/404/)
        await page.setViewportSize(size)
        // Web fonts are off, since they may arrive after the first paint and have their own test.
        await page.route(fonts, (route) => route.fulfill({ contentType: 'font/woff2', body: '' }))
        // The text about opening hours is longest on a Sunday night.
        await page.clock.setFixedTime(new Date('2026-05-04T03:00:00Z'))
        const shifted = await watchShifts(page)
        await page.goto(path)
        await hydrated(page)
        await page.waitForTimeout(settledMs)
        expect(await shifted()).toBe(0)
        await expectAccessible(page)
      })
    }

    test('fits windows of all widths, has thumb-sized targets, and has the same canonical link after hydration', {
      tag: '@long',
    }, async ({ page, expectedErrors, request }) => {
      if (name in notFound) expectedErrors.push(/404/)
      await page.goto(path)
      await hydrated(page)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        expect([width, await misfits(page)]).toEqual([width, { sticksOut: [], cutOff: [], excess: 0 }])
        if (width === phone.width) expect(await smallTargets(page)).toEqual([])
      }
      const raw = (await (await request.get(path)).text()).match(/<link rel="canonical" href="[^"]*"/g) ?? []
      const rendered = await page
        .locator('link[rel="canonical"]')
        .evaluateAll((links) => links.map((link) => `<link rel="canonical" href="${link.getAttribute('href')}"`))
      expect(raw).toHaveLength(name in notFound ? 0 : 1)
      expect(rendered).toEqual(raw)
    })
  })
}

test('the rentals page has the same canonical link and title after a client-side navigation as in the server’s HTML', async ({
  page,
  request,
}) => {
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('navigation', { name: 'Explore' }).getByRole('link', { name: 'Rentals' }).click()
  await expect(page).toHaveURL('/rentals')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rent a cart')
  const raw = await (await request.get('/rentals')).text()
  const canonical = page.locator('link[rel="canonical"]')
  await expect(canonical).toHaveCount(1)
  expect(raw).toContain(`<link rel="canonical" href="${await canonical.getAttribute('href')}"`)
  expect(raw).toContain(`<title>${await page.title()}</title>`)
})

for (const size of [phone, desktop]) {
  test(`fonts that arrive after the first paint barely shift a page at ${size.width} px`, { tag: '@long' }, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    const shifted = await watchShifts(page)
    for (const path of Object.values(pageKinds)) {
      const { promise: painted, resolve: letFontsCome } = Promise.withResolvers<void>()
      await page.route(fonts, async (route) => {
        await painted
        await route.continue()
      })
      await page.goto(path, { waitUntil: 'commit' })
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      letFontsCome()
      await hydrated(page)
      await expect
        .poll(() => page.evaluate(() => document.fonts.check('620 16px "Hanken Grotesk Variable"')))
        .toBe(true)
      expect(await shifted(), path).toBeLessThan(0.02)
      await page.unroute(fonts)
    }
  })
}
