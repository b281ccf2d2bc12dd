import { messageStarts } from '../../src/content/words/contact-messages.words.ts'
import { sampleVehicle } from '../support/sample-vehicle.ts'
import { expect, expectAccessible, hydrated, phone, test } from './support/visit.ts'

const { name } = sampleVehicle('denago-city')

test.describe('by touch, 390 px wide', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('a visitor with a broken cart asks for service, then for a trade-in instead', async ({ page }) => {
    await page.goto('/services')
    await page.getByRole('link', { name: 'Schedule service' }).first().tap()
    await expect(page).toHaveURL('/contact?topic=service')
    const message = page.getByRole('textbox', { name: 'Message' })
    await expect(page.getByLabel('What can we help with?')).toHaveValue('service')
    await expect(message).toHaveValue(new RegExp(`^${messageStarts.service.opening}`))
    // The form is filled in once the page is hydrated. For a visitor who taps earlier, it works as without scripts.
    await expect(page.locator('.topics input[name=page]')).toHaveValue('/services')
    await page.getByRole('button', { name: 'Trade-in' }).tap()
    await expect(page).toHaveURL('/contact?page=%2Fservices&topic=trade-in')
    await hydrated(page)
    await expect(page.locator('.form input[name=page]')).toHaveValue('/services')
    await expect(page.getByLabel('What can we help with?')).toHaveValue('sales')
    await expect(message).toHaveValue(new RegExp(`^${messageStarts['trade-in'].opening}`))
    await expectAccessible(page)
  })
})

test('by keyboard: choosing a test drive keeps the name and the question already typed', async ({ page }) => {
  await page.goto('/vehicle/denago-city')
  await hydrated(page)
  await page.getByRole('link', { name: 'Ask about this cart' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/contact?vehicle=denago-city&topic=sales')
  const message = page.getByRole('textbox', { name: 'Message' })
  await page.getByLabel('First name').fill('Noa')
  await message.press('ControlOrMeta+End')
  await page.keyboard.type('Does it hold its charge?')
  await page.getByRole('button', { name: 'Test drive' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/contact?vehicle=denago-city&page=%2Fvehicle%2Fdenago-city&topic=test-drive')
  await expect(message).toHaveValue(new RegExp(`^${messageStarts['test-drive'].openingFor(name)}`))
  await expect(message).toHaveValue(/\n\nDoes it hold its charge\?$/)
  await expect(page.getByLabel('First name')).toHaveValue('Noa')
  await expect(page.getByRole('button', { name: 'Test drive' })).toHaveAttribute('aria-current', 'true')
})

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  test('a renter’s message names the town, and is replaced when the topic becomes parts', async ({ page }) => {
    await page.goto('/rentals/millville')
    await page.getByRole('main').getByRole('link', { name: 'Contact Us' }).last().click()
    const message = page.getByRole('textbox', { name: 'Message' })
    await expect(message).toHaveValue(/Deliver to: Millville/)
    await page.getByRole('button', { name: 'Parts' }).click()
    await expect(page).toHaveURL('/contact?town=millville&topic=parts')
    await expect(page.getByLabel('What can we help with?')).toHaveValue('parts')
    await expect(message).toHaveValue(new RegExp(`^${messageStarts.parts.opening}`))
  })
})
