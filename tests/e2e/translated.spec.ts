import type { Browser, Page } from '@playwright/test'
import { contentOf, type Translator, translate, translators } from './support/translators.ts'
import { desktop, expect, hydrated, phone, test } from './support/visit.ts'

test.describe.configure({ mode: 'parallel' })

type Step = readonly [what: string, act: (page: Page) => Promise<unknown>]
type Visit = { start: string; isPhone?: true; steps: readonly Step[] }

const year = new Date().getFullYear() + 1
const submit = (page: Page) => page.locator('form.form button[type=submit]').click()
const pick = (selector: string, value: string) => (page: Page) => page.locator(selector).first().selectOption(value)
const fill = (selector: string, text: string) => (page: Page) => page.locator(selector).first().fill(text)
const click = (selector: string) => (page: Page) => page.locator(selector).first().click()
const follow = (path: string) => async (page: Page) => {
  await page.locator(`main a[href="${path}"], header a[href="${path}"]`).locator('visible=true').first().click()
  await expect(page).toHaveURL(path)
}
const back = async (page: Page) => {
  await page.goBack()
  await expect(page.locator('main h1')).toBeVisible()
}
const eachField = async (page: Page) => {
  const words = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com', phone: '856-555-0190' }
  for (const [name, text] of Object.entries(words)) await fill(`form.form [name=${name}]`, text)(page)
}
const withFailure = async (page: Page) => {
  await page.route('**/api/contact', (route) => route.fulfill({ status: 500, body: 'no json' }))
  await submit(page)
  await expect(page.locator('.toast--error')).toBeVisible()
  await page.unroute('**/api/contact')
}
const calculate = async (page: Page) => {
  await page.locator('.eco__form button[type=submit]').click()
  await expect(page.locator('.eco__form button[type=submit]')).not.toHaveAttribute('aria-disabled')
  // The celebration message disappears on its own.
  await expect(page.getByText('Great Choice for the Environment!')).toBeVisible()
  await expect(page.getByText('Great Choice for the Environment!')).toBeHidden()
}

/** Visits that use every control that changes the page's text. */
const visits: Record<string, Visit> = {
  'drawer, saved carts and pages after pages': {
    start: '/inventory',
    isPhone: true,
    steps: [
      ['opens the drawer', click('header .menu-button')],
      ['closes it', click('dialog .menu-button')],
      ['saves a cart', click('main .heart')],
      ['saves another', (page) => page.locator('main .heart').nth(1).click()],
      ['opens the drawer, which names both', click('header .menu-button')],
      ['goes to saved carts', (page) => page.locator('dialog a[href="/saved"]').click()],
      ['clears them', click('main button.link, main button.btn')],
      ['goes back', back],
    ],
  },
  'inventory: search, filters, order, town': {
    start: '/inventory',
    steps: [
      ['searches', fill('#filter-search', 'nomad')],
      ['finds nothing', fill('#filter-search', 'zzzzqq')],
      ['clears the search', fill('#filter-search', '')],
      ['chooses six seats', click('.line-up button[value="6"]')],
      ['opens the filters', click('#filters summary')],
      ['chooses a maker', click('.filters [name=brand][value=evolution]')],
      ['chooses a price', click('.filters [name=price][value=under-15000]')],
      ['chooses a town', pick('#delivery-town', 'millville')],
      ['chooses another town', pick('#delivery-town', 'scranton')],
      ['sorts', pick('#filter-sort', 'price-high')],
      ['closes the filters', click('#filters summary')],
      ['clears all filters', click('a:has-text("Clear All Filters")')],
      ['compares', click('main [name=carts]')],
      ['compares two', (page) => page.locator('main [name=carts]').nth(2).click()],
      ['opens a cart', click('main .card a')],
      ['goes back', back],
    ],
  },
  'a cart: town, payment, heart, 3D': {
    start: '/vehicle/evolution-d6-max-xt4',
    steps: [
      ['chooses a town', pick('#delivery-town', 'millville')],
      ['chooses another town', pick('#delivery-town', 'archbald')],
      ['opens the town finder', click('.delivered__find')],
      ['searches in it', fill('.town-finder input', 'scr')],
      ['finds none', fill('.town-finder input', 'zzz')],
      [
        'chooses in it',
        async (page) => {
          await fill('.town-finder input', 'vine')(page)
          await click('.town-finder li button')(page)
        },
      ],
      ['opens the payment', click('#monthly summary')],
      ['asks too early', click('.payment-form [type=submit]')],
      ['enters a rate', fill('[name=apr]', '7.5')],
      ['enters another', fill('[name=apr]', '9')],
      ['pays something down', fill('[name=down]', '2000')],
      ['enters no number', fill('[name=down]', 'much')],
      ['saves the cart', click('main .heart')],
      ['compares it', click('main [name=carts]')],
    ],
  },
  'comparison: removes one': {
    start: '/compare?carts=denago-rover-xl,evolution-d5-ranger-6,evolution-carrier-6',
    steps: [
      ['chooses a town', pick('#delivery-town', 'millville')],
      ['shows only differences', click('main [type=checkbox]')],
      [
        'removes a cart',
        (page) =>
          page
            .getByRole('link', { name: /Remove/ })
            .first()
            .click(),
      ],
    ],
  },
  'contact: failures, then thanks': {
    start: '/contact',
    steps: [
      ['sends nothing', submit],
      ['fills in most', eachField],
      ['sends too little', submit],
      ['chooses service, with pictures', pick('[name=interest]', 'service')],
      ['writes', fill('[name=message]', 'Quiero un carrito de seis asientos')],
      ['is told of a failure', withFailure],
      ['closes the toast', click('.toast--error button')],
      [
        'sends',
        async (page) => {
          await submit(page)
          await expect(page).toHaveURL(/thank-you/)
        },
      ],
      ['looks at the stock', follow('/inventory')],
    ],
  },
  'contact: words stay over other pages': {
    start: '/contact',
    steps: [
      ['fills in', eachField],
      ['goes to the showrooms', follow('/showroom')],
      ['goes back', back],
      ['changes the topic', click('.topics button:not([aria-current])')],
    ],
  },
  calculator: {
    start: '/eco-impact',
    steps: [
      ['calculates', calculate],
      ['changes the miles', fill('[name=milesPerWeek]', '120')],
      [
        'changes use and time',
        async (page) => {
          await page.locator('label:has([value=commercial])').click()
          await page.locator('label:has([name=timeframe][value="10"])').click()
        },
      ],
      ['calculates again', calculate],
      [
        'enters nothing',
        async (page) => {
          await fill('[name=milesPerWeek]', '')(page)
          await click('.eco__form button[type=submit]')(page)
        },
      ],
    ],
  },
  estimate: {
    start: '/rentals/estimate?cart=six-seater&town=millville',
    steps: [
      [
        'chooses days',
        async (page) => {
          await fill('[name=from]', `${year}-07-01`)(page)
          await fill('[name=to]', `${year}-07-08`)(page)
        },
      ],
      ['chooses other days', fill('[name=to]', `${year}-07-12`)],
      ['chooses another town', pick('[name=town]', 'archbald')],
      ['takes two', pick('[name=quantity]', '2')],
      ['chooses another cart', click('label:has([name=cart]) >> nth=0')],
      ['asks for too many days', fill('[name=to]', `${year}-09-30`)],
      ['sends it', click('.estimate__form button[type=submit]')],
      ['chooses fewer days', fill('[name=to]', `${year}-07-10`)],
      ['takes no town', pick('[name=town]', '')],
    ],
  },
  'rentals and a town': {
    start: '/rentals',
    steps: [
      ['chooses a town', pick('#delivery-town', 'millville')],
      ['chooses another town', pick('#delivery-town', 'archbald')],
      ['goes to contact', follow('/contact')],
      ['goes back', back],
    ],
  },
  financing: {
    start: '/financing',
    steps: [
      [
        'enters a price and a rate',
        async (page) => {
          await fill('[name=price]', '12000')(page)
          await fill('[name=apr]', '6')(page)
        },
      ],
      ['enters another rate', fill('[name=apr]', '8')],
      [
        'asks with a wrong one',
        async (page) => {
          await fill('[name=apr]', 'x')(page)
          await click('.payment-form [type=submit]')(page)
        },
      ],
    ],
  },
  'pages of text': {
    start: '/questions',
    steps: [
      ['goes to where to drive', (page) => page.locator('footer a[href="/where-to-drive"]').click()],
      ['goes to services', (page) => page.locator('footer a[href="/services"]').click()],
      ['goes to a maker', (page) => page.locator('footer a[href="/evolution"]').click()],
      ['goes to a policy', (page) => page.locator('footer a[href="/policies/rental-policy"]').click()],
      ['goes home', (page) => page.locator('footer a[href="/"]').click()],
      ['goes to the towns', (page) => page.locator('main a[href="/towns/port-norris"]').first().click()],
    ],
  },
}

