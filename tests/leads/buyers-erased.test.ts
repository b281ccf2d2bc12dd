import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { endHold, holdCart, holdsOn } from '../../src/domain/catalogue/edits/holds.server.ts'
import { describeSale, forgetOldCustomers, noteSale, saleOf } from '../../src/domain/catalogue/edits/sales.server.ts'
import { storeLead } from '../../src/domain/leads/intake/store-lead.server.ts'
import { noOrigin } from '../../src/domain/leads/lead.ts'
import type { Db } from '../../src/server/database/database.server.ts'
import { engines, openMigrated } from '../support/databases.ts'
import { larkwaySession } from '../support/larkway-session.ts'
import { goodMessage } from '../support/messages.ts'
import { sampleVehicle } from '../support/sample-vehicle.ts'

const person = 'ines@dealer.example'
const cart = sampleVehicle('denago-city')
const other = sampleVehicle('denago-nomad')
const name = `${goodMessage.firstName} ${goodMessage.lastName}`
const today = '2026-11-27'

async function sold(db: Db, vehicle: typeof cart, buyer: string, at: string): Promise<void> {
  const fields = [{ field: 'inStock', before: true, after: false }] as const
  const ids = { id: `change ${vehicle.id}`, vehicleId: vehicle.id, vehicleName: vehicle.name }
  const change = { ...ids, person, at, fields, source: null, undoes: null, undoneBy: null }
  await noteSale(db, { vehicle, createdAt: at, change })
  await describeSale(db, vehicle.id, { buyer, messageId: null, price: 5000 })
}

const holdFor = (db: Db, vehicleId: string, customer: string) =>
  holdCart(db, { vehicleId, cart: 'A cart', until: today, customer, deposit: 500, person, today, seen: '' }, new Date())

test.each(Object.entries(engines))('erases buyers and holds along with a customer on %s', async (_name, open) => {
  const { db, location, close } = await openMigrated(open)
  const session = larkwaySession(location)
  onTestFinished(async () => {
    await session.close()
    await close()
  })
  const submission = { ...goodMessage, interest: 'sales' as const }
  await storeLead(db, { submission, spamReason: '', receivedAt: new Date(), origin: noOrigin }, [])
  await sold(db, cart, name.toUpperCase(), '2026-11-20T10:00:00.000Z')
  await sold(db, other, 'Somebody Else', '2026-11-20T10:00:00.000Z')
  await holdFor(db, 'held-1', name)
  const exported = await session.larkway('leads', 'export', '--email', goodMessage.email)
  expect(exported.out).toContain(`${name.toUpperCase()}; $5,000`)
  expect((await session.larkway('leads', 'delete', '--email', goodMessage.email, '--yes')).code).toBe(0)
  expect(await saleOf(db, cart.id)).toMatchObject({ buyer: null, price: 5000 })
  expect(await saleOf(db, other.id)).toMatchObject({ buyer: 'Somebody Else' })
  expect((await holdsOn(db, today)).get('held-1')).toMatchObject({ customer: '', deposit: 500 })
  await forgetOldCustomers(db, '2026-11-21T00:00:00.000Z')
  expect(await saleOf(db, other.id)).toMatchObject({ buyer: null, price: 5000 })
  await endHold(db, { vehicleId: 'held-1', cart: 'A cart', person, today, seen: '' }, new Date())
  expect((await holdsOn(db, today)).size).toBe(1)
})

test('a restore does not bring back buyers and holds of an erased customer', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'larkway-buyers-'))
  const { db, location, close } = await openMigrated(engines.SQLite)
  const session = larkwaySession(location)
  onTestFinished(async () => {
    await session.close()
    await close()
    await rm(folder, { recursive: true })
  })
  const submission = { ...goodMessage, interest: 'sales' as const }
  await storeLead(db, { submission, spamReason: '', receivedAt: new Date(), origin: noOrigin }, [])
  await sold(db, cart, name, '2026-11-20T10:00:00.000Z')
  await holdFor(db, 'held-1', name)
  const file = join(folder, 'backup.sqlite')
  expect((await session.larkway('db', 'backup', file)).code).toBe(0)
  expect((await session.larkway('leads', 'delete', '--email', goodMessage.email, '--yes')).code).toBe(0)
  expect((await session.larkway('db', 'restore', file, '--yes')).code).toBe(0)
  expect(await saleOf(db, cart.id)).toMatchObject({ buyer: null, price: 5000 })
  expect((await holdsOn(db, today)).get('held-1')).toMatchObject({ customer: '' })
})
