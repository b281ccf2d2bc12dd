import { expect, test } from 'vitest'
import { townRentalPage } from '../../content/words/town-rental.ts'
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

const platedText = (name: string, state: string): string =>
  townRentalPage
    .features({ name, state }, 'a showroom', 'full')
    .flatMap(({ id, text }) => (id === 'street-legal' ? [text] : []))
    .join()

test('a speed limit is said only where the folder has the law of that state', () => {
  expect(platedText('Vineland', 'New Jersey')).toContain('roads posted 25 mph or less')
  expect(platedText('Scranton', 'Pennsylvania')).toContain('Ask your town which roads it may use.')
  expect(platedText('Scranton', 'Pennsylvania')).not.toContain('mph')
})

test('only carts that the folder calls plated are called plated', () => {
  expect(platedText('Vineland', 'New Jersey')).toMatch(/^The 4 seater and 6 seater are plated and insured/)
  expect(platedText('Vineland', 'New Jersey')).toMatch(/The utility cart is for private property\.$/)
})
