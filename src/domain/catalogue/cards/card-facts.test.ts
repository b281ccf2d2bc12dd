import { expect, test } from 'vitest'
import type { Vehicle } from '../vehicle.ts'
import { cardFacts, namesItsMaker } from './card-facts.ts'

const facts = (specifications: Vehicle['specifications']) => cardFacts({ name: 'Cart', brand: 'Maker', specifications })

test.each<[Vehicle['specifications'], string]>([
  [{ seatingCapacity: 4, lifted: true, range: '50 miles' }, '4 seats, lifted, 50 miles'],
  [{ seatingCapacity: 4, lifted: false, range: '40-60 miles' }, '4 seats, low step-in, 40-60 miles'],
  [{ seatingCapacity: 2, cargoBed: '36 x 47 x 10 in', lifted: false }, '2 seats, cargo bed'],
  [{ seatingCapacity: 2, cargoBed: false, lifted: 'Yes' }, '2 seats, lifted'],
  [{ range: 'Ask us, it depends on the battery' }, ''],
  [{}, ''],
])('a card for %j reads %j', (specifications, text) => {
  expect(facts(specifications)).toBe(text)
})

test('recognizes a name that begins with the maker’s, in any case', () => {
  expect(namesItsMaker({ name: 'Denago Nomad', brand: 'DENAGO', specifications: {} })).toBe(true)
  expect(namesItsMaker({ name: 'Nomad', brand: 'Denago', specifications: {} })).toBe(false)
})
