import { offers } from '../../src/content/dealer/facts/offers.ts'
import { Failure } from '../command/failure.ts'

/** @throws Failure where the dealer rents no carts out */
export function requireRentals(): void {
  if (offers.rentals) return
  throw new Failure(
    'This dealer does not rent out carts.',
    'Rentals are turned on by `offers: { rentals: true }` in dealer.yaml.',
  )
}
