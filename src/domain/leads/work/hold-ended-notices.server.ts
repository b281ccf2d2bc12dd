import type { Db } from '../../../server/database/database.server.ts'
import { type Hold, holdsEndedSince, isHeldFor } from '../../catalogue/edits/cart-holds.server.ts'
import { inStockAmong } from '../../catalogue/edits/last-stock-change.server.ts'
import { findStocked } from '../../catalogue/stock-changes.server.ts'
import type { Vehicle } from '../../catalogue/vehicle.ts'
import { dayAndTime } from '../../hours/dealer-hours.ts'
import { accessOf, type PeopleEnv } from '../../staff/people.server.ts'
import { planStaffMail, withoutStaffMail } from '../../staff/plan-staff-mail.server.ts'
import { openLeadsAbout } from './open-leads.server.ts'

/** Nobody is told about holds that ended longer ago, such as during a long outage. */
const OLDEST_DAYS = 7

function endedHolds(db: Db, now: Date): Promise<Hold[]> {
  const { day: today } = dayAndTime(now)
  return holdsEndedSince(db, String(Temporal.PlainDate.from(today).subtract({ days: OLDEST_DAYS })), today)
}

/** Made from the hold, so that only one email is sent, no matter how many processes run. */
const mailId = ({ vehicleId, heldAt }: Hold): string => `ended-hold-${vehicleId}-${heldAt}`

export async function tellEndedHolds(db: Db, env: PeopleEnv, now: Date): Promise<void> {
  for (const hold of await withoutStaffMail(db, await endedHolds(db, now), mailId)) {
    const { vehicleId: cart, heldAt } = hold
    const person = await whoHears(db, env, hold, now)
    if (person) await planStaffMail(db, { person, about: 'ended hold', cart, heldAt }, now, mailId(hold))
  }
}

/** In order: the holder of the customer's message, the holder of another message about the cart, and the person who put the cart on hold, who comes first if the customer has no open message. */
async function whoHears(db: Db, env: PeopleEnv, hold: Hold, now: Date): Promise<string | undefined> {
  const leads = await openLeadsAbout(db, hold.vehicleId, now)
  const isTheirs = ({ first_name, last_name }: (typeof leads)[number]) => isHeldFor(hold, `${first_name} ${last_name}`)
  const holders = leads.toSorted((a, b) => Number(isTheirs(b)) - Number(isTheirs(a))).map(({ holder }) => holder)
  const first = leads.some(isTheirs) ? holders : [hold.person, ...holders]
  for (const person of [...first, hold.person]) {
    if (person !== null && ['owner', 'sales'].includes(await accessOf(db, env, person))) return person
  }
  return undefined
}

/** @returns undefined if the cart was sold, taken off the site, released or held again */
export async function endedHold(
  db: Db,
  { cart, heldAt }: { cart: string; heldAt: string },
  now: Date,
): Promise<{ hold: Hold; vehicle: Vehicle } | undefined> {
  const hold = (await endedHolds(db, now)).find((one) => one.vehicleId === cart && one.heldAt === heldAt)
  if (!hold || !(await inStockAmong(db, [cart])).has(cart)) return undefined
  const stocked = await findStocked(db, cart)
  return stocked && { hold, vehicle: stocked.vehicle }
}
