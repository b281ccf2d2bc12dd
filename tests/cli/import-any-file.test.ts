/** @module-tag long */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { readColumnMap } from '../../src/domain/catalogue/import/column-map.server.ts'
import type { Reading } from '../../src/domain/catalogue/import/feed-layout.ts'
import { engines } from '../support/databases.ts'
import { importSetting } from '../support/importing.ts'

const imports = importSetting(engines.SQLite)

beforeAll(async () => {
  for (const [name, background] of Object.entries({ one: '#a42', two: '#24a' })) {
    await sharp({ create: { width: 900, height: 600, channels: 3, background } })
      .jpeg()
      .toFile(join(imports.folder, `${name}.jpg`))
  }
})

async function importText(text: string, name = 'stock.csv', reading: Reading = {}) {
  const result = await imports.run(await imports.fileOf(text, name), { reading })
  if (result.kind === 'refused') throw new Error(result.problems.map(({ reason }) => reason).join('\n'))
  return result.read.warnings.map(({ line, column, reason }) => `${line} ${column}: ${reason}`)
}

const refusal = async (text: string, name = 'stock.csv') => (await imports.refusalReasons(text, name)).join('\n')

/** Imports a sample from tests/fixtures/feeds, with its pictures next to it. @returns the warnings */
async function sample(name: string): Promise<string[]> {
  const text = await readFile(join(import.meta.dirname, '../fixtures/feeds', name), 'utf8')
  return importText(text.replaceAll('PICTURES/', ''), name, { ignoreUnknown: true })
}

const dealers = (...rows: string[]) => `Stock #,Make,Model,Price,${rows.join('\n')}\n`

describe('the manual import of a file from another system', () => {
  test.each([
    ['units.xml', 'u1021', { name: '2024 Club Car Onward', brand: 'Club Car', price: 11995 }],
    ['vehicles.xml', 'u1021', { isNew: false, price: 11995, specifications: { color: 'Midnight Blue' } }],
    [
      'listings.xml',
      'u401',
      {
        ...{ name: '2022 EZ-GO Liberty', isNew: false, price: 8995, description: 'New batteries' },
        specifications: { color: 'White', vin: '5ASAG27A8YF000401' },
      },
    ],
    [
      'powersports.csv',
      'u301',
      {
        ...{ isNew: false, category: 'Golf Cart', price: 9495 },
        specifications: { vin: '5ASAG27A8YF000301', color: 'Blue', condition: 'Good', seatingCapacity: 4 },
      },
    ],
    ['encoded-twice.csv', 'n201', { description: 'Lithium cart' }],
    [
      'encoded.csv',
      'n200',
      {
        name: '2025 Club Car Tempo® 4 Fore',
        description: '48 V lithium & LED kit – dealer\'s demo. 5" lift.',
        features: ['Bluetooth® sound', 'Alloy wheels 14"'],
      },
    ],
    ['type-and-condition.csv', 'n300', { isNew: true, category: 'Golf Cart' }],
    ['price-in-words.csv', 'p3', { price: 9995, isNew: false }],
    [
      'shop-products.csv',
      'onward-4',
      {
        ...{ name: 'Used 2021 Club Car Onward 4 Passenger', isNew: false, price: 9995, category: 'Golf Carts' },
        ...{ description: 'Lithium & LED', inStock: true },
        images: [expect.stringContaining('/one.'), expect.stringContaining('/two.')],
        specifications: { year: 2021, stockNumber: 'U77', seatingCapacity: 4 },
      },
    ],
    [
      'nested.json',
      'd1',
      {
        ...{ price: 8495, isNew: false, category: 'D5 Maverick' },
        images: [expect.stringContaining('/one.'), expect.stringContaining('/two.')],
        specifications: { color: 'Blue', seatingCapacity: 4 },
      },
    ],
    [
      'attributes.xml',
      'k1',
      {
        ...{ name: '2024 Kandi Kruiser 4PR', isNew: false, price: 7995 },
        images: [expect.stringContaining('/one.'), expect.stringContaining('/two.')],
        specifications: { seatingCapacity: 4 },
      },
    ],
    [
      'office.csv',
      'bg-103',
      { price: 8495, isNew: false, inStock: true, specifications: { mileage: '1,240 miles', seatingCapacity: 4 } },
    ],
  ])('imports %s as stock', async (file, id, expected) => {
    await sample(file)
    expect(await imports.find(id)).toMatchObject(expected)
  })

  test('reads new, used or sold from one column, or from the price column', async () => {
    expect(await sample('office.csv')).toEqual(["3 Our price: 'SOLD' is read as sold, 'call for price'"])
    expect(await imports.find('bg-104')).toMatchObject({ isNew: true, inStock: false })
    expect((await imports.find('bg-104'))?.price).toBeUndefined()
    expect(await imports.find('bg-105')).toMatchObject({ inStock: false, price: 7995 })
  })
})

