import { createElement } from 'react'
import { offers } from '../../../content/dealer/facts/offers.ts'
import { rentalFleets } from '../../../content/dealer/facts/rentals.ts'
import { rentalPricesOf } from '../../../content/dealer/rental-prices.ts'
import { monthYear } from '../../../content/format/calendar-date.ts'
import { findLead } from '../../../domain/leads/leads.server.ts'
import { DaysRefused } from '../../../domain/rentals/day-check.ts'
import { cartParameter } from '../../../domain/rentals/estimate-address.ts'
import { blockDays, blocks, type NewBlock, unblock } from '../../../domain/rentals/rental-blocks.server.ts'
import type { HoldResult, RentalHold } from '../../../domain/rentals/rental-hold.ts'
import {
  endHold,
  holdAgain,
  holdCarts,
  SAME_PRESS_MS,
  setDeposit,
  type WhenFull,
} from '../../../domain/rentals/rental-holds.server.ts'
import { isMonth, monthOf } from '../../../domain/rentals/rental-month.ts'
import { heldCarts, shortDays } from '../../../domain/rentals/rental-words.ts'
import { findHold } from '../../../domain/rentals/stored-holds.server.ts'
import { calendarPath, rentalsPath } from '../../../domain/staff/paths.ts'
import { staffNames } from '../../../domain/staff/people.server.ts'
import { logAction } from '../../../domain/staff/staff-log.server.ts'
import { database } from '../../../server/database/app-database.server.ts'
import type { Db } from '../../../server/database/database.server.ts'
import type { StaffRequest, StaffRoute } from '../frame/route.ts'
import { staffPage, staffRedirect } from '../frame/staff-page.server.ts'
import { endCalendar, holdsFile, renewCalendar, showCalendar } from './calendar-requests.server.ts'
import { cartIn, daysOf, formOfHold, holdOf, readForm } from './hold-form.ts'
import { doneBy } from './rental-done.server.ts'
import { rentalsHref } from './rental-links.ts'
import { RentalPage } from './rental-page.tsx'
import { type Refused, rentalView } from './rental-view.server.ts'

/** The month by kind of cart, with holds and who waits. */
export const rentalRoutes: readonly StaffRoute[] = offers.rentals
  ? [
      { method: 'GET', path: rentalsPath, handle: (request) => page(request) },
      { method: 'POST', path: rentalsPath, handle: hold },
      { method: 'POST', path: `${rentalsPath}/holds/:id/:action`, handle: actOnHold },
      { method: 'POST', path: `${rentalsPath}/blocks/:id/open`, handle: openBlock },
      { method: 'GET', path: calendarPath, handle: (request) => showCalendar(request) },
      { method: 'POST', path: calendarPath, handle: renewCalendar },
      { method: 'POST', path: `${calendarPath}/end`, handle: endCalendar },
      { method: 'GET', path: `${calendarPath}/:token.ics`, access: 'anyone', handle: holdsFile },
    ]
  : []

async function page(request: StaffRequest, refused?: Refused): Promise<Response> {
  const db = database()
  const query = refused ? new URLSearchParams({ month: request.form.get('month') ?? '' }) : request.query
  const view = await rentalView(db, query, new Date(), refused)
  return staffPage(request, {
    status: refused ? 422 : 200,
    title: monthYear(`${view.month}-01`),
    tab: 'rentals',
    body: createElement(RentalPage, { view, done: refused ? undefined : await doneBy(db, query, new Date()) }),
  })
}

/** 'wait', 'hold', or other days as 'from/to'. */
async function hold(request: StaffRequest): Promise<Response> {
  const { session, form: given } = request
  const press = given.get('press') ?? ''
  const [from = '', to] = press.split('/')
  const typed = { ...readForm(given), ...(to !== undefined && { from, to }) }
  // It may have been erased while the form was open.
  const form = (await findLead(database(), typed.message)) ? typed : { ...typed, message: '' }
  const whenFull: WhenFull = press === 'wait' || press === 'hold' ? press : 'refuse'
  const now = new Date()
  try {
    if (press === 'out') return await markOut(request)
    const { person } = session
    const result = await database()
      .transaction()
      .execute(async (trx) => {
        const held = await holdCarts(trx, holdOf(form, person), { whenFull, replaces: form.replaces || undefined, now })
        if ('id' in held) await logHold(trx, person, held.id, 'held days', now)
        return held
      })
    if (result.kind === 'full') return page(request, { form, full: result.full })
    return done(result.kind, await findHold(database(), result.id))
  } catch (error) {
    if (!(error instanceof DaysRefused)) throw error
    return page(request, { form, problem: `${error.message} ${error.fix}` })
  }
}

