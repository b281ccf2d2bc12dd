import { cartParameter } from '../../../domain/rentals/estimate-address.ts'
import type { RentalHold } from '../../../domain/rentals/rental-hold.ts'
import { endHold, holdAgain, setDeposit, type WhenFull } from '../../../domain/rentals/rental-holds.server.ts'
import { monthOf } from '../../../domain/rentals/rental-month.ts'
import { depositOf, heldCarts, shortDays } from '../../../domain/rentals/rental-words.ts'
import { findHold } from '../../../domain/rentals/stored-holds.server.ts'
import { logAction, type StaffAction } from '../../../domain/staff/staff-log.server.ts'
import { rentalsPath } from '../../../domain/staff/staff-paths.ts'
import { database } from '../../../server/database/app-database.server.ts'
import type { Db } from '../../../server/database/database.server.ts'
import type { SignedInRoute, StaffRequest } from '../frame/route.ts'
import { staffRedirect } from '../frame/staff-page.server.ts'
import { formOfHold } from './hold-form.ts'
import { rentalsHref } from './rental-links.ts'
import { rentalPage } from './rental-page.server.ts'

/** Shows the month of the hold, since the action may come from another page. */
export function done(what: string, hold: RentalHold | undefined): Response {
  if (!hold) return staffRedirect(`${rentalsPath}?done=gone`)
  const { id, cart, firstDay } = hold
  const anchor = what === 'ended' ? '#holds' : `#${id}`
  return staffRedirect(
    rentalsHref({ month: monthOf(firstDay), cart: cartParameter(cart), done: what, about: id }, anchor),
  )
}

/** Doesn't mention the customer, since the log outlives their data. */
export const logHold = (trx: Db, person: string, action: StaffAction, hold: RentalHold, now: Date): Promise<void> =>
  logAction(trx, { person, action, about: `${heldCarts(hold)}, ${shortDays(hold)}` }, now)

type Act = (trx: Db, id: string, person: string, now: Date) => Promise<RentalHold | undefined>

/** @param what the outcome: one of those in rental-done.server.ts */
const acting =
  (what: string, action: StaffAction, act: Act): SignedInRoute['handle'] =>
  async ({ params: { id = '' }, session: { person } }) => {
    const now = new Date()
    const hold = await database()
      .transaction()
      .execute(async (trx) => {
        const found = await act(trx, id, person, now)
        if (found) await logHold(trx, person, action, found, now)
        return found
      })
    return done(what, hold)
  }

const depositing = (isTaken: boolean): SignedInRoute['handle'] =>
  acting('deposit', isTaken ? 'noted a deposit' : 'took back a deposit', async (trx, id) => {
    const hold = await findHold(trx, id)
    return hold && (await setDeposit(trx, id, isTaken ? depositOf(hold) : null)) ? hold : undefined
  })

const holding =
  (whenFull: WhenFull) =>
  async (request: StaffRequest): Promise<Response> => {
    const { id = '' } = request.params
    const { person } = request.session
    const now = new Date()
    const { result, hold } = await database()
      .transaction()
      .execute(async (trx) => {
        const again = await holdAgain(trx, id, { now, whenFull })
        const found = await findHold(trx, id)
        if (found && again?.kind === 'held') await logHold(trx, person, 'held days', found, now)
        return { result: again, hold: found }
      })
    if (!result || !hold) return done('gone', undefined)
    if (result.kind !== 'full') return done(result.kind, hold)
    // A hold that has ended comes back as a new one.
    const form = { ...formOfHold(hold), replaces: hold.endedAt === null ? hold.id : '' }
    return rentalPage(request, { form, full: result.full })
  }

const at = `${rentalsPath}/holds/:id`

export const holdActionRoutes: readonly SignedInRoute[] = [
  {
    method: 'POST',
    path: `${at}/end`,
    handle: acting('ended', 'ended a hold', (trx, id, person, now) => endHold(trx, id, person, { now })),
  },
  { method: 'POST', path: `${at}/again`, handle: holding('refuse') },
  { method: 'POST', path: `${at}/anyway`, handle: holding('hold') },
  { method: 'POST', path: `${at}/deposit`, handle: depositing(true) },
  { method: 'POST', path: `${at}/no-deposit`, handle: depositing(false) },
]
