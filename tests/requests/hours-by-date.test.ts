import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines, openMigrated, type TestDatabase } from '../support/databases.ts'
import { getPage, jsonLd, type Page, readable } from '../support/html.ts'
import type { Larkway } from '../support/larkway.ts'
import { type LarkwaySession, larkwaySession } from '../support/larkway-session.ts'
import { type Site, startSite } from '../support/running-site.ts'
import { type SiteClock, siteClock } from '../support/site-clock.ts'

/** Pages of each kind, both prerendered ones and ones made from the stock. */
const withStrip = ['/', '/contact', '/showroom', '/towns/vineland', '/vineland-golf-carts']
const others = ['/services', '/policies/storage-policy', '/inventory', '/rentals', '/rentals/vineland']

const stripOf = ({ document }: Page) => document.querySelectorAll('.visit-strip__dated').map(readable)
const footerOf = ({ document }: Page) => document.querySelectorAll('footer tr').map(readable)
const weekRows = ['Mon-Fri 9AM-5PM', 'Sat 9AM-5PM', 'Sun Closed']
const special = (page: Page) =>
  jsonLd(page).flatMap((data) =>
    data instanceof Object && 'specialOpeningHoursSpecification' in data ? [data.specialOpeningHoursSpecification] : [],
  )
const day = (date: string, opens = '00:00', closes = opens) => ({
  ...{ '@type': 'OpeningHoursSpecification', validFrom: date, validThrough: date, opens, closes },
})

