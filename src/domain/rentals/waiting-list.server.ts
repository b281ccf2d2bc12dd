import { rentalFleets } from '../../content/dealer/facts/rentals.facts.ts'
import { timeZone } from '../../content/dealer/facts/time-zone.facts.ts'
import type { Db } from '../../server/database/database.server.ts'
import { planStaffMail } from '../staff/plan-staff-mail.server.ts'
import type { TakenDays } from './free-carts.ts'
import { dateIn } from './rental-days.ts'
import type { RentalHold } from './rental-hold.ts'
import { currentHolds, findHold, fullFor } from './stored-holds.server.ts'

/**
 * Emails the person who put a customer on the waiting list once there are carts for that customer. Call it in the transaction that freed the carts. @param by the person who freed the carts, who needs no email
 */
export async function tellWhoWaits(
  trx: Db,
  given: Pick<TakenDays, 'cart' | 'firstDay' | 'lastDay'>,
  by: string,
  now: Date,
  fleets = rentalFleets,
): Promise<void> {
  for (const hold of await currentHolds(trx, dateIn(timeZone, now))) {
    const concerns =
      hold.isWaiting && hold.cart === given.cart && hold.firstDay <= given.lastDay && given.firstDay <= hold.lastDay
    if (!concerns || hold.person === by || (await fullFor(trx, hold, now, fleets))) continue
    await planStaffMail(trx, { person: hold.person, about: 'free carts', hold: hold.id }, now)
  }
}

/** @returns undefined if the customer, or somebody else, has gotten the carts in the meantime, or the days are over */
export async function stillWaiting(db: Db, id: string, now: Date): Promise<RentalHold | undefined> {
  const hold = await findHold(db, id)
  if (!hold?.isWaiting || hold.endedAt !== null || hold.lastDay < dateIn(timeZone, now)) return undefined
  return (await fullFor(db, hold, now)) ? undefined : hold
}
