import type { Db } from '../../../server/database/database.server.ts'
import type { CartHoldTable } from '../../../server/database/schema.ts'
import { logAction } from '../../staff/staff-log.server.ts'
import { inCents } from './cart-sales.server.ts'

/** A hold lasts until the end of its last day. Only staff see holds. */
export type Hold = {
  vehicleId: string
  /** ISO date. */
  until: string
  customer: string
  /** In US dollars. */
  deposit: number | undefined
  person: string
  heldAt: string
}

const toHold = (row: CartHoldTable): Hold => ({
  vehicleId: row.vehicle_id,
  until: row.until,
  customer: row.customer ?? '',
  deposit: row.deposit_cents === null ? undefined : row.deposit_cents / 100,
  person: row.person,
  heldAt: row.held_at,
})

/** Current holds by cart. @param today ISO date */
export async function holdsOn(db: Db, today: string, vehicleId?: string): Promise<ReadonlyMap<string, Hold>> {
  const all = db.selectFrom('cart_holds').selectAll().where('until', '>=', today)
  const rows = await (vehicleId === undefined ? all : all.where('vehicle_id', '=', vehicleId)).execute()
  return new Map(rows.map((row) => [row.vehicle_id, toHold(row)]))
}

/** A hold identifies its customer only by name. */
export const isHeldFor = ({ customer }: Pick<Hold, 'customer'>, name: string): boolean =>
  customer.toLowerCase() === name.toLowerCase()

/** Includes ended holds, for the export of everything about a customer. */
export async function holdsFor(db: Db, names: readonly string[]): Promise<Hold[]> {
  if (names.length === 0) return []
  const lower = names.map((name) => name.toLowerCase())
  const rows = await db
    .selectFrom('cart_holds')
    .selectAll()
    .where((where) => where(where.fn<string>('lower', ['customer']), 'in', lower))
    .orderBy('held_at')
    .execute()
  return rows.map(toHold)
}

/** Holds whose last day is on or after `from` and before `today`, both ISO dates. */
export async function holdsEndedSince(db: Db, from: string, today: string): Promise<Hold[]> {
  const rows = await db
    .selectFrom('cart_holds')
    .selectAll()
    .where('until', '>=', from)
    .where('until', '<', today)
    .execute()
  return rows.map(toHold)
}

export type HoldRequest = Pick<Hold, 'vehicleId' | 'until' | 'customer' | 'deposit'> & {
  /** Description for the log. */
  cart: string
  person: string
  today: string
  /** Creation time of the hold that the page showed; empty if it showed none. */
  seen: string
}

/** Does nothing if a hold has been made or changed since the page showed the cart. @returns that hold; undefined if this one was made */
export function holdCart(db: Db, request: HoldRequest, now: Date): Promise<Hold | undefined> {
  const { vehicleId, until, customer, deposit, person } = request
  return changeHold(db, request, async (trx) => {
    const row = {
      until,
      customer: customer || null,
      deposit_cents: inCents(deposit),
      person,
      held_at: now.toISOString(),
    }
    await trx
      .insertInto('cart_holds')
      .values({ vehicle_id: vehicleId, ...row })
      .onConflict((conflict) => conflict.column('vehicle_id').doUpdateSet(row))
      .execute()
    await logAction(trx, { person, action: 'held a cart', about: request.cart, detail: `until ${until}` }, now)
  })
}

type EndRequest = Pick<HoldRequest, 'vehicleId' | 'cart' | 'person' | 'today' | 'seen'>

/** Does nothing if a hold has been made or changed since the page showed the cart. @returns that hold; undefined if none is left */
export function endHold(db: Db, request: EndRequest, now: Date): Promise<Hold | undefined> {
  const { vehicleId, person, cart } = request
  return changeHold(db, request, async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('cart_holds')
      .where('vehicle_id', '=', vehicleId)
      .executeTakeFirstOrThrow()
    if (numDeletedRows > 0n) await logAction(trx, { person, action: 'ended a hold', about: cart }, now)
  })
}

function changeHold(
  db: Db,
  { vehicleId, today, seen }: EndRequest,
  change: (trx: Db) => Promise<void>,
): Promise<Hold | undefined> {
  return db.transaction().execute(async (trx) => {
    // This write comes first so that two simultaneous changes take turns.
    await trx
      .updateTable('cart_holds')
      .set((column) => ({ until: column.ref('until') }))
      .where('vehicle_id', '=', vehicleId)
      .execute()
    const before = (await holdsOn(trx, today, vehicleId)).get(vehicleId)
    if (before && before.heldAt !== seen) return before
    await change(trx)
    return undefined
  })
}
