import type { Page } from '@playwright/test'
import { parse } from 'node-html-parser'
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
    }, async ({ page, request }) => {
      const plain = parse(await (await request.get(path)).text())
      const textOf = (selector: string) => plain.querySelector(selector)?.text ?? ''
      await page.addInitScript(break_)
      const failed = page.waitForEvent('pageerror')
      await page.goto(path)
      await startScripts(page)
      await failed
      await expect(page.locator('main h1')).toHaveText(textOf('main h1'))
      await expect(page).toHaveTitle(textOf('title'))
      await expect(page.locator('html')).not.toHaveAttribute('data-ready')
      expect(await page.locator('main a').count()).toBe(plain.querySelectorAll('main a').length)
      await page.locator('footer a[href="/questions"]').click()
      await expect(page).toHaveURL('/questions')
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
