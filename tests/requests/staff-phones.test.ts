/** @module-tag long */
import { createECDH, createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { pushSubscriptionsOf, vapidPublicKey } from '../../src/leads/channels/push-subscriptions.server.ts'
import type { DatabaseLocation, Db } from '../../src/platform/database.server.ts'
import { larkwayAt } from '../support/larkway.ts'
import { type MailServer, mailPart, startMailServer } from '../support/mail-server.ts'
import { goodMessage, postMessage } from '../support/messages.ts'
import { onEachEngine, type SiteOnEngine, startSiteOn } from '../support/on-each-engine.ts'
import type { Site } from '../support/running-site.ts'
import { messageLink, pressOn, staffPage } from '../support/staff-pages.ts'

const ines = 'ines@dealer.example'
const marlow = 'marlow@dealer.example'
const priya = 'priya@dealer.example'

/** As `PushSubscription.toJSON()` gives it. */
function newPhone(name: string) {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  return {
    endpoint: `https://push.example.com/${name}`,
    expirationTime: null,
    keys: { p256dh: keys.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') },
  }
}

onEachEngine('phones of staff', (engine) => {
  let mails: MailServer
  let running: SiteOnEngine
  let site: Site
  let db: Db
  let location: DatabaseLocation
  let env: Record<string, string>
  let links: Record<'ines' | 'marlow', string>

  beforeAll(async () => {
    mails = await startMailServer()
    env = { SMTP_URL: mails.url, LEADS_EMAIL_TO: `${ines}, ${marlow}`, LEADS_ESCALATE_TO: priya }
    running = await startSiteOn(engine, env)
    ;({ site, db, location } = running)
    links = await message('Whose phone rings?')
  })
  afterAll(async () => {
    await running.remove()
    await mails.close()
  })
  beforeEach(() => db.deleteFrom('push_subscriptions').execute())

  async function message(words: string) {
    await postMessage(site, { ...goodMessage, interest: 'sales', message: words })
    return { ines: await messageLink(mails, ines, words), marlow: await messageLink(mails, marlow, words) }
  }
  const send = (link: string, method: string, body: unknown) =>
    fetch(`${site.url}${link}/phone`, { method, body: typeof body === 'string' ? body : JSON.stringify(body) })
  const phonesOf = async (...people: string[]) =>
    (await pushSubscriptionsOf(db, people)).map(({ person, endpoint }) => [person, endpoint])
  const mailsTo = (person: string, subject: string) =>
    mails.mails.filter((mail) => mail.to.includes(person) && mail.raw.includes(subject))

  test('a phone is signed up for the person of the link, who is mailed, and taken off again', async () => {
    const phone = newPhone('ines')
    const { html } = await staffPage(site, links.ines)
    expect(html).toContain(`data-key="${await vapidPublicKey(db)}"`)
    expect(html).toContain('data-phones=""')
    const response = await send(links.ines, 'POST', phone)
    expect([response.status, response.headers.get('cache-control')]).toEqual([204, 'no-store'])
    expect(await phonesOf(ines, marlow)).toEqual([[ines, phone.endpoint]])
    const shown = (await staffPage(site, links.ines)).html
    expect(shown).toContain(createHash('sha256').update(phone.endpoint).digest('hex'))
    expect(shown).not.toContain(phone.endpoint)
    await expect.poll(() => mailsTo(ines, 'Alerts are on').length).toBe(1)
    expect(mailsTo(marlow, 'Alerts are on')).toEqual([])
    // Another person's link takes off nothing.
    await send(links.marlow, 'DELETE', { endpoint: phone.endpoint })
    expect(await phonesOf(ines)).toHaveLength(1)
    expect((await send(links.ines, 'DELETE', { endpoint: phone.endpoint })).status).toBe(204)
    expect(await phonesOf(ines)).toEqual([])
  })

  test('the link in that mail takes off all phones of the person, without scripts', async () => {
    await send(links.marlow, 'POST', newPhone('own'))
    await send(links.marlow, 'POST', newPhone('stolen'))
    await send(links.ines, 'POST', newPhone('other'))
    await expect.poll(() => mailsTo(marlow, 'Alerts are on').length).toBe(2)
    const [mail] = mailsTo(marlow, 'Alerts are on')
    const path = /\/staff\/\S+\/phone/.exec(mail ? mailPart(mail, 'text/plain') : '')?.[0] ?? ''
    expect((await staffPage(site, path)).html).toContain('2 phones get your alerts')
    expect(await phonesOf(marlow)).toHaveLength(2)
    await fetch(`${site.url}${path}/off`, { method: 'POST' })
    expect(await phonesOf(marlow, ines)).toEqual([[ines, 'https://push.example.com/other']])
  })

  test('what no browser gives is refused', async () => {
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
      expect((await send(links.ines, 'POST', bad)).status).toBe(400)
    }
    expect((await send(links.ines, 'POST', { ...good, more: 'x'.repeat(5000) })).status).toBe(400)
    for (const bad of ['not JSON', {}, null]) expect((await send(links.ines, 'DELETE', bad)).status).toBe(204)
    expect(await phonesOf(ines)).toEqual([])
  })

  test('a link that is ended, changed or made up signs nobody up', async () => {
    const { ines: link } = await message('Sent to the wrong person, who signs up a phone')
    await send(links.ines, 'POST', newPhone('before'))
    await db
      .updateTable('push_subscriptions')
      .set({ created_at: new Date(Date.now() - 60 * 60_000).toISOString() })
      .execute()
    await send(link, 'POST', newPhone('stranger'))
    await pressOn(site, link, 'end')
    // Ending a link takes off what was signed up since it was made.
    expect(await phonesOf(ines)).toEqual([[ines, 'https://push.example.com/before']])
    for (const path of [link, `${links.ines}x`, '/staff/made.up']) {
      expect([410, 404]).toContain((await send(path, 'POST', newPhone('late'))).status)
      expect([410, 404]).toContain((await send(path, 'DELETE', newPhone('before'))).status)
    }
    expect(await phonesOf(ines)).toHaveLength(1)
  })

  test('a person who is mailed only what nobody took is offered no alerts, and can have none', async () => {
    const escalated = await signedFor(priya)
    const { status, html } = await staffPage(site, escalated)
    expect([status, html.includes('data-alerts')]).toEqual([200, false])
    expect((await send(escalated, 'POST', newPhone('priya'))).status).toBe(403)
    expect(await phonesOf(priya)).toEqual([])
  })

  /** A fresh link of hers to the first message. */
  async function signedFor(person: string): Promise<string> {
    const { id } = await db
      .selectFrom('contact_messages')
      .select('id')
      .where('message', '=', 'Whose phone rings?')
      .executeTakeFirstOrThrow()
    const asked = new URLSearchParams({ email: person, message: id })
    await fetch(`${site.url}/staff`, { method: 'POST', body: asked })
    const found = () => mails.mails.find(({ to }) => to.includes(person))
    await expect.poll(found).toBeTruthy()
    const mail = found()
    return /\/staff\/[\w.-]+/.exec(mail ? mailPart(mail, 'text/plain') : '')?.[0] ?? ''
  }

  test('the page for the home screen opens at the same link, and is kept and found nowhere', async () => {
    const response = await fetch(`${site.url}${links.ines}/app.webmanifest`)
    expect(await response.json()).toMatchObject({ start_url: links.ines, scope: '/staff/', display: 'standalone' })
    expect(response.headers.get('content-type')).toBe('application/manifest+json')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test('the service worker is fetched each time, and may act below /staff/ alone', async () => {
    const response = await fetch(`${site.url}/staff-sw.js`)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(response.headers.get('content-type')).toContain('text/javascript')
    expect((await fetch(`${site.url}${links.ines}`)).headers.get('content-security-policy')).toContain(
      "worker-src 'self'",
    )
  })

  test('no address of a phone and no link is in the log', async () => {
    await send(links.ines, 'POST', newPhone('unlogged'))
    expect(site.log()).not.toContain('push.example.com')
    expect(site.log()).not.toContain(links.ines.split('.')[1])
  })

  test('more phones in a day than one person has are refused', async () => {
    const { marlow: link } = await message('How many phones has he?')
    const statuses: number[] = []
    for (let phone = 0; phone < 22; phone++) statuses.push((await send(link, 'POST', newPhone(`many-${phone}`))).status)
    expect(statuses).toContain(204)
    expect(statuses.at(-1)).toBe(429)
  })

  test('removing somebody takes off their phones, and a new key those of all', async () => {
    await send(links.ines, 'POST', newPhone('ines'))
    const row = { ...newPhone('marlow').keys, person: marlow, created_at: new Date().toISOString() }
    await db
      .insertInto('push_subscriptions')
      .values({ endpoint: 'https://push.example.com/m', ...row })
      .execute()
    const removed = await larkwayAt(location, env)('staff', 'remove', marlow)
    expect(removed.out).toContain('off on 1 phone')
    expect((await phonesOf(ines, marlow)).map(([person]) => person)).toEqual([ines])
    await larkwayAt(location, env)('staff', 'rotate-key')
    expect(await phonesOf(ines, marlow)).toEqual([])
  })
})
