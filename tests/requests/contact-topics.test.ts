import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contactPage } from '../../src/content/words/contact.words.ts'
import { messageStarts } from '../../src/content/words/contact-messages.words.ts'
import { sampleInventory } from '../../src/domain/catalogue/sample-stock.ts'
import { isTopic } from '../../src/domain/leads/intake/submission-fields.ts'
import { dollars } from '../support/facts.ts'
import { getPage, readable } from '../support/html.ts'
import { type Site, startSite } from '../support/running-site.ts'
import { sampleVehicle } from '../support/sample-vehicle.ts'

const sold = sampleInventory.find(({ inStock }) => !inStock)

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.remove())

async function formAt(path: string) {
  const { document } = await getPage(site.url + path)
  return {
    interest: document.querySelector('select[name="interest"] option[selected]')?.getAttribute('value'),
    message: document.querySelector('textarea')?.text,
    topic: document.querySelector('input[name="topic"]')?.getAttribute('value'),
  }
}

describe('a topic in the query string', () => {
  test.each(Object.entries(messageStarts))(
    'sets the interest and the start of the message: %s',
    async (topic, start) => {
      const form = await formAt(`/contact?topic=${topic}`)
      expect(form).toMatchObject({ topic, interest: start.interest })
      expect(form.message).toContain(start.opening)
      for (const line of 'lines' in start ? start.lines : []) expect(form.message).toContain(`\n${line}: `)
    },
  )

  test.each(Object.entries(messageStarts))('puts the name of a cart into the message: %s', async (topic, start) => {
    const { name } = sampleVehicle('denago-city')
    const { message } = await formAt(`/contact?topic=${topic}&vehicle=denago-city`)
    expect(message).toContain(start.openingFor(name))
    if ('cart' in start) expect(message).not.toContain(`${start.cart}:`)
  })

  test('asks for the model, year, batteries, charger and condition of a trade-in, and for the cart wanted', async () => {
    const { message } = await formAt('/contact?topic=trade-in')
    for (const word of ['Make and model', 'Year', 'Batteries', 'Charger', 'Condition', 'Cart I want']) {
      expect(message).toContain(word)
    }
    expect(message).not.toMatch(/\$/)
  })

  test('fills in the town to deliver a rental to', async () => {
    const { message } = await formAt('/contact?topic=rental&town=millville')
    expect(message).toContain('Deliver to: Millville')
  })

  test.each(['topic=toString', 'topic=%3Cb%3E', 'topic=rental&town=hello&vehicle=buy+now', 'topic=', ''])(
    'does not put unknown values into the message: ?%s',
    async (query) => {
      const { interest, message } = await formAt(`/contact?${query}`)
      expect(interest).toBe('sales')
      expect(message).not.toMatch(/toString|<b>|hello|buy now/)
    },
  )
})

test.each([
  ...['/', '/inventory', '/denago', '/evolution', '/rentals', '/rentals/millville', '/services', '/showroom', '/about'],
  ...['/eco-impact', '/towns/millville', '/towns/atlantis', '/vehicle/denago-city', '/inventory?search=zzz'],
])('every link to the contact form on %s has a topic', async (path) => {
  const { document } = await getPage(site.url + path)
  const links = document
    .querySelectorAll('main a')
    .flatMap((link) => link.getAttribute('href') ?? [])
    .filter((href) => href.startsWith('/contact'))
  const topics = links.map((href) => new URL(href, site.url).searchParams.get('topic') ?? '')
  expect(topics.length).toBeGreaterThan(0)
  expect(topics.filter((topic) => !isTopic(topic))).toEqual([])
})

describe('the cart asked about', () => {
  const cartBox = async (path: string) => {
    const { document } = await getPage(site.url + path)
    return document.querySelectorAll(`[aria-label="${contactPage.askedLabel}"]`).map((box) => ({
      text: readable(box),
      href: box.querySelector('a')?.getAttribute('href'),
      pictures: box.querySelectorAll('img').length,
    }))
  }

  test.each(['/contact', '/thank-you'])('is shown on %s, unless it is unknown', async (path) => {
    const { id, name, price = 0 } = sampleVehicle('denago-city')
    const [box, ...others] = await cartBox(`${path}?vehicle=${id}`)
    expect(others).toEqual([])
    expect(box).toMatchObject({ href: `/vehicle/${id}`, pictures: 1 })
    for (const words of [name, dollars(price), 'In stock']) expect(box?.text).toContain(words)
    const [soldBox] = await cartBox(`${path}?vehicle=${sold?.id}`)
    expect(soldBox?.text).toContain('Sold out')
    for (const query of ['', '?vehicle=', '?vehicle=nope', '?vehicle=%3Cb%3E'])
      expect(await cartBox(path + query)).toEqual([])
  })
})
