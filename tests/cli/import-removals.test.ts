import { describe, expect, test } from 'vitest'
import { sampleInventory } from '../../src/domain/catalogue/sample-stock.ts'
import { vehicleTables } from '../../src/domain/catalogue/vehicle-rows.server.ts'
import { addVehicles } from '../../src/domain/catalogue/vehicles.server.ts'
import { engines } from '../support/databases.ts'
import { importSetting } from '../support/importing.ts'
import { larkwayAt } from '../support/larkway.ts'

const imports = importSetting(engines.SQLite)
const header = 'id,name,brand,category\n'
const lines = (ids: readonly string[]) => header + ids.map((id) => `${id},${id},X,Y\n`).join('')

/** Replaces the stock with this many vehicles, whose ids are `cart-0` and so on. */
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

describe('an import that would remove', () => {
  test.each([
    ['a quarter of 40', 40, 30, 'applied'],
    ['more than a quarter of 40', 40, 29, 'stopped'],
    ['three of ten', 10, 7, 'applied'],
    ['five of ten', 10, 5, 'applied'],
    ['six of ten', 10, 4, 'stopped'],
    ['all of three', 3, 0, 'stopped'],
    ['the only one', 1, 0, 'stopped'],
    ['all of many', 30, 0, 'stopped'],
  ])('%s (%d in stock, %d kept) is %s', async (_what, size, keptCount, kind) => {
    const ids = await stockOf(size)
    expect(await kindOf(lines(ids.slice(0, keptCount)))).toBe(kind)
    expect(await imports.stock()).toHaveLength(kind === 'applied' ? keptCount : size)
  })

  test('all vehicles is stopped even if as many new ones come in, except in a small stock', async () => {
    await stockOf(8)
    expect(await kindOf(lines(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']))).toBe('stopped')
    await stockOf(5)
    expect(await kindOf(lines(['a']))).toBe('applied')
  })

  test('most vehicles goes ahead if removals are allowed or missing vehicles are kept', async () => {
    const [first = ''] = await stockOf(12)
    expect(await kindOf(lines([first]), { keepMissing: true })).toBe('applied')
    expect(await imports.stock()).toHaveLength(12)
    expect(await kindOf(lines([first]), { allowRemovals: true })).toBe('applied')
    expect(await imports.stock()).toHaveLength(1)
  })
})

test('the first import replaces the sample stock, but not samples that staff have edited', async () => {
  expect(await kindOf(lines(['own-1', 'own-2']))).toBe('applied')
  expect((await imports.stock()).map(({ id }) => id)).toEqual(['own-1', 'own-2'])
  expect(await kindOf(header)).toBe('stopped')
  const { db } = imports.database
  await vehicleTables(db).deleteFrom('vehicles').execute()
  const priced = sampleInventory.map((vehicle) => ({ ...vehicle, price: 4321 }))
  await addVehicles(db, priced, () => new Date(Date.UTC(2026, 0, 2)))
  expect(await kindOf(lines(['own-1', 'own-2']))).toBe('stopped')
})

test.each([
  ['50%', 10, 5, 'applied'],
  ['50%', 10, 4, 'stopped'],
  ['7', 10, 3, 'applied'],
  ['7', 30, 22, 'stopped'],
  ['100%', 10, 0, 'stopped'],
])(
  'with INVENTORY_MAX_REMOVALS=%s, %d in stock and %d kept, an import is %s',
  async (allowed, size, keptCount, kind) => {
    const ids = await stockOf(size)
    const larkway = larkwayAt(imports.database.location, { INVENTORY_MAX_REMOVALS: allowed })
    const file = await imports.fileOf(lines(ids.slice(0, keptCount)))
    const { code, err } = await larkway('inventory', 'import', file, '--yes')
    expect(code).toBe(kind === 'applied' ? 0 : 1)
    if (kind === 'stopped' && keptCount > 0) expect(err).toContain('INVENTORY_MAX_REMOVALS allows')
    expect(await imports.stock()).toHaveLength(kind === 'applied' ? keptCount : size)
  },
)

test('a file without vehicles is refused despite --yes, and the command says how to go ahead', async () => {
  const larkway = larkwayAt(imports.database.location)
  const { length } = await stockOf(12)
  const file = await imports.fileOf(header)
  const { code, err } = await larkway('inventory', 'import', file, '--yes')
  expect(code).toBe(1)
  expect(err).toContain(`all ${length} vehicles`)
  expect(err).toContain('--allow-removals')
  const json = await larkway('inventory', 'import', file, '--yes', '--json')
  expect(JSON.parse(json.err)).toMatchObject({ removed: length, applied: false })
  expect(await imports.stock()).toHaveLength(length)
  expect((await larkway('inventory', 'import', file, '--yes', '--allow-removals')).code).toBe(0)
  expect(await imports.stock()).toEqual([])
})
