import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { holdCart, holdsOn } from '../../src/domain/catalogue/edits/cart-holds.server.ts'
import {
  describeSale,
  forgetOldCustomers,
  noteSale,
  saleOf,
} from '../../src/domain/catalogue/edits/cart-sales.server.ts'
import { eraseCustomer, findCustomer } from '../../src/domain/customers/customer.server.ts'
import {
  customerRecords,
  followedBy,
  leadRecords,
  recordsCsv,
} from '../../src/domain/customers/customer-file.server.ts'
import { storeLead } from '../../src/domain/leads/intake/store-lead.server.ts'
import { noOrigin } from '../../src/domain/leads/lead.ts'
import { eachLead, findLead } from '../../src/domain/leads/leads.server.ts'
import { recordReply } from '../../src/domain/leads/work/lead-replies.server.ts'
import { recordEvent } from '../../src/domain/leads/work/record-lead-event.server.ts'
import { holdCarts } from '../../src/domain/rentals/rental-holds.server.ts'
import { joinWaitlist } from '../../src/domain/waitlist/waitlist.server.ts'
import { type SiteTable, siteTables } from '../../src/server/database/copy-tables.server.ts'
import type { Db } from '../../src/server/database/database.server.ts'
import { engines, openMigrated } from '../support/databases.ts'
import { contents } from '../support/every-table.ts'
import { databaseWithCommands } from '../support/larkway-session.ts'
import { goodMessage } from '../support/messages.ts'
import { sampleVehicle } from '../support/sample-vehicle.ts'

/** Tables that hold what customers wrote, or who they are. `fill` has to add rows to a new one. */
const ofCustomers = ['cart_holds', 'cart_sales', 'contact_messages', 'lead_events', 'rental_holds', 'watches']
/** Tables without customer data. They are about stock, staff and the site, or hold ids of messages. */
const ofOthers = [
  ...['calendar_feeds', 'carts_off_site', 'deliveries', 'ended_links', 'hand_changes', 'held_values', 'hours_changes'],
  ...['incidents', 'jobs', 'kept_carts', 'lead_people', 'lead_steps', 'lead_work', 'notices', 'privacy_requests'],
  ...['push_keys', 'push_subscriptions', 'removed_staff', 'removed_vehicles', 'rental_blocks', 'saved_replies'],
  ...['site_notices', 'staff', 'staff_challenges', 'staff_log', 'staff_passkeys', 'staff_sessions', 'staff_sign_ins'],
  ...['stock_revision', 'stock_sources', 'unused_photos', 'vehicle_aliases', 'vehicle_notes', 'vehicles'],
  ...['visit_counts', 'watch_links'],
  // A foreign key deletes the pictures along with their message.
  'lead_pictures',
]

const given = /quill|555-0199|secret/i
const person = 'ines@dealer.example'
const customer = { firstName: 'Zoe', lastName: 'Quill', email: 'zoe@quill.example', phone: '570-555-0199' }
const now = new Date()
const nextYear = (monthAndDay: string) => `${now.getUTCFullYear() + 1}-${monthAndDay}`

async function tablesThatSay(db: Db, tables: readonly SiteTable[]): Promise<string[]> {
  const all = await contents(db, tables)
  return Object.keys(all)
    .filter((table) => all[table]?.some((row) => given.test(row)))
    .sort()
}

async function tablesOfSite(): Promise<readonly SiteTable[]> {
  const { db, close } = await openMigrated(engines.SQLite)
  return siteTables(db).finally(close)
}

const soldCart = sampleVehicle('denago-city')

async function sell(
  db: Db,
  vehicle: typeof soldCart,
  { buyer, messageId = null }: { buyer: string; messageId?: string | null },
): Promise<void> {
  const fields = [{ field: 'inStock', before: true, after: false }] as const
  const about = { id: `change ${vehicle.id}`, vehicleId: vehicle.id, vehicleName: vehicle.name, person }
  const at = now.toISOString()
  const change = { ...about, at, fields, source: null, undoes: null, undoneBy: null }
  await noteSale(db, { vehicle, createdAt: at, change })
  await describeSale(db, vehicle.id, { buyer, messageId, price: 5000 })
}

