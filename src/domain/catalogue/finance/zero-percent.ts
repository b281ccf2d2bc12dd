import { zeroPercentTerms } from '../../../content/dealer/facts/financing.facts.ts'
import { timeZone } from '../../../content/dealer/facts/time-zone.facts.ts'
import { zeroPercentCopy } from '../../../content/words/zero-percent.words.ts'
import { dateIn } from '../../rentals/rental-days.ts'
import { hasSpecified } from '../cart-condition.ts'
import type { Vehicle } from '../vehicle.ts'

type StockedCart = Pick<Vehicle, 'name' | 'inStock' | 'specifications'>

export type ZeroPercent = {
  readonly months: number
  /** The offer with its conditions. */
  readonly text: string
  /** HTTP date after which a page with the offer is out of date. Server only. */
  readonly expires: string | undefined
}

const offer = (carts: string): ZeroPercent => ({
  months: zeroPercentTerms.months,
  text: zeroPercentCopy.offer(carts),
  expires: import.meta.env.SSR ? endOf(zeroPercentTerms.ends) : undefined,
})

const endOf = (date: string): string =>
  new Date(Temporal.PlainDate.from(date).add({ days: 1 }).toZonedDateTime(timeZone).epochMilliseconds).toUTCString()

const isOffered = (now: Date): boolean => dateIn(timeZone, now) <= zeroPercentTerms.ends

const isMarked = (vehicle: StockedCart): boolean => vehicle.inStock && hasSpecified('zeroPercentFinancing', vehicle)

/** undefined unless the dealer has marked the cart, it is in stock, and the offer is still on. */
export const zeroPercentOf = (vehicle: StockedCart, now: Date): ZeroPercent | undefined =>
  isMarked(vehicle) && isOffered(now) ? offer(zeroPercentCopy.thisCart) : undefined

/** If there are more models than this, only their number is given; the financing page lists them. */
const MOST_NAMED = 3

export function zeroPercentIn<Cart extends StockedCart>(
  vehicles: readonly Cart[],
  now: Date,
):
  | (ZeroPercent & {
      /** The models' names, or how many there are. */
      readonly models: string
      readonly carts: readonly Cart[]
    })
  | undefined {
  const carts = isOffered(now) ? vehicles.filter(isMarked) : []
  if (carts.length === 0) return undefined
  const names = [...new Set(carts.map(({ name }) => name))]
  const models = names.length > MOST_NAMED ? `${names.length} models` : listed(names)
  return { ...offer(models), models, carts }
}

/** 'A', 'A and B' or 'A, B and C' */
const listed = (names: readonly string[]): string => names.join(', ').replace(/, ([^,]*)$/, ' and $1')
