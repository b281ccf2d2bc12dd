import { expect, test } from 'vitest'
import { colorsFirst, lineUp } from './line-up-drawings.ts'

const side = (cart: string) => `/pictures/${cart}/side.0123abcd.1600x1000.clear-1600.webp`
const cart = (brand: string, name: string) => ({
  brand,
  images: [side(name).replace('side', 'front34'), side(name)],
})

test('the row alternates between makers, with the newest carts first', () => {
  const stock = [cart('A', 'a1'), cart('A', 'a2'), cart('B', 'b1'), cart('C', 'c1'), cart('B', 'b2'), cart('A', 'a3')]
  expect(lineUp(stock)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2'].map(side))
})

test('one maker’s carts can fill the row, which shows each drawing once', () => {
  const stock = ['a1', 'a1', 'a2', 'a3', 'a4', 'a5', 'a6'].map((name) => cart('A', name))
  expect(lineUp(stock)).toEqual(['a1', 'a2', 'a3', 'a4', 'a5'].map(side))
})

test('shows no row for photos, other views or fewer than three carts', () => {
  const photo = {
    ...cart('A', 'a'),
    images: [side('a').replace('side', 'side-photo'), side('b').replace('side', 'rear34')],
  }
  const stock = [cart('A', 'a1'), cart('B', 'b1'), photo]
  expect(lineUp(stock)).toEqual([])
})

test('puts colorful carts before white and black ones and those without a color, and otherwise keeps their order', () => {
  const colors = ['Pearl white', 'Lava orange', '', 'Matte black', 'Verdant green']
  const carts = colors.map((color) => ({ specifications: { color } }))
  expect(colorsFirst(carts).map(({ specifications }) => specifications.color)).toEqual([
    'Lava orange',
    'Verdant green',
    'Pearl white',
    '',
    'Matte black',
  ])
})
