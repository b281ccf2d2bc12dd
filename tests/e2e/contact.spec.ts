import { contactPage } from '../../src/content/words/contact.words.ts'
import { pictureProblems } from '../../src/content/words/lead-pictures.words.ts'
import { MOST_PICTURES } from '../../src/domain/leads/pictures/message-picture-limits.ts'
import { missingPicture } from '../../src/domain/leads/pictures/missing-message-picture-text.ts'
import { sqliteFile } from '../../src/server/database/database.server.ts'
import { openSqlite } from '../../src/server/database/sqlite.server.ts'
import { dollars, escaped } from '../support/facts.ts'
import { goodMessage, storedMessages } from '../support/messages.ts'
import { phonePhoto } from '../support/photos.ts'
import { sampleVehicle } from '../support/sample-vehicle.ts'
import { expect, expectAccessible, hydrated, phone, test } from './support/visit.ts'

const cartRegion = (page: import('@playwright/test').Page) => page.getByRole('region', { name: contactPage.askedLabel })
const messagesInDatabase = () => storedMessages({ dataDir: process.env.LARKWAY_TEST_DATA ?? '' })

async function fillIn(page: import('@playwright/test').Page, message: string) {
  await page.getByLabel('First name').fill(goodMessage.firstName)
  await page.getByLabel('Last name').fill(goodMessage.lastName)
  await page.getByLabel('Email').fill(goodMessage.email)
  await page.getByLabel('Phone').fill(goodMessage.phone)
  await page.getByLabel('What can we help with?').selectOption('parts')
  await page.getByRole('textbox', { name: 'Message' }).fill(message)
}

test('a visitor asks about a cart, and the message is in the database', async ({ page }) => {
  await page.goto('/vehicle/denago-city')
  await hydrated(page)
  await page.getByRole('link', { name: 'Ask about this cart' }).click()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
    new RegExp(escaped(sampleVehicle('denago-city').name)),
  )
  await fillIn(page, 'Journey: when may I come and see it?')
  await expect(cartRegion(page)).toContainText(dollars(sampleVehicle('denago-city').price ?? 0))
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page).toHaveURL('/thank-you?vehicle=denago-city')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you')
  await expect(cartRegion(page)).toContainText(sampleVehicle('denago-city').name)
  const leads = messagesInDatabase().filter(({ message }) => message === 'Journey: when may I come and see it?')
  expect(leads).toMatchObject([
    { vehicle_id: 'denago-city', vehicle_name: sampleVehicle('denago-city').name, page: '/vehicle/denago-city' },
  ])
})

test('a message from a town page names the town', async ({ page }) => {
  await page.goto('/towns/millville')
  await hydrated(page)
  await page.getByRole('main').getByRole('link', { name: 'Contact Us' }).first().click()
  await expect(page).toHaveURL(/\/contact/)
  await fillIn(page, 'Journey: do you come to my street?')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page).toHaveURL('/thank-you')
  const leads = messagesInDatabase().filter(({ message }) => message === 'Journey: do you come to my street?')
  expect(leads).toMatchObject([{ page: '/towns/millville', town: 'millville', vehicle_id: null }])
})

test('a visitor is not mistaken for a bot if the clock is set back while they write', async ({ page }) => {
  await page.goto('/contact')
  await hydrated(page)
  // Time passes as if a person were writing, although the clock is stuck in 1970.
  await page.evaluate(() => {
    const passed = performance.now.bind(performance)
    performance.now = () => passed() * 1000
    Date.now = () => 0
  })
  await fillIn(page, 'Journey: written while the clock was set.')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page).toHaveURL('/thank-you')
  const [message] = messagesInDatabase().filter((row) => row.message === 'Journey: written while the clock was set.')
  expect(message).toMatchObject({ suspected: 0, suspicion: '' })
})

