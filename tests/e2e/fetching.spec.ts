/** @module-tag long */
import type { Page } from '@playwright/test'
import { home } from '../../src/content/words/home.words.ts'
import { servicesPage } from '../../src/content/words/services.words.ts'
import { sampleInventory } from '../../src/domain/catalogue/sample-stock.ts'
import { expect, expectAccessible, hydrated, test } from './support/visit.ts'
import { wholeBrowser } from './support/whole-browser.ts'

// The headless shell puts a pointer on the page, which counts as an input.
test.use({ launchOptions: wholeBrowser })

const footer = 'Explore'

test.describe('scripts', () => {
  let requests: string[]
  let letPictureThrough: () => void

  test.beforeEach(async ({ page }) => {
    requests = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') requests.push(request.url())
    })
    const through = new Promise<void>((resolve) => {
      letPictureThrough = resolve
    })
    await page.route('**/*.avif', async (route) => {
      await through
      await route.continue()
    })
    await page.goto('/showroom', { waitUntil: 'domcontentloaded' })
    // After this, idle callbacks have run, and earlier requests have been recorded.
    await page.evaluate(async () => {
      await new Promise((idle) => requestIdleCallback(idle))
      await fetch('/healthz')
    })
  })

  test('wait for the main picture of a page', async ({ page }) => {
    expect(requests).toEqual([])
    letPictureThrough()
    await hydrated(page)
    expect(requests).not.toEqual([])
  })

  test('load at once on the first input', async ({ page }) => {
    await page.keyboard.press('Tab')
    await hydrated(page)
    expect(requests).not.toEqual([])
    letPictureThrough()
  })
})

test.describe('a text page', () => {
  let scripts: string[]
  test.beforeEach(({ page }) => {
    scripts = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
    })
  })
  const footerLink = (page: Page, name: string) =>
    page.getByRole('navigation', { name: 'Policies' }).getByRole('link', { name })

  test('loads no script for a visitor who reads it and leaves', async ({ page }) => {
    await page.goto('/policies/rental-policy')
    await page.waitForLoadState('networkidle')
    await page.mouse.move(5, 300)
    await page.mouse.wheel(0, 400)
    await page.keyboard.press('PageDown')
    await page.getByRole('navigation', { name: 'On this page' }).first().getByRole('link').first().click()
    // After this, idle callbacks have run, and earlier requests have been recorded.
    await page.evaluate(async () => {
      await new Promise((idle) => requestIdleCallback(idle))
      await fetch('/healthz')
    })
    expect(scripts).toEqual([])
    await footerLink(page, 'Storage Policy').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Storage policy')
  })

  test('loads no rendering scripts until a visitor goes to another page and comes back', async ({ page }) => {
    await page.goto('/policies/rental-policy')
    // The pointer rests on the link until the page is hydrated, and then the page behind the link is prefetched.
    await page.getByRole('navigation', { name: footer }).getByRole('link', { name: 'Showroom' }).hover()
    await expect.poll(() => scripts.some((path) => path.includes('/showroom-'))).toBe(true)
    await page.waitForLoadState('networkidle')
    expect(scripts.filter((path) => /policy-page|rental-policy/.test(path))).toEqual([])
    await footerLink(page, 'Storage Policy').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Storage policy')
    await expect(page.locator('article.prose')).toHaveCount(1)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rental policy')
    await expect(page.locator('article.prose')).toHaveCount(1)
  })

  test('is hydrated without any input if an earlier page has loaded the scripts', async ({ page }) => {
    await page.goto('/showroom')
    await hydrated(page)
    await page.goto('/policies/rental-policy')
    await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
  })
})

test('home prefetches the list when idle, so that the inventory shows cards at once', async ({ page }) => {
  const listRequest = page.waitForResponse('**/api/vehicles')
  await page.goto('/')
  await hydrated(page)
  await listRequest
  await page.route('**/api/vehicles', () => undefined)
  await page.getByRole('navigation', { name: footer }).getByRole('link', { name: 'Inventory' }).click()
  await expect(page.locator('.card-grid .card')).toHaveCount(sampleInventory.length)
})

