import { spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sampleInventory } from '../../db/sample-inventory.ts'
import { findColumn, type Given, readPrice, writeList } from '../../src/catalogue/import/columns.ts'
import { type ImportOptions, type ImportResult, importStock } from '../../src/catalogue/import/import-stock.server.ts'
import { addVehicle, eachStocked, replaceVehicle } from '../../src/catalogue/stock-changes.server.ts'
import type { StockedVehicle } from '../../src/catalogue/vehicle.ts'
import { addVehicles, countVehicles, stockRevision } from '../../src/catalogue/vehicles.server.ts'
import { engines, openMigrated, type TestDatabase } from '../support/databases.ts'
import { larkwayAt } from '../support/larkway.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larkway-import-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function fileOf(content: string | Uint8Array, name = 'stock.csv'): Promise<string> {
  const file = join(folder, name)
  await writeFile(file, content)
  return file
}

describe.each(Object.entries(engines))('import on %s', (_name, open) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openMigrated(open)
  })
  afterAll(() => database.close())
  beforeEach(async () => {
    await database.db.deleteFrom('vehicles').execute()
    await addVehicles(database.db, sampleInventory, (index) => new Date(Date.UTC(2026, 0, 2) - index * 1000))
  })

  const stock = async () => (await Array.fromAsync(eachStocked(database.db))).map(({ vehicle }) => vehicle)
  const find = async (id: string) => (await stock()).find((vehicle) => vehicle.id === id)
  const run = (file: string, more: Partial<ImportOptions> = {}): Promise<ImportResult> =>
    importStock(database.db, file, {
      keepMissing: true,
      dataDir: join(folder, 'data'),
      now: new Date('2026-05-01T12:00:00Z'),
      decide: async () => true,
      ...more,
    })
  async function importing(text: string | Uint8Array, more?: Partial<ImportOptions>, name?: string) {
    const result = await run(await fileOf(text, name), more)
    return result.kind === 'refused' ? result : { kind: result.kind, ...result.comparison }
  }
  async function refused(text: string | Uint8Array, name?: string): Promise<string[]> {
    const before = await stock()
    const revision = await stockRevision(database.db)
    const result = await run(await fileOf(text, name))
    expect(await stock()).toEqual(before)
    expect(await stockRevision(database.db)).toBe(revision)
    if (result.kind !== 'refused') throw new Error(`it was ${result.kind}`)
    return result.problems.map(({ line, column, reason }) => `${line} ${column}: ${reason}`)
  }

  test('what export writes changes nothing when it comes back, as CSV and as JSON', async () => {
    const larkway = larkwayAt(database.location)
    for (const format of ['csv', 'json']) {
      const file = join(folder, `whole.${format}`)
      await larkway('inventory', 'export', '--format', format, '--out', file)
      const result = await run(file, { keepMissing: false })
      expect(result).toMatchObject({ comparison: { added: 0, changed: 0, removed: 0, unchanged: 36 } })
    }
  })

  test('the difference is told before anything is written, and nothing is written unless that is wanted', async () => {
    const text = 'id,name,brand,category,price\nnew-one,New One,X,Y,1\ndenago-city,Denago City,Denago,City,14000\n'
    const before = await stock()
    const declined = await importing(text, { keepMissing: false, decide: async () => false })
    expect(declined).toMatchObject({
      kind: 'declined',
      added: 1,
      changed: 1,
      removed: 35,
      unchanged: 0,
      examples: {
        added: [{ id: 'new-one', name: 'New One' }],
        changed: [{ id: 'denago-city', changes: 'price $15,000 -> $14,000' }],
      },
    })
    expect(await stock()).toEqual(before)
    const revision = await stockRevision(database.db)
    expect(await importing(text, { keepMissing: false })).toMatchObject({ kind: 'applied', added: 1, removed: 35 })
    expect((await stock()).map(({ id }) => id)).toEqual(['new-one', 'denago-city'])
    expect(await stockRevision(database.db)).toBe(revision + 1)
  })

  test('columns that a file lacks, and vehicles that it does not name, stay as they are', async () => {
    const before = await find('denago-nomad')
    expect(await importing('ID;Price\r\ndenago-nomad;$8,000.50\r\n')).toMatchObject({
      changed: 1,
      removed: 0,
      unchanged: 35,
    })
    expect(await find('denago-nomad')).toEqual({ ...before, price: 8000.5 })
    expect(await stock()).toHaveLength(36)
  })

  test('what spreadsheets write is read: BOM, CRLF, quoted breaks and marks, $ and commas, yes and no, any order', async () => {
    const text = [
      '\uFEFFIn Stock,NAME,Brand,category,is_new,Price,description,Features,spec:Drive,Top Speed,seating capacity,images',
      'yes,"Cart ""A"", four seats",Trial,City,no,"$12,995.00","First line,\r\nsecond line.","One\r\nTwo | or three",rear,25 mph,4,',
      '',
      'NO,Cart B,Trial,City,New,,,Roof | Mirror,,,,',
      '',
    ].join('\r\n')
    expect(await importing(text)).toMatchObject({ kind: 'applied', added: 2 })
    expect(await find('cart-a-four-seats')).toEqual({
      id: 'cart-a-four-seats',
      name: 'Cart "A", four seats',
      brand: 'Trial',
      category: 'City',
      price: 12995,
      inStock: true,
      isNew: false,
      description: 'First line,\nsecond line.',
      features: ['One', 'Two | or three'],
      images: [],
      specifications: { topSpeed: '25 mph', seatingCapacity: 4, Drive: 'rear' },
      aliases: [],
    })
    expect(await find('cart-b')).toMatchObject({ inStock: false, isNew: true, features: ['Roof', 'Mirror'] })
    expect((await find('cart-b'))?.price).toBeUndefined()
    expect((await stock())[0]?.id).toBe('cart-a-four-seats')
  })

  test('every bad row is named by line, column and reason, and none of the good ones is taken', async () => {
    const text = [
      'id,name,brand,category,price,In Stock,aliases',
      'good-one,"Two\r\nlines",X,Y,1,yes,',
      'b,B,X,Y,12k,maybe,',
      '',
      'Bad Id,,X,Y,$5,yes,',
      'good-one,Again,X,Y,1,no,',
      'd,D,X',
      'e,E,X,Y,-3,yes,',
      'f,F,X,Y,3,yes,nomad',
      'g,G,X,Y,3,yes,h',
      'h,H,X,Y,3,yes,',
    ].join('\r\n')
    expect(await refused(text)).toEqual([
      "4 price: '12k' is not a price; write 12995, 12,995.00 or $12,995, or leave it empty for 'call for price'",
      "4 inStock: 'maybe' is neither yes nor no",
      '6 name: is empty',
      '6 id: use lower-case letters, digits and single dashes',
      "7 id: 'good-one' stands in line 2 already",
      '8 : the line has 3 cells and the header 7; a cell that contains the separator needs quotation marks',
      expect.stringMatching(/^9 price: '-3' is not a price/),
      "10 aliases: 'nomad' already leads to denago-nomad",
      "11 aliases: 'h' already leads to h",
      "12 id: 'h' already leads to g",
    ])
  })

  test.each([
    ['an unknown column', 'id,nmae\na,b\n', /^1 : unknown column 'nmae'; the columns are id, name/],
    ['a column twice', 'id,price,Price\na,1,2\n', /^1 : column price stands there twice/],
    ['neither id nor name', 'price\n1\n', /^1 : there is neither a column id nor a column name/],
    ['an open quotation mark', 'id,name\na,b\nc,"d\ne,f\n', /^3 : .*quotation mark/],
    ['a quotation mark inside', 'id,name\na,5" wheels\n', /^2 : .*quotation mark in the middle/],
    ['Latin-1', Buffer.from('id,name\na,b\nc,caf\xE9\n', 'latin1'), /^3 : this line is not UTF-8/],
    ['nothing', '', /^1 : the file is empty/],
    ['a missing picture', 'id,images\ndenago-city,none.jpg\n', /^2 images: there is no file none.jpg/],
  ])('a file with %s is refused and says so', async (_what, content, says) => {
    expect(await refused(content)).toEqual([expect.stringMatching(says)])
  })

  test.each([
    ['no list', '{"id":"a"}', /^1 : the file is not a list/],
    ['a cut end', '[\n{"id":"denago-city"},\n{"id":"b"', /^3 : this is not valid JSON/],
    ['a comma too many', '[\n{"id":"denago-city"},\n]', /^3 : this is not valid JSON/],
    ['a price in words', '[\n\n{"id":"denago-city",\n"price":"much"}]', /^3 price: must be a number/],
    ['an unknown field', '[{"id":"denago-city","colour":"é"}]', /^1 : unknown: colour/],
  ])('a JSON file with %s is refused and says so', async (_what, content, says) => {
    expect(await refused(content, 'stock.json')).toEqual([expect.stringMatching(says)])
  })

  test('a file of another kind is refused', async () => {
    expect(await refused('x', 'stock.xlsx')).toEqual(['1 : the name of the file has to end in .csv or .json'])
  })

  test('a stock that somebody changes in the meantime is not overwritten', async () => {
    const file = await fileOf('id,price\ndenago-city,1\n')
    const [vehicle] = await stock()
    const decide = async () => {
      // The import holds SQLite's one connection, so that the other one is another process's.
      await larkwayAt(database.location)('inventory', 'edit', vehicle?.id ?? '', '--price', '2')
      return true
    }
    await expect(run(file, { decide })).rejects.toThrow()
    expect((await find('denago-city'))?.price).toBe(15000)
    expect((await find(vehicle?.id ?? ''))?.price).toBe(2)
  })

  test('pictures beside the file are made into sizes once, and stay when the file comes again', async () => {
    await sharp({ create: { width: 900, height: 600, channels: 3, background: '#a42' } })
      .jpeg()
      .toFile(join(folder, 'Red Cart.jpg'))
    const text = 'id,name,brand,category,images\nred-one,Red One,X,Y,Red Cart.jpg\n'
    expect(await importing(text)).toMatchObject({ added: 1 })
    const vehicle = await find('red-one')
    expect(vehicle?.images).toEqual([expect.stringMatching(/^\/pictures\/red-one\/red-cart\.[0-9a-f]{8}\.900x600\./)])
    const address = vehicle?.images[0] ?? ''
    expect((await readFile(join(folder, 'data', address))).byteLength).toBeGreaterThan(0)
    expect(await importing(text)).toMatchObject({ added: 0, changed: 0 })
  })

  test('an alias moves from one vehicle to another', async () => {
    const text = 'id,aliases\ndenago-nomad,\ndenago-nomad-xl,nomad | nomad-xl\n'
    expect(await importing(text)).toMatchObject({ changed: 2 })
    expect((await find('denago-nomad-xl'))?.aliases).toEqual(['nomad', 'nomad-xl'])
  })

  test('single vehicles: an id or alias that is taken is refused, a missing one is told', async () => {
    const [first, second] = sampleInventory
    if (!first || !second) throw new Error('no sample')
    await expect(addVehicle(database.db, first, new Date())).rejects.toThrow(first.id)
    const clash: StockedVehicle = { ...second, aliases: [first.id] }
    await expect(replaceVehicle(database.db, clash, new Date())).rejects.toThrow(first.id)
    expect(await replaceVehicle(database.db, { ...second, id: 'no-such', aliases: [] }, new Date())).toBe(false)
  })
})

