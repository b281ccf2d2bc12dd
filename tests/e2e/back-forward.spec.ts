import { chromium } from '@playwright/test'
import { pageKinds } from '../../bench/page-kinds.ts'
import { expect, hydrated, test } from './support/visit.ts'

// Playwright switches the cache off for its own browser, so these tests start one with it.
test('a page that was left comes back as it was, without being loaded again', async ({ baseURL }) => {
  const browser = await chromium.launch({
    executablePath: process.env.LARKWAY_CHROMIUM || '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  for (const path of [pageKinds.home, pageKinds.inventory, pageKinds.vehicle, pageKinds.contact]) {
    // Playwright itself loses sight of a page that comes from the cache, so each path has a page of its own.
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
