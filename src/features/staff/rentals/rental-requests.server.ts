import { offers } from '../../../content/dealer/facts/offers.facts.ts'
import { rentalFleets } from '../../../content/dealer/facts/rentals.facts.ts'
import { findLead } from '../../../domain/leads/leads.server.ts'
import { DaysRefused } from '../../../domain/rentals/check-rental-days.ts'
import { cartParameter } from '../../../domain/rentals/estimate-address.ts'
import type { TakenDays } from '../../../domain/rentals/free-carts.ts'
import { blockDays, blocks, type NewBlock, unblock } from '../../../domain/rentals/rental-blocks.server.ts'
import { holdCarts, SAME_PRESS_MS, type WhenFull } from '../../../domain/rentals/rental-holds.server.ts'
import { isMonth, monthOf } from '../../../domain/rentals/rental-month.ts'
import { outCarts, shortDays } from '../../../domain/rentals/rental-words.ts'
import { findHold } from '../../../domain/rentals/stored-holds.server.ts'
import { staffNames } from '../../../domain/staff/people.server.ts'
import { logAction, type StaffAction } from '../../../domain/staff/staff-log.server.ts'
import { calendarPath, rentalsPath } from '../../../domain/staff/staff-paths.ts'
import { database } from '../../../server/database/app-database.server.ts'
import type { Db } from '../../../server/database/database.server.ts'
import type { StaffRequest, StaffRoute } from '../frame/route.ts'
import { staffRedirect } from '../frame/staff-page.server.ts'
import { endCalendar, holdsFile, renewCalendar, showCalendar } from './calendar-requests.server.ts'
import { cartIn, daysOf, holdOf, readForm } from './hold-form.ts'
import { done, holdActionRoutes, logHold } from './rental-hold-actions.server.ts'
import { rentalsHref } from './rental-links.ts'
import { rentalPage } from './rental-page.server.ts'

/** The month by kind of cart, with holds and waiting customers. */
export const rentalRoutes: readonly StaffRoute[] = offers.rentals
  ? [
      { method: 'GET', path: rentalsPath, handle: (request) => rentalPage(request) },
      { method: 'POST', path: rentalsPath, handle: hold },
      ...holdActionRoutes,
      { method: 'POST', path: `${rentalsPath}/blocks/:id/open`, handle: openBlock },
      { method: 'GET', path: calendarPath, handle: (request) => showCalendar(request) },
      { method: 'POST', path: calendarPath, handle: renewCalendar },
      { method: 'POST', path: `${calendarPath}/end`, handle: endCalendar },
      { method: 'GET', path: `${calendarPath}/:token.ics`, access: 'anyone', handle: holdsFile },
    ]
  : []

/** `press` is the value of the button: what to do if there are too few carts, other days as 'from/to', or 'out' to mark carts as out. */
async function hold(request: StaffRequest): Promise<Response> {
  const { session, form: given } = request
  const press = given.get('press') ?? ''
  const [from = '', to] = press.split('/')
  const typed = { ...readForm(given), ...(to !== undefined && { from, to }) }
  // The message may have been erased while the form was open.
  const form = (await findLead(database(), typed.message)) ? typed : { ...typed, message: '' }
  const whenFull: WhenFull = press === 'wait' || press === 'hold' ? press : 'refuse'
  const now = new Date()
  try {
    if (press === 'out') return await markOut(request, now)
    const { person } = session
    const { result, held } = await database()
      .transaction()
      .execute(async (trx) => {
        const options = { whenFull, replaces: form.replaces || undefined, now }
        const answer = await holdCarts(trx, holdOf(form, person), options)
        const stored = 'id' in answer ? await findHold(trx, answer.id) : undefined
        if (stored) await logHold(trx, person, 'held days', stored, now)
        return { result: answer, held: stored }
      })
    return result.kind === 'full' ? rentalPage(request, { form, full: result.full }) : done(result.kind, held)
  } catch (error) {
    if (!(error instanceof DaysRefused)) throw error
    return rentalPage(request, { form, problem: `${error.message} ${error.fix}` })
  }
}

async function markOut({ form: given, session }: StaffRequest, now: Date): Promise<Response> {
  const form = readForm(given)
  const cart = cartIn(form.cart)
  const block = {
    cart,
    ...daysOf(form),
    count: form.count === 'all' || rentalFleets[cart] === undefined ? null : Number(form.count || '1'),
    person: (await staffNames(database()))(session.person),
  }
  await database()
    .transaction()
    .execute(async (trx) => {
      if (await isMarked(trx, block, now)) return
      await blockDays(trx, block, now)
      await logBlock(trx, session.person, 'held days', block, now)
    })
  return staffRedirect(
    rentalsHref({ month: monthOf(block.firstDay), cart: cartParameter(cart), done: 'out' }, '#holds'),
  )
}

const logBlock = (trx: Db, person: string, action: StaffAction, block: TakenDays, now: Date): Promise<void> =>
  logAction(trx, { person, action, about: `${outCarts(block)}, ${shortDays(block)}` }, now)

/** Whether the same person has just marked the same days: the button was pressed twice. */
const isMarked = async (db: Db, block: NewBlock, now: Date): Promise<boolean> =>
  (await blocks(db)).some(
    (one) =>
      one.cart === block.cart &&
      one.firstDay === block.firstDay &&
      one.lastDay === block.lastDay &&
      one.count === block.count &&
      one.person === block.person &&
      now.getTime() - Date.parse(one.createdAt) < SAME_PRESS_MS,
  )

async function openBlock({ params: { id = '' }, form, session: { person } }: StaffRequest): Promise<Response> {
  const now = new Date()
  const block = await database()
    .transaction()
    .execute(async (trx) => {
      const opened = await unblock(trx, id, person, now)
      if (opened) await logBlock(trx, person, 'ended a hold', opened, now)
      return opened
    })
  const typed = form.get('month') ?? ''
  const month = isMonth(typed) ? typed : ''
  if (!block) return staffRedirect(rentalsHref({ month, done: 'gone' }, '#holds'))
  const { cart, firstDay, lastDay, count } = block
  const undo = { cart: cartParameter(cart), first: firstDay, last: lastDay, carts: String(count ?? '') }
  return staffRedirect(rentalsHref({ month, done: 'opened', ...undo }, '#holds'))
}
