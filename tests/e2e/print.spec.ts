/** @module-tag long */
import { pageKinds } from '../../bench/page-kinds.ts'
import { rentalsPage } from '../../src/content/words/rentals.ts'
import { expect, hydrated, test } from './support/visit.ts'

test.beforeEach(async ({ page }) => page.emulateMedia({ media: 'print' }))

test('a printed price list includes the answers to its questions', async ({ page }) => {
  await page.goto(pageKinds.rentals)
  await hydrated(page)
  for (const { question, answer } of rentalsPage.questions) {
    const item = page.getByRole('group').filter({ hasText: question })
    await expect(item.getByText(answer, { exact: true })).toBeVisible()
  }
})

test('prints no buttons and no pale text', async ({ page }) => {
  for (const path of Object.values(pageKinds)) {
    await page.goto(path)
    await hydrated(page)
    await expect(page.getByRole('button').filter({ visible: true }), path).toHaveCount(0)
    // A link styled as a button stays if it shows a number to call.
    await expect(page.locator('.btn:not([href^="tel:"]), .card__link').filter({ visible: true }), path).toHaveCount(0)
    const pale = await page.evaluate(() =>
      [...document.querySelectorAll('.btn, .on-dark :is(h2, h3, p, li, td, caption)')]
        .filter((element) => element.checkVisibility() && getComputedStyle(element).color !== 'rgb(0, 0, 0)')
        .map((element) => element.outerHTML.slice(0, 100)),
    )
    expect(pale, path).toEqual([])
  }
})
