import { expect, test } from 'vitest'
import { townRental } from './town-rental.ts'

test('a town with a showroom pays nothing either way', () => {
  expect(townRental('vineland')?.delivery.inArea).toMatch(
    /^From the Vineland showroom to Vineland: .* Both ways are free\.$/,
  )
})
