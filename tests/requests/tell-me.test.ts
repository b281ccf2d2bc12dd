import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { business } from '../../src/content/dealer/facts/business.facts.ts'
import { usdShort } from '../../src/content/format/money.ts'
import { tellMePage } from '../../src/content/words/tell-me.words.ts'
import { tellMeLinks } from '../../src/content/words/tell-me-links.words.ts'
import { honeypotField } from '../../src/domain/leads/intake/submission-fields.ts'
import { confirmEntry, joinWaitlist } from '../../src/domain/waitlist/waitlist.server.ts'
import { MOST_ENTRIES } from '../../src/domain/waitlist/waitlist-entry.ts'
import { newLink } from '../../src/domain/waitlist/waitlist-links.server.ts'
import type { Db } from '../../src/server/database/database.server.ts'
import { getPage } from '../support/html.ts'
import { larkwayAt } from '../support/larkway.ts'
import { type MailServer, mailHeader, mailPart, startMailServer } from '../support/mail-server.ts'
import { onEachEngine, type SiteOnEngine, startSiteOn } from '../support/on-each-engine.ts'
import { type Site, startSite } from '../support/running-site.ts'
import { sampleVehicle } from '../support/sample-vehicle.ts'
import { joinOn, linkTo, pressOn } from '../support/tell-me.ts'

const HOUR = 60 * 60 * 1000
const cart = sampleVehicle('denago-nomad')
const { problems, sentences } = tellMePage