/** Returns the elapsed time that the form posted, and the time on the page's clock once the message has been sent. */
async function sendForm(
  page: import('@playwright/test').Page,
  message: string,
): Promise<{ elapsedMs: number; now: number }> {
  const posted = page.waitForRequest('**/api/contact')
  await fillIn(page, message)
  await page.getByRole('button', { name: 'Send Message' }).click()
  const { elapsedMs } = (await posted).postDataJSON()
  await expect(page).toHaveURL('/thank-you')
  return { elapsedMs, now: await page.evaluate(() => performance.now()) }
}

test('the time spent on the form counts from the request for the page, however late scripts arrive', async ({
  page,
}) => {
  await page.route('**/assets/*.js', async (route) => {
    await page.waitForTimeout(1500)
    await route.continue()
  })
  await page.goto('/contact')
  await hydrated(page)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  const hydratedAt = await page.evaluate(() => performance.now())
  const { elapsedMs } = await sendForm(page, 'Journey: scripts came late.')
  expect(elapsedMs).toBeGreaterThanOrEqual(Math.floor(hydratedAt))
})

test('on later pages of a visit, the time spent on the form counts from when the form was shown', async ({ page }) => {
  await page.goto('/towns/millville')
  await hydrated(page)
  const before = await page.evaluate(() => performance.now())
  await page.getByRole('main').getByRole('link', { name: 'Contact Us' }).first().click()
  await expect(page).toHaveURL(/\/contact/)
  const { elapsedMs, now } = await sendForm(page, 'Journey: from another page.')
  expect(elapsedMs).toBeLessThanOrEqual(now - before)
})

test('errors are shown at their fields and in a summary that has focus', async ({ page }) => {
  await page.goto('/contact')
  await hydrated(page)
  await page.getByLabel('Email').fill('ada@')
  await page.getByRole('button', { name: 'Send Message' }).click()
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText([
    'First name is required',
    'Last name is required',
    'Invalid email address',
    'Phone number is required',
    'Message must be at least 10 characters',
  ])
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Invalid email address')
  await summary.getByRole('link', { name: 'Phone number is required' }).click()
  await expect(page.getByLabel('Phone')).toBeFocused()
})

test('the button shows that the form is being sent; if sending fails, an alert says so and every word stays', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/500|Failed to load/)
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/contact', async (route) => {
    await answered
    await route.fulfill({ status: 500, body: 'no json' })
  })
  await page.goto('/contact')
  await hydrated(page)
  await fillIn(page, 'This one will fail the first time.')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  answer()
  // A separate alert announces the failure immediately; the visible message can be reached with F6.
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to send message. Please try again.' })).toHaveCount(1)
  const toast = page.locator('.toast--error')
  await expect(toast).toContainText('Error')
  await expect(toast).toContainText('Failed to send message. Please try again.')
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('This one will fail the first time.')
  await page.keyboard.press('F6')
  await toast.getByRole('button', { name: 'Close' }).click()
  await expect(toast).toHaveCount(0)
  await page.unroute('**/api/contact')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page).toHaveURL('/thank-you')
})

test('the server’s reason for a rejection is shown', async ({ page, expectedErrors }) => {
  expectedErrors.push(/429/)
  await page.route('**/api/contact', (route) => route.fulfill({ status: 429, json: { error: 'Please call us.' } }))
  await page.goto('/contact')
  await hydrated(page)
  await fillIn(page, 'One message too many.')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.locator('.toast--error')).toContainText('Please call us.')
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('the form starts on the first screen', async ({ page }) => {
    await page.goto('/contact')
    for (const label of ['First name', 'Last name', 'Email'])
      await expect(page.getByLabel(label)).toBeInViewport({ ratio: 1 })
  })
})

