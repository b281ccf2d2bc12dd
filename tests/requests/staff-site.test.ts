import { afterAll, beforeAll, expect, test } from 'vitest'
import { inviteStaff } from '../../src/domain/staff/people.server.ts'
import { onEachEngine, type SiteOnEngine, startSiteOn } from '../support/on-each-engine.ts'
import { type SiteClock, siteClock } from '../support/site-clock.ts'
import { signedIn, staffPage } from '../support/staff-pages.ts'

const marlow = 'marlow@dealer.example'
const ines = 'ines@dealer.example'
const path = '/staff/site'
/** Prerendered pages, and pages made from the stock. */
const publicPages = ['/services', '/', '/inventory', '/policies/storage-policy']

onEachEngine('the site page', (engine) => {
  let clock: SiteClock
  let running: SiteOnEngine
  const cookies = new Map<string, string>()

  beforeAll(async () => {
    clock = await siteClock('2026-11-27T10:00:00-05:00')
    running = await startSiteOn(engine, clock.env, { replicated: true })
    const invitedAt = new Date('2026-11-01T12:00:00.000Z')
    await inviteStaff(running.db, marlow, 'Marlow Tennant', invitedAt, 'owner')
    await inviteStaff(running.db, ines, 'Ines Halloway', invitedAt)
    for (const person of [marlow, ines]) cookies.set(person, await signedIn(running.db, person))
  })
  afterAll(async () => {
    await running.remove()
    await clock.remove()
  })

  async function post(below: string, fields: Record<string, string>, as = marlow) {
    const response = await fetch(`${running.replica.url}${path}${below}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
      headers: { cookie: cookies.get(as) ?? '' },
    })
    return { status: response.status, location: response.headers.get('location') ?? '', html: await response.text() }
  }
  const page = async (query = '') => (await staffPage(running.site, path + query, cookies.get(marlow))).html
  const publicHtml = async (address: string) =>
    Promise.all(running.sites.map(async ({ url }) => (await fetch(url + address)).text()))
  const eachShows = (text: string, isShown: boolean, addresses = publicPages) =>
    expect
      .poll(async () => (await Promise.all(addresses.map(publicHtml))).flat().map((html) => html.includes(text)))
      .toEqual(Array(addresses.length * running.sites.length).fill(isShown))
  const lastUndo = async () =>
    /action="\/staff\/site\/undo"[^>]*><input[^>]*name="id" value="([^"]+)"/.exec(await page())?.[1] ?? ''
  const log = async () =>
    (await running.db.selectFrom('staff_log').select(['action', 'about', 'detail']).orderBy('at').execute()).map(
      ({ action, about, detail }) => [action, about, detail].filter(Boolean).join(': '),
    )

  test('opens only for owners', async () => {
    expect((await staffPage(running.site, path, cookies.get(ines))).status).toBe(403)
    for (const below of ['/closed', '/hours', '/notice', '/undo']) {
      expect([below, (await post(below, {}, ines)).status]).toEqual([below, 403])
      expect([below, (await post(below, {}, 'nobody')).status]).toEqual([below, 401])
    }
    expect(await log()).toEqual([])
  })

  test('closes one showroom for today with a reason on every replica, and undoes it', async () => {
    await eachShows('Closed today in Scranton', false, ['/showroom'])
    const closed = await post('/closed', { place: 'scranton', why: ' Power is  out ' })
    expect([closed.status, closed.location]).toEqual([303, `${path}?done=closed#closed`])
    await eachShows('Power is out', true, ['/showroom', '/contact'])
    const row = await running.db.selectFrom('hours_changes').selectAll().executeTakeFirstOrThrow()
    expect([row.showroom, row.first_day, row.last_day, row.opens]).toEqual([
      'scranton',
      '2026-11-27',
      '2026-11-27',
      null,
    ])
    expect(await page()).toContain('Closed, Scranton, Power is out')
    expect((await post('/undo', { id: await lastUndo() })).location).toBe(`${path}?done=undone#changes`)
    await eachShows('Power is out', false, ['/showroom', '/contact'])
    expect(await log()).toEqual([
      expect.stringMatching(/^closed: .*Scranton.*: Power is out$/),
      expect.stringMatching(/^reopened: .*Scranton/),
    ])
  })

  test('sets hours for a day, and rejects an incomplete time, a past day and an unknown showroom', async () => {
    const set = await post('/hours', { first: '2026-12-24', opens: '9:00', closes: '13:00', why: 'Christmas Eve' })
    expect(set.status).toBe(303)
    const html = await page()
    expect(html).toMatch(/Christmas Eve/)
    const refusals: Record<string, string>[] = [
      { first: '2026-12-24', opens: '9:00' },
      { first: '2026-11-01' },
      { first: '2026-12-24', place: 'atlantis' },
      { first: 'soon' },
    ]
    for (const fields of refusals) {
      const refused = await post('/hours', fields)
      expect([fields, refused.status]).toEqual([fields, 422])
      expect(refused.html).toContain('role="alert"')
    }
    expect(await running.db.selectFrom('hours_changes').select('id').execute()).toHaveLength(2)
    await post('/undo', { id: await lastUndo() })
  })

  test('shows a notice above every header from its first day through its last, and at no other time', async () => {
    const text = 'Free delivery <within> 50 miles & more, through Monday.'
    const escaped = 'Free delivery &lt;within&gt; 50 miles &amp; more, through Monday.'
    const preview = await page(
      `?${new URLSearchParams({ text, link: '/inventory', first: '2026-11-28', last: '2026-11-30' })}`,
    )
    expect(preview).toContain(`${escaped} <a href="/inventory"`)
    expect(preview).toContain('Not on the site yet')
    await eachShows(escaped, false)
    const set = await post('/notice', { text, link: '/inventory', first: '2026-11-28', last: '2026-11-30' })
    expect(set.location).toBe(`${path}?done=notice#notice`)
    await eachShows(escaped, false)
    await clock.set('2026-11-28T00:00:30-05:00')
    await eachShows(escaped, true)
    const [html = ''] = await publicHtml('/services')
    expect(html.indexOf(escaped)).toBeLessThan(html.indexOf('<header'))
    await clock.set('2026-12-01T00:00:30-05:00')
    await eachShows(escaped, false)
    expect((await publicHtml('/services')).filter((html) => html.includes('role="note"'))).toEqual([])
  })

  test('a newer notice replaces the older one, Undo restores the older one, and an empty notice removes all', async () => {
    const days = { first: '2026-12-01', last: '2026-12-05' }
    await post('/notice', { text: 'The first line', ...days })
    await eachShows('The first line', true)
    await post('/notice', { text: 'The second line', link: 'https://elsewhere.example/', ...days })
    await eachShows('The second line', true)
    await eachShows('elsewhere.example', false)
    await post('/undo', { id: await lastUndo() })
    await eachShows('The first line', true)
    await post('/notice', { text: ' ', ...days })
    await eachShows('The first line', false)
    expect((await post('/notice', { text: 'x'.repeat(91), ...days })).status).toBe(422)
    expect((await post('/notice', { text: 'Over', first: '2026-11-01', last: '2026-11-02' })).status).toBe(422)
  })
})
