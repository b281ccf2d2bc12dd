import type { DatabaseSync } from 'node:sqlite'
import type { Db } from '../../server/database/database.server.ts'
import type { IsoDate } from './rental-days.ts'
import type { RentalHold } from './rental-hold.ts'
import { toHold } from './stored-holds.server.ts'

const digits = (phone: string): string => phone.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
const FEWEST_DIGITS = 7

/** All stored holds of a customer, ended or not: by id, by message and by phone number. */
export async function holdsOf(
  db: Db,
  people: { ids: readonly string[]; messageIds: readonly string[]; phones: readonly string[] },
): Promise<RentalHold[]> {
  const [ids, messageIds] = [new Set(people.ids), new Set<string | null>(people.messageIds)]
  const numbers = new Set(people.phones.map(digits).filter((number) => number.length >= FEWEST_DIGITS))
  const rows = await db.selectFrom('rental_holds').selectAll().orderBy('id').execute()
  return rows
    .filter(({ id, message_id, phone }) => ids.has(id) || messageIds.has(message_id) || numbers.has(digits(phone)))
    .map(toHold)
}

/** @returns ids of holds that existed */
export async function deleteHolds(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db.deleteFrom('rental_holds').where('id', 'in', ids).returning('id').execute()
  return rows.map(({ id }) => id)
}

/** The name and phone number are kept as long as messages are, counted from the last day of the rental. @returns how many were erased */
export async function deleteOldHolds(db: Db, lastDayBefore: IsoDate): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('rental_holds')
    .where('last_day', '<', lastDayBefore)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Erases holds from a backup, so that `db restore` doesn't bring them back. */
export function deleteHoldsAgain(backup: DatabaseSync, ids: readonly string[]): void {
  const deleting = backup.prepare('delete from rental_holds where id = ?')
  for (const id of ids) deleting.run(id)
}
