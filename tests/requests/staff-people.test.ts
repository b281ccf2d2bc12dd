import { afterAll, beforeAll, expect, test } from 'vitest'
import { inviteStaff } from '../../src/domain/staff/people.server.ts'
import { mailPart } from '../support/mail-server.ts'
import { goodMessage, postMessage } from '../support/messages.ts'
import { onEachEngine, type SiteWithMail, startSiteOn, startSiteWithMail } from '../support/on-each-engine.ts'
import { messageLink, pressOn, signedIn, staffPage } from '../support/staff-pages.ts'

const marlow = 'marlow@dealer.example'
const ines = 'ines@dealer.example'
const dov = 'dov@dealer.example'
const office = 'office@dealer.example'

onEachEngine('the people page', (engine) => {
  let running: SiteWithMail
  const cookies = new Map<string, string>()

  beforeAll(async () => {
    running = await startSiteWithMail(engine, {
      LEADS_EMAIL_TO: `${ines}, ${office}`,
      OWNER_EMAIL: marlow,
      DIGEST_TO: marlow,
    })
    await running.db
      .insertInto('staff')
      .values([
        { email: marlow, name: 'Marlow Tennant', invited_at: new Date().toISOString(), role: 'owner' },
        { email: ines, name: 'Ines Halloway', invited_at: new Date().toISOString(), role: null },
      ])
      .execute()
    for (const person of [marlow, ines]) cookies.set(person, await signedIn(running.db, person))
  })
  afterAll(() => running.remove())

  const page = async (as = marlow) => (await staffPage(running.site, '/staff/people', cookies.get(as))).html
  async function post(path: string, fields: [string, string][], as = marlow) {
    const response = await fetch(`${running.replica.url}/staff/people${path}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
      headers: { cookie: cookies.get(as) ?? '' },
    })
    return { status: response.status, location: response.headers.get('location') ?? '', html: await response.text() }
  }
  const topicsOf = (...topics: string[]): [string, string][] => topics.map((topic) => ['topics', topic])
  const mailedOf = (words: string): string[] =>
    running.mails.mails
      .filter((mail) => mailPart(mail, 'text/plain').includes(`> ${words}`))
      .flatMap(({ to }) => to)
      .sort()
  async function write(words: string, more: Record<string, string> = {}): Promise<void> {
    await postMessage(running.site, { ...goodMessage, interest: 'sales', ...more, message: words })
  }
  const log = async () =>
    (await running.db.selectFrom('staff_log').select(['action', 'about', 'person']).orderBy('at').execute()).map(
      ({ action, about, person }) => `${person} ${action} ${about}`,
    )

  test('says that mail follows the settings until an owner changes something', async () => {
    await write('Who gets this by the settings?')
    await expect.poll(() => mailedOf('Who gets this by the settings?')).toEqual([ines, office])
    expect(await page()).toContain('Mailed as the site’s settings say')
  })

  test('opens only for owners, and shows names to nobody else', async () => {
    for (const [as, expected] of [
      [ines, 403],
      ['nobody', 200],
    ] as const) {
      const { status, html } = await staffPage(running.site, '/staff/people', cookies.get(as))
      expect([as, status, html.includes('Ines Halloway')]).toEqual([as, expected, false])
    }
    for (const path of ['', '/change', '/device', '/end']) {
      expect([path, (await post(path, [['person', ines]], ines)).status]).toEqual([path, 403])
      expect([path, (await post(path, [['person', ines]], 'nobody')).status]).toEqual([path, 401])
    }
    expect(await log()).toEqual([])
  })

  test('the person who made a change can undo it once, and then the settings apply again', async () => {
    const rows = () => running.db.selectFrom('staff').selectAll().orderBy('email').execute()
    const before = await rows()
    const changed = await post('/change', [['person', ines], ['role', 'owner'], ...topicsOf('sales')])
    expect(await rows()).not.toEqual(before)
    expect((await staffPage(running.site, changed.location, cookies.get(ines))).html).not.toContain('people/undo')
    expect((await staffPage(running.site, changed.location, cookies.get(marlow))).html).toContain('people/undo')
    expect((await post('/undo', [], ines)).status).toBe(422)
    expect((await post('/undo', [])).location).toMatch(/\?done=undone#p-/)
    expect(await rows()).toEqual(before)
    expect(await page()).toContain('Mailed as the site’s settings say')
    expect((await post('/undo', [])).status).toBe(422)
    expect((await log()).splice(0)).toEqual([`${marlow} changed ${ines}`, `${marlow} undid a change ${ines}`])
    await running.db.deleteFrom('staff_log').execute()
  })

  test('invites a person with a name, a role, topics and showrooms, and sends the invitation', async () => {
    const invited = await post('', [
      ['person', ' Dov@Dealer.example '],
      ['name', 'Dov Castellane'],
      ['role', 'sales'],
      ...topicsOf('rental', 'parts'),
      ['showrooms', 'scranton'],
      ['showrooms', 'none'],
    ])
    expect([invited.status, invited.location]).toEqual([
      303,
      expect.stringMatching(/^\/staff\/people\?done=invited#p-/),
    ])
    await expect
      .poll(() =>
        running.mails.mails.some((mail) => mail.to.includes(dov) && mailPart(mail, 'text/plain').includes('Sign in')),
      )
      .toBe(true)
    const html = await page()
    expect(html).toContain('Dov Castellane')
    expect(html).toContain('Never signed in')
    expect(await log()).toEqual([`${marlow} invited ${dov}`])
    expect((await post('', [['person', 'not an address']])).status).toBe(422)
    cookies.set(dov, await signedIn(running.db, dov))
  })

  test('assigns topics to people; messages on unassigned topics go to owners', async () => {
    await write('Three days in July?', { topic: 'rental' })
    await expect.poll(() => mailedOf('Three days in July?')).toEqual([dov, ines])
    // The first choice replaces the settings, which include somebody who is not on the list.
    expect(await page()).toContain(`Not mailed any longer: ${office}`)
    const only = topicsOf('sales', 'test-drive', 'trade-in', 'financing')
    const changed = await post('/change', [['person', ines], ['role', 'sales'], ...only])
    expect(changed.status).toBe(303)
    await write('Only rentals, please', { topic: 'rental' })
    await expect.poll(() => mailedOf('Only rentals, please')).toEqual([dov])
    await write('A battery charger', { interest: 'service' })
    await expect.poll(() => mailedOf('A battery charger')).toEqual([marlow])
    const html = await page()
    expect(html).toContain('reach nobody')
    expect(html).toMatch(/<b>[^<]*Service, Parts \([^<]*<\/b>Goes to Marlow Tennant until somebody gets it/)
  })

  test('lets an owner choose who gets the digest and unclaimed messages', async () => {
    await post('/change', [
      ['person', dov],
      ['role', 'sales'],
      ...topicsOf('rental'),
      ['extras', 'digest'],
      ['extras', 'untaken'],
    ])
    const rows = await running.db.selectFrom('staff').select(['email', 'extras']).orderBy('email').execute()
    expect(rows).toEqual([
      { email: dov, extras: '["digest","untaken"]' },
      { email: ines, extras: '[]' },
      { email: marlow, extras: '["digest"]' },
    ])
    expect(await page()).not.toContain('What nobody took goes to nobody')
  })

  test('signs out a single device', async () => {
    const other = await signedIn(running.db, dov)
    const device = /name="device" value="([0-9a-f]{64})"/g
    const [, id = ''] = [...(await page()).matchAll(device)].map(([, hash = '']) => hash)
    expect((await post('/device', [['device', id]])).status).toBe(303)
    const open = async (cookie = '') =>
      (await staffPage(running.replica, '/staff/more', cookie)).html.includes('Sign out')
    const signedInNow = [await open(other), await open(cookies.get(dov)), await open(cookies.get(ines))]
    expect(signedInNow.filter(Boolean)).toHaveLength(2)
    expect((await log()).at(-1)).toMatch(/ ended a device /)
    cookies.set(dov, await signedIn(running.db, dov))
  })

  test('one press ends access, sessions and mail, and releases open messages', async () => {
    const words = 'Is anybody still there for me?'
    await write(words, { topic: 'rental' })
    const link = await messageLink(running.mails, dov, words)
    expect((await pressOn(running.site, link, cookies.get(dov) ?? '', 'take')).status).toBe(303)
    const ended = await post('/end', [['person', dov]])
    expect([ended.status, ended.location]).toEqual([303, '/staff/people?done=ended'])
    expect((await staffPage(running.replica, link, cookies.get(dov))).status).toBe(403)
    expect((await staffPage(running.site, link, cookies.get(marlow))).html).toContain('Nobody has it yet')
    await write('Rentals again', { topic: 'rental' })
    await expect.poll(() => mailedOf('Rentals again')).toEqual([marlow])
    expect((await log()).at(-1)).toBe(`${marlow} ended access ${dov}`)
    expect(await page()).toContain('No access any longer')
  })

  test('the last owner cannot be removed, changed to sales, or invited as sales', async () => {
    for (const path of ['/end', '/change', '']) {
      const refused = await post(path, [
        ['person', marlow],
        ['role', 'sales'],
      ])
      expect([path, refused.html.includes('The only owner stays owner')]).toEqual([path, true])
    }
    await post('/change', [['person', ines], ['role', 'owner'], ...topicsOf('sales')])
    cookies.set(ines, await signedIn(running.db, ines))
    const both = await Promise.all([
      post('/change', [['person', ines]], marlow),
      post('/change', [['person', marlow]], ines),
    ])
    const owners = await running.db.selectFrom('staff').select('email').where('role', '=', 'owner').execute()
    expect([owners.length, both.filter(({ status }) => status === 303).length]).toEqual([1, 1])
  })
})

onEachEngine('the people page on a trial', (engine) => {
  test('is open to the owner who signed in with the printed link, until somebody is invited', async () => {
    const running = await startSiteOn(engine, {})
    const cookie = await signedIn(running.db, 'owner@localhost')
    const { status, html } = await staffPage(running.site, '/staff/people', cookie)
    expect([status, html.includes('Owner of this trial')]).toEqual([200, true])
    await inviteStaff(running.db, marlow, 'Marlow', new Date(), 'owner')
    expect((await staffPage(running.site, '/staff/people', cookie)).status).toBe(403)
    await running.remove()
  })
})