describe('a file of 50,000 rows', () => {
  const ROWS = 50_000
  let database: TestDatabase
  beforeAll(async () => {
    database = await openMigrated(engines.SQLite)
    function* lines() {
      yield 'id,name,brand,category,price,description\r\n'
      for (let row = 0; row < ROWS; row++)
        yield `cart-${row},Cart ${row},Trial,City,"$${row + 1}",${'words '.repeat(40)}\r\n`
    }
    await pipeline(Readable.from(lines()), createWriteStream(join(folder, 'large.csv')))
  })
  afterAll(() => database.close())

  test('is written whole or not at all when the process is killed', async () => {
    const root = join(import.meta.dirname, '../..')
    const words = ['cli/larkway.ts', 'inventory', 'import', join(folder, 'large.csv'), '--yes']
    const child = spawn(join(root, 'node_modules/node/bin/node'), words, {
      cwd: root,
      env: { ...process.env, DATA_DIR: database.location.DATA_DIR },
    })
    const ended = new Promise((resolve) => child.once('close', resolve))
    // What would change has been told, and writing begins.
    child.stdout.once('data', () => child.kill('SIGKILL'))
    await ended
    expect(child.signalCode).toBe('SIGKILL')
    expect([0, ROWS]).toContain(await countVehicles(database.db))
    await database.db.deleteFrom('vehicles').execute()
  })

  test('is read, compared and written in a heap that could not hold it', async () => {
    const larkway = larkwayAt(database.location, { NODE_OPTIONS: '--max-old-space-size=48' })
    const { code, out, err } = await larkway('inventory', 'import', join(folder, 'large.csv'), '--yes', '--json')
    expect(err).toBe('')
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ added: ROWS, applied: true })
  })
})

test('prices are read from what people write', () => {
  const dollars = fc.integer({ min: 1, max: 99_999_999 }).map((cents) => cents / 100)
  fc.assert(
    fc.property(dollars, (price) => {
      const grouped = price.toLocaleString('en-US', { minimumFractionDigits: 2 })
      for (const cell of [String(price), grouped, `$${grouped}`, `$ ${grouped}`, `USD ${grouped}`, `${grouped} USD`]) {
        expect(readPrice(cell)).toBe(price)
      }
    }),
  )
  expect(readPrice('Call for Price')).toBeUndefined()
  for (const cell of ['12k', '12.995,00', '1,2,3', '-5', '$', '1e4', '12,99'])
    expect(() => readPrice(cell)).toThrow(cell)
})

test('lists read back as they were written', () => {
  const item = fc
    .string({ minLength: 1 })
    .map((text) => text.replaceAll(/\s+/g, ' ').trim())
    .filter((text) => text !== '')
  fc.assert(
    fc.property(fc.array(item), (items) => {
      const given: Given = {}
      findColumn('features')?.read(writeList(items), given)
      expect(given.features).toEqual(items)
    }),
  )
})