describe('the price', () => {
  const priced = (cell: string) => importText(`Stock #,Make,Model,Price\nx1,ICON,i40,"${cell}"\n`)

  test.each([
    ...['Contact Us', 'Inquire', 'N/A', 'TBD', 'Call 941-555-0142', 'POA', 'See dealer', '-1', '1', '9999999', '-'],
    ...['Ask for our best', 'Coming soon'],
  ])("'%s' reads as 'call for price', with a warning", async (cell) => {
    expect(await priced(cell)).toEqual([`2 Price: '${cell}' is read as 'call for price'`])
    const cart = await imports.find('x1')
    expect([cart?.price, cart?.inStock]).toEqual([undefined, true])
  })

  test.each(['', '0', '0.00'])("'%s' reads as 'call for price' without a warning", async (cell) => {
    expect(await priced(cell)).toEqual([])
    expect((await imports.find('x1'))?.price).toBeUndefined()
  })

  test.each([
    ...[['12995.0000', 12995] as const, ['12 995', 12995] as const, ['$12,995*', 12995] as const],
    ...[['$9,999 OBO', 9999] as const, ['Now $8,995', 8995] as const, ['12995,00', 12995] as const],
    ...[['12\u00A0995', 12995] as const, ['USD 12,995.50', 12995.5] as const],
  ])("'%s' reads as %d dollars", async (cell, dollars) => {
    expect(await priced(cell)).toEqual([])
    expect((await imports.find('x1'))?.price).toBe(dollars)
  })

  test.each(['12.995', '8.999,00', '12k', '$199/mo', '$500 down', 'was 12,995 now 9,995', '-500'])(
    "'%s' is rejected because it may mean something else",
    async (cell) => {
      expect(await refusal(`Stock #,Make,Model,Price\nx1,ICON,i40,"${cell}"\n`)).toContain('is not a price')
    },
  )

  test.each([
    'Our price',
    'PRICE_CURRENT',
    'Internet Price',
    'Cash price ($)',
    'Asking',
    'Web special price',
    'Retail price',
  ])('is read from %s, next to columns for cost and list price', async (header) => {
    await importText(`Stock #,Make,Model,MSRP,Dealer cost,Was price,${header}\nx1,ICON,i40,11999,5000,10500,9995\n`)
    expect((await imports.find('x1'))?.price).toBe(9995)
  })

  test('comes from the clearest column if several could have it', async () => {
    await importText('Stock #,Make,Model,List Price,Truck price,Selling Price\nx1,ICON,i40,9999,8888,7777\n')
    expect((await imports.find('x1'))?.price).toBe(7777)
    await importText('id,name,brand,category,Our price\nx2,X,ICON,i40,8500\n')
    expect((await imports.find('x2'))?.price).toBe(8500)
  })

  test('may be in an unknown column, so the message does not suggest ignoring that column', async () => {
    const reason = await refusal('Stock #,Make,Model,Amount due\nx1,ICON,i40,9995\n')
    expect(reason).toContain("unknown column 'Amount due'")
    expect(reason).toContain('--map')
    expect(reason).not.toContain('--ignore-unknown')
  })

  test('written as ‘Contact us’ or ‘Sold’ is accepted even in our own files, but a number in words is not', async () => {
    const own = (price: string) => `id,name,brand,category,price\nx1,X,ICON,i40,${price}\n`
    expect(await importText(own('Contact us'))).toEqual(["2 price: 'Contact us' is read as 'call for price'"])
    await importText(own('Sold'))
    expect((await imports.find('x1'))?.inStock).toBe(false)
    expect(await refusal(own('twelve'))).toContain('is not a price')
  })
})

