import { afterAll, beforeAll, expect, test } from 'vitest'
import { inviteStaff } from '../../src/domain/staff/people.server.ts'
import { goodMessage, postMessage } from '../support/messages.ts'
import { onEachEngine, type SiteOnEngine, startSiteOn } from '../support/on-each-engine.ts'
import { type SiteClock, siteClock } from '../support/site-clock.ts'
import { pressOn, signedIn, staffPage } from '../support/staff-pages.ts'

const marlow = 'marlow@dealer.example'
const ines = 'ines@dealer.example'
const path = '/staff/month'
const text = (html: string): string => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

onEachEngine('the month page', (engine) => {
  let clock: SiteClock
  let running: SiteOnEngine
  const cookies = new Map<string, string>()

  beforeAll(async () => {
    clock = await siteClock('2026-11-03T10:00:00-05:00')
    running = await startSiteOn(engine, { ...clock.env, LEADS_EMAIL_TO: ines })
    const invitedAt = new Date('2026-10-01T12:00:00.000Z')
    await inviteStaff(running.db, marlow, 'Marlow Tennant', invitedAt, 'owner')
    await inviteStaff(running.db, ines, 'Ines Halloway', invitedAt)
    for (const person of [marlow, ines]) cookies.set(person, await signedIn(running.db, person))
    const write = (words: string, more: Record<string, string> = {}) =>
      postMessage(running.site, { ...goodMessage, interest: 'sales', ...more, message: words })
    await write('The last one of October', { vehicle: 'denago-city', page: '/vehicle/denago-city' })
    await write('A Sunday in November', { topic: 'rental', page: '/rentals' })
    await write('Is the City still there?', {
      topic: 'test-drive',
      vehicle: 'denago-city',
      page: '/vehicle/denago-city',
    })
    await write('=HYPERLINK("https://bad.example")', { interest: 'parts' })
    const rows = await running.db.selectFrom('contact_messages').select(['id', 'message']).execute()
    const idOf = (words: string) => rows.find(({ message }) => message === words)?.id ?? ''
    await pressOn(
      running.site,
      `/staff/messages/${idOf('Is the City still there?')}`,
      cookies.get(ines) ?? '',
      'answered',
    )
    const receivedAt = {
      'The last one of October': '2026-11-01T03:59:00.000Z',
      'A Sunday in November': '2026-11-01T04:00:00.000Z',
    }
    for (const [words, received_at] of Object.entries(receivedAt))
      await running.db.updateTable('contact_messages').set({ received_at }).where('message', '=', words).execute()
    await running.db
      .updateTable('contact_messages')
      .set({ vehicle_name: '=HYPERLINK("https://bad.example")' })
      .where('message', 'like', '=HYPERLINK%')
      .execute()
  })
  afterAll(async () => {
    await running.remove()
    await clock.remove()
  })

  const get = (query = '', as = marlow) => staffPage(running.site, path + query, cookies.get(as))

  test('opens only for owners', async () => {
    for (const below of ['', '/figures.csv']) {
      expect([below, (await staffPage(running.site, path + below, cookies.get(ines))).status]).toEqual([below, 403])
      expect((await staffPage(running.site, path + below)).html).not.toContain('Denago')
    }
  })

  test('counts the month’s messages in local time, by topic, page, cart and outcome', async () => {
    const { html } = await get('?month=2026-11')
    const words = text(html)
    expect(html).toContain('>November 2026</h1>')
    for (const figure of [
      '3 messages 1 in October',
      'Rental 1',
      'Test drive 1',
      'Parts 1',
      'A cart’s page 1',
      'Rentals 1',
      'Denago City 1',
      'Answered 1',
      'Still open 2',
      'Ines Halloway 1',
      '2026-11-03 2',
    ])
      expect(words).toContain(figure)
    expect(text((await get('?month=2026-10')).html)).toContain('1 message 0 in September')
  })

  test('shows the current month if the query names none, a future one or an invalid one', async () => {
    for (const month of ['', '2027-05', '2026-13', 'x', '0000-01'])
      expect((await get(`?month=${month}`)).html).toContain('>November 2026</h1>')
  })

  test('exports its figures as CSV, with no cell that a spreadsheet reads as a formula', async () => {
    const response = await fetch(`${running.site.url}${path}/figures.csv?month=2026-11`, {
      headers: { cookie: cookies.get(marlow) ?? '' },
    })
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="month-2026-11.csv"')
    const lines = (await response.text()).split('\r\n')
    expect(lines).toContain('Messages by day,2026-11-03,2,,')
    expect(lines).toContain('By topic,Test drive,1,,')
    expect(lines).toContain(`By cart,"'=HYPERLINK(""https://bad.example"")",1,,`)
  })
})
