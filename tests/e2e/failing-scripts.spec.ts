import type { Page } from '@playwright/test'
import { pageKinds } from '../../bench/page-kinds.ts'
import { expect, test } from './support/visit.ts'

/** Makes the app fail during or after rendering, as if the browser lacked a function. */
const failing = {
  'while the page is drawn': () => Reflect.deleteProperty(Array.prototype, 'at'),
  'in an effect afterwards': () => {
    // React runs effects once it has rendered the page.
    const original = EventTarget.prototype.addEventListener
    document.addEventListener('DOMContentLoaded', () => {
      document.addEventListener = (...args: Parameters<typeof original>) => {
        if (args[0] === 'mouseover' && typeof args[2] === 'object' && args[2]?.signal)
          throw new TypeError('lacking, for a test')
        original.apply(document, args)
      }
    })
  },
}

const startScripts = async (page: Page) => {
  await page.mouse.move(200, 300)
  await page.locator('header a').first().dispatchEvent('pointerover')
  await page.waitForLoadState('networkidle')
}

test.use({ expectedErrors: [/.*/] })

for (const [when, break_] of Object.entries(failing)) {
  for (const [kind, path] of Object.entries(pageKinds)) {
    test(`when scripts fail ${when}, the page stays as the server sent it: ${kind}`, {
      tag: kind === 'contact' ? [] : ['@long'],
    }, async ({ page, browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false })
      const plain = await context.newPage()
      await plain.goto(path)
      await page.addInitScript(break_)
      const failed = page.waitForEvent('pageerror')
      await page.goto(path)
      await startScripts(page)
      await failed
      await expect(page.locator('main h1')).toHaveText((await plain.locator('main h1').textContent()) ?? '')
      await expect(page).toHaveTitle(await plain.title())
      await expect(page.locator('html')).not.toHaveAttribute('data-ready')
      expect(await page.locator('main a').count()).toBe(await plain.locator('main a').count())
      await page.locator('footer a[href="/questions"]').click()
      await expect(page).toHaveURL('/questions')
      await context.close()
    })
  }
}

test('a form whose script never arrives works as without scripts', async ({ page }) => {
  await page.route(/assets\/(contact|inventory)-\w+\.js/, (route) => route.abort())
  await page.goto('/contact')
  await startScripts(page)
  await page.getByLabel('First name').fill('Ann')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('alert').getByRole('link').first()).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Ann')
})

test('words typed before scripts fail are sent without scripts', async ({ page }) => {
  await page.addInitScript(failing['while the page is drawn'])
  await page.route('**/assets/index-*.js', async (route) => {
    await page.getByLabel('First name').fill('Ann')
    await route.continue()
  })
  await page.goto('/contact')
  await startScripts(page)
  await page.getByLabel('Last name').fill('Lee')
  await page.getByLabel('What can we help with?').selectOption('parts')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('alert').getByRole('link').first()).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Ann')
  await expect(page.getByLabel('Last name')).toHaveValue('Lee')
  await expect(page.getByLabel('What can we help with?')).toHaveValue('parts')
})
