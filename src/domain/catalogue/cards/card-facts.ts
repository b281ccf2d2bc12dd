import { factOf, hasSpecified } from '../cart-condition.ts'
import type { Vehicle } from '../vehicle.ts'

/** Describes carts without a lift or a cargo bed. */
export const plainBody = ', low step-in'

type DescribedVehicle = Pick<Vehicle, 'name' | 'brand' | 'specifications'>

/** Known facts that tell carts apart, such as '4 seats, lifted, 50 miles'. */
export function cardFacts(vehicle: DescribedVehicle): string {
  const seats = factOf('seatingCapacity', vehicle)
  return [seats && `${seats} seats`, bodyOf(vehicle), rangeOf(vehicle)].filter(Boolean).join(', ')
}

function bodyOf(vehicle: DescribedVehicle): string | undefined {
  if (hasSpecified('cargoBed', vehicle)) return 'cargo bed'
  if (hasSpecified('lifted', vehicle)) return 'lifted'
  return factOf('lifted', vehicle) === undefined ? undefined : plainBody.slice(2)
}

/** The range if it's a plain number; a dealer may also have written a sentence. */
function rangeOf(vehicle: DescribedVehicle): string | undefined {
  const range = factOf('range', vehicle)
  return range && /^(?:up to )?\d+(?:\s?(?:-|–|to)\s?\d+)? miles$/i.test(range) ? range.toLowerCase() : undefined
}

/** Whether the name begins with the maker, as most do, so that the maker isn't shown twice. */
export const namesItsMaker = ({ name, brand }: DescribedVehicle): boolean =>
  name.toLowerCase().startsWith(brand.toLowerCase())
