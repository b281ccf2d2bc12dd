import { afterAll, beforeAll, expect, test } from 'vitest'
import { nextOpen, openMsBetween } from '../../src/domain/hours/dealer-hours.ts'
import { interestLabel } from '../../src/domain/leads/lead.ts'
import type { DatabaseLocation, Db } from '../../src/server/database/database.server.ts'
import { planJob } from '../../src/server/database/jobs/jobs.server.ts'
import { larkwayAt } from '../support/larkway.ts'
import { type MailServer, mailPart, startMailServer } from '../support/mail-server.ts'
import { goodMessage, postMessage } from '../support/messages.ts'
import { onEachEngine, type SiteOnEngine, startSiteOn } from '../support/on-each-engine.ts'
import type { Site } from '../support/running-site.ts'
import { messageLink, postForm, pressOn, signedIn, signInMail, signInMails, staffPage } from '../support/staff-pages.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const ines = 'ines@dealer.example'
const marlow = 'marlow@dealer.example'

/** Returns a time some days ago after which the dealer stayed open for two hours. */
function openTime(): Date {
  let at = nextOpen(new Date(Date.now() - 5 * DAY))
  const lasts = () => openMsBetween(at, new Date(at.getTime() + 120 * MINUTE)) === 120 * MINUTE
  while (!lasts()) at = nextOpen(new Date(at.getTime() + 30 * MINUTE))
  return at
}

onEachEngine('answer times', (engine) => {
  let mails: MailServer
  let running: SiteOnEngine
  let site: Site
  let db: Db
  let location: DatabaseLocation
  let env: Record<string, string>
  let cookies: Record<'ines' | 'marlow', string>
  const came = openTime()
  const later = (minutes: number) => new Date(came.getTime() + minutes * MINUTE)

  beforeAll(async () => {
    mails = await startMailServer()
    env = {
      SMTP_URL: mails.url,
      LEADS_EMAIL_TO: `${ines}, ${marlow}`,
    }
    running = await startSiteOn(engine, env)
    ;({ site, db, location } = running)
    env.SITE_URL = site.url
    await planJob(db, { id: 'digest-before', kind: 'digest', payload: '' }, new Date(came.getTime() - MINUTE))
    cookies = { ines: await signedIn(db, ines), marlow: await signedIn(db, marlow) }
    await play()
  })
  afterAll(async () => {
    await running.remove()
    await mails.close()
  })

  const larkway = (...words: string[]) => larkwayAt(location, { ...env, DIGEST_TO: 'owner@dealer.example' })(...words)

  /** @returns a function that presses a button on the message's page */
  async function message(words: string, more: Record<string, string> = {}) {
    await postMessage(site, { ...goodMessage, interest: 'sales', ...more, message: words })
    const link = await messageLink(mails, ines, words)
    return (person: 'ines' | 'marlow', action: string) => pressOn(site, link, cookies[person], action)
  }

  /** Sets when a message was received, and how many minutes after that each of its steps happened. */
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
    await asked('ines', 'take')
    await asked('ines', 'answered')
    await moveTo('Is the city cart still there?', came, [10, 60])
    const broken = await message('It hums, but does not move.', { interest: 'service' })
    await broken('marlow', 'answered')
    await moveTo('It hums, but does not move.', came, [20])
    const given = await message('Do you have this seat?', { interest: 'parts', firstName: 'Olga', lastName: 'Open' })
    await given('ines', 'answered')
    await given('ines', 'undo')
    oldest = await moveTo('Do you have this seat?', later(-1), [1, 2])
    const spam = await message('Buy followers')
    await spam('ines', 'take')
    await spam('ines', 'spam')
    await moveTo('Buy followers', came, [90, 100])
    await message('Nobody has looked at this.')
    const held = await message('Somebody is on it.')
    await held('marlow', 'take')
    await moveTo('Somebody is on it.', came, [30])
  }

  const wait = (minutes: number) => ({ open: minutes * MINUTE, clock: minutes * MINUTE })
  const one = (minutes: number) => ({ count: 1, median: wait(minutes), slowest: wait(minutes) })

  test('have a median and a maximum by person, interest and showroom, without spam and undone steps', async () => {
    const { answers } = JSON.parse((await larkway('leads', 'stats', '--json')).out)
    expect(answers).toMatchObject({
      taken: { count: 3, median: wait(20), slowest: wait(30) },
      answered: { count: 2, median: wait(40), slowest: wait(60) },
      open: {
        count: 3,
        untaken: 2,
        oldest: { id: oldest, name: 'Olga Open', link: `${site.url}/staff/messages/${oldest}` },
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

  test('are printed by `leads stats` in tables of four columns', async () => {
    const { out } = await larkway('leads', 'stats')
    expect(out).toContain('Taken: 3, median 20 min of opening hours, slowest 30 min')
    expect(out).toContain('Answered: 2, median 40 min of opening hours, slowest 1 h')
    expect(out).toContain('Open: 3 (2 not taken)')
    expect(out).toContain(`Olga Open`)
    expect(out).toMatch(/^by person +until taken +until answered +open$/m)
    expect(out).toMatch(/^ines +10 min +1 h +0$/m)
    expect(out).toMatch(/^marlow +25 min, slowest 30 min +20 min +1$/m)
  })

  test('are in the digest for its period, and the digest ends with a link to the desk', async () => {
    const sent = await larkway('digest', '--send')
    expect(sent.err).toBe('')
    const digest = () => mails.mails.find(({ to }) => to.includes('owner@dealer.example'))
    await expect.poll(digest).toBeTruthy()
    const mail = digest()
    if (!mail) throw new Error('no digest')
    const text = mailPart(mail, 'text/plain')
    expect(text).toContain('Answered: 2, median 40 min of opening hours, slowest 1 h')
    expect(text).toContain('- marlow: taken in 25 min, slowest 30 min; answered in 20 min; 1 open')
    expect(text).toContain(`${site.url}/staff/messages/${oldest}`)
    expect(text.trim().endsWith(`Change the stock from your phone: ${site.url}/staff`)).toBe(true)
    const html = mailPart(mail, 'text/html')
    expect(html).toContain(`href="${site.url}/staff/messages/${oldest}"`)
    expect(html).toContain(`href="${site.url}/staff"`)
    expect(html).toMatch(/<td[^>]*>ines<\/td><td[^>]*>10 min<\/td><td[^>]*>1 h<\/td><td[^>]*>0<\/td>/)
  })

  test('the link in the digest shows a stranger nothing, and leads staff to the message after signing in', async () => {
    for (const path of [`/staff/messages/${oldest}`, `/staff?message=${oldest}`]) {
      const { status, html } = await staffPage(site, path)
      expect([status, html.includes('Olga'), html.includes('ines')]).toEqual([200, false, false])
      expect(html).toContain(`name="to" value="/staff/messages/${oldest}"`)
    }
    const ask = (email: string) => postForm(site, '/staff', { email, to: `/staff/messages/${oldest}` })
    await ask('eve@example.com')
    await ask(ines)
    const { link } = await signInMail(mails, ines)
    expect(signInMails(mails, 'eve@example.com')).toEqual([])
    const { location, cookie } = await postForm(site, link, {})
    expect(location).toBe(`/staff/messages/${oldest}`)
    const { html } = await staffPage(site, location ?? '', cookie?.split(';')[0])
    expect(html).toContain('Do you have this seat?')
  })
})
