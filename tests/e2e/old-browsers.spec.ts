import { pageKinds } from '../../bench/page-kinds.ts'
import { newerThanFloor, withoutNewer, withoutNewerCss } from './support/old-browser.ts'
import { axeOn, desktop, expect, hydrated, phone, test } from './support/visit.ts'

test.use({ viewport: phone })
test.beforeEach(({ page }) => withoutNewer(page))

test('the removed functions include the ones that visitors’ phones lacked', () => {
  const names = newerThanFloor.map((path) => path.join('.'))
  for (const name of [
    'URL.canParse_static',
    'Array.toSorted',
    'Array.findLast',
    'AbortSignal.timeout_static',
    'HTMLElement.popover',
  ])
    expect(names).toContain(name)
  for (const name of ['Array.at', 'Object.hasOwn', 'HTMLDialogElement.showModal']) expect(names).not.toContain(name)
})

for (const [kind, path] of Object.entries({ ...pageKinds, 'tell me': '/tell-me?cart=denago-nomad' })) {
  test(`a page hydrates without newer functions: ${kind}`, {
    tag: ['contact', 'home'].includes(kind) ? [] : ['@long'],
  }, async ({ page }) => {
    await page.goto(path)
    const heading = (await page.locator('main h1').textContent()) ?? ''
    await hydrated(page)
    await expect(page.locator('main h1')).toHaveText(heading)
    await page.locator('header .menu-button').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.locator('dialog .menu-button').click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.locator('footer a[href="/inventory"]').click()
    await expect(page).toHaveURL('/inventory')
    await expect(page.locator('main .card').first()).toBeVisible()
  })
}

test('a visitor sends a message in a browser that lacks newer functions', async ({ page }) => {
  await page.goto('/contact')
  await hydrated(page)
  await page.locator('.topics button').nth(1).click()
  await expect(page).toHaveURL(/topic=/)
  await page.getByLabel('First name').fill('Old')
  await page.getByLabel('Last name').fill('Phone')
  await page.getByLabel('Email').fill('old@example.com')
  await page.getByLabel('Phone').fill('856-555-0166')
  await page.getByRole('textbox', { name: 'Message' }).fill('Do you have a four seater?')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page).toHaveURL(/thank-you/)
})

for (const [kind, path] of Object.entries(pageKinds)) {
  test(`a page without newer styles is readable and fits the window: ${kind}`, {
    tag: ['contact', 'inventory'].includes(kind) ? [] : ['@long'],
  }, async ({ page }) => {
    await withoutNewerCss(page)
    await page.goto(path)
    await hydrated(page)
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport)
      for (const picture of await page.locator('main img[elementtiming]').all())
        expect((await picture.boundingBox())?.height).toBeGreaterThan(80)
      const { violations } = await axeOn(page).withRules(['color-contrast']).analyze()
      expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([])
      const tooWide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(tooWide).toBeLessThanOrEqual(0)
    }
  })
}
