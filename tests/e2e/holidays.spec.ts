import type { Page } from '@playwright/test'
import { larkwayAt } from '../support/larkway.ts'
import { type Site, startSite } from '../support/running-site.ts'
import { type SiteClock, siteClock } from '../support/site-clock.ts'
import { expect, expectAccessible, hydrated, phone, test } from './support/visit.ts'

const strip = 'Showroom hours and directions'
/**
 * Opens a page, again and again until the site has noticed that its clock was set: until the strip shows this state and the
 * special hours `near`, or none if `near` is ''. Returns the strip.
 */
async function opened(page: Page, path: string, state: string | RegExp, near: string) {
  const region = page.getByRole('region', { name: strip })
  await expect(async () => {
    await page.goto(path)
    await expect(region.locator('[data-open]')).toHaveText(state, { timeout: 1000 })
    if (near) await expect(region).toContainText(near, { timeout: 1000 })
    else await expect(region.locator('.visit-strip__dated')).toHaveCount(0, { timeout: 1000 })
  }).toPass()
  return region
}

const withStrip = ['/', '/contact', '/showroom', '/towns/vineland']

test.describe('in a browser on Tokyo time', () => {
  let clock: SiteClock
  let site: Site
  let url = ''
  test.beforeAll(async () => {
    clock = await siteClock('2026-11-25T10:00:00-05:00')
    site = await startSite({ LOG_LEVEL: 'warn', ...clock.env })
    url = site.url
  })
  test.afterAll(async () => {
    await site.remove()
    await clock.remove()
  })
  test.use({ baseURL: async ({ browserName: _ }, use) => use(url), timezoneId: 'Asia/Tokyo', viewport: phone })

  for (const [index, [instant, state, near]] of (
    [
      ['2026-11-25T10:00:00-05:00', 'Open now until 5PM Eastern', 'Closed Thursday, Thanksgiving (November 26)'],
      ['2026-11-25T18:00:00-05:00', 'Closed now. Opens Friday at 9AM Eastern', 'Closed Thursday, Thanksgiving'],
      [
        '2026-11-26T10:00:00-05:00',
        'Closed today: Thanksgiving. Opens tomorrow at 9AM Eastern',
        'Closed Thursday, Thanksgiving',
      ],
      ['2026-11-27T10:00:00-05:00', 'Open now until 5PM Eastern', ''],
      [
        '2026-12-24T11:59:00-05:00',
        'Open now until 12PM Eastern',
        'Open Thursday 9AM-12PM, Christmas Eve (December 24)',
      ],
      [
        '2026-12-24T12:01:00-05:00',
        'Closed now. Opens Saturday at 9AM Eastern',
        'Closed Friday, Christmas Day (December 25)',
      ],
      [
        '2026-12-25T10:00:00-05:00',
        'Closed today: Christmas Day. Opens tomorrow at 9AM Eastern',
        'Closed Friday, New Year’s Day (January 1)',
      ],
      [
        '2027-01-01T10:00:00-05:00',
        'Closed today: New Year’s Day. Opens tomorrow at 9AM Eastern',
        'Closed Friday, New Year’s Day',
      ],
      ['2027-01-02T10:00:00-05:00', 'Open now until 5PM Eastern', ''],
    ] as const
  ).entries()) {
    test(`at ${instant} the strip reads ‘${state}’`, async ({ page }) => {
      await clock.set(instant)
      await page.clock.setFixedTime(instant)
      // The strip is the same on all four pages, so two of them, each time others, are enough for one instant.
      for (const path of [withStrip[index % 4], withStrip[(index + 1) % 4]])
        await opened(page, path ?? '/', state, near)
      await hydrated(page)
      await expectAccessible(page)
    })
  }

  test('a page left open before a holiday announces it on the day, without a reload', async ({ page }) => {
    await clock.set('2026-11-25T23:50:00-05:00')
    await page.clock.install({ time: '2026-11-25T23:50:00-05:00' })
    const region = await opened(
      page,
      '/contact',
      'Closed now. Opens Friday at 9AM Eastern',
      'Closed Thursday, Thanksgiving',
    )
    await page.clock.fastForward('00:20:00')
    await expect(region).toContainText('Closed today: Thanksgiving. Opens tomorrow at 9AM')
    await page.clock.fastForward('24:00:00')
    await expect(region.locator('.visit-strip__dated')).toHaveCount(0)
  })

  test('the showroom page marks no weekday on a holiday, and the strip names a showroom that closes alone', async ({
    page,
  }) => {
    const instant = '2026-12-25T10:00:00-05:00'
    await clock.set(instant)
    await page.clock.setFixedTime(instant)
    await opened(page, '/showroom', /Closed today/, 'Closed Friday, Christmas Day')
    await expect(page.locator('.times [data-today]')).toHaveCount(0)

    const day = '2027-02-10T10:00:00-05:00'
    await clock.set(day)
    await page.clock.setFixedTime(day)
    const larkway = larkwayAt({ DATA_DIR: site.dataDir }, clock.env)
    expect((await larkway('hours', 'close', 'today', '--showroom', 'vineland', '--note', 'Snow')).code).toBe(0)
    await opened(
      page,
      '/',
      /^Closed today in Vineland: Snow\. Opens tomorrow/,
      'Closed Wednesday in Vineland, Snow (February 10)',
    )
    await page.goto('/towns/scranton')
    await expect(page.getByRole('region', { name: strip })).toContainText('Open now until 5PM Eastern')
  })
})