describe('columns with another meaning in one format', () => {
  test.each([
    ['meta', 'vehicle_id,make,price,vehicle_type,features,status', 'a1,X,5000 USD,car_truck,x,y'],
    ['google', 'id,title,price,brand,lifestyle_image_link,shipping_price,quantity', 'a1,X,5000 USD,X,i.jpg,1,0'],
  ] as const)('are ignored in a file from %s', async (format, header, row) => {
    const result = await imports.run(await imports.fileOf(`${header}\n${row}\n`), { reading: { format } })
    const left = header.split(',').slice(-3)
    expect(result).toMatchObject({ kind: 'applied', read: { ignored: left } })
    expect(await imports.find('a1')).toMatchObject({ price: 5000, inStock: true, features: [] })
  })
})

describe('the condition or stock state of a cart', () => {
  test.each([
    ['Type,New/Used', 'Golf Cart,Used', { isNew: false, category: 'Golf Cart' }],
    ['Type,Condition', 'Golf Cart,Pre-Owned', { isNew: false }],
    ['Condition', 'Like New', { isNew: false }],
    ['Condition,Type', 'Excellent,New', { isNew: true, specifications: { condition: 'Excellent' } }],
    ['Status', 'Used - Sold', { isNew: false, inStock: false }],
    ['Availability', 'In Transit', { inStock: false }],
    ['Qty', '0', { inStock: false }],
    ['Qty', '3', { inStock: true }],
    ['Sold', 'x', { inStock: false }],
    ['Title', 'Certified Pre-Owned', { isNew: false, name: 'ICON i40' }],
    ['Title', 'NEW', { isNew: true, name: 'ICON i40' }],
    ['Category', 'Used', { isNew: false, category: 'i40' }],
    ['Title', 'ICON i40 (pre-owned)', { isNew: false }],
    ['Title', 'ICON i40 never used', { isNew: true }],
    ['Availability', 'Avail.', { inStock: true }],
  ])('is read from columns %s with %s', async (headers, cells, expected) => {
    await importText(dealers(headers, `x1,ICON,i40,9995,${cells}`))
    expect(await imports.find('x1')).toMatchObject(expected)
  })

  test.each([
    ['Year', "'19"],
    ['Year', 'MY2019'],
    ['Year', '2019.0'],
    ['Title', "'19 ICON i40"],
    ['Title', 'ICON i40 (2019)'],
    ['Odometer', 'approx. 1,240 mi'],
    ['Hours', 'meter: 310'],
  ])('is not assumed to be new with %s %s', async (header, cell) => {
    await importText(dealers(header, `x1,ICON,i40,9995,"${cell}"`))
    expect((await imports.find('x1'))?.isNew).toBeUndefined()
  })

  test('given as an unknown word gets a warning, or is rejected in a column that must say new or used', async () => {
    expect(await importText(dealers('Status', 'x1,ICON,i40,9995,Row 7'))).toEqual([
      "2 Status: 'Row 7' is neither new, used, in stock nor sold",
    ])
    expect(await refusal(dealers('New/Used', 'x1,ICON,i40,9995,Borrowed'))).toContain(
      "'Borrowed' is neither new nor used",
    )
  })
})