/** Stores something about the customer in every table that can have it. */
async function fill(db: Db): Promise<void> {
  const id = crypto.randomUUID()
  const submission = { ...goodMessage, ...customer, interest: 'sales' as const, message: 'A secret wish for a cart.' }
  await storeLead(db, { id, submission, spamReason: '', receivedAt: now, origin: noOrigin }, ['mail'])
  const act = { person, seen: 0, recipients: [], now }
  await recordEvent(db, id, { ...act, id: crypto.randomUUID(), kind: 'note', text: 'The secret is the color.' })
  const lead = await findLead(db, id)
  if (lead) await recordReply(db, lead, { ...act, id: crypto.randomUUID(), text: 'Dear secret keeper' })
  const name = `${customer.firstName} ${customer.lastName}`
  const today = nextYear('01-01')
  await holdCart(
    db,
    { vehicleId: 'held', cart: 'A cart', until: today, customer: name, deposit: 500, person, today, seen: '' },
    now,
  )
  await sell(db, soldCart, { buyer: name.toUpperCase(), messageId: id })
  await holdCarts(db, {
    ...{ cart: 'sixSeater', firstDay: nextYear('07-03'), lastDay: nextYear('07-05'), count: 1, name, person },
    ...{ phone: customer.phone, deliverTo: 'Secret Lane 1', messageId: id, depositCents: null },
  })
  await joinWaitlist(
    db,
    { email: customer.email, what: { kind: 'price', id: soldCart.id, name: soldCart.name }, seen: { price: 1 } },
    now,
  )
}

/** Words from each table that the file exported for the customer must contain. */
const ofExport = [
  ...['A secret wish', 'The secret is the color', 'Dear secret keeper', 'ZOE QUILL; $5,000', 'Zoe Quill; $500'],
  ...['Secret Lane 1', `price: ${soldCart.name}`],
]

async function exported(db: Db): Promise<string> {
  const key = { email: customer.email }
  const leads = leadRecords(eachLead(db, { customer: key }), 'https://dealer.example', () => undefined)
  const records = followedBy(leads, await customerRecords(db, await findCustomer(db, key)))
  return (await Array.fromAsync(recordsCsv(db, records))).join('')
}

async function erase(db: Db): Promise<void> {
  const { leads, entries, holds } = await findCustomer(db, { email: customer.email })
  const idsOf = (all: readonly { id: string }[]) => all.map(({ id }) => id)
  await eraseCustomer(db, { leads: idsOf(leads), entries: idsOf(entries), holds: idsOf(holds) }, now)
}

test('these tests list every table, either with or without customer data', async () => {
  const all = (await tablesOfSite()).map(({ name }) => name)
  expect([...ofCustomers, ...ofOthers].sort()).toEqual(all.sort())
})

test.each(Object.entries(engines))('erasure leaves a customer in no table on %s', async (_name, open) => {
  const { db, close } = await openMigrated(open)
  onTestFinished(close)
  const tables = await tablesOfSite()
  await fill(db)
  expect(await tablesThatSay(db, tables)).toEqual(ofCustomers)
  const customerFile = await exported(db)
  for (const words of ofExport) expect(customerFile).toContain(words)
  await erase(db)
  expect(await tablesThatSay(db, tables)).toEqual([])
})

test.each(Object.entries(engines))(
  '`leads delete` also erases a customer from sales and holds, on %s',
  async (_name, open) => {
    const { db, larkway } = await databaseWithCommands(open)
    const other = sampleVehicle('denago-nomad')
    await fill(db)
    await sell(db, other, { buyer: 'Somebody Else' })
    expect((await larkway('leads', 'export', '--email', customer.email)).out).toContain('ZOE QUILL; $5,000')
    expect((await larkway('leads', 'delete', '--email', customer.email, '--yes')).code).toBe(0)
    expect(await saleOf(db, soldCart.id)).toMatchObject({ buyer: null, price: 5000 })
    expect(await saleOf(db, other.id)).toMatchObject({ buyer: 'Somebody Else' })
    expect((await holdsOn(db, nextYear('01-01'))).get('held')).toMatchObject({ customer: '', deposit: 500 })
    await forgetOldCustomers(db, new Date(now.getTime() + 1).toISOString())
    expect(await saleOf(db, other.id)).toMatchObject({ buyer: null, price: 5000 })
    expect((await holdsOn(db, nextYear('01-01'))).size).toBe(1)
  },
)

test('restoring a backup does not bring back any data of a customer erased since then', async () => {
  const { db, location, larkway } = await databaseWithCommands(engines.SQLite)
  await fill(db)
  const file = join(location.DATA_DIR, 'backup.sqlite')
  expect((await larkway('db', 'backup', file)).code).toBe(0)
  await erase(db)
  expect((await larkway('db', 'restore', file, '--yes')).code).toBe(0)
  expect(await tablesThatSay(db, await tablesOfSite())).toEqual([])
  expect(await saleOf(db, soldCart.id)).toMatchObject({ buyer: null, price: 5000 })
  expect((await holdsOn(db, nextYear('01-01'))).get('held')).toMatchObject({ customer: '', deposit: 500 })
})
