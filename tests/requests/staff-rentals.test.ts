import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { formIn, Phone } from '../support/lot.ts'
import { mailPart } from '../support/mail-server.ts'
import { goodMessage } from '../support/messages.ts'
import { onEachEngine, type SiteWithMail, startSiteWithMail } from '../support/on-each-engine.ts'
import { signedIn } from '../support/staff-pages.ts'

const ines = 'ines@dealer.example'
const dov = 'dov@dealer.example'
const sales = 'sales@dealer.example'

const raise = (problem: string): never => {
  throw new Error(problem)
}
/** Days are in the coming year, so that they are never in the past. */
const year = new Date().getUTCFullYear() + 1
const july = `/staff/rentals?month=${year}-07&cart=six-seater`
const renee = { ...{ cart: 'six-seater', from: `${year}-07-03`, to: `${year}-07-06` }, name: 'Renée O’Malley' }
const unescaped = (href: string) => href.replaceAll('&amp;', '&')

onEachEngine('the desk for rentals', (engine) => {
  let running: SiteWithMail
  const cookies: Record<string, string> = {}

  beforeAll(async () => {
    running = await startSiteWithMail(engine, { LEADS_EMAIL_TO: sales })
    await larkway('staff', 'invite', ines, '--name', 'Ines Halloway')
    await larkway('staff', 'invite', dov, '--name', 'Dov')
    for (const person of [ines, dov, sales]) cookies[person] = await signedIn(running.db, person)
  })
  afterAll(() => running.remove())
  beforeEach(async () => {
    await running.db.deleteFrom('rental_holds').execute()
    await running.db.deleteFrom('rental_blocks').execute()
    await running.db.deleteFrom('staff_log').execute()
  })
  const larkway = (...words: string[]) => running.larkway(...words)
  const phoneOf = (person: string, site = running.replica) => new Phone(cookies[person] ?? '', () => site)
  const hold = (phone: Phone, fields: Record<string, string> = {}) =>
    phone.post('/staff/rentals', { ...renee, press: 'refuse', ...fields })
  const estimate = async (days = 'from=07-03&to=07-06') => {
    const query = `cart=six-seater&quantity=1&${days.replaceAll('=0', `=${year}-0`)}`
    return (await fetch(`${running.site.url}/api/rentals/full-days?${query}`)).json()
  }
  const markOut = (phone: Phone, from: string, to: string) =>
    phone.post('/staff/rentals', { ...renee, name: '', from: `${year}-${from}`, to: `${year}-${to}`, press: 'out' })
  const holdId = (location: string) => /about=([\w-]+)/.exec(location)?.[1] ?? raise(location)

  test('holds a cart once, given only a day and a name, and confirms the hold', async () => {
    const phone = phoneOf(ines)
    const month = await phone.get(july)
    const day = /<a href="([^"]*day=[\d-]+-07-09[^"]*)"/.exec(month.html)?.[1] ?? raise('no day')
    const opened = await phone.get(unescaped(day).replace(/#.*/, ''))
    const form = formIn(opened.html, '/staff/rentals')
    expect(form).toMatchObject({ from: `${year}-07-09`, to: `${year}-07-10`, count: '1', phone: '' })
    const held = await phone.post('/staff/rentals', { ...form, name: 'Walt Ferris', press: 'refuse' })
    expect(held.status).toBe(303)
    expect(held.location).toContain(`#${holdId(held.location)}`)
    const said = await phone.get(held.location)
    expect(said.text).toMatch(/Held for Walt Ferris: one ?(?:<!-- -->)?.*July 9 to 10/)
    expect(said.html).toContain(`id="${holdId(held.location)}"`)
    // A second press of the same button must not add a second hold.
    await phone.post('/staff/rentals', { ...form, name: 'Walt Ferris', press: 'refuse' })
    expect(await running.db.selectFrom('rental_holds').selectAll().execute()).toHaveLength(1)
    await phone.post(`/staff/rentals/holds/${holdId(held.location)}/end`, {})
    expect((await phone.get(july)).text).toContain('Nothing is held')
  })

  test('rejects invalid days and amounts, and keeps the input', async () => {
    const phone = phoneOf(ines)
    const refusals: Record<string, string>[] = [
      { from: '2026-02-31' },
      { from: 'soon' },
      { from: `${year}-07-06`, to: `${year}-07-03` },
      { from: `${year}-07-03`, to: `${year}-07-03` },
      ...['free', '-50', '0x10', '1e3', '$'].map((deposit) => ({ deposit })),
    ]
    for (const fields of refusals) {
      const refused = await hold(phone, fields)
      const said = JSON.stringify(fields)
      expect([said, refused.status]).toEqual([said, 422])
      expect(formIn(refused.html, '/staff/rentals')).toMatchObject({ ...fields, name: renee.name })
    }
    expect((await phone.get('/staff/rentals?from=2026-02-31&to=x')).status).toBe(200)
    const held = await hold(phone, { deposit: '1,250.00 USD' })
    const deposits = await running.db
      .selectFrom('rental_holds')
      .select('deposit_cents')
      .where('ended_at', 'is', null)
      .execute()
    expect(deposits).toEqual([{ deposit_cents: 125_000 }])
    await phone.post(`/staff/rentals/holds/${holdId(held.location)}/end`, {})
  })

  test('a second day that is later becomes the return day', async () => {
    const chosen = await phoneOf(ines).get(`${july}&day=${year}-07-03`)
    expect(chosen.html.match(/<a [^>]*is-chosen"/g)).toHaveLength(2)
    const later = /<a href="([^"]*to=[\d-]+-07-08[^"]*)"/.exec(chosen.html)?.[1] ?? raise('no later day')
    const both = await phoneOf(ines).get(unescaped(later).replace(/#.*/, ''))
    expect(formIn(both.html, '/staff/rentals')).toMatchObject({ from: `${year}-07-03`, to: `${year}-07-08` })
  })

  test('for a hold on full days, offers other days or the waitlist, and sends an email when carts are free', async () => {
    const [phone, other] = [phoneOf(ines), phoneOf(dov)]
    expect((await markOut(other, '07-03', '07-05')).status).toBe(303)
    await markOut(other, '07-03', '07-05')
    expect((await phone.get(july)).html.match(/\/open"/g)).toHaveLength(1)
    await expect
      .poll(() => estimate())
      .toMatchObject({ full: { heading: 'All 6 seaters are out from July 3 to July 4.' } })

    const refused = await hold(phone, { phone: '570-555-0138', deposit: '$750', place: 'Archbald' })
    expect(refused.status).toBe(422)
    expect(refused.text).toContain('All 6 seaters are out from July 3 to July 4.')
    expect(refused.text).toContain('Hold July 5 to 8')
    const form = formIn(refused.html, '/staff/rentals')
    expect(form).toMatchObject({ ...renee, phone: '570-555-0138', deposit: '$750', place: 'Archbald' })
    const waiting = await phone.post('/staff/rentals', { ...form, press: 'wait' })
    expect((await phone.get(waiting.location)).text).toContain('Renée O’Malley is on the list')
    expect((await phone.get(july)).text).not.toContain('Free now')

    const open = /\/staff\/rentals\/blocks\/[\w-]+\/open/.exec((await other.get(july)).html)?.[0] ?? raise('no block')
    const opened = await other.post(open, {})
    await expect
      .poll(() => running.mails.mails.some((mail) => mailPart(mail, 'text/plain').includes('is waiting for')))
      .toBe(true)
    const mail =
      running.mails.mails.find((one) => mailPart(one, 'text/plain').includes('is waiting for')) ?? raise('no mail')
    expect(mail.to).toEqual([ines])
    expect(mailPart(mail, 'text/plain')).toContain('Renée O’Malley is waiting for one 6 seater, July 3 to July 6')
    expect((await phone.get(july)).text).toContain('Free now')

    // Undo blocks the same days again.
    const undo = formIn((await other.get(opened.location)).html, '/staff/rentals')
    expect(undo).toMatchObject({ press: 'out', from: `${year}-07-03`, to: `${year}-07-05` })
    await other.post('/staff/rentals', undo)
    const id = holdId(waiting.location)
    expect((await phone.post(`/staff/rentals/holds/${id}/again`, {})).status).toBe(422)
    const anyway = await phone.post(`/staff/rentals/holds/${id}/anyway`, {})
    expect((await phone.get(anyway.location)).text).toContain('Held for Renée O’Malley')
  })

  test('one press holds the nearest free days instead', async () => {
    const phone = phoneOf(ines)
    await markOut(phone, '07-04', '07-05')
    const refused = await hold(phone)
    const nearest = /value="([\d-]+\/[\d-]+)"/.exec(refused.html)?.[1] ?? raise('no other days')
    await phone.post('/staff/rentals', { ...formIn(refused.html, '/staff/rentals'), press: nearest })
    const [first, back] = nearest.split('/')
    const row = await running.db.selectFrom('rental_holds').selectAll().executeTakeFirstOrThrow()
    expect([row.first_day, row.waiting]).toEqual([first, 0])
    expect(new Date(Date.parse(row.last_day) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)).toBe(back)
  })

  test('a message with an estimate fills in name, phone, carts, days and town', async () => {
    const contact = `${running.site.url}/contact?topic=rental&estimate=${encodeURIComponent(
      `cart=six-seater&quantity=2&cart2=utility&from=${renee.from}&to=${renee.to}&town=vineland`,
    )}`
    const text = /<textarea[^>]*>([^<]*)</.exec(await (await fetch(contact)).text())?.[1] ?? raise('no text')
    await fetch(`${running.site.url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...goodMessage, interest: 'sales', message: `${text} Thank you!`, topic: 'rental' }),
    })
    const { id } = await running.db.selectFrom('contact_messages').select('id').executeTakeFirstOrThrow()
    const phone = phoneOf(ines)
    const page = await phone.get(`/staff/rentals?message=${id}`)
    const form = formIn(page.html, '/staff/rentals')
    expect(form).toMatchObject({
      ...{ cart: 'six-seater', count: '2', from: renee.from, to: renee.to },
      ...{ name: 'Ada Moss', phone: '856-555-0100', place: 'Vineland, NJ', message: id },
    })
    expect(page.text).toContain('The message is about one utility cart, too.')
    const second = await phone.get(`/staff/rentals?message=${id}&cart=utility`)
    expect(formIn(second.html, '/staff/rentals')).toMatchObject({ cart: 'utility', count: '1', name: 'Ada Moss' })
    const held = await phone.post('/staff/rentals', { ...form, press: 'refuse' })
    expect((await phone.get(held.location)).html).toContain(`/staff/messages/${id}"`)
    // No message has this id, as if it had been erased while the form was open.
    const gone = await hold(phone, { message: 'none', name: 'Iris' })
    expect(gone.status).toBe(303)
  })

  test('records a deposit, ends a hold and undoes that, and moves days', async () => {
    const phone = phoneOf(ines)
    const id = holdId((await hold(phone, { count: '2' })).location)
    const row = () => running.db.selectFrom('rental_holds').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect((await phone.get(july)).text).toContain('no deposit yet')
    await phone.post(`/staff/rentals/holds/${id}/deposit`, {})
    expect((await row()).deposit_cents).toBe(150_000)
    expect((await phone.get(july)).text).toMatch(/\$1,500\s+deposit taken/)
    await phone.post(`/staff/rentals/holds/${id}/no-deposit`, {})
    expect((await row()).deposit_cents).toBeNull()

    const ended = await phone.post(`/staff/rentals/holds/${id}/end`, {})
    const said = await phone.get(ended.location)
    expect(said.text).toContain('No longer held for Renée O’Malley')
    const undo = new RegExp(`/staff/rentals/holds/${id}/again`).exec(said.html)?.[0] ?? raise('no undo')
    expect((await phone.post(undo, {})).status).toBe(303)
    expect((await row()).ended_at).toBeNull()

    const change = await phone.get(`${july}&hold=${id}`)
    const form = formIn(change.html, '/staff/rentals')
    expect(form).toMatchObject({ replaces: id, count: '2', from: renee.from, to: renee.to })
    const changed = await phone.post('/staff/rentals', { ...form, to: `${year}-07-08`, press: 'refuse' })
    expect((await phone.get(changed.location)).text).toContain('July 3 to 8')
    expect((await row()).ended_at).not.toBeNull()
    // Another person still has the old form open.
    const late = await phone.post('/staff/rentals', { ...form, to: `${year}-07-09`, press: 'refuse' })
    expect(late.status).toBe(422)
    expect(late.text).toContain('in the meantime')
    expect((await phone.post('/staff/rentals/holds/none/end', {})).location).toContain('done=gone')
    expect((await phone.post(`/staff/rentals/holds/${id}/sell`, {})).status).toBe(404)

    const log = await running.db.selectFrom('staff_log').selectAll().where('person', '=', ines).orderBy('id').execute()
    const told = log.map(({ action, about }) => [action, about])
    const first = 'two 6 seaters, July 3 to 6'
    expect(told.filter(([, about]) => about?.includes('two 6 seaters'))).toEqual([
      ['held days', first],
      ['noted a deposit', first],
      ['took back a deposit', first],
      ['ended a hold', first],
      ['held days', first],
      ['held days', 'two 6 seaters, July 3 to 8'],
    ])
    expect(JSON.stringify(log)).not.toContain('Malley')
  })

  test('a hold on a kind of cart that is no longer for rent is still listed and can be ended', async () => {
    const phone = phoneOf(ines)
    const id = holdId((await hold(phone)).location)
    await running.db.updateTable('rental_holds').set({ cart: 'formerKind' }).execute()
    expect((await phone.get(july)).text).toContain('Renée O’Malley')
    await phone.post(`/staff/rentals/holds/${id}/end`, {})
    expect((await phone.get(july)).text).toContain('Nothing is held')
  })

  test.each([
    [{ to: `${year}-07-03` }, 'They come back after the first day: on July 4 or later.'],
    [{ from: '2020-07-03', to: '2020-07-06' }, '2020-07-05 is over.'],
    [{ from: 'soon', to: '' }, '‘soon’ is not a day.'],
    [{ name: '' }, 'Who is it for?'],
    [{ cart: 'limousine' }, 'No cart ‘limousine’ is for rent.'],
    [{ count: 'many' }, 'That isn’t a number of carts.'],
    [{ deposit: 'yes' }, 'That isn’t an amount.'],
  ])('rejects a hold with %j, says what is wrong, and keeps the input', async (fields, says) => {
    const refused = await hold(phoneOf(ines), { phone: '570-555-0138', ...fields })
    expect(refused.status).toBe(422)
    expect(refused.text).toContain(says)
    expect(formIn(refused.html, '/staff/rentals').phone).toBe('570-555-0138')
    expect(await running.db.selectFrom('rental_holds').selectAll().execute()).toEqual([])
  })

  test('the public site never names who holds carts', async () => {
    await hold(phoneOf(ines), { phone: '570-555-0138' })
    await markOut(phoneOf(ines), '07-03', '07-06')
    await expect.poll(() => estimate()).toMatchObject({ full: {} })
    const query = `cart=six-seater&from=${renee.from}&to=${renee.to}`
    for (const path of [
      '/rentals',
      `/rentals/estimate?${query}`,
      `/rentals/estimate.ics?${query}`,
      `/api/rentals/full-days?${query}`,
    ]) {
      const text = await (await fetch(running.site.url + path)).text()
      expect(text, path).not.toContain('Malley')
      expect(text, path).not.toContain('570-555-0138')
    }
  })

  test('a calendar reads the holds at an address without signing in, until the address is replaced or access ends', async () => {
    const phone = phoneOf(dov)
    await hold(phone, { phone: '570-555-0138', place: 'Archbald', count: '2', deposit: '750' })
    const made = await phone.post('/staff/rentals/calendar', {})
    const address = (html: string) =>
      /value="[^"]*(\/staff\/rentals\/calendar\/[\w-]+\.ics)"/.exec(html)?.[1] ?? raise('no address')
    const read = (path: string, options: RequestInit = {}) => fetch(running.site.url + path, options)
    const first = address(made.html)
    expect(made.html).toContain('href="webcal:')
    expect((await phone.get('/staff/rentals/calendar')).html).not.toContain('.ics')
    const response = await read(first)
    const file = (await response.text()).replaceAll('\r\n ', '')
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    expect(response.headers.get('x-robots-tag')).toContain('noindex')
    expect(response.headers.get('set-cookie')).toBeNull()
    for (const line of [
      'SUMMARY:Two 6 seaters: Renée O’Malley',
      `DTSTART;VALUE=DATE:${year}0703`,
      `DTEND;VALUE=DATE:${year}0706`,
      'SUMMARY:Back: two 6 seaters\\, Renée O’Malley',
      `DTSTART;VALUE=DATE:${year}0706`,
      '570-555-0138\\nDeliver to Archbald\\nDeposit taken: $750',
    ])
      expect(file).toContain(line)
    expect((await read(first, { method: 'HEAD' })).status).toBe(200)
    expect((await read(first, { method: 'POST' })).status).toBe(401)

    const second = address((await phone.post('/staff/rentals/calendar', {})).html)
    expect((await read(first)).status).toBe(404)
    expect((await read(second)).status).toBe(200)
    expect((await read(second.replace(/.{43}\.ics/, `${'a'.repeat(43)}.ics`))).status).toBe(404)
    await phone.post('/staff/rentals/calendar/end', {})
    expect((await read(second)).status).toBe(404)
    const third = address((await phone.post('/staff/rentals/calendar', {})).html)
    await larkway('staff', 'remove', dov)
    expect((await read(third)).status).toBe(404)
    await larkway('staff', 'invite', dov, '--name', 'Dov')
    expect((await read(third)).status).toBe(404)
    cookies[dov] = await signedIn(running.db, dov)
    for (const site of running.sites) expect(site.log()).not.toContain(third.slice(-20, -4))
  })

  test('only invited people can open rentals', async () => {
    for (const path of [
      '/staff/rentals',
      '/staff/rentals/calendar',
      '/staff/rentals/holds/x/end',
      '/staff/rentals/blocks/x/open',
    ]) {
      expect((await phoneOf(sales).post(path, {})).status, path).toBe(403)
      expect((await new Phone('', () => running.site).post(path, {})).status, path).toBe(401)
    }
    expect((await phoneOf(sales).get(july)).status).toBe(403)
    expect((await new Phone('', () => running.site).get(july)).text).toContain('Email me a code')
    expect(
      (await phoneOf(ines).get('/staff/rentals?month=2027-13&cart=%3Cb%3E&day=x&message=x&hold=x&done=ended&about=x'))
        .status,
    ).toBe(200)
  })
})
