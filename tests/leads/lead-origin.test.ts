import { Migrator, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { removeVehicles } from '../../src/domain/catalogue/stock-changes.server.ts'
import { addVehicles } from '../../src/domain/catalogue/vehicles.server.ts'
import { leadOrigin } from '../../src/domain/leads/intake/lead-origin.server.ts'
import { storeLead } from '../../src/domain/leads/intake/store-lead.server.ts'
import { noOrigin, UNKNOWN_VEHICLE } from '../../src/domain/leads/lead.ts'
import { eachLead } from '../../src/domain/leads/leads.server.ts'
import { migrate } from '../../src/server/database/database.server.ts'
import { migrations } from '../../src/server/database/migrations.ts'
import { leadVehicle, usedCarts } from '../support/carts.ts'
import { engines, type TestDatabase } from '../support/databases.ts'
import { goodMessage } from '../support/messages.ts'

const [cheaper, dearer] = usedCarts
const now = new Date('2026-05-01T12:00:00Z')

describe.each(Object.entries(engines))('the origin of a lead on %s', (_name, open) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await open()
    const { db, location } = database
    await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateTo('0004-delivery-states')
    await sql`
      insert into contact_messages (id, idempotency_key, first_name, last_name, email, phone, interest, message,
        suspected, suspicion, received_at)
      values ('before', 'before', 'Ben', 'Old', 'ben@example.com', '856-555-0111', 'sales', 'From the version before.',
        0, '', '2026-04-01T12:00:00.000Z')`.execute(db)
    expect(await migrate(db, location)).toContain('0005-lead-origin')
  })
  afterAll(() => database.close())
  beforeEach(async () => {
    await removeVehicles(
      database.db,
      usedCarts.map(({ id }) => id),
    )
    await addVehicles(database.db, usedCarts, () => now)
  })

  const store = async (fields: Record<string, unknown>, message = goodMessage.message) => {
    const { db } = database
    const submission = { ...goodMessage, interest: 'sales' as const, message }
    const stored = await storeLead(
      db,
      { submission, spamReason: '', receivedAt: now, origin: await leadOrigin(db, fields) },
      ['mail'],
    )
    const [lead] = await Array.fromAsync(eachLead(db))
    return { stored, lead }
  }

  test('is empty for a message from before the migration', async () => {
    const leads = await Array.fromAsync(eachLead(database.db))
    expect(leads.find(({ id }) => id === 'before')).toMatchObject({ ...noOrigin, message: 'From the version before.' })
  })

  test('is the cart asked about, even if another has the same name, whatever the message says', async () => {
    const { lead } = await store({ vehicle: dearer.id }, 'Words of my own.')
    expect(lead?.vehicle).toEqual(leadVehicle)
  })

  test('is the vehicle that an alias belongs to', async () => {
    expect((await store({ vehicle: 'the-cheaper-one' }, 'By its other name.')).lead?.vehicle?.id).toBe(cheaper.id)
  })

  test('distinguishes a message about another cart from a repeated one, even if the words are the same', async () => {
    const words = 'Is it still there?'
    expect((await store({ vehicle: cheaper.id }, words)).stored).toBe(true)
    expect((await store({ vehicle: dearer.id }, words)).stored).toBe(true)
    expect((await store({ vehicle: dearer.id }, words)).stored).toBe(false)
  })

  test('keeps a cart that is removed later', async () => {
    await store({ vehicle: cheaper.id }, 'Before it was sold.')
    await removeVehicles(database.db, [cheaper.id])
    const [lead] = await Array.fromAsync(eachLead(database.db))
    expect(lead?.vehicle).toMatchObject({ id: cheaper.id, name: cheaper.name, price: cheaper.price })
  })

  test('names a model that is not in stock, and a cart that was removed in the meantime', async () => {
    const model = await store({ vehicle: 'denago-nomad' }, 'When does one come in?')
    expect(model.lead?.vehicle).toMatchObject({ id: 'denago-nomad', name: 'Denago Nomad', stockStatus: 'not in stock' })
    await removeVehicles(database.db, [cheaper.id])
    const { lead } = await store({ vehicle: cheaper.id }, 'From a page that is older than the sale.')
    expect(lead?.vehicle).toMatchObject({ name: cheaper.name, price: cheaper.price, stockStatus: 'removed' })
  })

  test.each([
    ['used-999', 'used-999'],
    ["x' or '1'='1", ''],
    ['<script>alert(1)</script>', ''],
    ['../../etc/passwd', ''],
    ['a'.repeat(5000), ''],
    ['constructor', 'constructor'],
  ])('stores the forged id %j as an unknown cart', async (vehicle, id) => {
    const { lead } = await store({ vehicle }, `Forged: ${vehicle.slice(0, 40)}`)
    expect(lead?.vehicle).toMatchObject({ id, name: UNKNOWN_VEHICLE, price: null, stockStatus: '' })
  })

  test.each([{ vehicle: 7 }, { vehicle: ['used-101'] }, { vehicle: null }, { vehicle: { id: 'x' } }, {}])(
    'ignores a vehicle that is missing or not a string: %j',
    async (fields) => {
      expect((await leadOrigin(database.db, fields)).vehicle).toBeNull()
    },
  )

  test.each([
    [
      { page: '/towns/millville', topic: 'test-drive' },
      { page: '/towns/millville', town: 'millville', topic: 'test-drive' },
    ],
    [{ page: '/scranton-golf-carts' }, { page: '/scranton-golf-carts', town: 'scranton' }],
    [
      { page: '/rentals', town: 'scranton-city' },
      { page: '/rentals', town: 'scranton' },
    ],
    [{ page: '/inventory?gclid=secret#top' }, { page: '/inventory' }],
    [{ page: 'https://evil.example/', town: 'atlantis', topic: 'casino' }, {}],
    [{ page: '//evil.example/', town: '__proto__', topic: 'constructor' }, {}],
    [{ page: '/a b\r\nBcc: x@example.com', town: 7, topic: [] }, {}],
  ])('from the fields %j is %j', async (fields, origin) => {
    expect(await leadOrigin(database.db, fields)).toEqual({ ...noOrigin, ...origin })
  })
})
