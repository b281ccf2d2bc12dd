import { expect, test } from 'vitest'
import { readFigure } from './policy-figures.ts'

test('reads a figure, with or without a format', () => {
  expect(readFigure('returns.newCarts.days', 3)).toEqual({
    ...{ text: '{returns.newCarts.days}', line: 3, format: undefined },
    path: ['returns', 'newCarts', 'days'],
  })
  expect(readFigure(' usd(storage.preSeasonPrep) ', 1)).toMatchObject({
    ...{ format: 'usd', path: ['storage', 'preSeasonPrep'] },
  })
})

test.each(['1 + 1', 'eval(storage.preSeasonPrep)', 'usd(storage.preSeasonPrep', '', '/* note */', '`text`', 'a["b"]'])(
  'rejects {%s} as a figure',
  (inside) => {
    expect(readFigure(inside, 1).path).toEqual([])
  },
)
