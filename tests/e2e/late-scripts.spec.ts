import type { Page } from '@playwright/test'
import { type Site, startSite } from '../support/running-site.ts'
import { translateEarly } from './support/translators.ts'
import { expect, hydrated, test } from './support/visit.ts'

/** Ways in which a page is changed after it arrives and before its scripts do. */
const changes: Record<string, (page: Page) => Promise<unknown>> = {
  nothing: async () => undefined,
  'an extension that puts elements beside fields': (page) =>
    page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        for (const field of document.querySelectorAll('textarea, main input'))
          field.before(document.createElement('x-assistant'))
      }),
    ),
  'an extension that changes attributes': (page) =>
    page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.setAttribute('data-darkreader-mode', 'dynamic')
        for (const element of document.querySelectorAll('main *')) element.setAttribute('data-darkreader-inline', '')
      }),
    ),
  'a translator': (page) => translateEarly(page, 'nested'),
}

type Entered = Record<string, string>
const forms: {
  name: string
  path: string
  enter: (page: Page) => Promise<unknown>
  fields: Entered
  counts?: (page: Page) => Promise<void>
}[] = [
  {
    name: 'contact',
    path: '/contact',
    enter: async (page) => {
      await page.locator('[name=firstName]').fill('Ann')
      await page.locator('[name=phone]').fill('856-555-0100')
      await page.locator('[name=interest]').selectOption('service')
      await page.locator('[name=message]').fill('Do you take my old cart in trade?')
    },
    fields: {
      '[name=firstName]': 'Ann',
      '[name=phone]': '856-555-0100',
      '[name=interest]': 'service',
      '[name=message]': 'Do you take my old cart in trade?',
    },
  },
  {
    name: 'search',
    path: '/inventory',
    enter: (page) => page.locator('#filter-search').fill('nomad'),
    fields: { '#filter-search': 'nomad' },
    counts: async (page) => {
      await expect(page).toHaveURL(/search=nomad/)
    },
  },
  {
    name: 'estimate',
    path: '/rentals/estimate?cart=six-seater&town=millville',
    enter: async (page) => {
      await page.locator('[name=town]').selectOption('archbald')
      await page.locator('[name=quantity]').selectOption('2')
    },
    fields: { '[name=town]': 'archbald', '[name=quantity]': '2' },
    counts: async (page) => {
      await expect(page).toHaveURL(/town=archbald/)
    },
  },
  {
    name: 'calculator',
    path: '/eco-impact',
    enter: async (page) => {
      await page.locator('[name=milesPerWeek]').fill('120')
      await page.locator('label:has([value=commercial])').click()
    },
    fields: { '[name=milesPerWeek]': '120', '[name=usageType]:checked': 'commercial', '[type=range]': '120' },
  },
  {
    name: 'payment',
    path: '/financing',
    enter: async (page) => {
      await page.locator('[name=price]').fill('12000')
      await page.locator('[name=apr]').fill('7')
    },
    fields: { '[name=price]': '12000', '[name=apr]': '7' },
    counts: async (page) => {
      await expect(page.locator('.payment-form__result p').first()).toBeVisible()
    },
  },
  {
    name: 'town of a cart',
    path: '/vehicle/evolution-d6-max-xt4',
    enter: (page) => page.locator('#delivery-town').selectOption('millville'),
    fields: { '#delivery-town': 'millville' },
    counts: async (page) => {
      await expect(page.locator('.delivered output')).toContainText('$')
    },
  },
  {
    name: 'tell me',
    path: '/tell-me?cart=denago-nomad',
    enter: (page) => page.locator('#tell-me-email').fill('ann@example.com'),
    fields: { '#tell-me-email': 'ann@example.com' },
  },
]

// The site can send email, since only then does it have the waitlist form.
let site: Site | undefined
test.beforeAll(async () => {
  site = await startSite({ LOG_LEVEL: 'warn', SMTP_URL: 'smtp://127.0.0.1:9' })
})
test.afterAll(() => site?.remove())
test.use({ baseURL: async ({ browserName: _ }, use) => use(site?.url) })

for (const [change, make] of Object.entries(changes)) {
  test.describe(`when scripts arrive late and ${change} has changed the page`, () => {
    // React reports error 418 when it has to re-render a page that was changed.
    test.use({ expectedErrors: change === 'nothing' ? [] : [/#418/] })
    for (const { name, path, enter, fields, counts } of forms) {
      test(`what was entered before is kept and used: ${name}`, {
        tag: name === 'contact' ? [] : ['@long'],
      }, async ({ page }) => {
        let arrive = () => {}
        const arrived = new Promise<void>((resolve) => {
          arrive = resolve
        })
        await page.route('**/assets/*.js', async (route) => {
          await arrived
          await route.continue()
        })
        await make(page)
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        await enter(page)
        arrive()
        await hydrated(page)
        for (const [field, value] of Object.entries(fields))
          await expect(page.locator(field).first(), field).toHaveValue(value)
        await counts?.(page)
        // Nothing that runs later removes the input.
        await page.waitForLoadState('networkidle')
        for (const [field, value] of Object.entries(fields))
          await expect(page.locator(field).first(), field).toHaveValue(value)
      })
    }
  })
}
