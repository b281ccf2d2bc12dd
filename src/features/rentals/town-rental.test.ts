import { expect, test } from 'vitest'
import { townRental } from './town-rental.ts'

test('a town with a showroom pays nothing, nor five miles past it', () => {
  const delivery = townRental('vineland')?.delivery
  expect(delivery?.short).toBe('Within the Vineland area.')
  expect(delivery?.outside).toMatch(/, is still free\.$/)
})

test('each occasion has the town pages’ price of its cart and length', () => {
  expect(townRental('fortescue')?.stays[0]).toMatchObject({
    what: 'A week in a bay-front cottage',
    rental: '4 seater, weekly',
    price: '$1,050',
  })
})
