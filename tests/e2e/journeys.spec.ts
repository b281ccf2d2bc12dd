import type { Page } from '@playwright/test'
import { phoneHref } from '../../src/content/dealer/facts/business.facts.ts'
import { hours } from '../../src/content/dealer/facts/hours.facts.ts'
import { rentalPricesOf } from '../../src/content/dealer/rental-prices.ts'
import { showroomPage } from '../../src/content/words/showroom.words.ts'
import { dollars } from '../support/facts.ts'
import { sampleVehicle } from '../support/sample-vehicle.ts'
import { desktop, expect, hydrated, phone, test } from './support/visit.ts'

const rates = rentalPricesOf('sixSeater').rates.townPage

// The tests run in parallel, like those of separate files.
test.describe.configure({ mode: 'parallel' })

test('a visitor goes from a brand to one of its carts, and asks for a quote for another', async ({ page }) => {
  await page.setViewportSize(desktop)
  await page.goto('/')
  await hydrated(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Evolution Seven series/ })
    .click()
  await expect(page).toHaveURL('/evolution')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Evolution')
  await page.locator('a[href="/vehicles/d6-max-xt4"]').first().click()
  await expect(page).toHaveURL('/vehicles/d6-max-xt4')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sampleVehicle('evolution-d6-max-xt4').name)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/vehicle\/evolution-d6-max-xt4$/)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Evolution')
  await page.getByRole('link', { name: 'Get Quote for Forester 4' }).click()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
    new RegExp(sampleVehicle('evolution-forester-4').name),
  )
  await page.goto('/denago')
  await page.getByRole('link', { name: 'View Details of Denago Rover XL8' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sampleVehicle('denago-rover-xl8').name)
})

test('a visitor goes from a town to its rental page, jumps to the prices, and continues to a neighboring town', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('main').getByRole('link', { name: 'Port Norris' }).click()
  await expect(page).toHaveURL('/towns/port-norris')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Golf carts in Port Norris')
  await page.getByRole('link', { name: 'Rental prices' }).first().click()
  await expect(page).toHaveURL('/rentals/port-norris')
  await page.getByRole('link', { name: 'See prices' }).click()
  await expect(page).toHaveURL('/rentals/port-norris#pricing')
  const header = (await page.getByRole('banner').boundingBox())?.height ?? 0
  await expect
    .poll(async () => Math.round((await page.locator('#pricing').boundingBox())?.y ?? -1))
    .toBeLessThan(header + 80)
  await expect
    .poll(async () => Math.round((await page.locator('#pricing').boundingBox())?.y ?? -1))
    .toBeGreaterThanOrEqual(0)
  const row = page.getByRole('region', { name: '6 seater' }).getByRole('row', { name: /Weekly/ })
  await expect(row).toContainText(dollars(rates.weekly))
  await expect(row).toContainText(`(${dollars(rates.daily * 7 - rates.weekly)})`)
  await expect(page.getByRole('link', { name: /RESERVE TODAY/ }).first()).toHaveAttribute('href', phoneHref)
  await page.getByRole('link', { name: 'Mauricetown' }).click()
  await expect(page).toHaveURL('/rentals/mauricetown')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Golf cart rental in Mauricetown')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('a visitor finds a policy in the footer and navigates it by its table of contents', async ({ page }) => {
  await page.setViewportSize(desktop)
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('navigation', { name: 'Policies' }).getByRole('link', { name: 'Storage Policy' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Storage policy')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  const entries = await contents.getByRole('link').allTextContents()
  expect(entries.length).toBeGreaterThanOrEqual(5)
  await expect(page.locator('article > h2')).toHaveText(entries)
  await contents.getByRole('link', { name: 'Ending storage' }).click()
  await expect(page).toHaveURL(/#ending-storage$/)
  const heading = page.getByRole('heading', { name: 'Ending storage' })
  await expect(heading).toBeInViewport()
  const header = (await page.getByRole('banner').boundingBox())?.height ?? 0
  await expect.poll(async () => Math.round((await heading.boundingBox())?.y ?? 0)).toBeGreaterThanOrEqual(header)
  await page.setViewportSize(phone)
  await page.goto('/policies/storage-policy')
  await page.getByRole('group').filter({ hasText: 'On this page' }).getByText('On this page').click()
  await expect(page.getByRole('link', { name: 'Ending storage' })).toBeVisible()
})

test.describe('the column marked as today on the showroom page', () => {
  // The days are those of New York, although the browser is in Tokyo, where it is already the next day.
  test.use({ timezoneId: 'Asia/Tokyo' })
  for (const [instant, today] of [
    ['2025-06-13T23:59:00-04:00', 'Friday'],
    ['2025-06-14T12:00:00-04:00', 'Saturday'],
    ['2025-06-15T12:00:00-04:00', 'Sunday'],
  ] as const) {
    test(`includes ${today} at ${instant}`, async ({ page }) => {
      const column = hours.dealership.rows.find(({ days }) => days.some((day) => day === today))?.label
      await page.clock.setFixedTime(instant)
      await page.goto('/showroom')
      const table = page.getByRole('table', { name: showroomPage.clocks.caption })
      await expect(table.locator('th[data-today]')).toHaveText([`${column}, today`])
      await expect(table.locator('td[data-today]')).toHaveCount(showroomPage.clocks.rows.length)
    })
  }
})

test.describe('the map', () => {
  const button = (page: Page) => page.getByRole('button', { name: 'Load the interactive map' })

  test('requests nothing from other sites until the visitor loads it, and then only from OpenStreetMap', async ({
    page,
    expectedErrors,
  }) => {
    const elsewhere: string[] = []
    await page.route(
      (url) => url.hostname !== '127.0.0.1',
      async (route) => {
        elsewhere.push(route.request().url())
        await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>' })
      },
    )
    await page.goto('/towns/port-norris')
    await hydrated(page)
    await button(page).scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    await expect(page.locator('.map-figure svg').first()).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
    expect(elsewhere).toEqual([])

    // The visitor opens the live map, which comes from another site.
    expectedErrors.push(/asked another site: https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?/)
    await button(page).click()
    const frame = page.locator('.map-figure iframe')
    await expect(frame).toHaveAttribute('title', /Port Norris.*OpenStreetMap/)
    await expect.poll(() => elsewhere).toHaveLength(1)
    const target = new URL(elsewhere[0] ?? '')
    expect([target.origin, target.pathname]).toEqual(['https://www.openstreetmap.org', '/export/embed.html'])
    expect(target.searchParams.get('marker')).toMatch(/^39\.\d+,-7[45]\.\d+$/)
    await page.getByRole('button', { name: 'Back to the drawn map' }).click()
    await expect(frame).toHaveCount(0)
    await expect(page.locator('.map-figure__art svg')).toBeVisible()
  })

  test.describe('with JavaScript off', () => {
    test.use({ javaScriptEnabled: false })
    test('is drawn, described in words, and linked to OpenStreetMap', async ({ page }) => {
      await page.goto('/towns/port-norris')
      await expect(page.locator('.map-figure__art svg')).toBeVisible()
      await expect(page.getByRole('figure')).toContainText('Port Norris is 16 miles south')
      await expect(page.getByRole('link', { name: 'Load the interactive map' })).toHaveAttribute(
        'href',
        /^https:\/\/www\.openstreetmap\.org\/\?mlat=39/,
      )
    })
  })
})
