import { rentalCarts, rentalFleets } from '../../../content/dealer/facts/rentals.facts.ts'
import { timeZone } from '../../../content/dealer/facts/time-zone.facts.ts'
import { fullName, townName } from '../../../domain/leads/lead.ts'
import { findLead } from '../../../domain/leads/leads.server.ts'
import { DaysRefused, isDate } from '../../../domain/rentals/check-rental-days.ts'
import { cartOfParameter, cartParameter } from '../../../domain/rentals/estimate-address.ts'
import type { FullDays } from '../../../domain/rentals/full-days.ts'
import { blocks } from '../../../domain/rentals/rental-blocks.server.ts'
import { addDays, dateIn } from '../../../domain/rentals/rental-days.ts'
import type { CartOrder } from '../../../domain/rentals/rental-estimate.ts'
import type { RentalHold } from '../../../domain/rentals/rental-hold.ts'
import { isMonth, lastDayOf, monthOf, rentalMonth } from '../../../domain/rentals/rental-month.ts'
import { currentHolds, findHold, fullFor } from '../../../domain/rentals/stored-holds.server.ts'
import { staffNames } from '../../../domain/staff/people.server.ts'
import type { Db } from '../../../server/database/database.server.ts'
import { cartIn, daysOf, formOfHold, type HoldForm, readForm } from './hold-form.ts'

/** What was typed, with the error. */
export type Refused = { readonly form: HoldForm; readonly problem?: string; readonly full?: FullDays }

export type RentalView = Awaited<ReturnType<typeof rentalView>>

export async function rentalView(db: Db, query: URLSearchParams, now: Date, refused?: Refused) {
  const today = dateIn(timeZone, now)
  const filled = refused ? { form: refused.form } : await fillForm(db, query)
  const { form } = filled
  const cart = cartIn(form.cart)
  const asked = query.get('month') ?? ''
  const month = isMonth(asked) ? asked : isDate(form.from) ? monthOf(form.from) : monthOf(today)
  const [holds, out] = [await currentHolds(db, today), await blocks(db, now)]
  const held = holds.filter(({ isWaiting }) => !isWaiting)
  const inMonth = ({ firstDay, lastDay }: { firstDay: string; lastDay: string }) =>
    firstDay <= lastDayOf(month) && addDays(lastDay, 1) >= `${month}-01`
  const waiting = holds.filter(({ isWaiting }) => isWaiting).sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
  return {
    today,
    month,
    cart,
    form,
    message: filled.message,
    problem: refused?.problem,
    full: refused ? refused.full : await fullOf(db, form, now),
    kinds: rentalCarts.map(({ id, name }) => ({
      id,
      name,
      parameter: cartParameter(id),
      fleet: rentalFleets[id],
      weeks: rentalMonth(month, id, { blocks: out, holds: held }),
    })),
    holds: held.filter(inMonth),
    out: out.filter(inMonth),
    waiting: await Promise.all(
      waiting.map(async (hold) => ({
        hold,
        isFree: !(await fullFor(db, hold, now)),
        place: 1 + waiting.filter((other) => isBefore(other, hold)).length,
      })),
    ),
    nameOf: await staffNames(db),
  }
}

/** Whether the other customer has waited longer for the same carts. */
const isBefore = (other: RentalHold, hold: RentalHold): boolean =>
  other.cart === hold.cart &&
  other.firstDay <= hold.lastDay &&
  hold.firstDay <= other.lastDay &&
  other.createdAt < hold.createdAt

type Filled = { form: HoldForm; message?: { id: string; name: string; others: readonly CartOrder[] } | undefined }

/** Fills in the form from a hold, a message or a day in the query string. */
async function fillForm(db: Db, query: URLSearchParams): Promise<Filled> {
  const hold = await findHold(db, query.get('hold') ?? '')
  if (hold && hold.endedAt === null) return { form: formOfHold(hold) }
  const form = readForm(query)
  const day = query.get('day') ?? ''
  const days = isDate(day) && form.from === '' ? { from: day, to: addDays(day, 1) } : {}
  const own = { ...form, ...days, cart: cartParameter(cartIn(form.cart)), replaces: '', message: '' }
  const lead = form.message ? await findLead(db, form.message) : undefined
  if (!lead) return { form: own }
  // Imported on demand, since its wording is missing if the dealer has no rentals.
  const { estimateInMessage } = await import('../../../domain/rentals/estimate-in-message.ts')
  const estimate = estimateInMessage(lead.message)
  const orders = estimate?.orders ?? []
  const order = orders.find(({ cart }) => cart === cartOfParameter(form.cart)) ?? (form.cart ? undefined : orders[0])
  return {
    form: {
      ...own,
      message: lead.id,
      name: form.name || fullName(lead),
      phone: form.phone || lead.phone,
      place: form.place || estimate?.town || townName(lead.town),
      ...(order && { cart: cartParameter(order.cart), count: String(order.quantity) }),
      ...(own.from === '' && estimate && { from: estimate.from, to: estimate.to }),
    },
    message: { id: lead.id, name: lead.firstName, others: orders.filter((other) => other !== order) },
  }
}

/** Why that many carts can't be held on the days filled in; undefined if they can, or if the form changes a hold. */
async function fullOf(db: Db, form: HoldForm, now: Date): Promise<FullDays | undefined> {
  if (!isDate(form.from) || form.replaces) return undefined
  try {
    return await fullFor(db, { cart: cartIn(form.cart), count: Number(form.count) || 1, ...daysOf(form) }, now)
  } catch (error) {
    if (error instanceof DaysRefused) return undefined
    throw error
  }
}
