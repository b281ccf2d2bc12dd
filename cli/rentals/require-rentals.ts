import { offers } from '../../src/content/dealer/facts/offers.ts'
import { Failure } from '../command/failure.ts'

/** @throws Failure if the dealer doesn't rent out carts */
export function requireRentals(): void {
  if (offers.rentals) return
  throw new Failure(
    'This dealer does not rent out carts.',
    'Rentals are turned on by `offers: { rentals: true }` in dealer.yaml.',
  )
}
