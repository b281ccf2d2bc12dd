import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { physicalShowrooms } from '../../src/content/dealer/facts/showrooms.facts.ts'
import { findShowroom, showroomLabel } from '../../src/content/dealer/showroom-names.ts'
import { measuredFrom } from '../../src/content/words/delivery-rule.words.ts'
import { sampleInventory } from '../../src/domain/catalogue/sample-stock.ts'
import { engines, openMigrated, type TestDatabase } from '../support/databases.ts'
import { getPage, jsonLd, type Page } from '../support/html.ts'
import { type MailServer, mailPart, startMailServer } from '../support/mail-server.ts'
import { goodMessage } from '../support/messages.ts'
import { type Site, startSite } from '../support/running-site.ts'
import { sampleVehicle } from '../support/sample-vehicle.ts'

/** These three carts cost $15,995, $11,995 and $8,495. */
const either = sampleVehicle('club-car-onward-4')
const inVineland = sampleVehicle('denago-ev-city')
const inScranton = sampleVehicle('denago-nomad')

type Offered = { '@type': string; offers?: { seller: { '@id': string }; availableAtOrFrom: { '@id': string }[] } }

function offersOf(page: Page) {
  const product = jsonLd(page).find((data): data is Offered => (data as Offered)['@type'] === 'Product')
  if (!product?.offers) throw new Error('the page has no offer')
  return product.offers
}