test('the cart on the thank-you page drives in, and stands still for visitors who prefer less motion', async ({
  page,
}) => {
  const drives = () => page.locator('.road__cart img').evaluate((cart) => getComputedStyle(cart).animationName)
  await page.goto('/thank-you')
  expect(await drives()).toBe('arrive')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await drives()).toBe('none')
})

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })
  test('a visitor goes from home to a cart to a message', async ({ page, expectedErrors }) => {
    expectedErrors.push(/422/)
    await page.goto('/')
    await page.getByRole('main').getByRole('link', { name: 'View Inventory' }).first().click()
    await page.locator('a[href="/vehicles/denago-nomad-xl"]').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(sampleVehicle('denago-nomad-xl').name)
    await page.getByRole('link', { name: 'Ask about this cart' }).click()
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
      new RegExp(sampleVehicle('denago-nomad-xl').name),
    )
    await page.getByLabel('First name').fill('Noa')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(3)
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(page.getByLabel('First name')).toHaveValue('Noa')
    await fillIn(page, 'Sent without any script at all.')
    await expect(cartRegion(page)).toContainText(sampleVehicle('denago-nomad-xl').name)
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page).toHaveURL('/thank-you?vehicle=denago-nomad-xl')
    await expect(cartRegion(page)).toContainText(sampleVehicle('denago-nomad-xl').name)
    await expect(cartRegion(page).locator('img')).toBeVisible()
    const leads = messagesInDatabase().filter(({ message }) => message === 'Sent without any script at all.')
    expect(leads).toMatchObject([{ vehicle_id: 'denago-nomad-xl', topic: 'sales' }])
  })
})

