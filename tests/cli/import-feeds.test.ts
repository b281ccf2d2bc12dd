import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { readColumnMap } from '../../src/domain/catalogue/import/column-map.server.ts'
import type { Reading } from '../../src/domain/catalogue/import/feed-layout.ts'
import { engines } from '../support/databases.ts'
import { importSetting } from '../support/importing.ts'
import { larkwayAt } from '../support/larkway.ts'

const imports = importSetting(engines.SQLite)

beforeAll(async () => {
  for (const [name, background] of Object.entries({ one: '#a42', two: '#24a', three: '#4a2' })) {
    await sharp({ create: { width: 900, height: 600, channels: 3, background } })
      .jpeg()
      .toFile(join(imports.folder, `${name}.jpg`))
  }
})

/** Imports a sample from tests/fixtures/feeds, with its pictures next to it. */
async function imported(sample: string, reading: Reading = {}) {
  const text = await readFile(join(import.meta.dirname, '../fixtures/feeds', sample), 'utf8')
  return imports.run(await imports.fileOf(text.replaceAll('PICTURES/', ''), sample), { reading })
}

async function refusal(text: string | Uint8Array, reading: Reading = {}, name = 'stock.csv') {
  const result = await imports.run(await imports.fileOf(text, name), { reading })
  return result.kind === 'refused' ? result.problems.map(({ line, reason }) => `${line}: ${reason}`) : []
}

describe("the import of Meta's automotive inventory feed", () => {
  test('recognizes CSV with flattened images, and reads sale price, state, mileage, ids and a missing price', async () => {
    const result = await imported('meta.csv')
    expect(result).toMatchObject({ kind: 'applied', read: { label: "Meta's automotive inventory feed" } })
    expect(await imports.find('lk-1001')).toMatchObject({
      name: '2025 Denago Nomad XL',
      brand: 'Denago',
      category: 'Nomad XL',
      price: 8495,
      inStock: true,
      isNew: true,
      description: 'Lifted four seater, street legal.',
      specifications: {
        year: 2025,
        vin: '5WZDN0042S1000001',
        stockNumber: '1001',
        condition: 'EXCELLENT',
        color: 'Champagne',
      },
    })
    expect((await imports.find('lk-1001'))?.externalUrl).toBeUndefined()
    expect((await imports.find('lk-1001'))?.specifications).not.toHaveProperty('mileage')
    expect(await imports.find('lk-2077')).toMatchObject({
      price: 6250,
      inStock: false,
      isNew: false,
      description: 'New batteries in 2024.\nOne owner.',
      specifications: { mileage: '1180 miles' },
    })
    const third = await imports.find('lk-3003')
    expect(third).toMatchObject({ category: 'Liberty', isNew: false, inStock: true })
    expect(third?.price).toBeUndefined()
  })

  test.each(['meta-array.tsv', 'meta.xml'])('keeps the pictures of a cart in order: %s', async (sample) => {
    expect(await imported(sample)).toMatchObject({ kind: 'applied', comparison: { added: 1 } })
    const vehicle = await imports.find('lk-1001')
    expect(vehicle?.price).toBe(8495)
    expect(vehicle?.images).toEqual([expect.stringContaining('/one.'), expect.stringContaining('/two.')])
  })

  test('keeps what staff wrote if a cell is empty', async () => {
    await imported('meta.csv')
    await larkwayAt(imports.database.location)(
      'inventory',
      'edit',
      'lk-3003',
      '--description',
      'Ours',
      '--spec',
      'range=40 mi',
    )
    expect(await imported('meta.csv')).toMatchObject({ comparison: { changed: 0, added: 0 } })
    expect(await imports.find('lk-3003')).toMatchObject({ description: 'Ours', specifications: { range: '40 mi' } })
  })
})

describe('the import of a HomeNet-style export', () => {
  test('reads columns in any spelling and order, ignoring rows of only commas', async () => {
    const result = await imported('homenet.csv')
    expect(result).toMatchObject({
      kind: 'applied',
      read: { label: 'a HomeNet-style export' },
      comparison: { added: 2 },
    })
    expect(await imports.find('p4711')).toMatchObject({
      name: '2020 Club Car Onward Lifted 4P',
      brand: 'Club Car',
      category: 'Golf Cart',
      price: 7900,
      isNew: false,
      description: 'Clean cart.\nBatteries tested May.',
      features: ['Rear seat', 'Lift kit', 'LED lights'],
      specifications: {
        ...{ year: 2020, stockNumber: 'P4711', mileage: '312 miles', color: 'Metallic Red' },
        seatingCapacity: 4,
      },
    })
    const second = await imports.find('n0042')
    expect(second).toMatchObject({ name: '2026 Denago Rover XL', category: 'Rover XL', isNew: true })
    expect(second?.price).toBeUndefined()
  })

  test('reads seats only from a number of passengers, and from no other number', async () => {
    const header = 'Make,Model,Trim,Body,Stock,Photo Url List\n'
    const rows = [
      'ICON,i60,,6 Passenger,a',
      'Club Car,Onward 4-Passenger,,,b',
      'Denago,Rover XL6,,,c',
      'Club Car,Tempo 2,,,d',
    ]
    const file = await imports.fileOf(header + rows.map((row) => `${row},\n`).join(''))
    expect(await imports.run(file)).toMatchObject({ kind: 'applied', read: { label: 'a HomeNet-style export' } })
    const seats = await Promise.all(
      ['a', 'b', 'c', 'd'].map(async (id) => (await imports.find(id))?.specifications.seatingCapacity),
    )
    expect(seats).toEqual([6, 4, undefined, undefined])
  })

  test('reads cells separated by bars too, and keeps the stock number unchanged', async () => {
    await imported('homenet-pipe.txt')
    expect(await imports.find('e-9')).toMatchObject({
      name: '2026 Evolution D5 Maverick 4+2',
      price: 10495,
      isNew: true,
      specifications: { stockNumber: 'e-9' },
    })
  })

  test('leaves out unknown columns and lists them, whichever way the file is imported', async () => {
    const text =
      'Make,Model,Stock,Selling Price,MSRP,Dealer Phone,Moon Phase\nDenago,Nomad,7,"$5,000","$6,000",555-0100,full\n'
    const file = await imports.fileOf(text)
    for (const reading of [{}, { ignoreUnknown: 'feeds' }, { ignoreUnknown: true }] as const) {
      const expected = { read: { ignored: ['MSRP', 'Dealer Phone', 'Moon Phase'] } }
      expect(await imports.run(file, { reading })).toMatchObject(expected)
    }
  })

  test('reports the line of an unknown condition', async () => {
    const text = 'Make,Model,Stock,New/Used\nDenago,Nomad,7,Used\nDenago,Nomad,8,Borrowed\n'
    expect(await refusal(text)).toEqual(["3: 'Borrowed' is neither new nor used"])
  })
})

