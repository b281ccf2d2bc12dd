import * as z from 'zod/mini'
import { type RentalCart, rentalCarts } from '../../content/dealer/facts/rentals.facts.ts'
import { cartOfParameter, cartParameters } from './estimate-address.ts'
import { daysBetween, type IsoDate } from './rental-days.ts'

const LONGEST_DAYS = 366

/** Describes what is wrong with a block or a hold, and what to do. */
export class DaysRefused extends Error {
  readonly fix: string
  constructor(what: string, fix: string) {
    super(what)
    this.fix = fix
  }
}

export const isDate = (text: string): boolean => z.safeParse(z.iso.date(), text).success

type CartDays = {
  /** Id from rentals.yaml, or the form of it used in addresses. */
  readonly cart: string
  readonly firstDay: string
  readonly lastDay: string
}

/** @throws DaysRefused */
export function checkDays({ cart: cartName, firstDay, lastDay }: CartDays, today: IsoDate): RentalCart {
  const cart = rentalCarts.find(({ id }) => id === cartName)?.id ?? cartOfParameter(cartName)
  if (!cart) throw new DaysRefused(`No cart ‘${cartName}’ is for rent.`, `Give one of ${cartParameters.join(', ')}.`)
  for (const day of [firstDay, lastDay]) {
    if (!isDate(day)) throw new DaysRefused(`‘${day}’ is not a day.`, 'Write it like 2026-07-03.')
  }
  if (lastDay < firstDay) {
    throw new DaysRefused(`${lastDay} is before ${firstDay}.`, 'Give the first day, then the last.')
  }
  if (lastDay < today) throw new DaysRefused(`${lastDay} is over.`, 'Check the year.')
  if (daysBetween(firstDay, lastDay) >= LONGEST_DAYS) {
    throw new DaysRefused('That is more than a year.', 'Check the years, or block it in parts.')
  }
  return cart
}
