import { hours } from '../../content/dealer/facts/hours.ts'
import { type RentalCart, rentalFleets } from '../../content/dealer/facts/rentals.ts'
import { timeZone } from '../../content/dealer/facts/time-zone.ts'
import { dateRange, monthDay } from '../../content/format/calendar-date.ts'
import { listed } from '../../content/format/listed.ts'
import { fullDaysCopy as copy } from '../../content/words/full-days.ts'
import { closedByDate } from '../places/hours-by-date.ts'
import { type CartOrder, type EstimateRequest, ordersOf } from './estimate.ts'
import { checkEstimate } from './estimate-request.ts'
import type { EstimateSearch } from './estimate-search.ts'
import type { FullDays } from './full-days.ts'
import { currentBlocks, type RentalBlock } from './rental-blocks.server.ts'
import { addDays, dateIn, type IsoDate } from './rental-days.ts'

/** Farther away, other dates no longer help. */
const NEAR_DAYS = 60

/** undefined where neither a blocked nor a closed day is in the way, or the estimate has no valid dates. */
export async function fullDaysOf(search: EstimateSearch, now: Date): Promise<FullDays | undefined> {
  const { request } = checkEstimate(search, undefined)
  const timetable = request?.town ? hours.townPages : hours.dealership
  const closedOn = (day: IsoDate) => closedByDate(timetable, day)?.name
  return request && fullDays(request, await currentBlocks(), dateIn(timeZone, now), rentalFleets, closedOn)
}

export function fullDays(
  request: Pick<EstimateRequest, 'cart' | 'quantity' | 'also' | 'from' | 'days'>,
  blocks: readonly RentalBlock[],
  today: IsoDate,
  fleets = rentalFleets,
  /** Why no cart goes out or comes back on a day; empty where nobody said why. */
  closedOn: (day: IsoDate) => string | undefined = () => undefined,
): FullDays | undefined {
  const { from, days } = request
  const orders = ordersOf(request)
  const freeOn = freeCarts(blocks, fleets)
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

type FreeOn = (day: IsoDate, cart: RentalCart) => number

/** Infinity where nothing is known of the day. */
const freeCarts =
  (blocks: readonly RentalBlock[], fleets: typeof rentalFleets): FreeOn =>
  (day, cart) => {
    const cartBlocks = blocks.filter((block) => block.cart === cart && block.firstDay <= day && day <= block.lastDay)
    if (cartBlocks.length === 0) return Number.POSITIVE_INFINITY
    if (cartBlocks.some(({ count }) => count === null)) return 0
    const fleet = fleets[cart] ?? Number.POSITIVE_INFINITY
    return Math.max(
      0,
      cartBlocks.reduce((left, { count }) => left - (count ?? 0), fleet),
    )
  }

/** One for each number of carts that are left. */
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
