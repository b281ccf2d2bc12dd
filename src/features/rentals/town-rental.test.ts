import { expect, test } from 'vitest'
import { townRentalPage } from '../../content/words/town-rental.words.ts'
import { townRental } from './town-rental.ts'

test('delivery is free in a town with a showroom and five miles past it', () => {
  const delivery = townRental('vineland')?.delivery
  expect(delivery?.short).toBe('Within the Vineland area.')
  expect(delivery?.outside).toMatch(/, is still free\.$/)
})

test('each occasion shows the town pages’ price for its cart and length', () => {
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

test('gives a speed limit only if the dealer’s folder has the law of that state', () => {
  expect(platedText('Vineland', 'New Jersey')).toContain('roads posted 25 mph or less')
  expect(platedText('Scranton', 'Pennsylvania')).toContain('Ask your town which roads it may use.')
  expect(platedText('Scranton', 'Pennsylvania')).not.toContain('mph')
})

test('calls carts plated only if the dealer’s folder does', () => {
  expect(platedText('Vineland', 'New Jersey')).toMatch(/^The 4 seater and 6 seater are plated and insured/)
  expect(platedText('Vineland', 'New Jersey')).toMatch(/The utility cart is for private property\.$/)
})
