import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lot } from '../../src/content/words/lot.words.ts'
import { formIn as formOf, Phone } from '../support/lot.ts'
import { mailPart } from '../support/mail-server.ts'
import { onEachEngine, type SiteWithMail, startSiteWithMail } from '../support/on-each-engine.ts'
import type { Site } from '../support/running-site.ts'
import { signedIn } from '../support/staff-pages.ts'

const ann = 'ann@dealer.example'
const dov = 'dov@dealer.example'

const raise = (problem: string): never => {
  throw new Error(problem)
}

onEachEngine('the lot', (engine) => {
  let running: SiteWithMail

  beforeAll(async () => {
    running = await startSiteWithMail(engine, { LEADS_EMAIL_TO: 'sales@dealer.example' })
    await larkway('staff', 'invite', ann, '--name', 'Ann Lee')
    await larkway('staff', 'invite', dov, '--name', 'Dov')
    for (const person of [ann, dov, 'sales@dealer.example']) cookies[person] = await signedIn(running.db, person)
  })
  afterAll(() => running.remove())

  const firstSite = () => running.site
  const lastSite = () => running.replica
  const larkway = (...words: string[]) => running.larkway(...words)
  const cookies: Record<string, string> = {}
  const phoneOf = (person: string, site = lastSite) => new Phone(cookies[person] ?? '', site)

  const cartAt = async (site: Site, id: string) => {
    const response = await fetch(`${site.url}/api/vehicles/${id}`)
    return response.ok ? response.json() : undefined
  }
  /** Returns the value that every replica has, or all values if the replicas differ. */
  const everywhere = async (id: string, field: string) =>
    [
      ...new Set(
        await Promise.all(running.sites.map(async (site) => String(JSON.stringify((await cartAt(site, id))?.[field])))),
      ),
    ].join()
  const priceOf = async (id: string): Promise<number> => (await cartAt(firstSite(), id)).price

  const importFile = async (text: string, ...more: string[]) => {
    const file = join(firstSite().dataDir, 'list.csv')
    await writeFile(file, text)
    return larkway('inventory', 'import', file, '--keep-missing', '--yes', ...more)
  }

  test('the invitation opens the sign-in; only invited people can use the lot', async () => {
    const mail = await eventuallyMail(ann)
    const urls = mailPart(mail, 'text/plain').match(/https?:\S+/g) ?? []
    expect(urls.map((url) => new URL(url).pathname)).toEqual(['/staff'])
    const { status, html, headers } = await phoneOf(ann).get('')
    expect(status).toBe(200)
    expect(html).toContain('>The lot</h1>')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-robots-tag')).toContain('noindex')
    for (const below of ['', '/carts/denago-city', '/new', '/staff/rentals']) {
      expect((await phoneOf('sales@dealer.example').get(below)).status).toBe(403)
      expect((await phoneOf('sales@dealer.example').post(below, { price: '1' })).status).toBe(403)
      expect((await new Phone('', lastSite).get(below)).text).toContain('Email me a code')
      expect((await new Phone('', lastSite).post(below, { price: '1' })).status).toBe(401)
    }
    await phoneOf(ann).get('/carts/denago-city')
    for (const site of running.sites) expect(site.log()).not.toContain(cookies[ann]?.split('=')[1])
  })
  const eventuallyMail = async (person: string) => {
    await expect.poll(() => running.mails.mails.some(({ to }) => to.includes(person))).toBe(true)
    return running.mails.mails.find(({ to }) => to.includes(person)) ?? raise('no mail')
  }

  test('finds carts by stock number, name and part of the VIN, and lists the sold ones', async () => {
    const phone = phoneOf(ann)
    const { specifications, name } = await cartAt(firstSite(), 'denago-city')
    for (const query of [specifications.stockNumber, specifications.vin.slice(-6), name.toLowerCase()]) {
      expect((await phone.get(`?q=${encodeURIComponent(query)}`)).html).toContain(`${phone.link}/carts/denago-city"`)
    }
    for (const query of ['no such cart', '%', '_', '😀', "'"])
      expect((await phone.get(`?q=${encodeURIComponent(query)}`)).text).toContain('No cart matches')
    const sold = (await phone.get('?show=sold')).html
    const stock: { id: string; inStock: boolean }[] = await (await fetch(`${firstSite().url}/api/vehicles`)).json()
    for (const { id, inStock } of stock) expect(sold.includes(`/carts/${id}"`)).toBe(!inStock)
  })

  test('shows a saved change on every replica, and who made it', async () => {
    const phone = phoneOf(ann)
    const before = await priceOf('denago-nomad')
    const saved = await phone.save('denago-nomad', {
      price: String(before - 200),
      inStock: 'no',
      showroom: 'scranton',
      'spec:hoursOnMeter': '1,180',
      'spec:condition': 'Seats and roof clean',
      notes: 'Key in drawer 4',
    })
    expect(saved.status).toBe(303)
    const done = await phone.get(phone.below(saved.location))
    expect(done.text).toContain('Live on the site')
    await expect.poll(() => everywhere('denago-nomad', 'price')).toBe(String(before - 200))
    expect(await cartAt(lastSite(), 'denago-nomad')).toMatchObject({
      inStock: false,
      showroom: 'scranton',
      specifications: { hoursOnMeter: 1180, condition: 'Seats and roof clean' },
    })
    expect((await phoneOf(dov).get('/carts/denago-nomad')).text).toMatch(/Changes to this cart .*Ann Lee, \w+day/)
    const again = await phone.save('denago-nomad', {}, done)
    expect((await phone.get(phone.below(again.location))).text).toContain('Nothing was changed')
  })

  test('shows notes only to staff', async () => {
    const words = `Charger under bench ${randomBytes(6).toString('hex')}`
    const phone = phoneOf(ann)
    await phone.save('denago-rover', { notes: words })
    await phone.save('denago-rover', { 'spec:condition': 'Looked at' })
    await expect.poll(async () => (await cartAt(lastSite(), 'denago-rover')).specifications.condition).toBe('Looked at')
    expect((await phoneOf(dov).get('/carts/denago-rover')).html).toContain(words)
    const pages = [
      '/vehicle/denago-rover',
      '/inventory',
      '/api/vehicles/denago-rover',
      '/api/vehicles',
      '/api/inventory',
    ]
    for (const path of [...pages, '/feeds/inventory.csv', '/feeds/inventory.json', '/feeds/google-products.xml']) {
      expect(await (await fetch(`${lastSite().url}${path}`)).text()).not.toContain(words)
    }
    expect((await larkway('inventory', 'export')).out).not.toContain(words)
    for (const site of running.sites) expect(site.log()).not.toContain(words)
  })

  test('the person who made a change can undo it once, and nobody else can', async () => {
    const before = await priceOf('denago-rover-xl')
    await phoneOf(ann).save('denago-rover-xl', { price: '4,321' })
    await expect.poll(() => everywhere('denago-rover-xl', 'price')).toBe('4321')
    expect((await phoneOf(dov).get('/carts/denago-rover-xl')).html).not.toContain('/undo"')
    const later = phoneOf(ann)
    const undo = formIn(await later.get('/carts/denago-rover-xl'), `${later.link}/carts/denago-rover-xl/undo`)
    const other = await phoneOf(dov).post('/carts/denago-rover-xl/undo', undo)
    expect((await phoneOf(dov).get(phoneOf(dov).below(other.location))).text).toContain('Not undone')
    expect(await everywhere('denago-rover-xl', 'price')).toBe('4321')
    expect((await later.post('/carts/denago-rover-xl/undo', undo)).location).toContain('saved=')
    await expect.poll(() => everywhere('denago-rover-xl', 'price')).toBe(String(before))
    expect((await later.post('/carts/denago-rover-xl/undo', undo)).location).toContain('note=late')
    expect(await priceOf('denago-rover-xl')).toBe(before)
  })
  const formIn = ({ html }: { html: string }, action: string) => formOf(html, action)

  test('if two people save the same field, the second one gets a notice, keeps the input, and can save anyway', async () => {
    const [first, second] = [phoneOf(ann, firstSite), phoneOf(dov)]
    const [a, b] = [await first.get('/carts/swift-ev-4'), await second.get('/carts/swift-ev-4')]
    expect((await first.save('swift-ev-4', { price: '7,100' }, a)).status).toBe(303)
    const told = await second.save('swift-ev-4', { price: '7,000', 'spec:condition': 'New tires' }, b)
    expect(told.status).toBe(409)
    expect(told.text).toContain('Ann Lee changed this to $7,100 in the meantime')
    expect(told.html).toContain('value="7,000"')
    expect(told.html).toContain('value="New tires"')
    await expect.poll(() => everywhere('swift-ev-4', 'price')).toBe('7100')
    expect((await second.save('swift-ev-4', {}, told)).status).toBe(303)
    await expect.poll(() => everywhere('swift-ev-4', 'price')).toBe('7000')
    const annAgain = phoneOf(ann)
    const undo = formIn(await annAgain.get('/carts/swift-ev-4'), `${annAgain.link}/carts/swift-ev-4/undo`)
    const refused = await annAgain.post('/carts/swift-ev-4/undo', undo)
    expect((await annAgain.get(annAgain.below(refused.location))).text).toContain('Not undone: price has changed since')
    expect(await priceOf('swift-ev-4')).toBe(7000)
  })

  test('if two people save different fields, both changes are kept', async () => {
    const [first, second] = [phoneOf(ann, firstSite), phoneOf(dov)]
    const opened = await second.get('/carts/denago-rover-xl8')
    await first.save('denago-rover-xl8', { price: '9,999' })
    expect((await second.save('denago-rover-xl8', { 'spec:condition': 'Polished' }, opened)).status).toBe(303)
    await expect.poll(() => everywhere('denago-rover-xl8', 'price')).toBe('9999')
    await expect
      .poll(async () => (await cartAt(firstSite(), 'denago-rover-xl8')).specifications.condition)
      .toBe('Polished')
  })

  test('a form sent twice is one change', async () => {
    const phone = phoneOf(ann)
    const opened = await phone.get('/carts/denago-ev-city')
    const [one, two] = await Promise.all([
      phone.save('denago-ev-city', { price: '8,123' }, opened),
      phone.save('denago-ev-city', { price: '8,123' }, opened),
    ])
    expect([one, two].map(({ status }) => status)).toEqual([303, 303])
    expect((await phone.get('/carts/denago-ev-city')).html.match(/<s>/g)).toHaveLength(1)
  })

  test('reports an unreadable value at its field, and keeps all input', async () => {
    const phone = phoneOf(ann)
    const before = await priceOf('denago-nomad-xl')
    const bad = await phone.save('denago-nomad-xl', {
      price: 'about six',
      'spec:hoursOnMeter': 'many',
      'spec:year': '20',
      'spec:condition': '<b>Fine</b>',
      notes: 'n'.repeat(2001),
    })
    expect(bad.status).toBe(422)
    for (const words of ['Enter the price in dollars', 'Enter digits only', 'four digits', 'at most 2000']) {
      expect(bad.text).toContain(words)
    }
    expect(bad.html).toContain('value="about six"')
    expect(bad.html).toContain('value="&lt;b&gt;Fine&lt;/b&gt;"')
    expect(await priceOf('denago-nomad-xl')).toBe(before)
    expect((await phone.save('denago-nomad-xl', { showroom: 'atlantis' })).status).toBe(422)
    for (const price of ['2000000', 'free', '-5', '14.9k'])
      expect((await phone.save('denago-nomad-xl', { price })).status).toBe(422)
    const neither = await phone.save('denago-nomad-xl', { inStock: 'maybe' })
    expect([neither.status, neither.text.includes('Choose one.')]).toEqual([422, true])
    const long = await phone.save('denago-nomad-xl', { name: 'N'.repeat(300) })
    expect([long.status, long.text.includes('Name is longer than 120 characters.')]).toEqual([422, true])
    expect((await phone.post('/carts/denago-nomad-xl', { notes: 'x'.repeat(40_000) })).status).toBe(413)
    expect((await phone.get('/carts/no-such-cart')).status).toBe(404)
    expect((await phone.post('/carts/no-such-cart', { price: '1' })).status).toBe(404)
  })

  test('a manual price stays until the feed’s price changes; the page and the digest report the change', async () => {
    const list = (price: number, source = 'feed') =>
      importFile(`id,name,brand,category,price\nfed-1,Fed Cart,Acme,Cart,${price}\n`, '--source', source)
    await list(6450)
    const phone = phoneOf(ann)
    await phone.save('fed-1', { price: '6,250' })
    expect((await phone.get('/carts/fed-1')).text).toContain('says $6,450')
    expect((await list(6450)).out).toContain('1 value set by hand kept')
    await expect.poll(() => priceOf('fed-1')).toBe(6250)
    expect((await list(6300)).out).toContain('price $6,250, set by Ann Lee, is gone')
    await expect.poll(() => everywhere('fed-1', 'price')).toBe('6300')
    expect((await phone.get('/carts/fed-1')).text).toMatch(/has said \$6,300 since .*Ann Lee’s \$6,250 is gone/)
    await phone.save('fed-1', { price: '6,000' })
    const release = formIn(await phone.get('/carts/fed-1'), `${phone.link}/carts/fed-1/release`)
    await phone.post('/carts/fed-1/release', release)
    await expect.poll(() => everywhere('fed-1', 'price')).toBe('6300')
    const { out } = await larkway('digest')
    expect(out).toContain('Changed by hand')
    expect(out).toContain('Ann Lee: price $6,450, now $6,250')
    expect(out).toContain('What Ann Lee set is gone')
  })

  const cart = {
    stockNumber: 'L-4711',
    isNew: 'new',
    maker: 'denago',
    model: 'rover xl',
    price: '11,995',
    color: 'Red',
    seats: '',
    showroom: 'vineland',
    year: '',
    hours: '',
  }

  test('a new cart gets facts from its model’s page, and stays off the site until it is published', async () => {
    const phone = phoneOf(ann)
    const kept = await phone.post('/new', { ...cart, action: 'keep' })
    const draft = phone.below(kept.location)
    const page = await phoneOf(dov, firstSite).get(draft)
    expect(page.text).toContain('Denago Rover XL')
    expect(page.text).toMatch(/Still “Ask us” VIN, Street legal/)
    expect(page.html).toContain('value="L-4711"')
    for (const site of running.sites) expect(await cartAt(site, 'l-4711')).toBeUndefined()
    expect((await phone.get('')).text).toContain(lot.notOnSite)
    const published = await phone.post(draft, { ...cart, action: 'publish' })
    expect(phone.below(published.location)).toMatch(/^\/carts\/l-4711\?saved=/)
    await expect.poll(() => everywhere('l-4711', 'name')).toBe('"Denago Rover XL"')
    expect(await cartAt(lastSite(), 'l-4711')).toMatchObject({
      brand: 'Denago',
      category: 'Rover',
      price: 11_995,
      isNew: true,
      inStock: true,
      showroom: 'vineland',
      specifications: { stockNumber: 'L-4711', color: 'Red', seatingCapacity: 6, topSpeed: '25 mph' },
    })
    expect((await phone.post(draft, { ...cart, action: 'publish' })).location).toBe(`${phone.link}/carts/l-4711`)
    expect((await phone.get('')).text).not.toContain(lot.notOnSite)
    const twice = await phone.post('/new', { ...cart, action: 'publish' })
    expect(twice.location).toBe(published.location)
    expect((await larkway('digest')).out).toMatch(/Facts to fill in[\s\S]*Denago Rover XL[\s\S]*VIN, Street legal/)
  })

  test('reports a stock number already in use, with a link to its cart, and keeps the input', async () => {
    const phone = phoneOf(dov)
    const taken = await phone.post('/new', { ...cart, color: 'Green', action: 'publish' })
    expect(taken.status).toBe(422)
    expect(taken.text).toContain('L-4711 is taken: it’s a Denago Rover XL')
    expect(taken.html).toContain(`${phone.link}/carts/l-4711"`)
    expect(taken.html).toContain('value="Green"')
    const { stockNumber } = (await cartAt(firstSite(), 'denago-city')).specifications
    const sample = await phone.post('/new', { ...cart, stockNumber, action: 'publish' })
    expect(sample.html).toContain(`${phone.link}/carts/denago-city"`)
  })

  test('a new cart can be withdrawn only by its publisher, and becomes a draft with its values', async () => {
    const [own, other] = [phoneOf(ann), phoneOf(dov)]
    const back = formIn(await own.get('/carts/l-4711'), `${own.link}/carts/l-4711/back`)
    await other.post('/carts/l-4711/back', back)
    expect((await cartAt(firstSite(), 'l-4711')).name).toBe('Denago Rover XL')
    const kept = await own.post('/carts/l-4711/back', back)
    await expect.poll(() => everywhere('l-4711', 'id')).toBe('undefined')
    const page = await own.get(own.below(kept.location))
    expect(page.html).toContain('value="L-4711"')
    expect(page.html).toContain('value="Red"')
    await own.post(own.below(kept.location), { action: 'drop' })
    expect((await own.get(own.below(kept.location))).html).not.toContain('L-4711')
  })

  test('a cart added on the lot is left alone by a list without it, and taken over by a list with its stock number', async () => {
    const phone = phoneOf(ann)
    await phone.post('/new', { ...cart, stockNumber: 'L-5000', action: 'publish' })
    const whole = (rows: string) =>
      writeFile(
        join(firstSite().dataDir, 'list.csv'),
        `id,name,brand,category,price,spec:stockNumber\nfeed-only,Fed,Acme,Cart,1,\n${rows}`,
      ).then(() =>
        larkway(
          'inventory',
          'import',
          join(firstSite().dataDir, 'list.csv'),
          '--source',
          'feed',
          '--yes',
          '--allow-removals',
        ),
      )
    await whole('')
    await expect.poll(async () => (await cartAt(firstSite(), 'l-5000'))?.name).toBe('Denago Rover XL')
    await whole('rover-9,Rover of the feed,Denago,Rover,9000,L-5000\n')
    await expect.poll(() => everywhere('rover-9', 'price')).toBe('9000')
    expect((await cartAt(firstSite(), 'l-5000'))?.id).toBe('rover-9')
    expect((await cartAt(firstSite(), 'rover-9')).specifications.color).toBe('Red')
    await whole('')
    await expect.poll(() => everywhere('rover-9', 'price')).toBe('undefined')
  })

  test('reports missing and invalid values of a new cart', async () => {
    const empty = await phoneOf(ann).post('/new', { action: 'publish' })
    expect(empty.status).toBe(422)
    expect(empty.text.match(/Fill this in/g)).toHaveLength(3)
    expect(empty.text).toContain('Choose how many seats')
    const odd = await phoneOf(ann).post('/new', {
      ...cart,
      stockNumber: '###',
      price: 'x',
      year: '9',
      action: 'publish',
    })
    expect(odd.text).toContain('Use letters and digits')
    expect(odd.text).toContain('four digits')
  })

  test('asks whether a cart of unknown condition is new, and keeps the answer when a list is imported', async () => {
    const list = 'Stock #,Yr,Make,Model,Price\nunsaid,2019,Acme,Trail,5000\n'
    await importFile(list)
    await expect.poll(() => everywhere('unsaid', 'condition')).toBe('"unknown"')
    const path = '/carts/unsaid'
    const page = await phoneOf(ann).get(path)
    expect(page.text).toContain('New or used?')
    expect((await phoneOf(ann).get('/carts/denago-city')).text).not.toContain('New or used?')
    await phoneOf(ann).post(path, { isNew: 'no', 'was.isNew': '' })
    await expect.poll(() => everywhere('unsaid', 'condition')).toBe('undefined')
    expect(await fetch(`${firstSite().url}/vehicles/unsaid`).then((response) => response.text())).toContain(
      'Used, 2019',
    )
    await importFile(list.replace('5000', '4900'))
    await expect.poll(() => priceOf('unsaid')).toBe(4900)
    expect(await everywhere('unsaid', 'condition')).toBe('undefined')
    await larkway('inventory', 'remove', 'unsaid', '--yes')
  })

  test('a removed person loses access at once, on every replica', async () => {
    await larkway('staff', 'remove', dov)
    for (const site of [firstSite, lastSite]) {
      const { status, text } = await phoneOf(dov, site).get('')
      expect([status, text.includes('You don’t have access')]).toEqual([403, true])
      expect((await phoneOf(dov, site).post('/carts/denago-city', { price: '1' })).status).toBe(403)
    }
    expect((await phoneOf(ann).get('')).status).toBe(200)
  })
})
