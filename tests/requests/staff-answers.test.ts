import { afterAll, beforeAll, expect, test } from 'vitest'
import { planJob } from '../../src/jobs/jobs.server.ts'
import { nextOpen, openMsBetween } from '../../src/leads/dealer-hours.ts'
import { interestLabel } from '../../src/leads/lead.ts'
import type { DatabaseLocation, Db } from '../../src/platform/database.server.ts'
import { larkwayAt } from '../support/larkway.ts'
import { type MailServer, mailPart, startMailServer } from '../support/mail-server.ts'
import { goodMessage, postMessage } from '../support/messages.ts'
import { onEachEngine, type SiteOnEngine, startSiteOn } from '../support/on-each-engine.ts'
import type { Site } from '../support/running-site.ts'
import { freshLinks, messageLink, pressOn, staffPage } from '../support/staff-pages.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const ines = 'ines@dealer.example'
const marlow = 'marlow@dealer.example'

/** Some days ago, with two hours of opening after it. */
function openTime(): Date {
  let at = nextOpen(new Date(Date.now() - 5 * DAY))
  const lasts = () => openMsBetween(at, new Date(at.getTime() + 120 * MINUTE)) === 120 * MINUTE
  while (!lasts()) at = nextOpen(new Date(at.getTime() + 30 * MINUTE))
  return at
}

