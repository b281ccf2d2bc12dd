import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contactPage } from '../../src/content/words/contact.words.ts'
import { customerPage, newMessage } from '../../src/content/words/staff-messages.words.ts'
import { holdCarts } from '../../src/domain/rentals/rental-holds.server.ts'
import { inviteStaff } from '../../src/domain/staff/people.server.ts'
import { joinWaitlist } from '../../src/domain/waitlist/waitlist.server.ts'
import { larkwayAt } from '../support/larkway.ts'
import { mainText } from '../support/lot.ts'
import { mailHeader, mailPart } from '../support/mail-server.ts'
import { goodMessage, postMessage } from '../support/messages.ts'
import { onEachEngine, type SiteWithMail, startSiteWithMail } from '../support/on-each-engine.ts'
import { sampleVehicle } from '../support/sample-vehicle.ts'
import { messageLink, postForm, pressOn, signedIn, staffPage } from '../support/staff-pages.ts'

const lee = 'lee@dealer.example'
const ines = 'ines@dealer.example'
const marlow = 'marlow@dealer.example'
const cart = sampleVehicle('denago-nomad')

onEachEngine('the customers page', (engine) => {
  let running: SiteWithMail
  let cookies: Record<'ines' | 'marlow', string>

  beforeAll(async () => {
    running = await startSiteWithMail(engine, { LEADS_EMAIL_TO: marlow, LEADS_ESCALATE_TO: lee })
    const { db } = running
    await inviteStaff(db, ines, 'Ines Halloway', new Date(), 'owner')
    await inviteStaff(db, marlow, 'Marlow Tennant', new Date(), 'sales')
    cookies = { ines: await signedIn(db, ines), marlow: await signedIn(db, marlow) }
  })
  afterAll(() => running.remove())

  const page = (path: string, who: 'ines' | 'marlow' = 'ines') => staffPage(running.site, path, cookies[who])
  const text = async (path: string) => mainText((await page(path)).html)
  const post = (path: string, form: Record<string, string>, who: 'ines' | 'marlow' = 'ines') =>
    postForm(running.replica, path, form, cookies[who])
  const customer = (key: Record<string, string>) => `/staff/customers?${new URLSearchParams(key)}`
  const messages = () => running.db.selectFrom('contact_messages').selectAll().execute()
  const logged = async () =>
    (await running.db.selectFrom('staff_log').selectAll().orderBy('at').execute()).map(
      ({ person, action, about }) => `${person} ${action} ${about}`,
    )

  test('an owner can export and erase all data of exactly one customer', async () => {
    const walt = { ...goodMessage, firstName: 'Walt', lastName: 'Ferris', email: 'walt@example.com' }
    await postMessage(running.site, {
      ...walt,
      phone: '570-555-0119',
      message: 'Is the six seater free?',
      page: '/rentals',
    })
    const neighbor = { ...goodMessage, email: 'near@example.com', phone: '570-555-0118', message: 'Nobody erases this' }
    await postMessage(running.site, neighbor)
    const wish = { kind: 'price', id: cart.id, name: cart.name } as const
    await joinWaitlist(running.db, { email: 'Walt@example.com', what: wish, seen: { price: 9000 } }, new Date())
    const day = `${new Date().getFullYear() + 1}-07-03`
    await holdCarts(running.db, {
      ...{ cart: 'sixSeater', firstDay: day, lastDay: day, count: 1, name: 'Walt F.', phone: '(570) 555-0119' },
      ...{ deliverTo: '', messageId: null, depositCents: null, person: marlow },
    })
    const link = await messageLink(running.mails, marlow, 'Is the six seater free?')
    await post(`${link}/events`, { kind: 'note', text: 'Has a cabin', seen: '0' }, 'marlow')

    const who = { email: 'walt@example.com', phone: '570-555-0119' }
    const { html } = await page(customer(who), 'marlow')
    expect(html).toContain(contactPage.form.phoneConsent.slice(0, 20))
    expect(html).toContain('/rentals')
    expect(html).not.toContain(customerPage.eraseNow)
    for (const path of ['file', 'erase'])
      expect((await post(`/staff/customers/${path}`, who, 'marlow')).status).toBe(403)

    expect(await text(customer(who))).toContain(customerPage.eraseText('1 message, 1 waitlist entry and 1 rental hold'))
    const file = await post('/staff/customers/file', who)
    const rows: { interest: string; message: string; events: string }[] = parse(file.html, { bom: true, columns: true })
    expect(rows.map(({ interest }) => interest)).toEqual(['service', 'tell me when', 'rental hold'])
    expect(rows[0]?.events).toContain('Has a cabin')
    expect(file.html).not.toContain('Nobody erases this')

    const { location } = await post('/staff/customers/erase', who)
    expect(await text(location ?? '')).toContain(customerPage.erased('1 message, 1 waitlist entry and 1 rental hold'))
    expect((await page(customer(who))).status).toBe(404)
    expect((await page(link)).status).toBe(404)
    expect((await messages()).map(({ message }) => message)).toEqual(['Nobody erases this'])
    for (const table of ['rental_holds', 'watches', 'lead_events'] as const)
      expect(await running.db.selectFrom(table).selectAll().execute()).toEqual([])
    const kinds = await running.db.selectFrom('privacy_requests').select('kind').orderBy('id').execute()
    expect(kinds.map(({ kind }) => kind).sort()).toEqual([...Array(3).fill('erased'), ...Array(3).fill('exported')])
    expect((await logged()).slice(-2)).toEqual([
      `${ines} exported a customer 1 message, 1 waitlist entry and 1 rental hold`,
      `${ines} erased a customer 1 message, 1 waitlist entry and 1 rental hold`,
    ])
  })

  test('a person named only in the settings sees a customer’s messages, but no waitlist entries', async () => {
    const key = { email: 'vera@example.com', phone: '570-555-0171' }
    await postMessage(running.site, { ...goodMessage, ...key, message: 'Have you got chargers?' })
    await joinWaitlist(
      running.db,
      { email: key.email, what: { kind: 'price', id: cart.id, name: cart.name }, seen: { price: 1 } },
      new Date(),
    )
    const cookie = await signedIn(running.db, lee)
    const seen = mainText((await staffPage(running.site, customer(key), cookie)).html)
    expect([seen.includes('Have you got chargers?'), seen.includes(customerPage.waits)]).toEqual([true, false])
    expect(await text(customer(key))).toContain(customerPage.waits)
    await post('/staff/customers/erase', key)
  })

  test('erases nobody if the key is empty or vague', async () => {
    const before = (await messages()).length
    const keys: Record<string, string>[] = [{}, { email: '', phone: '' }, { phone: '570' }, { email: '%' }]
    for (const key of keys) {
      await post('/staff/customers/erase', key)
      expect(await messages()).toHaveLength(before)
      expect((await post('/staff/customers/file', key)).html).not.toContain('Nobody erases this')
    }
  })

  test('a call taken down by staff becomes an ordinary message, even without an email address', async () => {
    const call = { cameBy: 'phone', name: 'June  Alvarez Ortiz', phone: '570-555-0144', email: '', cart: cart.id }
    const { html } = await page('/staff/messages/new')
    const [, id = ''] = /name="id" value="([^"]+)"/.exec(html) ?? []
    expect(html).toContain(`value="${cart.id}"`)
    const form = { id, ...call, topic: 'test-drive', words: 'Wants to drive it on Saturday.' }
    const [first, second] = await Promise.all([post('/staff/messages/new', form), post('/staff/messages/new', form)])
    expect([first.status, first.location]).toEqual([303, second.location])
    const link = first.location ?? ''
    expect(await messageLink(running.mails, marlow, 'Wants to drive it on Saturday.')).toBe(link)
    const mail = running.mails.mails.find((one) => mailPart(one, 'text/plain').includes('Wants to drive it'))
    expect(mail && mailPart(mail, 'text/plain')).toContain('taken down by Ines Halloway')
    expect(mail && mailHeader(mail, 'reply-to')).toBeUndefined()
    const shown = await page(link)
    expect(mainText(shown.html)).toMatch(/By phone .* taken down by Ines Halloway/)
    expect(shown.html).toContain('href="tel:+15705550144"')
    expect(shown.html).not.toContain('mailto:')
    expect(await text('/staff/messages')).toContain(`Test drive, ${cart.name}, by phone`)
    expect(await text(customer({ phone: '570-555-0144' }))).toContain(customerPage.noConsent)
    const file = await post('/staff/customers/file', { phone: '5705550144' })
    const [row]: { takenDown: string }[] = parse(file.html, { bom: true, columns: true })
    expect(row?.takenDown).toBe(`phone, ${ines}`)
    expect((await messages()).filter(({ id: stored }) => stored === id)).toHaveLength(1)
    const larkway = larkwayAt(running.location)
    expect((await larkway('leads', 'correct', id, '--phone', '12')).code).toBe(2)
    expect((await larkway('leads', 'correct', id, '--last-name', 'Ortiz')).code).toBe(0)
    const corrected = (await messages()).find(({ id: stored }) => stored === id)
    expect(corrected).toMatchObject({ first_name: 'June', last_name: 'Ortiz', email: '', phone: '570-555-0144' })
  })

  test('a showroom visitor with an email address gets no confirmation, even after “Spam” is undone', async () => {
    const visit = { cameBy: 'visit', name: 'Lou', phone: '', email: 'lou@example.com', topic: 'parts', words: 'A key' }
    const { location } = await post('/staff/messages/new', visit)
    const link = location ?? ''
    await messageLink(running.mails, marlow, '> A key')
    await pressOn(running.site, link, cookies.ines, 'spam')
    await pressOn(running.site, link, cookies.ines, 'undo')
    const rows = await running.db
      .selectFrom('deliveries')
      .innerJoin('contact_messages', 'contact_messages.id', 'message_id')
      .select('channel')
      .where('email', '=', 'lou@example.com')
      .execute()
    expect(rows.map(({ channel }) => channel)).toEqual(['mail'])
    expect((await page(link)).html).toContain('href="#reply"')
  })

  test('the form for a call or a visit asks for what is missing, and keeps the input', async () => {
    const before = (await messages()).length
    const good = { name: 'Kit', phone: '570-555-0150', email: '', topic: 'sales', words: 'Any used ones?' }
    for (const [problem, change] of [
      ['name', { name: ' ' }],
      ['reach', { phone: '' }],
      ['email', { email: 'kit at home' }],
      ['words', { words: '' }],
    ] as const) {
      const { status, html } = await post('/staff/messages/new', { ...good, ...change })
      expect([problem, status]).toEqual([problem, 422])
      expect(mainText(html)).toContain(newMessage.problems[problem])
      expect(html).toContain(problem === 'words' ? 'value="Kit"' : 'Any used ones?')
    }
    expect(await messages()).toHaveLength(before)
  })
})