async function opened(browser: Browser, { start, isPhone }: Visit) {
  const context = await browser.newContext({ viewport: isPhone ? phone : desktop, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.goto(start)
  await hydrated(page)
  return { page, errors, close: () => context.close() }
}

/** Takes the same steps on the original and on its translations, side by side, and compares them after each step. */
async function expectSame(browser: Browser, visit: Visit, ways: readonly Translator[]) {
  const plain = await opened(browser, visit)
  const translated = await Promise.all(ways.map(async (way) => ({ way, ...(await opened(browser, visit)) })))
  for (const { page, way } of translated) await translate(page, way)
  for (const [what, act] of [['is translated', async () => undefined] as Step, ...visit.steps]) {
    await Promise.all([plain, ...translated].map(({ page }) => act(page)))
    for (const { page, way } of translated)
      await expect(async () => {
        expect(await contentOf(page), `${way}: ${what}`).toBe(await contentOf(plain.page))
      }).toPass({ timeout: 60_000 })
  }
  for (const { way, errors } of translated) expect([way, errors]).toEqual([way, []])
  await Promise.all([plain, ...translated].map(({ close }) => close()))
}

const [first, ...others] = translators
/** These use every kind of control and of sentence, and go from page to page, so they are walked in every way. */
const inEveryWay = Object.keys(visits).slice(0, 3).concat('contact: failures, then thanks')
/**
 * The ways differ in what becomes of a text node, which is the same on every page. The remaining visits, which are made
 * of the same components, are walked in the first way and in two others: each of those gets its turn at some of them.
 */
const otherWays = (name: string, index: number): Translator[] =>
  inEveryWay.includes(name) ? others : others.filter((_, way) => way === index % 5 || way === (index + 2) % 5)

for (const [index, [name, visit]] of Object.entries(visits).entries()) {
  const title = (ways: readonly Translator[]) =>
    `a page translated in the way ‘${ways.join('’, ‘')}’ says the same as the original: ${name}`
  test(title([first]), async ({ browser }) => {
    test.slow()
    await expectSame(browser, visit, [first])
  })
  const ways = otherWays(name, index)
  test(title(ways), { tag: '@long' }, async ({ browser }) => {
    test.slow()
    await expectSame(browser, visit, ways)
  })
}