test.describe('pictures with a message on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })
  const picturesOf = (message: string) => {
    const [lead] = messagesInDatabase().filter((row) => row.message === message)
    const database = openSqlite(sqliteFile({ DATA_DIR: process.env.LARKWAY_TEST_DATA ?? '' }))
    try {
      return database.prepare('select width, height from lead_pictures where message_id = ?').all(lead?.id ?? '')
    } finally {
      database.close()
    }
  }
  const photo = async (name: string) => ({
    name,
    mimeType: 'image/jpeg',
    buffer: await phonePhoto({ width: 80, height: 60 }),
  })
  const field = (page: import('@playwright/test').Page) => page.getByLabel(contactPage.form.pictures.label)

  test('can be added one by one, viewed and removed, are limited in number, and are sent', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    await page.goto('/contact')
    await hydrated(page)
    await expect(field(page)).toBeHidden()
    await fillIn(page, 'Journey: pictures of a part.')
    await expect(field(page)).toBeVisible()
    const before = scripts.length
    await field(page).setInputFiles([await photo('one.jpg'), await photo('two.jpg')])
    await expect(page.getByRole('img', { name: 'one.jpg' })).toBeVisible()
    // The code that shows pictures is loaded only now.
    expect(scripts.length).toBeGreaterThan(before)
    await field(page).setInputFiles([await photo('three.jpg')])
    await expect(page.getByRole('img', { name: 'three.jpg' })).toBeVisible()
    await page.getByRole('button', { name: 'Remove one.jpg' }).tap()
    await expect(page.getByRole('img', { name: 'one.jpg' })).toBeHidden()
    await expectAccessible(page)
    const more = Array.from({ length: MOST_PICTURES }, (_, index) => photo(`more-${index}.jpg`))
    await field(page).setInputFiles(await Promise.all(more))
    await expect(page.getByRole('alert')).toHaveText(pictureProblems.tooMany(MOST_PICTURES, MOST_PICTURES + 2))
    await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(MOST_PICTURES)
    await page.getByRole('button', { name: 'Send Message' }).tap()
    await expect(page).toHaveURL('/thank-you')
    expect(picturesOf('Journey: pictures of a part.')).toHaveLength(MOST_PICTURES)
  })

  test('are scaled down on the phone, upright and without location, even at 48 megapixels', async ({ page }) => {
    await page.goto('/contact?topic=trade-in')
    await hydrated(page)
    const words = 'Journey: a photo at the highest setting.'
    await fillIn(page, words)
    const buffer = await phonePhoto({ width: 8064, height: 6048 })
    await field(page).setInputFiles({ name: 'large.jpg', mimeType: 'image/jpeg', buffer })
    await expect(page.getByRole('img', { name: 'large.jpg' })).toBeVisible()
    const pictureText = await field(page).evaluate(async (input: HTMLInputElement) => input.files?.[0]?.text())
    expect(buffer.toString('latin1')).toContain('Phone of the visitor')
    expect(pictureText).not.toMatch(/Exif|Phone of the visitor/)
    await page.getByRole('button', { name: 'Send Message' }).tap()
    await expect(page).toHaveURL('/thank-you')
    expect(picturesOf(words)).toEqual([{ width: 1500, height: 2000 }])
  })

  test('are scaled down even if sent right after they are chosen, and an unreadable one is reported afterwards', async ({
    page,
  }) => {
    await page.goto('/contact?topic=trade-in')
    await hydrated(page)
    const words = 'Journey: pressed before the photo was scaled.'
    await fillIn(page, words)
    const text = { name: 'text.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('a text') }
    const large = { ...(await photo('large.jpg')), buffer: await phonePhoto({ width: 4032, height: 3024 }) }
    await field(page).setInputFiles([text, large])
    await page.getByRole('button', { name: 'Send Message' }).tap()
    await expect(page).toHaveURL('/thank-you?missing=1-unreadable')
    await expect(page.getByText(missingPicture({ place: 1, why: 'unreadable' }))).toBeVisible()
    expect(picturesOf(words)).toEqual([{ width: 1500, height: 2000 }])
  })

  test('stay when the topic changes, are sent with the message, and are not in the next one', async ({ page }) => {
    await page.goto('/contact?topic=trade-in')
    await hydrated(page)
    await field(page).setInputFiles([await photo('one.jpg'), await photo('two.jpg')])
    await expect(page.getByRole('img', { name: 'two.jpg' })).toBeVisible()
    await page.getByRole('button', { name: 'Remove one.jpg' }).tap()
    for (const topic of ['Test drive', 'Parts']) {
      await page.getByRole('button', { name: topic }).tap()
      await expect(page.getByRole('button', { name: topic })).toHaveAttribute('aria-current', 'true')
      await expect(page.getByRole('img', { name: 'two.jpg' })).toBeVisible()
      await expect(page.getByRole('img', { name: 'one.jpg' })).toBeHidden()
    }
    const words = 'Journey: pictures of another topic.'
    await fillIn(page, words)
    await page.getByRole('button', { name: 'Send Message' }).tap()
    await expect(page).toHaveURL('/thank-you')
    expect(picturesOf(words)).toHaveLength(1)
    await page.goBack()
    await hydrated(page)
    await expect(field(page)).toBeAttached()
    await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0)
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('are offered for a trade-in and for parts but not for sales, and a text file among them is reported', async ({
      page,
    }) => {
      await page.goto('/contact?topic=trade-in')
      await expect(field(page)).toBeVisible()
      await page.goto('/contact')
      await expect(field(page)).toBeHidden()
      const words = 'Journey: a picture without scripts.'
      await fillIn(page, words)
      await expect(field(page)).toBeVisible()
      const { height = 0 } = (await field(page).boundingBox()) ?? {}
      expect(height).toBeGreaterThanOrEqual(44)
      const text = { name: 'text.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('a text') }
      await field(page).setInputFiles([await photo('one.jpg'), text])
      await page.getByRole('button', { name: 'Send Message' }).tap()
      await expect(page).toHaveURL('/thank-you?missing=2-unreadable')
      await expect(page.getByText(missingPicture({ place: 2, why: 'unreadable' }))).toBeVisible()
      // The picture is stored on its side in the file, and the site stores it upright.
      expect(picturesOf(words)).toEqual([{ width: 60, height: 80 }])
    })
  })
})
