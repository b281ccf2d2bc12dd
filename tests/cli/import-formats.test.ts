import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readPrice, vehicleFields } from '../../src/domain/catalogue/vehicle-fields.ts'
import { engines } from '../support/databases.ts'
import { importSetting } from '../support/importing.ts'

describe.each(Object.entries(engines))('the import of a spreadsheet file on %s', (_name, open) => {
  const imports = importSetting(open)

  test('reads BOM, CRLF, quoted breaks and quotes, $ and commas, yes and no, in any column order', async () => {
    const text = [
      '\uFEFFIn Stock,NAME,Brand,category,is_new,Price,description,Features,spec:Drive,Top Speed,seating capacity,images',
      'yes,"Cart ""A"", four seats",Trial,City,no,"$12,995.00","First line,\r\nsecond line.","One\r\nTwo | or three",rear,25 mph,4,',
      '',
      'NO,Cart B,Trial,City,New,,,Roof | Mirror,,,,',
      '',
    ].join('\r\n')
    expect(await imports.import(text)).toMatchObject({ kind: 'applied', added: 2 })
    expect(await imports.find('cart-a-four-seats')).toEqual({
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
    expect(await imports.find('cart-b')).toMatchObject({ inStock: false, isNew: true, features: ['Roof', 'Mirror'] })
    expect((await imports.find('cart-b'))?.price).toBeUndefined()
    expect((await imports.stock())[0]?.id).toBe('cart-a-four-seats')
  })
})

test('reads prices written in the usual ways', () => {
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

test('a list in a cell reads back unchanged', () => {
  const { features } = vehicleFields
  const item = fc
    .string({ minLength: 1 })
    .map((text) => text.replaceAll(/\s+/g, ' ').trim())
    .filter((text) => text !== '')
  fc.assert(
    fc.property(fc.array(item), (items) => {
      expect(features.read(features.write(items))).toEqual(items)
    }),
  )
})