onEachEngine('the waitlist', (engine) => {
  let running: SiteOnEngine
  let mail: MailServer
  let site: Site
  let db: Db
  beforeAll(async () => {
    mail = await startMailServer()
    running = await startSiteOn(engine, { SMTP_URL: mail.url, CONFIRMATION_LIMIT: '1000', LOG_LEVEL: 'info' })
    ;({ site, db } = running)
  })
  afterAll(async () => {
    await running.remove()
    await mail.close()
  })
  beforeEach(() => {
    mail.mails.length = 0
  })

  const entriesOf = (email: string) => db.selectFrom('watches').selectAll().where('email', '=', email).execute()
  const textOf = async (path: string) => (await getPage(site.url + path)).text

  test('nothing starts before the visitor presses the button on the page linked in the email, and a second press changes nothing', async () => {
    const email = 'ann@example.com'
    const joined = await joinOn(site, { cart: cart.id }, email)
    expect([joined.status, joined.headers.get('location')]).toEqual([303, '/tell-me?done=sent'])
    const link = await linkTo(mail, email)
    for (const _ of ['a mail scanner', 'the visitor']) expect(await textOf(link)).toContain(tellMePage.confirm.button)
    expect(await entriesOf(email)).toMatchObject([{ confirmed_at: null }])
    const confirmed = await pressOn(site, link, { do: 'confirm' })
    expect([confirmed.status, confirmed.headers.get('location')]).toEqual([303, link])
    const [first] = await entriesOf(email)
    expect(first?.confirmed_at).toBeTruthy()
    expect((await pressOn(site, link, { do: 'confirm' })).status).toBe(303)
    expect(await entriesOf(email)).toEqual([first])
    const page = await textOf(link)
    expect(page).toContain(tellMePage.on.stopOnly)
    expect(page).toContain(sentences.price(cart.name, cart.price ?? 0))
  })

  test('the page of a cart offers the waitlist below its price', async () => {
    const { document } = await getPage(`${site.url}/vehicle/${cart.id}`)
    const link = document.querySelector('.vehicle__title + a')
    expect([link?.getAttribute('href'), link?.text]).toEqual([`/tell-me?cart=${cart.id}`, tellMeLinks.price])
  })

  test('Stop erases the address for good, and invalidates the link', async () => {
    const email = 'stop@example.com'
    await joinOn(site, { cart: cart.id }, email)
    const link = await linkTo(mail, email)
    await pressOn(site, link, { do: 'confirm' })
    const [{ id } = { id: '' }] = await entriesOf(email)
    const stopped = await pressOn(site, link, { do: 'stop' })
    expect([stopped.status, stopped.headers.get('location')]).toEqual([303, '/tell-me?done=stopped'])
    expect(await entriesOf(email)).toEqual([])
    expect(await db.selectFrom('watch_links').selectAll().where('mailbox', '=', email).execute()).toEqual([])
    expect(await db.selectFrom('privacy_requests').select('kind').where('message_id', '=', id).execute()).toEqual([
      { kind: 'erased' },
    ])
    const after = await fetch(site.url + link)
    expect([after.status, await after.text()]).toEqual([404, expect.stringContaining(tellMePage.ended.heading)])
    expect((await pressOn(site, link, { do: 'confirm' })).status).toBe(404)
  })

  test.each([
    ['urlencoded data', new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })],
    [
      'multipart data',
      (() => {
        const form = new FormData()
        form.set('List-Unsubscribe', 'One-Click')
        return form
      })(),
    ],
  ])('lets a mail program’s own button unsubscribe with one request, as %s', async (what, body) => {
    const email = `${what.replace(' ', '-')}@example.com`
    await joinOn(site, { cart: cart.id }, email)
    const link = await linkTo(mail, email)
    const [confirmation] = mail.mails.filter(({ to }) => to.includes(email))
    expect(confirmation && mailHeader(confirmation, 'list-unsubscribe')).toContain(link)
    expect(confirmation && mailHeader(confirmation, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    await pressOn(site, link, { do: 'confirm' })
    const { status } = await fetch(site.url + link, { method: 'POST', body, redirect: 'manual' })
    expect(status).toBe(200)
    expect(await entriesOf(email)).toEqual([])
  })

  test('a link that is not used within 48 hours confirms nothing', async () => {
    const email = 'late@example.com'
    await joinOn(site, { cart: cart.id }, email)
    const link = await linkTo(mail, email)
    const asked_at = new Date(Date.now() - 48 * HOUR).toISOString()
    await db.updateTable('watches').set({ asked_at }).where('email', '=', email).execute()
    expect((await fetch(site.url + link)).status).toBe(404)
    expect((await pressOn(site, link, { do: 'confirm' })).status).toBe(404)
    expect(await entriesOf(email)).toMatchObject([{ confirmed_at: null }])
  })

  test('mails a price lowered by staff, and the link in that email can stop everything', async () => {
    const email = 'price@example.com'
    await joinOn(site, { cart: 'denago-nomad-xl' }, email)
    await pressOn(site, await linkTo(mail, email), { do: 'confirm' })
    await joinOn(site, { seats: '6', 'max-price': '30000' }, email)
    await pressOn(site, await linkTo(mail, email, 2), { do: 'confirm' })
    const larkway = larkwayAt(running.location)
    const lowered = await larkway('inventory', 'edit', 'denago-nomad-xl', '--price', '4321')
    expect(lowered).toMatchObject({ code: 0 })
    const soon = setInterval(() => {
      void db.updateTable('jobs').set({ due_at: new Date().toISOString() }).where('id', '=', 'waitlist news').execute()
    }, 500)
    const link = await linkTo(mail, email, 3).finally(() => clearInterval(soon))
    const news = mail.mails.at(-1)
    expect(news && mailPart(news, 'text/plain')).toContain(`is now ${usdShort(4321)}`)
    const page = await textOf(link)
    expect(page).toContain(tellMePage.on.stopAll)
    expect(page).toContain(sentences.search('6 seats, Up to $30,000'))
    const [one] = await entriesOf(email)
    expect((await pressOn(site, link, { do: 'stop', entry: one?.id ?? '' })).headers.get('location')).toBe(link)
    expect(await entriesOf(email)).toHaveLength(1)
    await pressOn(site, link, { do: 'stop' })
    expect(await entriesOf(email)).toEqual([])
  })

  test.each([
    ['this version', 'entry'],
    ['the previous version', 'watch'],
  ])('a page from %s can stop one of several entries', async (_version, field) => {
    const email = `${field}@example.com`
    for (const search of ['one', 'two']) {
      const what = { kind: 'search', query: `?search=${search}`, text: `“${search}”` } as const
      await confirmEntry(db, (await joinWaitlist(db, { email, what, seen: { ids: [] } }, new Date())) ?? '', new Date())
    }
    const link = `/tell-me/${await newLink(db, { mailbox: email, entryId: null, at: new Date() })}`
    const [one, two] = await entriesOf(email)
    expect((await pressOn(site, link, { do: 'stop', [field]: one?.id ?? '' })).headers.get('location')).toBe(link)
    expect(await entriesOf(email)).toEqual([two])
  })

  test('leaves search words out of the email, since anybody may have typed them', async () => {
    const email = 'words@example.com'
    await joinOn(site, { search: 'buy-pills.example' }, email)
    await linkTo(mail, email)
    expect(mail.mails.map(({ raw }) => raw).join('')).not.toContain('buy-pills')
  })

  test('stores the same request once, and rejects a fourth request from an address in a day', async () => {
    const email = 'again@example.com'
    for (const search of ['one', 'one', 'two']) expect((await joinOn(site, { search }, email)).status).toBe(303)
    expect(await entriesOf(email)).toHaveLength(2)
    const fourth = await joinOn(site, { search: 'three' }, email.replace('@', '+tag@'))
    expect([fourth.status, await fourth.text()]).toEqual([429, expect.stringContaining(problems.byAddress)])
    expect(fourth.headers.get('retry-after')).toMatch(/^\d+$/)
  })

  test('an address can wait for at most ten things', async () => {
    const email = 'many@example.com'
    for (let number = 0; number < MOST_ENTRIES; number++) {
      const what = { kind: 'search', query: `?search=${number}`, text: `“${number}”` } as const
      await joinWaitlist(db, { email, what, seen: { ids: [] } }, new Date())
    }
    const rejection = await joinOn(site, { search: 'eleven' }, email)
    expect([rejection.status, await rejection.text()]).toEqual([422, expect.stringContaining(problems.tooMany)])
    expect(await entriesOf(email)).toHaveLength(MOST_ENTRIES)
  })

  test.each([
    ['an invalid address', 'ann@', {}, problems.email],
    ['a form sent immediately', 'fast@example.com', { shownAt: String(Date.now() + HOUR) }, problems.tooFast],
    ['a cart that changed meanwhile', 'changed@example.com', { kind: 'model' }, problems.changed],
  ])('returns the form as typed for %s', async (_what, email, changes, problem) => {
    const answer = await joinOn(site, { cart: cart.id }, email, changes)
    const page = await answer.text()
    expect(answer.status).toBe(422)
    expect(page).toContain(problem)
    expect(page).toContain(`value="${email}"`)
    expect(await entriesOf(email)).toEqual([])
  })

  test.each([
    ['a body that is not a form', { body: '{}', headers: { 'content-type': 'application/json' } }],
    ['a form of a megabyte', { body: new URLSearchParams({ email: 'a'.repeat(1_000_000) }) }],
  ])('answers %s with 400 or 404', async (_what, init) => {
    for (const path of ['/tell-me', '/tell-me/0123456789abcdef0123456789abcdef']) {
      const { status } = await fetch(site.url + path, { method: 'POST', ...init })
      expect([400, 404]).toContain(status)
    }
  })

  test('thanks a bot that fills in the hidden field, and stores nothing', async () => {
    const answer = await joinOn(site, { cart: cart.id }, 'bot@example.com', { [honeypotField]: 'yes' })
    expect(answer.headers.get('location')).toBe('/tell-me?done=sent')
    expect(await entriesOf('bot@example.com')).toEqual([])
  })

  test('no page is cached or indexed, and no link is passed on or logged', async () => {
    const email = 'private@example.com'
    await joinOn(site, { cart: cart.id }, email)
    const link = await linkTo(mail, email)
    for (const path of ['/tell-me', `/tell-me?cart=${cart.id}`, link, `${link}x`]) {
      const response = await fetch(site.url + path)
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.get('referrer-policy')).toBe('no-referrer')
      const html = await response.text()
      expect(html).toMatch(/<meta name="robots" content="noindex"/)
      expect(html).not.toMatch(/<link rel="canonical" href="[^"]*[0-9a-f]{32}/)
    }
    await fetch(`${site.url}${link.toUpperCase()}`, { redirect: 'manual' })
    await expect.poll(() => site.log()).toContain('/tell-me/$token')
    const token = link.split('/').at(-1) ?? ''
    expect(site.log().toLowerCase()).not.toContain(token)
    expect(site.log()).not.toContain(email)
  })
})

test('without a mail server no page offers the waitlist, and the waitlist’s own page says to call and links onward', async () => {
  const site = await startSite()
  for (const path of [`/vehicle/${cart.id}`, '/inventory?seats=4', '/evolution', '/denago']) {
    const { document } = await getPage(site.url + path)
    expect(document.querySelector('a[href^="/tell-me"]'), path).toBeNull()
  }
  const page = await getPage(`${site.url}/tell-me?cart=${cart.id}`)
  expect(page.document.querySelector('main')?.text).toContain(business.phone)
  const links = page.document.querySelectorAll('main a').map((link) => link.getAttribute('href'))
  expect(links).toEqual(expect.arrayContaining(['/inventory', `/vehicles/${cart.id}`]))
  expect((await getPage(`${site.url}/tell-me`)).document.querySelectorAll('main .card')).toHaveLength(3)
  const response = await pressOn(site, '/tell-me', { cart: cart.id, kind: 'price', email: 'ann@example.com' })
  expect(response.status).toBe(503)
  await site.remove()
})
