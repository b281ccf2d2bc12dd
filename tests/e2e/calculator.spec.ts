/** @module-tag long */
import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './support/visit.ts'

test.describe('the calculator', () => {
  const button = (page: Page) => page.getByRole('button', { name: 'Calculate Impact' })

  test('calculates for 1.5 s, celebrates for 3 s and puts its inputs in the address', async ({ page, context }) => {
    await page.clock.install({ time: '2025-06-14T12:00:00Z' })
    await page.goto('/eco-impact')
    await hydrated(page)
    // From here on, the test controls time.
    await page.clock.pauseAt('2025-06-14T13:00:00Z')
    await page.getByLabel('Miles per week', { exact: true }).fill('100')
    await page.getByRole('radio', { name: 'Residential' }).check()
    await page.getByRole('radio', { name: '3 years' }).check()
    await button(page).click()
    await expect(page.getByRole('button', { name: 'Calculating...' })).toBeVisible()
    await page.clock.runFor(1400)
    await expect(page.getByRole('button', { name: 'Calculating...' })).toBeVisible()
    await page.clock.runFor(200)
    await expect(page).toHaveURL('/eco-impact?milesPerWeek=100&usageType=residential&timeframe=3')
    const out = page.getByRole('region', { name: 'Saved after electricity over 3 years' })
    await expect(out.getByText('$4,031').first()).toBeAttached()
    await expect(page.getByText('Great Choice for the Environment!')).toBeVisible()
    await expect(page.getByText('Your switch to electric saves the planet and your wallet')).toBeVisible()
    await page.clock.runFor(2800)
    await expect(page.getByText('Great Choice for the Environment!')).toBeVisible()
    await page.clock.runFor(300)
    await expect(page.getByText('Great Choice for the Environment!')).toBeHidden()

    const shared = await context.newPage()
    await shared.goto(page.url())
    await expect(shared.getByRole('region', { name: 'Saved after electricity over 3 years' })).toContainText('$4,031')
    await expect(shared.getByRole('radio', { name: 'Residential' })).toBeChecked()
    await shared.close()
  })

  test('works with only the keyboard', async ({ page }) => {
    await page.goto('/eco-impact')
    await hydrated(page)
    await page.getByLabel('Miles per week', { exact: true }).focus()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('40')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('slider')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByLabel('Miles per week', { exact: true })).toHaveValue('41')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('radio', { name: 'Recreational' })).toBeFocused()
    for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { name: 'Golf course' })).toBeChecked()
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { name: '10 years' })).toBeChecked()
    await page.keyboard.press('Tab')
    await expect(button(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/eco-impact?milesPerWeek=40&usageType=golf_course&timeframe=10')
    await expect(page.getByRole('region', { name: 'Saved after electricity over 10 years' })).toContainText('$11,197')
  })

  test('shows errors at the field, and never NaN', async ({ page }) => {
    await page.goto('/eco-impact')
    await hydrated(page)
    const miles = page.getByLabel('Miles per week', { exact: true })
    for (const [input, problem] of [
      ['', /Enter the miles/],
      ['0', /above zero/],
      ['-3', /above zero/],
      ['1e308', /too large/],
    ] as const) {
      await miles.fill(input)
      await button(page).click()
      await expect(miles).toHaveAccessibleDescription(problem)
      await expect(miles).toBeFocused()
      await expect(page.getByRole('main')).not.toContainText(/NaN|Infinity/)
    }
    await miles.fill('')
    await miles.pressSequentially('1e999')
    await button(page).click()
    await expect(miles).toHaveAccessibleDescription(/digits only/)
    await miles.fill('501')
    await button(page).click()
    await expect(page).toHaveURL(/milesPerWeek=501/)
    const result = page.getByRole('region', { name: /Saved after electricity/ })
    await expect(result).toBeVisible()
    // A result is shown only while the field has the value from which it was calculated.
    await miles.fill('')
    await expect(result).toBeHidden()
    await miles.fill('501')
    await expect(result).toBeVisible()
  })

  test('has figures that can be copied as plain numbers', async ({ page }) => {
    await page.goto('/eco-impact?milesPerWeek=100&usageType=residential&timeframe=3')
    await hydrated(page)
    const copied = await page.getByRole('region', { name: /Saved after electricity/ }).evaluate((region) => {
      getSelection()?.selectAllChildren(region)
      return String(getSelection())
    })
    expect(copied).toContain('$4,031')
    expect(copied.replaceAll(/\s/g, '')).not.toContain('0123456789')
  })

  for (const [query, problem] of [
    ['1e999', /too large/],
    ['1e400', /too large/],
    ['NaN', /digits only/],
    ['0x10', /digits only/],
    ['5,000', /digits only/],
    ['-3', /above zero/],
    ['', /Enter the miles/],
    ['abc', /digits only/],
    ['9'.repeat(400), /too large/],
    ['a'.repeat(4000), /digits only/],
  ] as const) {
    test(`reports what is wrong with the query string …milesPerWeek=${query.slice(0, 8)}`, async ({ page }) => {
      await page.goto(`/eco-impact?milesPerWeek=${query}`)
      await hydrated(page)
      await expect(page.getByLabel('Miles per week', { exact: true })).toHaveAccessibleDescription(problem)
      expect(await page.content()).not.toMatch(/NaN|Infinity/)
    })
  }

  test('shows its numbers at once with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/eco-impact?milesPerWeek=100&usageType=residential&timeframe=3')
    const running = await page
      .locator('.odometer')
      .evaluateAll((counters) =>
        counters.flatMap((counter) =>
          counter
            .getAnimations({ subtree: true })
            .filter((animation) => Number(animation.effect?.getComputedTiming().endTime) > 1),
        ),
      )
    expect(running).toEqual([])
  })

  test.describe('with JavaScript off', () => {
    test.use({ javaScriptEnabled: false })
    test('loads a page with results when the form is submitted', async ({ page }) => {
      await page.goto('/eco-impact')
      await page.getByLabel('Miles per week', { exact: true }).fill('75')
      await page.getByRole('radio', { name: 'Commercial' }).check()
      await button(page).click()
      await expect(page).toHaveURL(/milesPerWeek=75&usageType=commercial&timeframe=5/)
      await expect(page.getByRole('region', { name: 'Saved after electricity over 5 years' })).toContainText('$8,398')
      await page.goto('/eco-impact?milesPerWeek=many')
      await expect(page.getByLabel('Miles per week', { exact: true })).toHaveAccessibleDescription(/digits only/)
      await page.goto('/eco-impact?milesPerWeek=1e999')
      await expect(page.getByLabel('Miles per week', { exact: true })).toHaveAccessibleDescription(/too large/)
    })
  })
})
