import { randomUUIDv7 } from 'node:crypto'
import type { Db } from '../../server/database/database.server.ts'

const KEPT_MS = 365 * 24 * 60 * 60 * 1000

export const staffActions = [
  'signed in',
  'added a passkey',
  'invited',
  'changed',
  'undid a change',
  'ended access',
  'ended a device',
  'ended a passkey',
  'closed',
  'set hours',
  'reopened',
  'set the notice',
  'held a cart',
  'held days',
  'ended a hold',
  'noted a deposit',
  'took back a deposit',
  'saved replies',
  'exported a customer',
  'erased a customer',
] as const
export type StaffAction = (typeof staffActions)[number]

type LoggedAction = {
  person: string
  action: StaffAction
  /** What the action was about, in words: a person, a customer or a day. */
  about?: string
  detail?: string
  /** The state before the action, as JSON, for its undo. */
  before?: string
}

/** Records an action for the log that owners read. Call it in the action's transaction. */
export async function logAction(db: Db, { person, action, about = '', detail = '', before }: LoggedAction, now: Date) {
  await db
    .insertInto('staff_log')
    .values({ id: randomUUIDv7(), at: now.toISOString(), person, action, about, detail, before: before ?? null })
    .execute()
}

/** Newest first. */
export const staffLog = (db: Db, most: number) =>
  db.selectFrom('staff_log').selectAll().orderBy('at', 'desc').orderBy('id', 'desc').limit(most).execute()

/** The newest of these actions. */
export const lastAction = (db: Db, actions: readonly StaffAction[]) =>
  db
    .selectFrom('staff_log')
    .selectAll()
    .where('action', 'in', actions)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()

/** Erases actions older than a year. @returns how many there were */
export async function forgetActions(db: Db, now: Date): Promise<number> {
  const oldest = new Date(now.getTime() - KEPT_MS).toISOString()
  const { numDeletedRows } = await db.deleteFrom('staff_log').where('at', '<', oldest).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
