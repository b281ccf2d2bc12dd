/** @module-tag long */
import { physicalShowrooms } from '../../src/content/dealer/facts/showrooms.facts.ts'
import { expect, expectAccessible, hydrated, phone, test } from './support/visit.ts'

const [nearVineland] = physicalShowrooms
const places = ['/', '/contact', '/showroom', '/towns/vineland', '/vineland-golf-carts']

test.describe('the hours strip in a browser on Tokyo time', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })
  for (const [instant, sentence] of [
    ['2025-06-14T12:00:00-04:00', 'Open now until 5PM Eastern'],
    ['2025-06-14T23:00:00-04:00', 'Closed now. Opens Monday at 9AM Eastern'],
    ['2025-06-15T12:00:00-04:00', 'Closed now. Opens tomorrow at 9AM Eastern'],
    ['2025-01-13T01:00:00-05:00', 'Closed now. Opens today at 9AM Eastern'],
  ] as const) {
    test(`reads ‘${sentence}’ at ${instant}`, async ({ page }) => {
      await page.clock.setFixedTime(instant)
      for (const path of places) {
        await page.goto(path)
        await expect(page.getByRole('region', { name: 'Showroom hours and directions' })).toContainText(sentence)
      }
    })
  }
})

test.describe('the call bar, 390 px wide', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('gives directions by touch to the nearest showroom or a choice of both, and none on other pages', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/404 \(Not Found\)/)
    const bar = page.getByRole('navigation', { name: 'Quick actions' })
    // Scrolls past the first buttons of the page, since the bar is hidden while they are in view.
    const readOn = () => page.evaluate(() => scrollTo(0, innerHeight * 1.5))
    for (const path of ['/towns/vineland', '/vineland-golf-carts', '/rentals/vineland']) {
      await page.goto(path)
      await hydrated(page)
      await readOn()
      await expect(bar.getByRole('link', { name: 'Directions' })).toHaveAttribute(
        'href',
        nearVineland?.directionsUrl ?? '',
      )
    }
    for (const path of ['/contact', '/showroom']) {
      await page.goto(path)
      await hydrated(page)
      await bar.getByRole('button', { name: 'Directions' }).tap()
      for (const { directionsUrl, address } of physicalShowrooms) {
        const way = page.getByRole('navigation', { name: 'Directions' }).getByRole('link', { name: address })
        await expect(way).toBeInViewport({ ratio: 1 })
        await expect(way).toHaveAttribute('href', directionsUrl)
      }
      await expectAccessible(page)
    }
    for (const path of ['/', '/towns/atlantis', '/services']) {
      await page.goto(path)
      await readOn()
      await expect(bar.getByRole('link', { name: 'View inventory' })).toBeVisible()
      await expect(bar.getByText('Directions')).toHaveCount(0)
    }
  })

  test('opens the choice of showrooms by keyboard, moves focus into it and closes it on Escape', async ({ page }) => {
    await page.goto('/showroom')
    await hydrated(page)
    const button = page.getByRole('button', { name: 'Directions' })
    await button.focus()
    await page.keyboard.press('Enter')
    const ways = page.getByRole('navigation', { name: 'Directions' })
    await expect(ways).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(ways.getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(ways).toBeHidden()
    await expect(button).toBeFocused()
  })
})

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false, viewport: phone })

  test('the strip shows the hours, and the call bar opens the choice of showrooms', async ({ page }) => {
    await page.goto('/contact')
    const strip = page.getByRole('region', { name: 'Showroom hours and directions' })
    await expect(strip).toContainText('Eastern time')
    await expect(strip).toContainText('9AM-5PM')
    for (const { directionsUrl, postal } of physicalShowrooms) {
      const way = strip.getByRole('link', { name: `Directions to ${postal?.locality}` })
      await expect(way).toHaveAttribute('href', directionsUrl)
    }
    await page.getByRole('button', { name: 'Directions' }).click()
    await expect(page.getByRole('navigation', { name: 'Directions' })).toBeVisible()
  })
})
