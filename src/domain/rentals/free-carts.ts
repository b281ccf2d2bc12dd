import { type RentalCart, rentalFleets } from '../../content/dealer/facts/rentals.facts.ts'
import { dateRange, monthDay } from '../../content/format/calendar-date.ts'
import { listed } from '../../content/format/join-names.ts'
import { fullDaysCopy as copy } from '../../content/words/rental-availability.words.ts'
import type { FullDays } from './full-days.ts'
import { addDays, type IsoDate } from './rental-days.ts'
import { type CartOrder, type EstimateRequest, ordersOf } from './rental-estimate.ts'

/** Free dates farther away than this aren't suggested. */
const NEAR_DAYS = 60

/** Days on which carts of a kind are not free, including the first and last. Contains no names. */
export type TakenDays = {
  readonly cart: RentalCart
  readonly firstDay: IsoDate
  readonly lastDay: IsoDate
  /** null for all of the kind. */
  readonly count: number | null
}

type FreeOn = (day: IsoDate, cart: RentalCart) => number

/** Infinity if nothing is known about the day. */
export const freeCarts =
  (taken: readonly TakenDays[], fleets: typeof rentalFleets): FreeOn =>
  (day, cart) => {
    const counts = taken.flatMap((one) =>
      one.cart === cart && one.firstDay <= day && day <= one.lastDay ? [one.count] : [],
    )
    if (counts.length === 0) return Number.POSITIVE_INFINITY
    if (counts.includes(null)) return 0
    const fleet = fleets[cart] ?? Number.POSITIVE_INFINITY
    return Math.max(
      0,
      counts.reduce((left: number, count) => left - (count ?? 0), fleet),
    )
  }

export function fullDays(
  request: Pick<EstimateRequest, 'cart' | 'quantity' | 'also' | 'from' | 'days'>,
  taken: readonly TakenDays[],
  today: IsoDate,
  fleets = rentalFleets,
  /** The reason why no cart can be picked up or returned on a day: empty if none was given, undefined if the day isn't closed. */
  closedOn: (day: IsoDate) => string | undefined = () => undefined,
): FullDays | undefined {
  const { from, days } = request
  const orders = ordersOf(request)
  const freeOn = freeCarts(taken, fleets)
  const closedDays = [from, addDays(from, days)].flatMap((day) => {
    const name = closedOn(day)
    return name === undefined ? [] : copy.closed(monthDay(day), name)
  })
  const sentences = [...closedDays, ...orders.flatMap((order) => sentencesOn(order, daysFrom(from, days), freeOn))]
  if (sentences.length === 0) return undefined
  const isFree = (start: IsoDate) =>
    start >= today &&
    [start, addDays(start, days)].every((day) => closedOn(day) === undefined) &&
    daysFrom(start, days).every((day) => orders.every(({ cart, quantity }) => freeOn(day, cart) >= quantity))
  const moreThanAll = orders.some(({ cart, quantity }) => quantity > (fleets[cart] ?? quantity))
  const steps = moreThanAll ? [] : Array.from({ length: NEAR_DAYS }, (_, index) => index + 1)
  const near = (sign: 1 | -1) => steps.map((step) => addDays(from, sign * step)).find(isFree) ?? []
  const nearest = [near(-1), near(1)].flat().map((start) => {
    const to = addDays(start, days)
    return { from: start, to, label: copy.instead(dateRange(start, to)) }
  })
  return { heading: sentences.join(' '), text: nearest.length > 0 ? copy.nearest : copy.none, nearest }
}

const daysFrom = (from: IsoDate, days: number): IsoDate[] =>
  Array.from({ length: days }, (_, index) => addDays(from, index))

/** One sentence for each number of carts left. */
function sentencesOn({ cart, quantity }: CartOrder, days: readonly IsoDate[], freeOn: FreeOn): string[] {
  const tooFew = days.map((day) => ({ day, free: freeOn(day, cart) })).filter(({ free }) => free < quantity)
  return Array.from(
    Map.groupBy(tooFew, ({ free }) => free),
    ([free, these]) => copy.left(cart, free, spans(these.map(({ day }) => day))),
  )
}

/** 'on July 4', 'from July 3 to July 5 and on July 9' */
function spans(days: readonly IsoDate[]): string {
  const runs: { first: IsoDate; last: IsoDate }[] = []
  for (const day of days) {
    const run = runs.at(-1)
    if (run && addDays(run.last, 1) === day) run.last = day
    else runs.push({ first: day, last: day })
  }
  return listed(
    runs.map(({ first, last }) =>
      first === last ? copy.onDay(monthDay(first)) : copy.onDays(monthDay(first), monthDay(last)),
    ),
  )
}
