/** @module-tag long */
import { chromium } from '@playwright/test'
import { pageKinds } from '../../bench/page-kinds.ts'
import { expect, hydrated, test } from './support/visit.ts'
import { wholeBrowser } from './support/whole-browser.ts'

// Playwright disables the back/forward cache in its own browser, so this test starts a browser with the cache.
test('Back restores a page without loading it again', async ({ baseURL }) => {
  const browser = await chromium.launch({
    ...wholeBrowser,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  for (const path of [pageKinds.home, pageKinds.inventory, pageKinds.vehicle, pageKinds.contact]) {
    // Playwright loses track of a page restored from the cache, so each path uses a new page.
    const page = await browser.newPage()
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Page.enable')
    await page.goto(baseURL + path)
    await hydrated(page)
    const { entries, currentIndex } = await devtools.send('Page.getNavigationHistory')
    await page.goto(`${baseURL}/policies/rental-policy`)
    const back = new Promise<string>((resolve) => devtools.once('Page.frameNavigated', ({ type }) => resolve(type)))
    await devtools.send('Page.navigateToHistoryEntry', { entryId: entries[currentIndex]?.id ?? -1 })
    expect(await back, path).toBe('BackForwardCacheRestore')
    await page.close()
  }
  await browser.close()
})
