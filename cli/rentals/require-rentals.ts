import { offers } from '../../src/content/dealer/facts/offers.facts.ts'
import { Failure } from '../command/failure.ts'

/** @throws Failure if the dealer doesn't rent out carts */
export function requireRentals(): void {
  if (offers.rentals) return
  throw new Failure(
    'This dealer does not rent out carts.',
    'To turn rentals on, write `offers: { rentals: true }` in dealer.yaml.',
  )
}
