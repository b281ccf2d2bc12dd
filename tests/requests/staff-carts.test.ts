import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cartPage, lot, lotErrors } from '../../src/content/words/lot.words.ts'
import { saleOf } from '../../src/domain/catalogue/edits/cart-sales.server.ts'
import { staffLog } from '../../src/domain/staff/staff-log.server.ts'
import { lotPath } from '../../src/domain/staff/staff-paths.ts'
import { formIn, type Page, Phone } from '../support/lot.ts'
import { goodMessage, postMessage } from '../support/messages.ts'
import { onEachEngine, type SiteWithMail, startSiteWithMail } from '../support/on-each-engine.ts'
import { signedIn } from '../support/staff-pages.ts'

const ann = 'ann@dealer.example'
const dov = 'dov@dealer.example'
const DAY_MS = 24 * 60 * 60 * 1000

onEachEngine('the desk for carts', (engine) => {
  let running: SiteWithMail
  const cookies: Record<string, string> = {}

  beforeAll(async () => {
    running = await startSiteWithMail(engine)
    for (const [person, name] of [
      [ann, 'Ann Lee'],
      [dov, 'Dov'],
    ] as const) {
      await larkway('staff', 'invite', person, '--name', name)
      cookies[person] = await signedIn(running.db, person)
    }
  })
  afterAll(() => running.remove())

  const larkway = (...words: string[]) => running.larkway(...words)
  const phoneOf = (person: string, site = () => running.replica) => new Phone(cookies[person] ?? '', site)
  const onSite = (path: string, site = running.replica) => fetch(`${site.url}${path}`)
  const cartAt = async (id: string) => {
    const response = await onSite(`/api/vehicles/${id}`)
    return response.ok ? response.json() : undefined
  }
  const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
  const importList = async (rows: string) => {
    const file = join(running.site.dataDir, 'list.csv')
    await writeFile(file, `id,name,brand,category,price\n${rows}\n`)
    return larkway('inventory', 'import', file, '--keep-missing', '--yes', '--source', 'feed')
  }
  /** Finds the form of a button in the cart's row, and returns a function that sends it. */
  const pressInRow = (phone: Phone, page: Page, id: string, name: string) => {
    const row = page.html.split(`id="cart-${id}"`)[1]?.split('</li>')[0] ?? ''
    const form = row.split('<form').find((part) => part.includes(`name="${name}"`)) ?? ''
    const fields = Array.from(form.matchAll(/name="([^"]+)"[^>]*value="([^"]*)"/g), ([, key = '', value = '']) => [
      key,
      value.replaceAll('&amp;', '&'),
    ])
    return { send: (more = {}) => phone.post(`/carts/${id}`, { ...Object.fromEntries(fields), ...more }) }
  }

  test('saving a price in a row returns to the same list, with a confirmation and Undo in that row', async () => {
    const phone = phoneOf(ann)
    const before = (await cartAt('denago-rover')).price
    const list = await phone.get('?show=stock')
    const saved = await pressInRow(phone, list, 'denago-rover', 'price').send({ price: '7,777' })
    expect(saved.location).toMatch(/^\/staff\/lot\?show=stock&saved=[\w-]+#cart-denago-rover$/)
    const page = await phone.get(phone.below(saved.location))
    const [, row = ''] = page.html.split('id="cart-denago-rover"')
    expect(row.split('</li>')[0]).toMatch(/role="status".*\$7,777/s)
    await expect.poll(async () => (await cartAt('denago-rover')).price).toBe(7777)
    const undo = formIn(page.html, `${lotPath}/carts/denago-rover/undo`)
    const undone = await phone.post('/carts/denago-rover/undo', undo)
    expect(undone.location).toMatch(/^\/staff\/lot\?show=stock&saved=/)
    await expect.poll(async () => (await cartAt('denago-rover')).price).toBe(before)
  })

  test('an unreadable price in a row opens the cart with the typed value', async () => {
    const phone = phoneOf(ann)
    const bad = await pressInRow(phone, await phone.get(''), 'denago-rover', 'price').send({ price: 'cheap' })
    expect([bad.status, bad.text.includes('Enter the price in dollars')]).toEqual([422, true])
    expect(bad.html).toContain('value="cheap"')
  })

  test('searching for a whole stock number opens the cart; searching for a part lists matches', async () => {
    const number = String((await cartAt('denago-city')).specifications.stockNumber)
    const opened = await onSiteAs(ann, `${lotPath}?q=${number.toLowerCase().replace('-', '')}`)
    expect([opened.status, opened.headers.get('location')]).toEqual([303, `${lotPath}/carts/denago-city`])
    expect((await onSiteAs(ann, `${lotPath}?q=${number.slice(0, -1)}`)).status).toBe(200)
  })
  const onSiteAs = (person: string, path: string) =>
    fetch(`${running.replica.url}${path}`, { redirect: 'manual', headers: { cookie: cookies[person] ?? '' } })

  test('shows a hold to staff until its last day is over, and never to visitors', async () => {
    const [phone, id] = [phoneOf(ann), 'evolution-d5-ranger-4']
    await phone.get(`/carts/${id}`)
    const held = await phone.post(`/carts/${id}/hold`, { until: day(4), customer: 'Dana Whitlock', deposit: '500' })
    expect((await phone.get(phone.below(held.location))).text).toMatch(
      /On hold until \w+day for Dana Whitlock, \$500 down/,
    )
    expect((await phoneOf(dov).get('?show=hold')).text).toMatch(/Until \w+day, \$500 down/)
    for (const path of [`/vehicle/${id}`, `/api/vehicles/${id}`, '/feeds/inventory.csv', '/api/inventory'])
      expect(await (await onSite(path)).text()).not.toMatch(/Whitlock|on hold/i)
    expect((await cartAt(id)).inStock).toBe(true)
    expect((await staffLog(running.db, 5)).map(({ action }) => action)).toContain('held a cart')
    await running.db
      .updateTable('cart_holds')
      .set({ until: day(-2) })
      .where('vehicle_id', '=', id)
      .execute()
    expect((await phone.get('?show=hold')).html).not.toContain(`id="cart-${id}"`)
    expect((await phone.get(`/carts/${id}`)).text).not.toContain('On hold until')
  })

  test('offers a reply to those who asked about a cart that is on hold for somebody else', async () => {
    const [phone, id] = [phoneOf(ann), 'evolution-d5-maverick-4']
    for (const [firstName, lastName] of [
      ['Dana', 'Whitlock'],
      ['Bo', 'Lind'],
    ])
      await postMessage(running.site, {
        ...goodMessage,
        firstName,
        lastName,
        message: `Is it still there? From ${firstName}.`,
        vehicle: id,
      })
    expect((await phone.get(`/carts/${id}`)).text).toContain(cartPage.openMessages(2))
    await phone.post(`/carts/${id}/hold`, { until: day(4), customer: 'dana whitlock', deposit: '' })
    const page = await phone.get(`/carts/${id}`)
    expect(page.text).toContain(cartPage.tellHeld)
    expect(page.text).toMatch(new RegExp(`Dana Whitlock [^.]{0,60}${cartPage.theirHold}`))
    expect(page.text).not.toContain(cartPage.openMessages(2))
    const replies = [...page.html.matchAll(/href="(\/staff\/messages\/[\w-]+\?reply=0)#reply"/g)].map(
      ([, path]) => path,
    )
    expect(replies).toHaveLength(1)
    const { text } = await phone.get(replies[0] ?? '')
    expect(text).toContain('still there? From Bo')
    expect(text).toMatch(/Hi Bo, Somebody else has the .+ on hold right now/)
    await phone.post(`/carts/${id}/hold/end`, formIn(page.html, `${lotPath}/carts/${id}/hold/end`))
    expect((await phone.get(`/carts/${id}`)).html).not.toContain('?reply=0')
    expect((await phone.get(replies[0] ?? '')).text).not.toContain('on hold right now')
  })

  test('when two people hold the same cart, the second one sees who holds it, and can still change the hold', async () => {
    const id = 'evolution-d5-ranger-6'
    await phoneOf(ann).post(`/carts/${id}/hold`, { until: day(3), customer: '', deposit: '', seen: '' })
    const told = await phoneOf(dov).post(`/carts/${id}/hold`, { until: day(9), customer: '', deposit: '', seen: '' })
    expect([told.status, told.text.includes('Ann Lee holds it until')]).toEqual([409, true])
    const again = formIn(told.html, `${lotPath}/carts/${id}/hold`)
    expect((await phoneOf(dov).post(`/carts/${id}/hold`, { ...again, until: day(9) })).status).toBe(303)
    const page = await phoneOf(ann).get(`/carts/${id}`)
    await phoneOf(ann).post(`/carts/${id}/hold/end`, formIn(page.html, `${lotPath}/carts/${id}/hold/end`))
    expect((await phoneOf(ann).get(`/carts/${id}`)).text).not.toContain('On hold until')
  })

  test('rejects an impossible hold at its field, and keeps the input', async () => {
    const bad = await phoneOf(ann).post('/carts/denago-city/hold', { until: day(-3), customer: 'Ada', deposit: 'lots' })
    expect([bad.status, bad.text.includes(lotErrors.deposit)]).toEqual([422, true])
    expect(bad.text).toContain('Choose a day from today')
    expect(bad.html).toContain('value="Ada"')
    for (const until of ['', '2026-02-31', '9999-01-01', 'soon'])
      expect((await phoneOf(ann).post('/carts/denago-city/hold', { until, customer: '', deposit: '' })).status).toBe(
        422,
      )
    expect((await phoneOf(ann).post('/carts/no-such-cart/hold', { until: day(1) })).status).toBe(404)
  })

  test('marks a cart sold from its row, and records the buyer and the price on the cart’s page', async () => {
    const [phone, id] = [phoneOf(ann), 'evolution-d5-ranger-2-plus-2']
    await postMessage(running.site, { ...goodMessage, firstName: 'Nadia', lastName: 'Brandt', vehicle: id })
    const asked = (await cartAt(id)).price
    const sold = await pressInRow(phone, await phone.get(''), id, 'inStock').send()
    const listed = await phone.get(phone.below(sold.location))
    expect(listed.html).toContain(`${lotPath}/carts/${id}#sale`)
    await expect.poll(async () => (await cartAt(id)).inStock).toBe(false)
    const page = await phone.get(`/carts/${id}`)
    expect(page.text).toContain(cartPage.whoAsked)
    const reply = /href="(\/staff\/messages\/[\w-]+\?reply=0)#reply"/.exec(page.html)?.[1] ?? ''
    expect((await phone.get(reply)).text).toMatch(/Hi Nadia, I’m sorry, the .+ has been sold/)
    expect((await phone.post(`/carts/${id}/sale`, { buyer: 'Nadia Brandt', price: 'much' })).status).toBe(422)
    await phone.post(`/carts/${id}/sale`, { buyer: 'Nadia Brandt', price: '5,200' })
    expect(await saleOf(running.db, id)).toMatchObject({ buyer: 'Nadia Brandt', price: 5200, asked, person: ann })
    for (const path of [`/vehicle/${id}`, `/api/vehicles/${id}`, '/feeds/inventory.json'])
      expect(await (await onSite(path)).text()).not.toMatch(/Brandt|5,?200/)
    const file = await larkway('leads', 'export', '--email', goodMessage.email)
    expect(file.out).toContain('Nadia Brandt; $5,200')
    await larkway('leads', 'delete', '--email', goodMessage.email, '--yes')
    expect(await saleOf(running.db, id)).toMatchObject({ buyer: null, messageId: null, price: 5200 })
  })

  test('undo removes the record of a sale; a cart not sold by staff cannot get a record', async () => {
    const [phone, id] = [phoneOf(ann), 'evolution-classic-2-pro']
    const first = (await (await onSite('/api/vehicles')).json()).find((one: { inStock: boolean }) => one.inStock).id
    const sold = await phone.save(first, { inStock: 'no' })
    expect(await saleOf(running.db, first)).toBeDefined()
    const page = await phone.get(phone.below(sold.location))
    await phone.post(`/carts/${first}/undo`, formIn(page.html, `${lotPath}/carts/${first}/undo`))
    expect(await saleOf(running.db, first)).toBeUndefined()
    const none = await phone.post(`/carts/${id}/sale`, { buyer: 'Ada', price: '' })
    expect(none.location).toContain('note=unsold')
  })

  test('a cart taken off the site is hidden, is not restored by lists, and can return with what staff entered', async () => {
    const phone = phoneOf(ann)
    await importList('off-1,Off Cart,Acme,Cart,9000')
    await expect.poll(async () => (await cartAt('off-1'))?.price).toBe(9000)
    await phone.save('off-1', { notes: 'In the shop', 'spec:condition': 'Fine' })
    const off = await pressInRow(phone, await phone.get(''), 'off-1', 'onSite').send()
    expect((await phone.get(phone.below(off.location))).text).toContain('off the site')
    await expect.poll(() => cartAt('off-1')).toBeUndefined()
    expect((await onSite('/vehicle/off-1')).status).toBe(404)
    await importList('off-1,Off Cart,Acme,Cart,8800')
    for (const path of [
      '/api/vehicles',
      '/api/inventory',
      '/feeds/inventory.csv',
      '/feeds/inventory.json',
      '/sitemap.xml',
    ])
      expect(await (await onSite(path)).text()).not.toContain('off-1')
    expect((await phone.get('?show=off')).html).toContain('id="cart-off-1"')
    const page = await phone.get('/carts/off-1')
    expect(page.html).toContain('In the shop')
    await phone.post('/carts/off-1', { onSite: 'yes', 'was.onSite': 'false' })
    await expect.poll(async () => (await cartAt('off-1'))?.price).toBe(8800)
    expect((await cartAt('off-1')).specifications.condition).toBe('Fine')
    expect((await phone.get('/carts/off-1')).text).toMatch(/Shown off the site now on the site/)
  })

  test('name, description, features and facts can be changed, and a list does not change them back', async () => {
    const phone = phoneOf(ann)
    await importList('told-1,Told Cart,Acme,Cart,9000')
    await phone.save('told-1', {
      name: 'Told Cart, lifted',
      description: 'Two lines\r\nof it',
      features: 'Cup holders\r\n\r\nRoof',
      'spec:range': '40 miles',
    })
    await importList('told-1,Told Cart,Acme,Cart,8900')
    await expect.poll(async () => (await cartAt('told-1')).price).toBe(8900)
    expect(await cartAt('told-1')).toMatchObject({
      name: 'Told Cart, lifted',
      description: 'Two lines\nof it',
      features: ['Cup holders', 'Roof'],
      specifications: { range: '40 miles' },
    })
    const again = await phone.save('told-1', {})
    expect(again.location).toContain('note=same')
    const bad = await phone.save('told-1', { name: '', 'spec:seatingCapacity': 'four', features: 'x'.repeat(400) })
    expect([bad.status, bad.text.includes(lotErrors.missing), bad.text.includes(lotErrors.count)]).toEqual([
      422,
      true,
      true,
    ])
    const long = await phone.save('told-1', { features: 'x'.repeat(400) })
    expect([long.status, long.html.includes('aria-invalid')]).toEqual([422, true])
  })

  test('lists drafts, and can move another photo to the front', async () => {
    const phone = phoneOf(ann)
    await phone.post('/new', { maker: 'Denago', model: 'City', stockNumber: 'D-1', action: 'keep' })
    const drafts = await phone.get('?show=draft')
    expect(drafts.text).toContain('Denago City D-1')
    expect(drafts.text).toContain(lot.notOnSite)
    const { images } = await cartAt('denago-nomad')
    await phone.post('/carts/denago-nomad/photos/main', { photo: images[2] })
    await expect.poll(async () => (await cartAt('denago-nomad')).images).toEqual([images[2], images[0], images[1]])
  })
})