describe.each(Object.entries(engines))('a cart’s showroom, on %s', (_name, open) => {
  let database: TestDatabase
  let mail: MailServer
  let site: Site
  beforeAll(async () => {
    database = await openMigrated(open)
    mail = await startMailServer()
    const { DATA_DIR, DATABASE_URL = '' } = database.location
    site = await startSite(
      {
        DATABASE_URL,
        SAMPLE_STOCK: 'yes',
        SMTP_URL: mail.url,
        LEADS_EMAIL_TO: 'sales@dealer.example',
        LEADS_EMAIL_TO_SERVICE: 'service@dealer.example',
        LEADS_EMAIL_TO_SCRANTON: 'scranton@dealer.example',
      },
      DATA_DIR ? { dataDir: DATA_DIR } : {},
    )
  })
  afterAll(async () => {
    await site.stop()
    await mail.close()
    await database.close()
  })

  test.each([inVineland, inScranton])('the page of $name names the showroom, with its hours', async (cart) => {
    const showroom = findShowroom(cart?.showroom)
    if (!showroom) throw new Error('the sample has no such cart')
    const page = await getPage(`${site.url}/vehicle/${cart?.id}`)
    const text = page.document.querySelector('.stands-at')?.text
    expect(text).toContain(`At our ${showroomLabel(showroom)}`)
    expect(text).toContain(showroom.address)
    expect(text).toContain('Mon-Fri')
    expect((await (await fetch(`${site.url}/api/vehicles/${cart?.id}`)).json()).showroom).toBe(showroom.id)
    const { seller, availableAtOrFrom } = offersOf(page)
    expect(availableAtOrFrom).toEqual([
      { '@type': 'AutoDealer', '@id': expect.stringMatching(new RegExp(`/showroom#${showroom.id}$`)) },
    ])
    expect(seller['@id']).toBe(availableAtOrFrom[0]?.['@id'])
  })

  test('the page of a cart available at either showroom names both, and offers the cart at both', async () => {
    const page = await getPage(`${site.url}/vehicle/${either.id}`)
    expect(page.document.querySelector('.stands-at')?.text).toContain('Vineland or Scranton')
    expect(offersOf(page).availableAtOrFrom).toHaveLength(physicalShowrooms.length)
  })

  test('the delivered price is based on the distance from the cart’s showroom, by the policy’s rule', async () => {
    const delivered = async (id: string | undefined) =>
      (await getPage(`${site.url}/vehicle/${id}?town=scranton`)).document.querySelector('.delivered')
    const block = await delivered(inVineland.id)
    expect((await getPage(`${site.url}/vehicle/${inVineland.id}`)).text).toContain(measuredFrom)
    expect(block?.querySelector('output')?.text).toBe('$12,763')
    expect(block?.querySelector('p')?.text).toContain(
      'From the Vineland showroom: 138 miles. First 10 free, then 128 miles at $6: $768.',
    )
    expect((await delivered(inScranton.id))?.querySelector('output')?.text).toBe('$8,495')
    expect((await delivered(either.id))?.querySelector('output')?.text).toBe('$15,995')
    expect((await getPage(`${site.url}/policies/delivery-policy`)).text).toContain(measuredFrom)
    const year = new Date().getUTCFullYear() + 1
    const dates = `from=${year}-06-01&to=${year}-06-04`
    const estimate = await getPage(
      `${site.url}/rentals/estimate?cart=four-seater&${dates}&town=millville&rates=rentals`,
    )
    expect(estimate.text).toContain(measuredFrom)
    const compared = await getPage(`${site.url}/compare?carts=${inVineland.id},${inScranton.id}&town=scranton`)
    expect(compared.text).toContain('$12,763')
    expect(compared.text).toContain('$8,495')
  })

  test('the inventory can be filtered by showroom without scripts, and cards name the showroom', async () => {
    const { document } = await getPage(`${site.url}/inventory?showroom=Scranton`)
    const links = document.querySelectorAll('.card-grid .card__link').map((link) => link.getAttribute('href'))
    const expected = sampleInventory.filter(({ showroom }) => showroom === undefined || showroom === 'scranton')
    expect(links.toSorted()).toEqual(expected.map(({ id }) => `/vehicles/${id}`).toSorted())
    const choices = document.querySelectorAll('#inventory-filters input[name=showroom]')
    expect(choices.map((choice) => choice.getAttribute('value'))).toEqual(['', 'scranton', 'vineland'])
    expect(choices.find((choice) => choice.hasAttribute('checked'))?.getAttribute('value')).toBe('scranton')
    expect(document.querySelector('.card-grid')?.text).toContain('In stock, Scranton showroom')
    expect(document.querySelector('.card-grid')?.text).not.toContain('Vineland showroom')
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(
      /\/inventory\?showroom=scranton$/,
    )
    const narrowed = await getPage(`${site.url}/inventory?showroom=scranton&seats=4`)
    expect(narrowed.document.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(/\/inventory$/)
    const api = await (await fetch(`${site.url}/api/inventory?showroom=scranton`)).json()
    expect(api.matching).toBe(expected.length)
  })

  test('sitemap and feeds name the showroom', async () => {
    const read = async (path: string) => (await fetch(site.url + path)).text()
    for (const { id } of physicalShowrooms)
      expect(await read('/sitemap.xml')).toContain(`/inventory?showroom=${id}</loc>`)
    const google = (await read('/feeds/google-products.xml')).split('<item>')
    expect(google.find((item) => item.includes(`/vehicle/${inScranton.id}<`))).toContain(
      '<g:store_code>scranton</g:store_code>',
    )
    expect(google.find((item) => item.includes(`/vehicle/${either.id}<`))).not.toContain('store_code')
    const json: { id: string; showroom?: string }[] = JSON.parse(await read('/feeds/inventory.json'))
    expect(json.find(({ id }) => id === inScranton.id)?.showroom).toBe('scranton')
    expect((await read('/feeds/inventory.csv')).split('\n', 1)[0]).toContain(',showroom')
  })

  test.each([
    ['a sales message about a cart in Scranton', 'scranton@dealer.example', 'sales', inScranton],
    ['a sales message about a cart in Vineland', 'sales@dealer.example', 'sales', inVineland],
    ['a service message about a cart in Scranton', 'service@dealer.example', 'service', inScranton],
    ['a sales message about no cart', 'sales@dealer.example', 'sales', undefined],
  ])('%s goes to %s', async (_what, to, interest, cart) => {
    const before = mail.mails.length
    const response = await fetch(`${site.url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ...goodMessage,
        interest,
        email: `${interest}-${cart?.id ?? 'none'}@example.com`,
        vehicle: cart?.id,
        town: 'scranton',
      }),
    })
    expect(response.status).toBe(201)
    const staff = () => mail.mails.slice(before).find((each) => each.to.some((who) => who.endsWith('@dealer.example')))
    await expect.poll(() => staff()?.to).toEqual([to])
    const receivedMail = staff()
    if (!receivedMail || !cart?.showroom) return
    const text = mailPart(receivedMail, 'text/plain')
    expect(text).toContain(`at the ${cart.showroom === 'vineland' ? 'Vineland' : 'Scranton'} showroom`)
    if (cart === inVineland) expect(text).toContain('$768')
  })
})
