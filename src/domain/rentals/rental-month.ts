import { type RentalCart, rentalFleets } from '../../content/dealer/facts/rentals.facts.ts'
import type { TakenDays } from './free-carts.ts'
import { addDays, type IsoDate, weekday } from './rental-days.ts'

/** One day of one kind of cart. */
export type RentalDay = {
  readonly day: IsoDate
  readonly isOfMonth: boolean
  /** Undefined if the dealer's folder doesn't say how many there are. */
  readonly free: number | undefined
  /** Carts held for customers. */
  readonly held: number
  /** Carts blocked for other reasons; null for all of the kind. */
  readonly out: number | null
  readonly isFull: boolean
}

/** '2027-07' */
export type IsoMonth = string

export const monthOf = (day: IsoDate): IsoMonth => day.slice(0, 7)
export const isMonth = (text: string): boolean => /^20\d\d-(?:0[1-9]|1[0-2])$/.test(text)
export const monthAfter = (month: IsoMonth, months: number): IsoMonth =>
  String(Temporal.PlainYearMonth.from(month).add({ months }))
export const lastDayOf = (month: IsoMonth): IsoDate => addDays(`${monthAfter(month, 1)}-01`, -1)

type Taken = { readonly blocks: readonly TakenDays[]; readonly holds: readonly TakenDays[] }

/** Whole weeks from Sunday, including days of the months before and after. */
export function rentalMonth(
  month: IsoMonth,
  cart: RentalCart,
  { blocks, holds }: Taken,
  fleets = rentalFleets,
): RentalDay[][] {
  const [first, last] = [`${month}-01`, lastDayOf(month)]
  const sunday = addDays(first, -weekday(first))
  const weeks: RentalDay[][] = []
  for (let start = sunday; start <= last; start = addDays(start, 7)) {
    weeks.push([0, 1, 2, 3, 4, 5, 6].map((index) => rentalDay(addDays(start, index))))
  }
  return weeks

  function rentalDay(day: IsoDate): RentalDay {
    const countsOf = (taken: readonly TakenDays[]) =>
      taken.flatMap((one) => (one.cart === cart && one.firstDay <= day && day <= one.lastDay ? [one.count] : []))
    const blocked = countsOf(blocks)
    const out = blocked.includes(null) ? null : sum(blocked)
    const held = sum(countsOf(holds))
    const fleet = fleets[cart]
    const free = out === null ? 0 : fleet === undefined ? undefined : Math.max(0, fleet - out - held)
    return { day, isOfMonth: monthOf(day) === month, free, held, out, isFull: free === 0 }
  }
}

const sum = (counts: readonly (number | null)[]): number => counts.reduce((all: number, count) => all + (count ?? 0), 0)