describe('the import of an unfamiliar file', () => {
  test.each([
    ['VIN/Serial Number', '5ASAG27A8YF000901', { vin: '5ASAG27A8YF000901' }],
    ['Serial #', 'SN-1', { vin: 'SN-1' }],
    ['Primary Color', 'Blue', { color: 'Blue' }],
    ['Exterior', 'Blue', { color: 'Blue' }],
    ['Colour', 'Blue', { color: 'Blue' }],
    ['Seats', '6', { seatingCapacity: 6 }],
    ['Trim', '2+2', { seatingCapacity: 4 }],
    ['Trim', '4+2 Lifted', { seatingCapacity: 6 }],
    ['Trim', '4PR', { seatingCapacity: 4 }],
    ['Trim', 'Six passenger', { seatingCapacity: 6 }],
    ['Hours', '120', { hoursOnMeter: 120 }],
  ])('recognizes the column %s', async (header, cell, specifications) => {
    await importText(dealers(header, `x1,ICON,i40,9995,${cell}`))
    expect((await imports.find('x1'))?.specifications).toMatchObject(specifications)
  })

  test.each(['Unit #', 'Cart No.', 'Item #', 'Tag'])('identifies carts by %s', async (header) => {
    await importText(`${header},Make,Model,Price\nx1,ICON,i40,9995\n`)
    expect(await imports.find('x1')).toMatchObject({ name: 'ICON i40', price: 9995 })
  })

  test('uses the id of the other system if there is no stock number', async () => {
    await importText('Unique ID,Manufacturer,Model,Price\n991,ICON,i40,9995\n')
    expect(await imports.find('991')).toMatchObject({ brand: 'ICON' })
  })

  test('reads a cart’s maker and name from a title or a short description', async () => {
    const list = (column: string, text: string) => `Unit ID,${column},Cash Price\nx1,"${text}",9995\n`
    await importText(list('Title', 'Used 2019 EZGO RXV 2+2'))
    expect(await imports.find('x1')).toMatchObject({
      ...{ name: 'Used 2019 EZGO RXV 2+2', brand: 'EZ-GO', isNew: false },
      specifications: { year: 2019, seatingCapacity: 4 },
    })
    await importText(list('Description', 'Club Car Tempo, 4 pass'))
    expect(await imports.find('x1')).toMatchObject({ name: 'Club Car Tempo, 4 pass', brand: 'Club Car' })
    expect(await refusal('Unit ID,Title,Cash Price\nx9,Homemade cart,9995\n')).toContain('is missing')
  })

  test('gives carts of one series the same category, and does not repeat year and make in names', async () => {
    await importText('Stock #,Year,Make,Model,Price\na,2025,ICON,2025 ICON i40 4P Lifted,1\nb,2025,ICON,i40 6P,9000\n')
    expect(await imports.find('a')).toMatchObject({ name: '2025 ICON i40 4P Lifted' })
    expect(await imports.find('b')).toMatchObject({ name: '2025 ICON i40 6P', category: 'i40' })
  })

  test('warns of text that still looks like HTML, and reads our own files literally', async () => {
    expect(await importText(dealers('Description', 'x1,ICON,i40,9995,Fast &bogus; cart'))).toEqual([
      "2 Description: still has '&bogus;', which visitors will read",
    ])
    await importText('id,name,brand,category,description\nx2,A &amp; B,ICON,i40,<b>bold</b>\n')
    expect(await imports.find('x2')).toMatchObject({ name: 'A &amp; B', description: '<b>bold</b>' })
  })

  test('reads a list that has heading lines above it', async () => {
    const heading = 'Joe Carts,,,,\n"As of November 1, 2026",,,,\n,,,,\n'
    await importText(`${heading}Stock #,Make,Model,Price,Color\nx1,ICON,i40,9995,Red\n`)
    expect((await imports.find('x1'))?.specifications.color).toBe('Red')
    expect(await imports.refusalReasons(`${heading}Stock #,Make,Model,Price,Color\nx1,ICON,i40,12k,Red\n`)).toEqual([
      expect.stringContaining("'12k' is not a price"),
    ])
  })

  test('reads values that JSON wraps in objects', async () => {
    const cart = { StockNo: 'x1', Make: { name: 'ICON' }, Model: { name: 'i40' }, Condition: { value: 'Used' } }
    await importText(JSON.stringify([{ ...cart, Price: { amount: 9995 } }]), 'stock.json')
    expect(await imports.find('x1')).toMatchObject({ name: 'ICON i40', price: 9995, isNew: false })
  })

  test('reads a file with two byte order marks', async () => {
    await importText('\uFEFF\uFEFF"Stock #",Make,Model,Price\nx1,ICON,i40,9995\n')
    expect((await imports.find('x1'))?.price).toBe(9995)
  })

  test('reads semicolons, tabs and decimal commas', async () => {
    await importText('Stock #;Make;Model;Price\nx1;ICON;i40;9995,00\n')
    await importText('Stock #\tMake\tModel\tPrice\nx2\tICON\ti40\t"9,995"\n', 'stock.txt')
    expect([(await imports.find('x1'))?.price, (await imports.find('x2'))?.price]).toEqual([9995, 9995])
  })

  test('uses a column map, which may set a value for rows that have none and specify which element is a vehicle', async () => {
    const map = async (text: string) => ({ map: await readColumnMap(await imports.fileOf(text, 'map.yaml')) })
    const rows = 'stockNumber: nr\nbrand: marke\nmodel: modell\n'
    await importText(
      'nr,marke,modell,art\nx1,ICON,i40,\nx2,ICON,i40,new\n',
      'stock.csv',
      await map(`${rows}state: [art, =used]\n`),
    )
    expect([(await imports.find('x1'))?.isNew, (await imports.find('x2'))?.isNew]).toEqual([false, true])
    const xml = '<r><dealer><name>D</name></dealer><Auto><nr>x3</nr><marke>ICON</marke><modell>i60</modell></Auto></r>'
    await importText(xml, 'stock.xml', await map(`item: AUTO\n${rows}`))
    expect(await imports.find('x3')).toMatchObject({ name: 'ICON i60' })
    const json = '{"x": {"wagen": [{"nr": "x4", "marke": "ICON", "modell": "i80"}]}}'
    await importText(json, 'stock.json', await map(`item: wagen\n${rows}`))
    expect(await imports.find('x4')).toMatchObject({ name: 'ICON i80' })
  })

  test('says how to specify the vehicle element in XML without repeated elements', async () => {
    expect(await refusal('<a><b>1</b></a>', 'stock.xml')).toContain('item: NAME')
  })
})

test('finds pictures despite differences in case, Unicode form, slashes and percent encoding', async () => {
  await mkdir(join(imports.folder, 'Photos'), { recursive: true })
  for (const name of ['Photos/IMG_0001.JPG', 'Café Racer.jpg'.normalize('NFD'), 'with space (1).jpg']) {
    await copyFile(join(imports.folder, 'one.jpg'), join(imports.folder, name))
  }
  for (const name of ['photos\\img_0001.jpg', 'Café Racer.jpg'.normalize('NFC'), 'with%20space%20(1).jpg']) {
    await imports.import(`id,images\ndenago-city,two.jpg\n`)
    expect(await importText(`id,images\ndenago-city,${name}\n`)).toEqual([])
    expect((await imports.find('denago-city'))?.images, name).toHaveLength(1)
  }
  await writeFile(join(imports.folder, 'a%20b.jpg'), await readFile(join(imports.folder, 'two.jpg')))
  expect(await importText('id,images\ndenago-city,a%20b.jpg\n')).toEqual([])
  expect(await refusal('id,images\ndenago-city,none.jpg\n')).toContain('there is no file none.jpg')
})
