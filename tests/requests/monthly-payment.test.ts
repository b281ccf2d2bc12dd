import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lender } from '../../src/content/dealer/facts/financing.facts.ts'
import { financingPage } from '../../src/content/words/financing.words.ts'
import { paymentCopy } from '../../src/content/words/monthly-payment.words.ts'
import { paymentAnswers } from '../../src/content/words/monthly-payment-answers.words.ts'
import { zeroPercentCopy } from '../../src/content/words/zero-percent.words.ts'
import { zeroPercentIn, zeroPercentOf } from '../../src/domain/catalogue/finance/zero-percent.ts'
import { sampleInventory } from '../../src/domain/catalogue/sample-stock.ts'
import { getPage, readable } from '../support/html.ts'
import { larkwayAt } from '../support/larkway.ts'
import { type Site, startSite } from '../support/running-site.ts'
import { sampleVehicle } from '../support/sample-vehicle.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.remove())

const cart = sampleVehicle('club-car-tempo-2')

test.each(['vehicle', 'vehicles'])('/%s/… answers the payment form sent without JavaScript', async (path) => {
  const page = await getPage(`${site.url}/${path}/${cart.id}?down=1%2C000&trade=&months=36&apr=7.9`)
  const block = page.document.querySelector('#monthly')
  expect(block?.hasAttribute('open')).toBe(true)
  expect(block?.querySelector('summary')?.text).toContain('$164.27')
  expect(block?.text).toContain('35 payments of $164.27 and a last one of $164.41.')
  expect(block?.text).toContain(paymentCopy.estimate)
  expect(block?.querySelector('[name=down]')?.getAttribute('value')).toBe('1,000')
  expect(page.document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex, follow')
  expect(page.document.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(`/vehicle/${cart.id}`)
})

test('keeps typed values out of all caches, but caches the plain page', async () => {
  const response = await fetch(`${site.url}/vehicle/${cart.id}?apr=7.9`)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const plain = await fetch(`${site.url}/vehicle/${cart.id}?utm_source=mail`)
  expect(plain.headers.get('cache-control')).toContain('public')
  expect(await plain.text()).not.toContain('name="robots"')
})

test('responds with status 200 and reports an invalid value at its field', async () => {
  const page = await getPage(`${site.url}/vehicle/${cart.id}?months=73&apr=0&down=many`)
  expect(page.status).toBe(200)
  const { problems } = paymentAnswers
  expect(page.document.querySelector('#payment-months-error')?.text).toBe(problems.months)
  expect(page.document.querySelector('#payment-apr-error')?.text).toBe(problems.zero)
  expect(page.document.querySelector('#payment-down-error')?.text).toBe(problems.money)
})

test('does not show a monthly payment for a cart with a price on request', async () => {
  const onRequest = sampleInventory.find((vehicle) => vehicle.price === undefined)
  const page = await getPage(`${site.url}/vehicle/${onRequest?.id}`)
  expect(page.document.querySelector('.vehicle__price')?.text).toBe('Call for Price')
  expect(page.document.querySelector('#monthly')).toBeNull()
})

describe('/financing', () => {
  const paymentPath = '/financing?price=8495&down=1000&months=48&apr=7.9'

  test('calculates the payment for any price from the form that a browser sends without JavaScript', async () => {
    const page = await getPage(site.url + paymentPath)
    const block = page.document.querySelector('#monthly')
    for (const text of [
      '47 payments of $182.62 and a last one of $182.79.',
      '$9,765.93 in all, with the $1,000.00 down.',
      paymentCopy.estimate,
    ])
      expect(block?.text).toContain(text)
    expect(block?.querySelector('form')?.getAttribute('action')).toBe('/financing#monthly')
    expect(block?.querySelector('[name=price]')?.getAttribute('value')).toBe('8495')
    expect(page.document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex, follow')
    expect(page.headers.get('cache-control')).toBe('no-store')
  })

  test('reports a missing value at its field, and does not assume a rate', async () => {
    const { document } = await getPage(`${site.url}/financing?down=1`)
    expect(document.querySelector('#payment-price-error')?.text).toBe(paymentAnswers.problems.price)
    expect(document.querySelector('#payment-apr-error')?.text).toBe(paymentAnswers.problems.noRate)
    const plain = await getPage(`${site.url}/financing`)
    expect(plain.document.querySelector('#monthly .price')?.text).toBe(paymentCopy.prompt)
    expect(plain.document.querySelector('[name=apr]')?.getAttribute('value')).toBe('')
    expect(plain.document.querySelector('meta[name=robots]')).toBeNull()
    expect(plain.headers.get('cache-control')).toContain('public')
  })

  test('names the lender, is in the sitemap, and is linked from cart, brand and home pages', async () => {
    const { text } = await getPage(`${site.url}/financing`)
    for (const words of [lender.name, paymentCopy.creditCheck, financingPage.application.warning])
      expect(text).toContain(words)
    expect(await (await fetch(`${site.url}/sitemap.xml`)).text()).toContain('/financing</loc>')
    for (const path of ['/', '/denago', '/evolution', `/vehicle/${cart.id}`]) {
      const { document } = await getPage(site.url + path)
      expect(document.querySelector('main a[href="/financing"]'), path).not.toBeNull()
    }
  })
})

describe('0% APR', () => {
  const marked = sampleInventory.filter((vehicle) => vehicle.specifications.zeroPercentFinancing === true)
  const now = new Date()
  const offer = zeroPercentIn(sampleInventory, now)
  const textAt = async (path: string) => readable((await getPage(site.url + path)).document)

  test('is marked on some sample carts', () => expect(marked.length).toBeGreaterThan(0))

  test('is explained on the home and financing pages with its models, and shown only on marked carts', async () => {
    const sentence = offer?.text ?? zeroPercentCopy.ask
    expect(await textAt('/')).toContain(sentence)
    expect(await textAt('/financing')).toContain(offer?.text ?? financingPage.zero.none.text)
    for (const vehicle of marked) {
      const own = zeroPercentOf(vehicle, now)
      const page = await textAt(`/vehicle/${vehicle.id}`)
      if (own) expect(page).toContain(own.text)
      else expect(page).not.toContain(zeroPercentCopy.offer(zeroPercentCopy.thisCart))
      expect((await fetch(`${site.url}/vehicle/${vehicle.id}`)).headers.get('expires')).toBe(own?.expires ?? null)
    }
    expect(await textAt(`/vehicle/${cart.id}`)).not.toContain(zeroPercentCopy.apr)
  })

  test('is not offered once no cart is marked: the home page says to ask, and a rate of 0 is rejected', async () => {
    const larkway = larkwayAt({ DATA_DIR: site.dataDir, DATABASE_URL: '' })
    for (const { id } of marked)
      expect(await larkway('inventory', 'edit', id, '--spec', 'zeroPercentFinancing=no')).toMatchObject({ code: 0 })
    await expect.poll(() => textAt('/')).toContain(zeroPercentCopy.ask)
    for (const path of ['/', '/financing', `/vehicle/${marked[0]?.id}`])
      expect(await textAt(path), path).not.toMatch(/0% APR for/)
    expect(await textAt('/financing')).toContain(financingPage.zero.none.text)
    const { document } = await getPage(`${site.url}/financing?price=8495&months=36&apr=0`)
    expect(document.querySelector('#payment-apr-error')?.text).toBe(paymentAnswers.problems.zeroNow)
  })
})