describe('the import of Google product files', () => {
  test.each(['google.tsv', 'google.xml'])('recognizes and reads %s', async (sample) => {
    expect(await imported(sample)).toMatchObject({ kind: 'applied', read: { label: 'a Google product file' } })
    expect(await imports.find('cart-77')).toMatchObject({
      name: 'Evolution D5 Ranger 4',
      brand: 'Evolution',
      category: 'D5 Ranger',
      price: 7995,
      inStock: true,
      isNew: true,
    })
  })

  test('reads pictures, sale price and taxonomy from TSV', async () => {
    await imported('google.tsv')
    expect((await imports.find('cart-77'))?.images).toEqual(
      ['one', 'two', 'three'].map((name) => expect.stringContaining(`/${name}.`)),
    )
    expect(await imports.find('cart-78')).toMatchObject({
      price: 5100,
      inStock: false,
      isNew: false,
      category: 'Golf Carts',
    })
  })

  test.each([
    ['cut off', '<rss><channel><item><g:id>1</g:id>', /not valid XML/],
    ['without vehicles', '<rss><channel></channel></rss>', /no vehicle in the file/],
  ])('rejects an XML file that is %s', async (_what, text, says) => {
    expect(await refusal(text, {}, 'stock.xml')).toEqual([expect.stringMatching(says)])
  })
})

describe('a column map', () => {
  const text =
    'Nr.;Bezeichnung;Hersteller;Typ;Preis;Foto 1;Foto 2;Lager\nA_1;Nomad;Denago;Nomad;7995;one.jpg;two.jpg;x\n'
  const fields = {
    id: 'Nr.',
    name: 'Bezeichnung',
    brand: 'Hersteller',
    category: 'Typ',
    price: 'Preis',
    inStock: 'Lager',
  }

  test.each([
    [
      'YAML',
      'map.yaml',
      'id: Nr.\nname: Bezeichnung\nbrand: hersteller\ncategory: Typ\nprice: Preis\nimages: [Foto 1, Foto 2]\n',
    ],
    ['JSON', 'map.json', JSON.stringify({ ...fields, inStock: undefined, images: ['Foto 1', 'Foto 2'] })],
  ])('in %s says which column each field is in', async (_kind, name, map) => {
    const reading = { map: await readColumnMap(await imports.fileOf(map, name)) }
    const result = await imports.run(await imports.fileOf(text), { reading })
    expect(result).toMatchObject({ kind: 'applied', read: { ignored: ['Lager'] } })
    const vehicle = await imports.find('a-1')
    expect(vehicle).toMatchObject({ name: 'Nomad', brand: 'Denago', category: 'Nomad', price: 7995 })
    expect(vehicle?.images).toHaveLength(2)
  })

  test('that is unusable makes the command exit with 2 and say why', async () => {
    const larkway = larkwayAt(imports.database.location)
    const file = await imports.fileOf(text)
    for (const [map, says] of [
      ['nmae: Bezeichnung', /names 'nmae'; the fields are id, name/],
      ['- a', /lines of field and column/],
      ['a: [b', /neither YAML nor JSON/],
    ] as const) {
      const mapFile = await imports.fileOf(map, 'map.yaml')
      const { code, err } = await larkway('inventory', 'import', file, '--map', mapFile, '--yes')
      expect(code).toBe(2)
      expect(err).toMatch(says)
    }
    const missing = { map: await readColumnMap(await imports.fileOf('name: Title', 'map.yaml')) }
    expect(await refusal(text, missing)).toEqual([expect.stringMatching(/^1: the map reads name from 'Title'/)])
  })
})

test('the import command reports the format it recognized and the columns it left out', async () => {
  const file = await imports.fileOf('Make,Model,Stock,Selling Price,Moon\nDenago,Nomad,7,"$5,000",full\n')
  const larkway = larkwayAt(imports.database.location)
  const { code, out } = await larkway('inventory', 'import', file, '--keep-missing', '--dry-run')
  expect(code).toBe(0)
  expect(out).toContain('Read as a HomeNet-style export.')
  expect(out).toContain('Columns left out: Moon')
})