onEachEngine('how long messages wait', (engine) => {
  let mails: MailServer
  let running: SiteOnEngine
  let site: Site
  let db: Db
  let location: DatabaseLocation
  let env: Record<string, string>
  const came = openTime()
  const later = (minutes: number) => new Date(came.getTime() + minutes * MINUTE)

  beforeAll(async () => {
    mails = await startMailServer()
    env = {
      SMTP_URL: mails.url,
      LEADS_EMAIL_TO: `${ines}, ${marlow}`,
      STAFF_LINK_KEY: 'a key of the test, of enough length',
    }
    running = await startSiteOn(engine, env)
    ;({ site, db, location } = running)
    env.SITE_URL = site.url
    await planJob(db, { id: 'digest-before', kind: 'digest', payload: '' }, new Date(came.getTime() - MINUTE))
    await play()
  })
  afterAll(async () => {
    await running.remove()
    await mails.close()
  })

  const larkway = (...words: string[]) => larkwayAt(location, { ...env, DIGEST_TO: 'owner@dealer.example' })(...words)

  async function message(words: string, more: Record<string, string> = {}) {
    await postMessage(site, { ...goodMessage, interest: 'sales', ...more, message: words })
    return { ines: await messageLink(mails, ines, words), marlow: await messageLink(mails, marlow, words) }
  }

  /** As if it had come in, and staff had acted, this many minutes after the first. */
  async function moveTo(words: string, receivedAt: Date, steps: readonly number[]): Promise<string> {
    const { id } = await db
      .selectFrom('contact_messages')
      .select('id')
      .where('message', '=', words)
      .executeTakeFirstOrThrow()
    await db
      .updateTable('contact_messages')
      .set({ received_at: receivedAt.toISOString() })
      .where('id', '=', id)
      .execute()
    for (const [index, minutes] of steps.entries()) {
      await db
        .updateTable('lead_steps')
        .set({ at: later(minutes).toISOString() })
        .where('message_id', '=', id)
        .where('step', '=', index + 1)
        .execute()
    }
    return id
  }

  let oldest = ''
  async function play(): Promise<void> {
    const asked = await message('Is the city cart still there?', { vehicle: 'denago-city' })
    await pressOn(site, asked.ines, 'take')
    await pressOn(site, asked.ines, 'answered')
    await moveTo('Is the city cart still there?', came, [10, 60])
    const broken = await message('It hums, but does not move.', { interest: 'service' })
    await pressOn(site, broken.marlow, 'answered')
    await moveTo('It hums, but does not move.', came, [20])
    const given = await message('Do you have this seat?', { interest: 'parts', firstName: 'Olga', lastName: 'Open' })
    await pressOn(site, given.ines, 'answered')
    await pressOn(site, given.ines, 'undo')
    oldest = await moveTo('Do you have this seat?', later(-1), [1, 2])
    const spam = await message('Buy followers')
    await pressOn(site, spam.ines, 'take')
    await pressOn(site, spam.ines, 'spam')
    await moveTo('Buy followers', came, [90, 100])
    await message('Nobody has looked at this.')
    const held = await message('Somebody is on it.')
    await pressOn(site, held.marlow, 'take')
    await moveTo('Somebody is on it.', came, [30])
  }

  const wait = (minutes: number) => ({ open: minutes * MINUTE, clock: minutes * MINUTE })
  const one = (minutes: number) => ({ count: 1, median: wait(minutes), slowest: wait(minutes) })

  test('stats give median and slowest by person and interest, without spam and what was taken back', async () => {
    const { answers } = JSON.parse((await larkway('leads', 'stats', '--json')).out)
    expect(answers).toMatchObject({
      taken: { count: 3, median: wait(20), slowest: wait(30) },
      answered: { count: 2, median: wait(40), slowest: wait(60) },
      open: {
        count: 3,
        untaken: 2,
        oldest: { id: oldest, name: 'Olga Open', link: `${site.url}/staff?message=${oldest}` },
      },
    })
    const rows: { id: string }[] = answers.byPerson
    expect(rows.toSorted((a, b) => b.id.localeCompare(a.id))).toEqual([
      {
        id: marlow,
        name: 'marlow',
        taken: { count: 2, median: wait(25), slowest: wait(30) },
        answered: one(20),
        open: 1,
      },
      { id: ines, name: 'ines', taken: one(10), answered: one(60), open: 0 },
      { id: '', name: 'nobody yet', open: 2 },
    ])
    expect(answers.byInterest).toContainEqual({
      id: 'service',
      name: interestLabel('service'),
      taken: one(20),
      answered: one(20),
      open: 0,
    })
    expect(answers.byInterest).toContainEqual({ id: 'parts', name: interestLabel('parts'), open: 1 })
    const asked = await db
      .selectFrom('contact_messages')
      .select('vehicle_showroom')
      .where('vehicle_id', '=', 'denago-city')
      .executeTakeFirstOrThrow()
    expect(answers.byShowroom).toContainEqual(
      expect.objectContaining({ id: asked.vehicle_showroom, taken: one(10), answered: one(60) }),
    )
  })

  test('stats in words say the same in tables of four columns', async () => {
    const { out } = await larkway('leads', 'stats')
    expect(out).toContain('Taken: 3, median 20 min of opening hours, slowest 30 min')
    expect(out).toContain('Answered: 2, median 40 min of opening hours, slowest 1 h')
    expect(out).toContain('Open: 3 (2 not taken)')
    expect(out).toContain(`Olga Open`)
    expect(out).toMatch(/^by person +until taken +until answered +open$/m)
    expect(out).toMatch(/^ines +10 min +1 h +0$/m)
    expect(out).toMatch(/^marlow +25 min, slowest 30 min +20 min +1$/m)
  })

  test('the digest says it for its period, and ends with the address of the lot', async () => {
    const sent = await larkway('digest', '--send')
    expect(sent.err).toBe('')
    const digest = () => mails.mails.find(({ to }) => to.includes('owner@dealer.example'))
    await expect.poll(digest).toBeTruthy()
    const mail = digest()
    if (!mail) throw new Error('no digest')
    const text = mailPart(mail, 'text/plain')
    expect(text).toContain('Answered: 2, median 40 min of opening hours, slowest 1 h')
    expect(text).toContain('- marlow: taken in 25 min, slowest 30 min; answered in 20 min; 1 open')
    expect(text).toContain(`${site.url}/staff?message=${oldest}`)
    expect(text.trim().endsWith(`Change the stock from your phone: ${site.url}/staff`)).toBe(true)
    const html = mailPart(mail, 'text/html')
    expect(html).toContain(`href="${site.url}/staff?message=${oldest}"`)
    expect(html).toContain(`href="${site.url}/staff"`)
    expect(html).toMatch(/<td[^>]*>ines<\/td><td[^>]*>10 min<\/td><td[^>]*>1 h<\/td><td[^>]*>0<\/td>/)
  })

  test('the link of the digest mails a link of their own to staff alone', async () => {
    const path = `/staff?message=${oldest}`
    const { status, html } = await staffPage(site, path)
    expect([status, html.includes(oldest), html.includes('Olga')]).toEqual([200, true, false])
    const ask = (email: string) =>
      fetch(`${site.url}/staff`, { method: 'POST', body: new URLSearchParams({ email, message: oldest }) })
    const before = freshLinks(mails).length
    const answers = [await ask('eve@example.com'), await ask(ines)]
    const [toStranger, toStaff] = await Promise.all(answers.map((response) => response.text()))
    expect(toStranger).toBe(toStaff)
    const fresh = () => freshLinks(mails).slice(before)
    await expect.poll(() => fresh().map(({ to }) => to)).toEqual([[ines]])
    const link = fresh()[0]?.path ?? ''
    expect((await staffPage(site, link)).html).toContain('Do you have this seat?')
  })
})
