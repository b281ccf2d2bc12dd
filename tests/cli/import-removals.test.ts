import { describe, expect, test } from 'vitest'
import { sampleInventory } from '../../sample/inventory.ts'
import { vehicleTables } from '../../src/catalogue/vehicle-rows.server.ts'
import { addVehicles } from '../../src/catalogue/vehicles.server.ts'
import { engines } from '../support/databases.ts'
import { importSetting } from '../support/importing.ts'
import { larkwayAt } from '../support/larkway.ts'

const imports = importSetting(engines.SQLite)
const header = 'id,name,brand,category\n'
const lines = (ids: readonly string[]) => header + ids.map((id) => `${id},${id},X,Y\n`).join('')

/** A stock of so many vehicles, `cart-0` and on. */
async function stockOf(size: number): Promise<string[]> {
  const { db } = imports.database
  await vehicleTables(db).deleteFrom('vehicles').execute()
  const [vehicle] = sampleInventory
  if (!vehicle) throw new Error('there is no sample inventory')
  const ids = Array.from({ length: size }, (_, index) => `cart-${index}`)
  const vehicles = ids.map((id) => ({ ...vehicle, id, aliases: [] }))
  await addVehicles(db, vehicles, (index) => new Date(Date.UTC(2026, 0, 2) - index * 1000))
  return ids
}

const kindOf = async (text: string, more = {}) =>
  (await imports.run(await imports.fileOf(text), { keepMissing: false, allowRemovals: false, ...more })).kind

describe('an import that removes vehicles', () => {
  test.each([
    ['a quarter of 12', 12, 9, 'applied'],
    ['more than a quarter of 12', 12, 8, 'stopped'],
    ['more than a quarter of 8', 8, 5, 'stopped'],
    ['most of fewer than eight', 7, 1, 'applied'],
    ['all of fewer than eight', 7, 0, 'stopped'],
    ['the only one', 1, 0, 'stopped'],
    ['all of many', 30, 0, 'stopped'],
  ])('%s: %d vehicles, %d of them kept, is %s', async (_what, size, kept, kind) => {
    const ids = await stockOf(size)
    expect(await kindOf(lines(ids.slice(0, kept)))).toBe(kind)
    expect(await imports.stock()).toHaveLength(kind === 'applied' ? kept : size)
  })

  test('is stopped although as many others come in, unless the stock is small', async () => {
    await stockOf(8)
    expect(await kindOf(lines(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']))).toBe('stopped')
    await stockOf(7)
    expect(await kindOf(lines(['a']))).toBe('applied')
  })

  test('goes ahead when removals are allowed, and when missing vehicles are kept', async () => {
    const [first = ''] = await stockOf(12)
    expect(await kindOf(lines([first]), { keepMissing: true })).toBe('applied')
    expect(await imports.stock()).toHaveLength(12)
    expect(await kindOf(lines([first]), { allowRemovals: true })).toBe('applied')
    expect(await imports.stock()).toHaveLength(1)
  })
})

test('an empty file with --yes is refused by the command, which says how to go ahead', async () => {
  const larkway = larkwayAt(imports.database.location)
  const file = await imports.fileOf(header)
  const { code, err } = await larkway('inventory', 'import', file, '--yes')
  expect(code).toBe(1)
  expect(err).toContain(`all ${sampleInventory.length} vehicles`)
  expect(err).toContain('--allow-removals')
  const json = await larkway('inventory', 'import', file, '--yes', '--json')
  expect(JSON.parse(json.err)).toMatchObject({ removed: sampleInventory.length, applied: false })
  expect(await imports.stock()).toHaveLength(sampleInventory.length)
  expect((await larkway('inventory', 'import', file, '--yes', '--allow-removals')).code).toBe(0)
  expect(await imports.stock()).toEqual([])
})
