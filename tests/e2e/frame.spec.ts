import { pages } from '../../src/content/addresses.ts'
import { phoneHref } from '../../src/content/dealer/facts/business.facts.ts'
import { notFoundPage } from '../../src/content/words/not-found.words.ts'
import { desktop, expect, hydrated, phone, test } from './support/visit.ts'

test('the header shows six links, the About pages and the phone number, and marks the current page', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  await page.goto('/inventory')
  const header = page.getByRole('banner')
  expect((await header.boundingBox())?.height).toBe(80)
  const nav = page.getByRole('navigation', { name: 'Main' })
  await expect(nav.getByRole('link')).toHaveText(['Home', 'Inventory', 'Rentals', 'Services', 'Showroom', 'Contact'])
  await expect(nav.locator('[aria-current=page]')).toHaveText('Inventory')
  await expect(header.getByRole('link', { name: /Call Now/ })).toHaveAttribute('href', phoneHref)
  await nav.getByText('About', { exact: true }).click()
  await expect(nav.getByRole('link', { name: 'Eco-Impact Calculator' })).toBeVisible()
  const menu = nav.locator('.menu')
  await expect.poll(async () => Math.round((await menu.boundingBox())?.y ?? 0)).toBe(80)
  // The menu opens without JavaScript, but closing it on Escape needs scripts.
  await hydrated(page)
  await page.keyboard.press('Escape')
  await expect(nav.getByRole('link', { name: 'Eco-Impact Calculator' })).toBeHidden()
})

test.describe('the drawer', () => {
  test.use({ viewport: phone })
  const open = '#menu-drawer[open]'

  test('opens from the right, 300 px wide, with focus inside, and restores focus on Escape', async ({ page }) => {
    await page.goto('/')
    const button = page.getByRole('button', { name: 'Open menu' })
    await button.click()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await expect(drawer).toBeVisible()
    await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(90)
    expect((await drawer.boundingBox())?.width).toBe(300)
    await expect(drawer.getByRole('heading', { name: 'About' })).toBeVisible()
    for (let tab = 0; tab < 30; tab++) await page.keyboard.press('Tab')
    // Focus may move to the browser's own controls, but never to the page behind the menu.
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || Boolean(document.activeElement?.closest('dialog')),
      ),
    ).toBe(true)
    await page.keyboard.press('Escape')
    await expect(page.locator(open)).toHaveCount(0)
    await expect(button).toBeFocused()
  })

  test('stays open when the page hydrates', async ({ page }) => {
    await page.goto('/', { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Open menu' }).click()
    await hydrated(page)
    await expect(page.locator(open)).toBeVisible()
    await expect.poll(async () => (await page.locator('#menu-drawer').boundingBox())?.x).toBe(90)
  })

  test('is 400 px wide on a screen of 800 px', async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 900 })
    await page.goto('/')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect.poll(async () => (await page.locator('#menu-drawer').boundingBox())?.width).toBe(400)
  })

  test('closes when the backdrop is clicked or a link is chosen', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.mouse.click(20, 400)
    await expect(page.locator(open)).toHaveCount(0)
    await hydrated(page)
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Inventory' }).click()
    await expect(page).toHaveURL(/\/inventory$/)
    await expect(page.locator(open)).toHaveCount(0)
  })

  test.describe('with JavaScript off', () => {
    test.use({ javaScriptEnabled: false })
    test('still opens and closes', async ({ page }) => {
      await page.goto('/')
      await page.getByRole('button', { name: 'Open menu' }).click()
      await expect(page.getByRole('dialog').getByRole('link', { name: 'Contact' })).toBeVisible()
      await page.getByRole('button', { name: 'Close menu' }).click()
      await expect(page.getByRole('dialog')).toBeHidden()
    })
  })
})

test('a route change scrolls to the top, and Back restores the position', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/inventory')
  await hydrated(page)
  const card = page.locator('.card').nth(4).getByRole('link')
  await card.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(500)
  await card.click()
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Inventory')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Inventory')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
})

test('hydrating a page does not move a visitor who has already scrolled', async ({ page }) => {
  // A text page is not hydrated until a visitor points at a link.
  await page.goto('/policies/rental-policy')
  const link = page.getByRole('navigation', { name: 'Explore' }).getByRole('link', { name: 'Showroom' })
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(500)
  await link.hover()
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
  await expect(link).toBeInViewport()
  expect(await page.evaluate(() => scrollY)).toBe(place)
})

test('a route change scrolls to the top a second time, in case the page moved in between', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.evaluate(() => {
    const calls: number[] = []
    Object.assign(window, { calls })
    const original = window.scrollTo.bind(window)
    window.scrollTo = (...args: unknown[]) => {
      calls.push(performance.now())
      Reflect.apply(original, window, args)
    }
  })
  await page.getByRole('navigation', { name: 'Explore' }).getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL(/contact/)
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { calls: number[] }).calls.length))
    .toBeGreaterThanOrEqual(2)
})

test('an unknown address gets a 404 page that suggests other pages', async ({ page, expectedErrors }) => {
  expectedErrors.push(/404/)
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  await expect(page.getByText('Developers:')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Inventory' })).toBeVisible()
  await page.getByRole('searchbox', { name: notFoundPage.search.label }).fill('nomad')
  await page.getByRole('button', { name: notFoundPage.search.button, exact: true }).click()
  await expect(page).toHaveURL('/inventory?search=nomad')
  await expect(page.getByRole('main').getByRole('link', { name: /Nomad/ }).first()).toBeVisible()
})

test('an unknown policy or address gets the 404 page inside the frame, with that page’s own styles', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/404/)
  for (const path of ['/policies/no-such-policy', '/no/such/page']) {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.locator('.lane')).toHaveCSS('position', 'relative')
    await hydrated(page)
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  }
})

test('the footer links to every page that belongs in it', async ({ page }) => {
  await page.goto('/')
  const hrefs = await page
    .getByRole('contentinfo')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  for (const { path, in: places } of pages) {
    if (places.some((place) => place === 'footer' || place === 'policies')) expect(hrefs).toContain(path)
  }
  await expect(page.getByRole('contentinfo')).toContainText('© 2025')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the home page links to the web manifest', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', '/site.webmanifest')
  })
})
