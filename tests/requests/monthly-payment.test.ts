import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleInventory } from '../../sample/inventory.ts'
import { paymentCopy } from '../../src/content/pages/monthly-payment.ts'
import { paymentAnswers } from '../../src/content/pages/monthly-payment-answers.ts'
import { monthlyPayment } from '../../src/finance/monthly-payment.ts'
import { getPage } from '../support/html.ts'
import { type Site, startSite } from '../support/running-site.ts'
import { sampleVehicle } from '../support/sample-vehicle.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.remove())

const cart = sampleVehicle('club-car-tempo-2')
const price = cart.price ?? 0

test.each(['vehicle', 'vehicles'])('/%s/… answers the form that a browser without JavaScript sends', async (path) => {
  const page = await getPage(`${site.url}/${path}/${cart.id}?down=1%2C000&trade=&months=36&apr=7.9`)
  const worked = monthlyPayment({ down: 1000, months: 36, apr: 7.9 }, { price, zeroPercent: false })
  const block = page.document.querySelector('#monthly')
  expect(block?.hasAttribute('open')).toBe(true)
  expect(block?.querySelector('summary')?.text).toContain(worked.result?.payment)
  expect(block?.text).toContain(worked.result?.text)
  expect(block?.text).toContain(paymentCopy.estimate)
  expect(block?.querySelector('[name=down]')?.getAttribute('value')).toBe('1,000')
  expect(page.document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex, follow')
  expect(page.document.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(`/vehicle/${cart.id}`)
})

test('what was typed is not kept in memory nor by a proxy, and the plain page is', async () => {
  const typed = await fetch(`${site.url}/vehicle/${cart.id}?apr=7.9`)
  expect(typed.headers.get('cache-control')).toBe('no-store')
  const plain = await fetch(`${site.url}/vehicle/${cart.id}?utm_source=mail`)
  expect(plain.headers.get('cache-control')).toContain('public')
  expect(await plain.text()).not.toContain('name="robots"')
})

test('what cannot be worked out is named at its field, with status 200', async () => {
  const page = await getPage(`${site.url}/vehicle/${cart.id}?months=73&apr=0&down=many`)
  expect(page.status).toBe(200)
  const { problems } = paymentAnswers
  expect(page.document.querySelector('#payment-months-problem')?.text).toBe(problems.months)
  expect(page.document.querySelector('#payment-apr-problem')?.text).toBe(problems.zero)
  expect(page.document.querySelector('#payment-down-problem')?.text).toBe(problems.money)
})

test('a cart whose price is on request has no monthly payment', async () => {
  const onRequest = sampleInventory.find((vehicle) => vehicle.price === undefined)
  const page = await getPage(`${site.url}/vehicle/${onRequest?.id}`)
  expect(page.document.querySelector('.vehicle__price')?.text).toBe('Call for Price')
  expect(page.document.querySelector('#monthly')).toBeNull()
})