describe.each(Object.entries(engines))('the site without scripts, on %s', (engine, open) => {
  const workers = engine === 'SQLite' ? 1 : 2
  let database: TestDatabase
  let clock: SiteClock
  let site: Site
  let session: LarkwaySession
  let larkway: Larkway
  beforeAll(async () => {
    database = await openMigrated(open)
    clock = await siteClock('2026-11-11T12:00:00-05:00')
    const { DATA_DIR, DATABASE_URL = '' } = database.location
    const env = { ...clock.env, DATABASE_URL, WORKERS: String(workers) }
    site = await startSite(env, { dataDir: DATA_DIR })
    session = larkwaySession(database.location, clock.env)
    larkway = session.larkway
  })
  afterAll(async () => {
    await session.close()
    await site.stop()
    await database.close()
    await clock.remove()
  })
  /** Gets the page often enough to reach each worker. */
  const times = workers === 1 ? 1 : 6
  const all = async (path: string) => Promise.all(Array.from({ length: times }, () => getPage(site.url + path)))
  const eachShows = (path: string, textsOn: (page: Page) => readonly string[], expected: readonly string[]) =>
    expect.poll(async () => (await all(path)).map(textsOn), { message: path }).toEqual(Array(times).fill(expected))

  test('shows only weekly hours more than two weeks before a holiday', async () => {
    for (const path of withStrip) await eachShows(path, stripOf, [])
    for (const path of [...withStrip, ...others]) await eachShows(path, footerOf, weekRows)
  })

  test('shows a holiday next to the weekly hours from two weeks before it until it is over', async () => {
    for (const instant of ['2026-11-12T00:00:30-05:00', '2026-11-26T10:00:00-05:00']) {
      await clock.set(instant)
      for (const path of withStrip) await eachShows(path, stripOf, ['Closed Thursday, Thanksgiving (November 26)'])
      for (const path of [...withStrip, ...others])
        await eachShows(path, footerOf, [...weekRows, 'Closed Thursday, Thanksgiving (November 26)'])
    }
    const [page] = await all('/contact')
    expect(page && readable(page.document.querySelector('.visit-strip') ?? page.document)).toContain(
      'Mon-Fri 9AM-5PM, Sat 9AM-5PM, Sun Closed',
    )
    await clock.set('2026-11-27T00:00:30-05:00')
    for (const path of [...withStrip, ...others]) await eachShows(path, footerOf, weekRows)
  })

  test('shows each timetable’s own hours on a day with an early closing', async () => {
    await clock.set('2026-12-24T11:59:00-05:00')
    await eachShows('/', stripOf, [
      'Open Thursday 9AM-12PM, Christmas Eve (December 24)',
      'Closed Friday, Christmas Day (December 25)',
      'Closed Friday, New Year’s Day (January 1)',
    ])
    const rows = (page: Page) => page.document.querySelectorAll('main tr').map(readable)
    const eve = (page: Page) => rows(page).filter((row) => row.includes('Christmas Eve'))
    await eachShows('/services', eve, ['Open Thursday 8AM-12PM, Christmas Eve (December 24)'])
    await eachShows('/policies/storage-policy', eve, ['Open Thursday 8AM-12PM, Christmas Eve (December 24)'])
    await eachShows('/towns/vineland', eve, ['Open Thursday 8AM-12PM, Christmas Eve (December 24)'])
    await eachShows('/contact', eve, ['Open Thursday 9AM-12PM, Christmas Eve (December 24)'])
    await eachShows('/showroom', ({ document }) => document.querySelectorAll('.clocks .clocks__dated').map(readable), [
      'Showroom floor: Open Thursday 9AM-12PM, Christmas Eve (December 24)',
      'Shop and In your town: Open Thursday 8AM-12PM, Christmas Eve (December 24)',
      'Closed Friday, Christmas Day (December 25)',
      'Closed Friday, New Year’s Day (January 1)',
    ])
  })

  test('gives search engines the special hours for twelve months', async () => {
    await clock.set('2026-12-25T10:00:00-05:00')
    const year = [
      day('2026-12-25'),
      day('2027-01-01'),
      day('2027-11-25'),
      day('2027-12-24', '09:00', '12:00'),
      day('2027-12-25'),
    ]
    for (const [path, count] of [
      ['/', 2],
      ['/showroom', 2],
      ['/towns/vineland', 1],
      ['/rentals', 1],
    ] as const) {
      await expect
        .poll(async () => special(await getPage(site.url + path)), { message: path })
        .toEqual(Array(count).fill(year))
    }
  })

  test('shows a closing set by command on every page, and no longer the next day', async () => {
    await clock.set('2027-01-20T08:00:00-05:00')
    for (const path of [...withStrip, ...others]) await eachShows(path, footerOf, weekRows)
    const { code, out, err } = await larkway('hours', 'close', 'today', '--note', 'Snow', '--person', 'Ann')
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain('Closed on 2027-01-20 (Snow). `larkway hours reopen 2027-01-20` undoes it.')
    for (const path of withStrip) await eachShows(path, stripOf, ['Closed Wednesday, Snow (January 20)'])
    for (const path of [...withStrip, ...others])
      await eachShows(path, footerOf, [...weekRows, 'Closed Wednesday, Snow (January 20)'])
    const page = await getPage(`${site.url}/showroom`)
    expect(special(page)[0]).toContainEqual(day('2027-01-20'))
    expect(page.document.querySelector('html')?.getAttribute('data-hours')).toContain('2027-01-20')
    await clock.set('2027-01-21T00:00:30-05:00')
    for (const path of [...withStrip, ...others]) await eachShows(path, footerOf, weekRows)
    expect((await larkway('hours', 'list')).out).not.toContain('Snow')
  })

  test('names the showroom if only one has special hours; reopening restores the weekly hours', async () => {
    await larkway('hours', 'set', 'tomorrow', '9-12', '--showroom', 'scranton', '--note', 'Inventory')
    const sentence = 'Open Friday in Scranton 9AM-12PM, Inventory (January 22)'
    for (const path of ['/', '/contact', '/showroom']) await eachShows(path, stripOf, [sentence])
    await eachShows('/towns/vineland', stripOf, [])
    const notes = ({ document }: Page) => document.querySelectorAll('footer .footer__note').map(readable)
    await eachShows('/services', (page) => notes(page).filter((note) => note === sentence), [sentence])
    expect((await larkway('hours', 'reopen', 'tomorrow')).code).toBe(3)
    expect((await larkway('hours', 'reopen', 'tomorrow', '--showroom', 'scranton')).out).toContain(
      'Undone from 2027-01-22 on',
    )
    for (const path of ['/', '/contact', '/showroom']) await eachShows(path, stripOf, [])
  })
})