/** Undone or pressed from another page, so the month is the one of the hold. */
function done(what: string, held: RentalHold | undefined): Response {
  if (!held) return staffRedirect(`${rentalsPath}?done=gone`)
  const { id, cart, firstDay } = held
  const anchor = what === 'ended' ? '#holds' : `#${id}`
  return staffRedirect(
    rentalsHref({ month: monthOf(firstDay), cart: cartParameter(cart), done: what, about: id }, anchor),
  )
}

async function logHold(trx: Db, person: string, id: string, action: 'held days' | 'ended a hold', now: Date) {
  const held = await findHold(trx, id)
  if (held) await logAction(trx, { person, action, about: `${heldCarts(held)}, ${shortDays(held)}` }, now)
}

async function markOut({ form: given, session }: StaffRequest): Promise<Response> {
  const form = readForm(given)
  const cart = cartIn(form.cart)
  const block = {
    cart,
    ...daysOf(form),
    count: form.count === 'all' || rentalFleets[cart] === undefined ? null : Number(form.count || '1'),
    person: (await staffNames(database()))(session.person),
  }
  if (!(await isMarked(block))) await blockDays(database(), block)
  return staffRedirect(
    rentalsHref({ month: monthOf(block.firstDay), cart: cartParameter(cart), done: 'out' }, '#holds'),
  )
}

/** Pressed twice. */
const isMarked = async (block: NewBlock): Promise<boolean> =>
  (await blocks(database())).some(
    (one) =>
      one.cart === block.cart &&
      one.firstDay === block.firstDay &&
      one.lastDay === block.lastDay &&
      one.count === block.count &&
      one.person === block.person &&
      Date.now() - Date.parse(one.createdAt) < SAME_PRESS_MS,
  )

async function openBlock({ params, form, session }: StaffRequest): Promise<Response> {
  const block = await unblock(database(), params.id ?? '', session.person)
  const month = form.get('month') ?? ''
  if (!block) return staffRedirect(rentalsHref({ month, done: 'gone' }, '#holds'))
  const { cart, firstDay, lastDay, count } = block
  const undo = { cart: cartParameter(cart), first: firstDay, last: lastDay, carts: String(count ?? '') }
  return staffRedirect(rentalsHref({ ...(isMonth(month) && { month }), done: 'opened', ...undo }, '#holds'))
}

async function actOnHold(request: StaffRequest): Promise<Response> {
  const { params, session } = request
  const id = params.id ?? ''
  const now = new Date()
  const db = database()
  switch (params.action) {
    case 'end': {
      const ended = await db.transaction().execute(async (trx) => {
        const held = await endHold(trx, id, session.person, { now })
        if (held) await logHold(trx, session.person, id, 'ended a hold', now)
        return held
      })
      return done('ended', ended)
    }
    case 'again':
      return holdOrSay(request, await holdAgain(db, id, { now }))
    case 'anyway':
      return holdOrSay(request, await holdAgain(db, id, { now, whenFull: 'hold' }))
    default: {
      const held = await findHold(db, id)
      const cents = held && rentalPricesOf(held.cart).deposit * held.count * 100
      const isSet = cents !== undefined && (await setDeposit(db, id, params.action === 'deposit' ? cents : null))
      return done('deposit', isSet ? held : undefined)
    }
  }
}

async function holdOrSay(request: StaffRequest, result: HoldResult | undefined): Promise<Response> {
  const held = await findHold(database(), request.params.id ?? '')
  if (!result || !held) return done('gone', undefined)
  if (result.kind !== 'full') return done(result.kind, held)
  // It has ended or waits, and the form that comes back is for a hold of its own.
  return page(request, {
    form: { ...formOfHold(held), replaces: held.endedAt === null ? held.id : '' },
    full: result.full,
  })
}