/** Counts requests for the list of carts, and navigates by links without reloading the page. */
async function countListRequests(page: Page) {
  const counted = { list: 0 }
  page.on('request', (request) => {
    // Requests that the browser makes to refresh its own cache are not counted.
    if (request.url().endsWith('/api/vehicles') && request.resourceType() === 'fetch') counted.list++
  })
  await page.clock.install()
  await page.goto('/')
  await hydrated(page)
  await expect.poll(() => counted.list).toBe(1)
  const follow = async (name: string, heading: string | RegExp) => {
    await page.getByRole('navigation', { name: footer }).getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  }
  return {
    counted,
    /** Goes to another page and back to the home page. Resolves after any prefetch would have started. */
    leaveAndReturn: async () => {
      await follow('Services', servicesPage.heading)
      await follow('Home', home.hero.heading)
      await page.evaluate(async () => {
        await new Promise((idle) => requestIdleCallback(idle))
        await fetch('/healthz')
      })
    },
  }
}

test('home keeps the list for five minutes, then fetches it again', async ({ page }) => {
  const { counted, leaveAndReturn } = await countListRequests(page)
  await leaveAndReturn()
  await leaveAndReturn()
  expect(counted.list).toBe(1)
  await page.clock.fastForward('05:01')
  await leaveAndReturn()
  await expect.poll(() => counted.list).toBe(2)
})

test('home requests a failing list twice, and twice more on the next visit', async ({ page, expectedErrors }) => {
  expectedErrors.push(/500/)
  await page.route('**/api/vehicles', (route) => route.fulfill({ status: 500, json: { error: 'Broken.' } }))
  const { counted, leaveAndReturn } = await countListRequests(page)
  await page.clock.runFor(5000)
  await expect.poll(() => counted.list).toBe(2)
  await page.clock.runFor(5000)
  expect(counted.list).toBe(2)
  await leaveAndReturn()
  await page.clock.runFor(5000)
  await expect.poll(() => counted.list).toBe(4)
})

test('a town page requests only its own carts, and keeps them for five minutes', async ({ page }) => {
  const paths: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) paths.push(pathname)
  })
  await page.clock.install()
  await page.goto('/showroom')
  await hydrated(page)
  const visitTown = async (name: string) => {
    await page.getByRole('main').getByRole('link', { name, exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
    await expect(page.locator('.popular-carts > li')).toHaveCount(3)
    await page.goBack()
    await expect(page).toHaveURL('/showroom')
  }
  await visitTown('Bridgeton')
  await visitTown('Millville')
  await visitTown('Bridgeton')
  // Requests are counted for each town, since other towns that the pointer is over are prefetched, too.
  const times = (town: string) => paths.filter((path) => path === `/api/towns/${town}`).length
  expect([times('bridgeton'), times('millville')]).toEqual([1, 1])
  await page.clock.fastForward('05:01')
  await visitTown('Bridgeton')
  expect(times('bridgeton')).toBeGreaterThan(1)
  expect(paths.filter((path) => !path.startsWith('/api/towns/'))).toEqual([])
})

test('a town page retries a failed load of its carts once, then shows a message and Try again in their place', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/500/)
  let calls = 0
  await page.clock.install()
  await page.route('**/api/towns/vineland', async (route) => {
    calls++
    await route.fulfill({ status: 500, json: { error: 'Broken.' } })
  })
  await page.goto('/showroom')
  await hydrated(page)
  await page.getByRole('main').getByRole('link', { name: 'Vineland', exact: true }).first().click()
  // The clock keeps running, so on a slow machine the retry may already have been sent.
  await expect.poll(() => calls).toBeGreaterThan(0)
  await page.clock.runFor(5000)
  await expect.poll(() => calls).toBe(2)
  await page.clock.runFor(5000)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Vineland')
  await expect(page.getByRole('alert')).toContainText('Error loading vehicles: HTTP error! status: 500')
  expect(calls).toBe(2)
  await expectAccessible(page)

  await page.unroute('**/api/towns/vineland')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('.popular-carts > li')).toHaveCount(3)
  await expect(page.getByRole('alert')).toHaveCount(0)
})
