import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { storeLead } from '../../src/domain/leads/intake/store-lead.server.ts'
import { type LeadOrigin, noOrigin } from '../../src/domain/leads/lead.ts'
import { eachLead } from '../../src/domain/leads/leads.server.ts'
import { leadVehicle } from '../support/carts.ts'
import { engines, openMigrated, type TestDatabase } from '../support/databases.ts'
import type { Larkway } from '../support/larkway.ts'
import { type LarkwaySession, larkwaySession } from '../support/larkway-session.ts'
import { goodMessage } from '../support/messages.ts'

const mailOn = {
  SITE_URL: 'https://dealer.example',
  SMTP_URL: 'smtp://127.0.0.1:1',
  LEADS_EMAIL_TO: 'sales@dealer.example',
}

describe.each(Object.entries(engines))('larkway leads on %s', (_name, open) => {
  let database: TestDatabase
  let session: LarkwaySession
  let larkway: Larkway
  let folder: string
  beforeAll(async () => {
    database = await openMigrated(open)
    session = larkwaySession(database.location, mailOn)
    larkway = session.larkway
    folder = await mkdtemp(join(tmpdir(), 'larkway-leads-'))
  })
  afterAll(async () => {
    await session.close()
    await database.close()
    await rm(folder, { recursive: true })
  })
  beforeEach(async () => {
    await database.db.deleteFrom('contact_messages').execute()
  })

  const leads = () => Array.fromAsync(eachLead(database.db))
  async function store(
    more: Partial<typeof goodMessage> & { spamReason?: string; at?: string; origin?: LeadOrigin } = {},
  ): Promise<string> {
    const { spamReason = '', at = new Date().toISOString(), origin = noOrigin, ...words } = more
    const message = { ...goodMessage, ...words, interest: 'sales' as const }
    await storeLead(database.db, { submission: message, spamReason, receivedAt: new Date(at), origin }, [
      'mail',
      'confirmation',
    ])
    const match = (await leads()).find((lead) => lead.message === message.message && lead.email === message.email)
    return match?.id ?? ''
  }
  const fail = (id: string) =>
    database.db
      .updateTable('deliveries')
      .set({ state: 'failed', last_error: '451 later' })
      .where('message_id', '=', id)
      .execute()
  const states = async (id: string) =>
    (await leads()).find((lead) => lead.id === id)?.deliveries.map(({ state }) => state) ?? []

  test('`list` shows the newest first, and filters by state, quarantine, interest and day', async () => {
    const old = await store({ message: 'From long ago.', at: '2026-01-05T10:00:00Z' })
    const spam = await store({ message: 'Cheap watches.', spamReason: 'hidden-field' })
    const failed = await store({ message: 'Nobody took this.', email: 'other@example.com', at: '2026-03-01T10:00:00Z' })
    await fail(failed)
    const ids = async (...words: string[]) => {
      const { out } = await larkway('leads', 'list', '--json', ...words)
      return JSON.parse(out).map(({ id }: { id: string }) => id)
    }
    expect(await ids()).toEqual([spam, failed, old])
    expect(await ids('--state', 'failed')).toEqual([failed])
    expect(await ids('--quarantined')).toEqual([spam])
    expect(await ids('--since', '2026-02-01')).toEqual([spam, failed])
    expect(await ids('--interest', 'parts')).toEqual([])
    expect(await ids('--limit', '1')).toEqual([spam])
    const { out } = await larkway('leads', 'list')
    expect(out).toContain('quarantined: the hidden field')
    expect(out).toContain('mail failed, confirmation failed')
    expect(out).toContain('3 messages')
  })

  test('`show` prints one whole message, and exits with 3 for an unknown one', async () => {
    const id = await store()
    await fail(id)
    const { code, out } = await larkway('leads', 'show', id)
    expect(code).toBe(0)
    for (const part of [goodMessage.message, goodMessage.phone, 'Ada Moss', '451 later']) expect(out).toContain(part)
    expect((await larkway('leads', 'show', 'nothing')).code).toBe(3)
  })

  test('`show`, `list` and `export` include the cart with its numbers, price and page', async () => {
    const vehicle = leadVehicle
    const url = 'https://dealer.example/vehicle/used-102'
    const id = await store({
      origin: { vehicle, page: '/vehicle/used-102', town: 'millville', topic: 'quote', site: '' },
    })
    const { out } = await larkway('leads', 'show', id)
    for (const part of ['Club Car Onward, used, 2022, $9,995, in stock', 'U-102', 'used-102', vehicle.vin, url]) {
      expect(out).toContain(part)
    }
    for (const part of ['Quote', 'Millville', 'https://dealer.example/vehicle/used-102']) expect(out).toContain(part)
    expect((await larkway('leads', 'list')).out).toContain('Club Car Onward (U-102, $9,995)')
    const asJson = JSON.parse((await larkway('leads', 'export', '--json')).out)
    expect(asJson).toMatchObject([{ vehicle: { ...vehicle, url }, town: 'millville', topic: 'quote' }])
    const { out: csv } = await larkway('leads', 'export')
    expect(csv).toContain(`used-102,U-102,Club Car Onward,Club Car,2022,used,9995,in stock,${vehicle.vin},${url},quote`)
  })

  test('`export` writes JSON, and CSV without cells that a spreadsheet would run as formulas', async () => {
    const id = await store({ firstName: '=HYPERLINK("http://x")', message: 'Two lines,\nand "marks".' })
    const file = join(folder, 'leads.csv')
    expect((await larkway('leads', 'export', '--out', file)).code).toBe(0)
    const csv = await readFile(file, 'utf8')
    expect(csv.startsWith('\uFEFFid,receivedAt,interest,')).toBe(true)
    expect(csv).not.toMatch(/,=|,"=/)
    expect(csv).toContain('"Two lines,\nand ""marks""."')
    expect((await stat(file)).mode & 0o077).toBe(0)
    const { out } = await larkway('leads', 'export', '--format', 'json')
    expect(JSON.parse(out)).toMatchObject([{ id, firstName: '=HYPERLINK("http://x")' }])
  })

  test('`release` sends quarantined messages, and lists those that were not quarantined', async () => {
    const spam = await store({ spamReason: 'hidden-field' })
    expect(await states(spam)).toEqual(['quarantined', 'quarantined'])
    expect((await larkway('leads', 'release')).code).toBe(2)
    expect((await larkway('leads', 'release', spam)).code).toBe(0)
    expect(await states(spam)).toEqual(['waiting', 'waiting'])
    const again = await larkway('leads', 'release', spam)
    expect(again.code).toBe(3)
    expect(again.err).toContain('leads list --quarantined')
  })

  test('`acknowledge` marks failed deliveries and refused addresses as handled', async () => {
    const id = await store()
    await fail(id)
    await database.db
      .updateTable('deliveries')
      .set({ state: 'refused' })
      .where('channel', '=', 'confirmation')
      .execute()
    expect((await larkway('leads', 'show', id)).out).toContain('address refused, call instead')
    expect((await larkway('leads', 'acknowledge', id)).code).toBe(0)
    expect(await states(id)).toEqual(['acknowledged', 'acknowledged'])
    const again = await larkway('leads', 'acknowledge', id)
    expect(again.code).toBe(3)
    expect(again.err).toContain('leads list --state failed')
    expect(again.err).toContain('To mark a message as answered, use the desk.')
  })

  test('`list` and `export` find a person by address, name or phone number', async () => {
    const zoe = await store({
      firstName: 'Zoë',
      lastName: "O'Moss",
      email: 'Zoe+1@Example.com',
      phone: '+1 (856) 555-0177',
    })
    const ada = await store({ message: 'From somebody else, at the same number of 0100.' })
    const ids = async (...words: string[]) =>
      JSON.parse((await larkway('leads', 'list', '--json', ...words)).out).map(({ id }: { id: string }) => id)
    expect(await ids('--search', 'ZOE moss')).toEqual([zoe])
    expect(await ids('--search', '856-555-0177')).toEqual([zoe])
    expect(await ids('--search', '0100')).toEqual([ada])
    expect(await ids('--search', '856')).toEqual([])
    expect(await ids('--email', 'zoe+1@example.com')).toEqual([zoe])
    const { out } = await larkway('leads', 'export', '--json', '--email', 'zoe+1@example.com')
    expect(JSON.parse(out).map(({ id }: { id: string }) => id)).toEqual([zoe])
    const { out: csv } = await larkway('leads', 'export', '--search', 'moss ada')
    expect(csv).toContain(ada)
    expect(csv).not.toContain(zoe)
  })

  test('exports staff notes and reminders with a person’s messages, and erases them together', async () => {
    const id = await store({ email: 'eve@example.com' })
    const [at, due_at] = ['2026-05-01T12:00:00.000Z', '2026-05-02T13:30:00.000Z']
    const event = { id: 'e1', message_id: id, person: 'ines@dealer.example', kind: 'call', text: '=Ask for Eve' }
    await database.db
      .insertInto('lead_events')
      .values({ ...event, at, due_at, done_at: null, reminded_at: null })
      .execute()
    const { out } = await larkway('leads', 'export', '--json', '--email', 'eve@example.com')
    expect(JSON.parse(out)[0].events).toMatchObject([{ kind: 'call', text: '=Ask for Eve', dueAt: due_at }])
    expect((await larkway('leads', 'export', '--email', 'eve@example.com')).out).toContain('Ask for Eve')
    expect((await larkway('leads', 'show', id)).out).toContain('=Ask for Eve')
    await larkway('leads', 'delete', '--email', 'eve@example.com', '--yes')
    expect(await database.db.selectFrom('lead_events').selectAll().execute()).toEqual([])
  })

  test('`correct` changes personal data under the form’s rules', async () => {
    const id = await store()
    expect((await larkway('leads', 'correct', id)).code).toBe(2)
    expect((await larkway('leads', 'correct', 'nothing', '--phone', '856-555-0199')).code).toBe(3)
    const wrong = await larkway('leads', 'correct', id, '--email', 'not an address')
    expect([wrong.code, wrong.err]).toEqual([2, expect.stringContaining('Invalid email address')])
    expect((await larkway('leads', 'correct', id, '--last-name', 'Mossy', '--phone', '856-555-0199')).code).toBe(0)
    expect(await leads()).toMatchObject([{ id, firstName: 'Ada', lastName: 'Mossy', phone: '856-555-0199' }])
    expect(await states(id)).toEqual(['waiting', 'waiting'])
  })

  test('`requests` lists what was exported, corrected or erased, and `delete --repeat` erases what has come back', async () => {
    await database.db.deleteFrom('privacy_requests').execute()
    expect((await larkway('leads', 'requests')).out).toContain('No requests.')
    const id = await store({ email: 'eve@example.com' })
    const row = await database.db.selectFrom('contact_messages').selectAll().executeTakeFirstOrThrow()
    await larkway('leads', 'export', '--email', 'eve@example.com')
    await larkway('leads', 'correct', id, '--first-name', 'Eva')
    await larkway('leads', 'delete', '--email', 'eve@example.com', '--yes')
    const { out } = await larkway('leads', 'requests', '--json')
    // The log has exactly these fields, and nothing else about the person or the message.
    const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/)
    expect(JSON.parse(out)).toEqual([
      { kind: 'erased', messageId: id, at },
      { kind: 'corrected', messageId: id, at },
      { kind: 'exported', messageId: id, at },
    ])
    expect((await larkway('leads', 'requests')).out).toContain(`erased     ${id}`)
    const list = join(folder, 'requests.json')
    await writeFile(list, out)
    // The row comes back as pg_restore would restore it.
    await database.db.insertInto('contact_messages').values(row).execute()
    const other = await store({ message: 'Not to be erased.' })
    expect((await larkway('leads', 'delete', '--repeat', list, '--yes')).out).toContain('Erased 1 message')
    expect((await leads()).map((lead) => lead.id)).toEqual([other])
    const again = await larkway('leads', 'delete', '--repeat', list, '--yes')
    expect([again.code, again.out]).toEqual([0, expect.stringContaining('Nothing that was erased has come back')])
    await writeFile(list, 'not JSON')
    expect((await larkway('leads', 'delete', '--repeat', list, '--yes')).code).toBe(2)
  })

  test('`redeliver` sends to the dealer again by every channel, retries failures, and skips quarantined messages', async () => {
    const id = await store({ message: 'Sent, and wanted again.' })
    await database.db.updateTable('deliveries').set({ state: 'sent' }).execute()
    expect((await larkway('leads', 'redeliver', id)).code).toBe(0)
    expect(await states(id)).toEqual(['waiting', 'sent'])
    await fail(id)
    expect((await larkway('leads', 'redeliver', '--failed')).out).toContain('2 deliveries')
    expect(await states(id)).toEqual(['waiting', 'waiting'])
    const spam = await store({ message: 'Cheap watches.', spamReason: 'hidden-field' })
    expect((await larkway('leads', 'redeliver', spam)).code).toBe(3)
    const off = await larkway('leads', 'redeliver', id, '--channel', 'webhook')
    expect(off.code).toBe(1)
    expect(off.err).toContain('LEADS_WEBHOOK_URL')
  })

  test('still accepts former names of flags and states, but leaves them out of the help', async () => {
    const spam = await store({ message: 'Cheap watches.', spamReason: 'hidden-field' })
    const failed = await store({ message: 'Nobody took this.' })
    await fail(failed)
    const ids = async (...words: string[]) =>
      JSON.parse((await larkway('leads', 'list', '--json', ...words)).out).map(({ id }: { id: string }) => id)
    expect(await ids('--suspected')).toEqual([spam])
    expect(await ids('--state', 'held')).toEqual([spam])
    expect(await ids('--state', 'parked')).toEqual([failed])
    expect((await larkway('leads', 'redeliver', '--parked')).code).toBe(0)
    expect(await states(failed)).toEqual(['waiting', 'waiting'])
    for (const name of ['list', 'redeliver']) {
      expect((await larkway('leads', name, '--help')).out).not.toMatch(/parked|suspected|held/)
    }
  })

  test('`delete` erases the messages it finds, prints the ids it did not find and exits with 3', async () => {
    const id = await store({ message: 'To be erased.' })
    const { code, out, err } = await larkway('leads', 'delete', id, 'nothing', '--yes')
    expect(code).toBe(3)
    expect(out).toContain('Erased 1 message')
    expect(err).toContain('No message, rental hold or waitlist entry has the id nothing.')
    expect(await leads()).toEqual([])
  })

  test('`redeliver --failed` with ids retries the failed deliveries of only those messages', async () => {
    const one = await store({ message: 'Failed, and wanted.' })
    const other = await store({ message: 'Failed, and left.', email: 'ben@example.com' })
    await fail(one)
    await fail(other)
    expect((await larkway('leads', 'redeliver', '--parked', one)).code).toBe(0)
    expect([await states(one), await states(other)]).toEqual([
      ['waiting', 'waiting'],
      ['failed', 'failed'],
    ])
    expect((await larkway('leads', 'redeliver', '--failed', one)).code).toBe(3)
    expect((await larkway('leads', 'redeliver', '--failed', '--undelivered')).code).toBe(2)
  })

  test('`spam` stops unsent deliveries, and `release` resumes them', async () => {
    const id = await store({ message: 'An offer that staff take for spam.' })
    await database.db.updateTable('deliveries').set({ state: 'sent' }).where('channel', '=', 'mail').execute()
    expect((await larkway('leads', 'spam', id)).code).toBe(0)
    expect(await states(id)).toEqual(['sent', 'quarantined'])
    expect((await larkway('leads', 'spam', id)).code).toBe(3)
    expect((await larkway('leads', 'release', id)).out).not.toContain('seconds')
    expect(await states(id)).toEqual(['sent', 'waiting'])
  })

  test('`list --quarantined` starts with the messages that may be genuine', async () => {
    // An earlier version quarantined messages just for being sent quickly.
    const reasons = ['marked-by-staff', 'too-fast:900', 'hidden-field,too-fast:30']
    const ids: string[] = []
    for (const spamReason of reasons) ids.push(await store({ message: `Quarantined: ${spamReason}`, spamReason }))
    await database.db.updateTable('contact_messages').set({ suspected: 1 }).execute()
    const { out } = await larkway('leads', 'list', '--quarantined', '--json')
    expect(JSON.parse(out).map(({ id }: { id: string }) => id)).toEqual([ids[1], ids[2], ids[0]])
    const { out: words } = await larkway('leads', 'list', '--quarantined')
    expect(words).toContain('sent 900 ms after the form was shown (may be genuine)')
    expect(words).toContain('the hidden field was filled in; sent 30 ms after the form was shown (hardly a person)')
    expect(JSON.parse(out)[0].spamReason).toBe('sent 900 ms after the form was shown')
  })

  test('`delete` erases one person’s messages, ignoring case in the address, and asks first', async () => {
    await store({ message: 'The first of Ada.' })
    await store({ message: 'The second of Ada.', email: 'ADA@Example.com' })
    const other = await store({ message: 'Not from Ada.', email: 'ben@example.com' })
    const unconfirmed = await larkway('leads', 'delete', '--email', 'ada@example.com')
    expect(unconfirmed.code).toBe(4)
    expect(unconfirmed.err).toContain('--yes')
    expect(await leads()).toHaveLength(3)
    const { code, out } = await larkway('leads', 'delete', '--email', 'ada@example.com', '--yes', '--json')
    expect(code).toBe(0)
    expect(JSON.parse(out)).toEqual({ erased: 2, notFound: [] })
    expect((await leads()).map(({ id }) => id)).toEqual([other])
    const left = await database.db.selectFrom('deliveries').select('message_id').execute()
    expect(new Set(left.map((row) => row.message_id))).toEqual(new Set([other]))
    if (!database.location.DATABASE_URL) {
      // grep is another process. Closing the file in this process would release the locks that SQLite relies on.
      const { status, stdout } = spawnSync('grep', ['-ral', 'of Ada', database.location.DATA_DIR], { encoding: 'utf8' })
      expect([status, stdout]).toEqual([1, ''])
    }
    expect((await larkway('leads', 'delete', '--email', 'ada@example.com', '--yes')).code).toBe(3)
    expect((await larkway('leads', 'delete')).code).toBe(2)
  })

  test('`stats` counts messages and deliveries', async () => {
    await fail(await store({ message: 'One.............' }))
    await store({ message: 'Two.............', at: '2026-01-05T10:00:00Z', email: 'ben@example.com' })
    await store({ message: 'Three...........', spamReason: 'hidden-field', email: 'eve@example.com' })
    const { out } = await larkway('leads', 'stats', '--json')
    expect(JSON.parse(out)).toMatchObject({
      total: 3,
      last24Hours: 2,
      quarantined: 1,
      withoutDelivery: 0,
      byInterest: { sales: 3 },
      waitingSince: '2026-01-05T10:00:00.000Z',
    })
    expect((await larkway('leads', 'stats')).out).toMatch(/mail +failed +1/)
  })
})
