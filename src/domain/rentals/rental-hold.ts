import type { RentalCart } from '../../content/dealer/facts/rentals.facts.ts'
import { checkDays, DaysRefused } from './check-rental-days.ts'
import type { FullDays } from './full-days.ts'
import type { IsoDate } from './rental-days.ts'

/** Carts that staff hold for a customer, or that a customer is waiting for. */
export type RentalHold = {
  readonly id: string
  readonly cart: RentalCart
  readonly firstDay: IsoDate
  /** The day before the carts come back. */
  readonly lastDay: IsoDate
  readonly count: number
  readonly name: string
  readonly phone: string
  readonly deliverTo: string
  readonly messageId: string | null
  /** null until a deposit is taken. */
  readonly depositCents: number | null
  readonly isWaiting: boolean
  /** Email address of the staff member who made the hold. */
  readonly person: string
  readonly createdAt: string
  readonly endedAt: string | null
}

export type NewHold = Omit<RentalHold, 'id' | 'isWaiting' | 'createdAt' | 'endedAt'>

/** With `full`, nothing is held, and `full` says on which days there are too few carts, and names the nearest free days of the same length. */
export type HoldResult =
  | { readonly kind: 'held' | 'waiting'; readonly id: string }
  | { readonly kind: 'full'; readonly full: FullDays }

const MOST_CARTS = 99
const MOST_CENTS = 10_000_000
const LONGEST_TEXT = 100

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_TEXT)

/** @throws DaysRefused */
export function checkHold(hold: NewHold, today: IsoDate): NewHold {
  const cart = checkDays(hold, today)
  const name = oneLine(hold.name)
  if (name === '') throw new DaysRefused('Who is it for?', 'Give a name.')
  if (!Number.isInteger(hold.count) || hold.count < 1 || hold.count > MOST_CARTS) {
    throw new DaysRefused('That isn’t a number of carts.', `Give one from 1 to ${MOST_CARTS}.`)
  }
  checkDeposit(hold.depositCents)
  return { ...hold, cart, name, phone: oneLine(hold.phone), deliverTo: oneLine(hold.deliverTo) }
}

/** @throws DaysRefused */
export function checkDeposit(cents: number | null): void {
  if (cents === null || (Number.isInteger(cents) && cents >= 0 && cents <= MOST_CENTS)) return
  throw new DaysRefused('That isn’t an amount.', 'Give the deposit in dollars, or leave it empty.')
}
