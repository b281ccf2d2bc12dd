import { expect, test } from 'vitest'
import { readQuery, writeQuery } from './query-string.ts'

test.each(['6', '007', '1e3', 'true', 'null', '12,5', '[1]', '{"a":1}', 'two words', 'a=b&c'])(
  'keeps %s as text when it is written to a query string and read back',
  (search) => {
    expect(readQuery(writeQuery({ search }))).toEqual({ search })
  },
)

test('writes digits without quotation marks, and reads a link that has them', () => {
  expect(writeQuery({ search: '6', seats: 6, town: undefined })).toBe('?search=6&seats=6')
  expect(readQuery('?search=%226%22&seats=6')).toEqual({ search: '6', seats: '6' })
})

test('writes a list as repeated parameters, and an empty query as an empty string', () => {
  expect(readQuery('carts=a&carts=b')).toEqual({ carts: ['a', 'b'] })
  expect(writeQuery({ carts: ['a', 'b'], town: 'x' })).toBe('?carts=a&carts=b&town=x')
  expect([writeQuery({}), readQuery('')]).toEqual(['', {}])
})
