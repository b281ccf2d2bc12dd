/** @module-tag long */
import { createECDH, createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { pushSubscriptionsOf, vapidPublicKey } from '../../src/domain/leads/channels/push-subscriptions.server.ts'
import type { DatabaseLocation, Db } from '../../src/server/database/database.server.ts'
import { larkwayAt } from '../support/larkway.ts'
import { type MailServer, mailPart, startMailServer } from '../support/mail-server.ts'
import { goodMessage, postMessage } from '../support/messages.ts'
import { onEachEngine, type SiteOnEngine, startSiteOn } from '../support/on-each-engine.ts'
import type { Site } from '../support/running-site.ts'
import { messageLink, postForm, signedIn, staffPage } from '../support/staff-pages.ts'

const ines = 'ines@dealer.example'
const marlow = 'marlow@dealer.example'
const priya = 'priya@dealer.example'

/** Creates what `PushSubscription.toJSON()` returns. */
function newPhone(name: string) {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  return {
    endpoint: `https://push.example.com/${name}`,
    expirationTime: null,
    keys: { p256dh: keys.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') },
  }
}

onEachEngine('staff phones', (engine) => {
  let mails: MailServer
  let running: SiteOnEngine
  let site: Site
  let db: Db
  let location: DatabaseLocation
  let env: Record<string, string>
  let message: string
  let cookies: Record<'ines' | 'marlow' | 'priya', string>

  beforeAll(async () => {
    mails = await startMailServer()
    env = { SMTP_URL: mails.url, LEADS_EMAIL_TO: `${ines}, ${marlow}`, LEADS_ESCALATE_TO: priya }
    running = await startSiteOn(engine, env)
    ;({ site, db, location } = running)
    const words = 'Whose phone rings?'
    await postMessage(site, { ...goodMessage, interest: 'sales', message: words })
    message = await messageLink(mails, ines, words)
    cookies = { ines: await signedIn(db, ines), marlow: await signedIn(db, marlow), priya: await signedIn(db, priya) }
  })
  afterAll(async () => {
    await running.remove()
    await mails.close()
  })
  beforeEach(() => db.deleteFrom('push_subscriptions').execute())

  const send = (cookie: string, method: string, body: unknown) =>
    fetch(`${site.url}/staff/phone`, {
      method,
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { cookie },
    })
  const phonesOf = async (...people: string[]) =>
    (await pushSubscriptionsOf(db, people)).map(({ person, endpoint }) => [person, endpoint])
  const mailsTo = (person: string, subject: string) =>
    mails.mails.filter((mail) => mail.to.includes(person) && mail.raw.includes(subject))

  test('a person gets an email when a phone is registered, and can remove the phone', async () => {
    const phone = newPhone('ines')
    const { html } = await staffPage(site, message, cookies.ines)
    expect(html).toContain(`data-key="${await vapidPublicKey(db)}"`)
    expect(html).toContain('data-phones=""')
    const response = await send(cookies.ines, 'POST', phone)
    expect([response.status, response.headers.get('cache-control')]).toEqual([204, 'no-store'])
    expect(await phonesOf(ines, marlow)).toEqual([[ines, phone.endpoint]])
    const shown = (await staffPage(site, message, cookies.ines)).html
    expect(shown).toContain(createHash('sha256').update(phone.endpoint).digest('hex'))
    expect(shown).not.toContain(phone.endpoint)
    await expect.poll(() => mailsTo(ines, 'Alerts are on').length).toBe(1)
    expect(mailsTo(marlow, 'Alerts are on')).toEqual([])
    // Another person cannot remove the phone.
    await send(cookies.marlow, 'DELETE', { endpoint: phone.endpoint })
    expect(await phonesOf(ines)).toHaveLength(1)
    expect((await send(cookies.ines, 'DELETE', { endpoint: phone.endpoint })).status).toBe(204)
    expect(await phonesOf(ines)).toEqual([])
  })

  test('the page linked in the email removes all phones of the person, without scripts', async () => {
    await send(cookies.marlow, 'POST', newPhone('own'))
    await send(cookies.marlow, 'POST', newPhone('stolen'))
    await send(cookies.ines, 'POST', newPhone('other'))
    await expect.poll(() => mailsTo(marlow, 'Alerts are on').length).toBe(2)
    const [mail] = mailsTo(marlow, 'Alerts are on')
    const path = /\/staff\/\S+/.exec(mail ? mailPart(mail, 'text/plain') : '')?.[0] ?? ''
    expect((await staffPage(site, path)).html).toContain('Email me a code')
    expect((await staffPage(site, path, cookies.marlow)).html).toContain('2 phones get your alerts')
    expect(await phonesOf(marlow)).toHaveLength(2)
    await postForm(site, `${path}/off`, {})
    expect(await phonesOf(marlow)).toHaveLength(2)
    await postForm(site, `${path}/off`, {}, cookies.marlow)
    expect(await phonesOf(marlow, ines)).toEqual([[ines, 'https://push.example.com/other']])
  })

  test('a registration with data that no browser sends is rejected', async () => {
    const good = newPhone('good')
    for (const bad of [
      'not JSON',
      '',
      {},
      null,
      { ...good, endpoint: 'http://push.example.com/x' },
      { ...good, endpoint: 'https://127.0.0.1/x' },
      { ...good, keys: {} },
    ]) {
      expect((await send(cookies.ines, 'POST', bad)).status).toBe(400)
    }
    expect((await send(cookies.ines, 'POST', { ...good, more: 'x'.repeat(5000) })).status).toBe(413)
    for (const bad of ['not JSON', {}, null]) expect((await send(cookies.ines, 'DELETE', bad)).status).toBe(204)
    expect(await phonesOf(ines)).toEqual([])
  })

  test('nobody can register a phone without a session; ending a session removes its phone', async () => {
    await send(cookies.ines, 'POST', newPhone('desk'))
    const lost = await signedIn(db, ines)
    await send(lost, 'POST', newPhone('lost'))
    await postForm(site, '/staff/sign-out', {}, lost)
    expect(await phonesOf(ines)).toEqual([[ines, 'https://push.example.com/desk']])
    for (const cookie of ['', lost, `${cookies.ines}x`]) {
      expect((await send(cookie, 'POST', newPhone('late'))).status).toBe(401)
      expect((await send(cookie, 'DELETE', newPhone('desk'))).status).toBe(401)
    }
    expect(await phonesOf(ines)).toHaveLength(1)
  })

  test('a person who gets only unclaimed messages is not offered alerts, and cannot have them', async () => {
    const { status, html } = await staffPage(site, message, cookies.priya)
    expect([status, html.includes('data-alerts')]).toEqual([200, false])
    expect((await send(cookies.priya, 'POST', newPhone('priya'))).status).toBe(403)
    expect(await phonesOf(priya)).toEqual([])
  })

  test('a home-screen icon opens /staff, and its manifest needs no session', async () => {
    const response = await fetch(`${site.url}/staff/app.webmanifest`)
    expect(await response.json()).toMatchObject({ start_url: '/staff', scope: '/staff', display: 'standalone' })
    expect(response.headers.get('content-type')).toBe('application/manifest+json')
    expect(response.headers.get('cache-control')).toBe('no-store')
    const { html } = await staffPage(site, message, cookies.ines)
    expect(html).toContain('<link rel="manifest" href="/staff/app.webmanifest"/>')
  })

  test('the service worker is revalidated each time, and allowed by the policy of staff pages', async () => {
    const response = await fetch(`${site.url}/staff-sw.js`)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(response.headers.get('content-type')).toContain('text/javascript')
    expect((await staffPage(site, message, cookies.ines)).headers.get('content-security-policy')).toContain(
      "worker-src 'self'",
    )
  })

  test('neither phone addresses nor sessions are logged', async () => {
    await send(cookies.ines, 'POST', newPhone('unlogged'))
    expect(site.log()).not.toContain('push.example.com')
    expect(site.log()).not.toContain(cookies.ines.split('=')[1])
  })

  test('a person can have at most ten phones', async () => {
    const statuses: number[] = []
    for (let phone = 0; phone < 11; phone++)
      statuses.push((await send(cookies.marlow, 'POST', newPhone(`many-${phone}`))).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 204), 429])
    expect((await send(cookies.marlow, 'POST', newPhone('many-0'))).status).toBe(204)
    expect(await phonesOf(marlow)).toHaveLength(10)
  })

  test('signing somebody out or removing them removes their phones', async () => {
    for (const [words, cookie] of [
      [['end-sessions', ines], cookies.ines],
      [['remove', marlow], cookies.marlow],
    ] as const) {
      await send(cookie, 'POST', newPhone(words[0]))
      const { code, out } = await larkwayAt(location, env)('staff', ...words)
      expect([code, out]).toEqual([0, expect.stringContaining('off on 1 phone')])
    }
    expect(await phonesOf(ines, marlow)).toEqual([])
  })

  test('signing somebody out removes their phones even if their sessions have ended by themselves', async () => {
    await send(await signedIn(db, ines), 'POST', newPhone('lost'))
    await db
      .updateTable('staff_sessions')
      .set({ ends_at: '2020-01-01T00:00:00.000Z' })
      .where('person', '=', ines)
      .execute()
    const { code, out } = await larkwayAt(location, env)('staff', 'end-sessions', ines)
    expect([code, out]).toEqual([0, expect.stringContaining('off on 1 phone')])
    expect(await phonesOf(ines)).toEqual([])
  })
})
