import { rentalCarts } from '../../../content/dealer/facts/rentals.facts.ts'
import { monthDay } from '../../../content/format/calendar-date.ts'
import { dollarsIn } from '../../../content/format/price-text.ts'
import { rentals } from '../../../content/words/staff-rentals.words.ts'
import { DaysRefused, isDate } from '../../../domain/rentals/check-rental-days.ts'
import { cartOfParameter, cartParameter } from '../../../domain/rentals/estimate-address.ts'
import { addDays } from '../../../domain/rentals/rental-days.ts'
import type { NewHold, RentalHold } from '../../../domain/rentals/rental-hold.ts'

const fields = ['cart', 'from', 'to', 'name', 'phone', 'count', 'place', 'deposit', 'message', 'replaces'] as const

/** As typed. `to` is the day of return, `cart` as in addresses. */
export type HoldForm = Readonly<Record<(typeof fields)[number], string>>

const none: HoldForm = {
  ...{ cart: '', from: '', to: '', name: '', phone: '', count: '1' },
  ...{ place: '', deposit: '', message: '', replaces: '' },
}

const copy = rentals.hold

export function readForm(form: URLSearchParams): HoldForm {
  const given = fields.map((name) => [name, (form.get(name) ?? none[name]).trim()] as const)
  return { ...none, ...Object.fromEntries(given) }
}

export const formOfHold = (hold: RentalHold): HoldForm => ({
  cart: cartParameter(hold.cart),
  from: hold.firstDay,
  to: addDays(hold.lastDay, 1),
  name: hold.name,
  phone: hold.phone,
  count: String(hold.count),
  place: hold.deliverTo,
  deposit: hold.depositCents === null ? '' : String(hold.depositCents / 100),
  message: hold.messageId ?? '',
  replaces: hold.id,
})

/** Reads the kind of cart from an address. The default is the first kind. */
export const cartIn = (parameter: string | null): string => cartOfParameter(parameter ?? '') ?? rentalCarts[0]?.id ?? ''

/** Without a day of return, the hold lasts one day. @throws DaysRefused */
export function daysOf({ from, to }: Pick<HoldForm, 'from' | 'to'>): { firstDay: string; lastDay: string } {
  if (to === '' || !isDate(from) || !isDate(to)) return { firstDay: from, lastDay: to === '' ? from : to }
  if (to <= from) throw new DaysRefused(copy.backEarly(monthDay(addDays(from, 1))), copy.backFix)
  return { firstDay: from, lastDay: addDays(to, -1) }
}

/** @throws DaysRefused */
export const holdOf = (form: HoldForm, person: string): NewHold => ({
  cart: form.cart,
  ...daysOf(form),
  count: Number(form.count || '1'),
  name: form.name,
  phone: form.phone,
  deliverTo: form.place,
  messageId: form.message || null,
  // NaN is rejected later, with the other errors.
  depositCents: form.deposit === '' ? null : Math.round((dollarsIn(form.deposit) ?? Number.NaN) * 100),
  person,
})
