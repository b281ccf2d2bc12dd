import { rm } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { closeDatabase, database } from '../../server/database/app-database.server.ts'
import { migrate } from '../../server/database/database.server.ts'
import { sampleInventory } from './sample-stock.ts'
import { currentStock } from './stock.server.ts'
import { changeStock, removeVehicles, replaceVehicle } from './stock-changes.server.ts'
import { addVehicles, eachVehicle } from './vehicles.server.ts'

/** This has to be set before the modules load, since the log reads the environment when it is imported. */
const dataDir = vi.hoisted(() => {
  const folder = process.getBuiltinModule('node:fs').mkdtempSync('/tmp/larkway-stock-')
  vi.stubEnv('DATA_DIR', folder)
  return folder
})
let time = Date.parse('2026-05-01T12:00:00Z')
const next = (): Date => {
  time += 1000
  return new Date(time)
}
const vehicles = Array.from({ length: 600 }, (_, at) => ({
  ...(sampleInventory[at % sampleInventory.length] ?? fail()),
  id: `cart-${at}`,
  aliases: [`also-${at}`],
}))
function fail(): never {
  throw new Error('no sample stock')
}
const cart = (at: number) => vehicles[at] ?? fail()

beforeAll(async () => {
  await migrate(database(), { DATA_DIR: dataDir })
  await addVehicles(database(), vehicles, (at) => new Date(time - at))
})
afterAll(async () => {
  await closeDatabase()
  vi.unstubAllEnvs()
  await rm(dataDir, { recursive: true })
})

const changes = {
  'a new price': () => replaceVehicle(database(), { ...cart(7), price: 123 }, next()),
  'a new name and new aliases': () =>
    replaceVehicle(database(), { ...cart(8), name: 'Renamed', aliases: ['now'] }, next()),
  'an added and a removed vehicle': async () => {
    await addVehicles(database(), [{ ...cart(1), id: 'new', aliases: [] }], next)
    await removeVehicles(database(), ['cart-9'], next())
  },
  'a removed vehicle alone': () => removeVehicles(database(), ['cart-10'], next()),
  'more changes than are read one by one': async () => {
    for (const vehicle of vehicles.slice(20, 300)) await replaceVehicle(database(), { ...vehicle, price: 1 }, next())
  },
  'a price set by a program that does not update the time': () =>
    changeStock(database(), (trx) => sql`update vehicles set price_cents = 4200 where id = 'cart-400'`.execute(trx)),
}

test.each(Object.entries(changes))(
  'the stock picks up %s, and unchanged vehicles keep their objects',
  async (_, change) => {
    const before = await currentStock()
    await change()
    const after = await currentStock()
    expect(after.vehicles).toEqual(await Array.fromAsync(eachVehicle(database())))
    expect(after.vehicles).not.toEqual(before.vehicles)
    expect(after.version).not.toBe(before.version)
    expect(after.find('also-500')).toBe(before.find('also-500'))
    expect(after.find('cart-500')).toBeDefined()
  },
)
