/** @module-tag long */
import { pageKinds } from '../../bench/page-kinds.ts'
import { business } from '../../src/content/dealer/facts/business.facts.ts'
import { rentalsPage } from '../../src/content/words/rentals.words.ts'
import { expect, hydrated, test } from './support/visit.ts'

test.beforeEach(async ({ page }) => page.emulateMedia({ media: 'print' }))

test('the printed rentals page includes the answers to its questions', async ({ page }) => {
  await page.goto(pageKinds.rentals)
  await hydrated(page)
  for (const { question, answer } of rentalsPage.questions) {
    const item = page.getByRole('group').filter({ hasText: question })
    await expect(item.getByText(answer, { exact: true })).toBeVisible()
  }
})

test('a printed page has no buttons and no pale text', async ({ page }) => {
  for (const path of Object.values(pageKinds)) {
    await page.goto(path)
    await hydrated(page)
    await expect(page.getByRole('button').filter({ visible: true }), path).toHaveCount(0)
    // A link styled as a button may stay if it shows a number to call.
    await expect(page.locator('.btn:not([href^="tel:"]), .card__link').filter({ visible: true }), path).toHaveCount(0)
    const pale = await page.evaluate(() =>
      [...document.querySelectorAll('.btn, .on-dark :is(h2, h3, p, li, td, caption)')]
        .filter((element) => element.checkVisibility() && getComputedStyle(element).color !== 'rgb(0, 0, 0)')
        .map((element) => element.outerHTML.slice(0, 100)),
    )
    expect(pale, path).toEqual([])
  }
})

test('a cart’s printed page shows the dealer’s logo and phone number, and its parts share a left edge', async ({
  page,
}) => {
  await page.setViewportSize({ width: 720, height: 960 })
  await page.goto(pageKinds.vehicle)
  await hydrated(page)
  await expect(page.locator('.header .logo img')).toBeVisible()
  await expect(page.locator('.header').getByRole('link', { name: business.phone })).toBeVisible()
  const edges = await page
    .locator('.logo img, h1, .whole-price h2, .key-specs, .feat h2, .draw h2')
    .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().left)))
  expect(new Set(edges).size).toBe(1)
})
