import { formatPrice, usd } from '../../content/format/money.ts'
import type { Vehicle } from './vehicle.ts'

type PricedVehicle = Pick<Vehicle, 'price' | 'isNew'>

/** In US dollars; left out when no cart has a price. A used cart's price is never shown without the word 'used'. */
export type LowestPrices = {
  /** The lowest price of carts that are not used. */
  readonly lowestPrice?: number
  readonly lowestUsed?: number
}

export function lowestOf(units: readonly PricedVehicle[]): LowestPrices {
  const lowest = (isUsed: boolean): number[] => {
    const prices = units.flatMap(({ price, isNew }) =>
      price === undefined || (isNew === false) !== isUsed ? [] : price,
    )
    return prices.length > 0 ? [Math.min(...prices)] : []
  }
  const [lowestPrice] = lowest(false)
  const [lowestUsed] = lowest(true)
  return { ...(lowestPrice !== undefined && { lowestPrice }), ...(lowestUsed !== undefined && { lowestUsed }) }
}

/** 'From $7,695' or 'Used from $5,450', for the cheapest cart; 'Call for Price' without a price. */
export function fromPrice({ lowestPrice, lowestUsed }: LowestPrices): string {
  if (lowestUsed !== undefined && lowestUsed < (lowestPrice ?? Number.POSITIVE_INFINITY))
    return `Used from ${usd(lowestUsed)}`
  return lowestPrice === undefined ? formatPrice(undefined) : `From ${usd(lowestPrice)}`
}

/** 'Used, $5,450' */
export const unitPrice = ({ price, isNew }: PricedVehicle): string =>
  price !== undefined && isNew === false ? `Used, ${usd(price)}` : formatPrice(price)
