import type { Locator } from '@playwright/test'
import { townChooser } from '../../src/content/words/town-chooser.words.ts'
import { expect, hydrated, phone, test } from './support/visit.ts'

const middle = async (part: Locator) => {
  const box = await part.boundingBox()
  return box ? box.y + box.height / 2 : Number.NaN
}

for (const width of [320, 360, 390, 1440]) {
  test(`at ${width} px, the town has a chip in the line of Filters, which no name of a town widens`, async ({
    page,
  }) => {
    await page.setViewportSize({ ...phone, width })
    await page.goto('/inventory')
    await hydrated(page)
    const chip = page.locator('.chips form.delivered')
    expect(await middle(chip)).toBeCloseTo(await middle(page.locator('summary.chip')), 0)
    expect(await middle(page.getByLabel('Sort by'))).toBeCloseTo(await middle(page.locator('#result-count')), -1)
    const before = await chip.boundingBox()
    await page.getByLabel(townChooser.label).selectOption('upper-deerfield-township')
    await expect(page).toHaveURL(/town=upper-deerfield-township/)
    expect(await chip.boundingBox()).toEqual(before)
  })
}

for (const width of [1440, 1920]) {
  test(`at ${width} px, the chips fill the bar up to the order of the list`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/inventory')
    const chips = await page.locator('.chips').boundingBox()
    const sort = await page.locator('.sort').boundingBox()
    expect((sort?.x ?? 0) - ((chips?.x ?? 0) + (chips?.width ?? 0))).toBeLessThanOrEqual(32)
  })
}

test('the first card has Compare and View Details on one line, as the others do', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/inventory')
  const first = page.locator('.card--poster')
  expect(await middle(first.getByText('View Details'))).toBeCloseTo(await middle(first.locator('.card__compare')), 0)
})
