import type { Selectable } from 'kysely'
import type { Db } from '../../server/database/database.server.ts'
import type { StaffSessionTable } from '../../server/database/schema.ts'
import { personOf } from './people.server.ts'
import { sessionDays } from './session-terms.ts'
import { hashOf, newToken } from './sign-in-tokens.ts'

const HOUR_MS = 60 * 60 * 1000
const SESSION_MS = sessionDays * 24 * HOUR_MS

export type StaffSession = {
  id: string
  /** Email address, in lower case. */
  person: string
  device: string
  begunAt: string
  usedAt: string
}

const toSession = ({ id, person, device, begun_at, used_at }: Selectable<StaffSessionTable>): StaffSession => ({
  id,
  person,
  device,
  begunAt: begun_at,
  usedAt: used_at,
})

const oldest = (now: Date): string => new Date(now.getTime() - SESSION_MS).toISOString()

/** @returns the token for the cookie, which isn't stored */
export async function beginSession(
  db: Db,
  { person, device, endsAt = null }: Pick<StaffSession, 'person' | 'device'> & { endsAt?: string | null },
  now: Date,
): Promise<string> {
  const token = newToken()
  const at = now.toISOString()
  await db.deleteFrom('staff_sessions').where('used_at', '<', oldest(now)).execute()
  await db
    .insertInto('staff_sessions')
    .values({
      id: hashOf(token),
      person: personOf(person),
      device,
      begun_at: at,
      used_at: at,
      ended_at: null,
      ends_at: endsAt,
    })
    .execute()
  return token
}

/** Also finds a session that has ended, so that a removed person can be told. */
export async function findSession(
  db: Db,
  token: string,
  now: Date,
): Promise<(StaffSession & { hasEnded: boolean }) | undefined> {
  const row = await db
    .selectFrom('staff_sessions')
    .selectAll()
    .where('id', '=', hashOf(token))
    .where('used_at', '>=', oldest(now))
    .executeTakeFirst()
  const isOver = row?.ends_at != null && row.ends_at <= now.toISOString()
  return row && { ...toSession(row), hasEnded: row.ended_at !== null || isOver }
}

/** Writes at most once an hour. @returns whether it wrote, in which case the cookie must be renewed, too */
export async function extendSession(db: Db, { id, usedAt }: StaffSession, now: Date): Promise<boolean> {
  if (now.getTime() - Date.parse(usedAt) < HOUR_MS) return false
  await db.updateTable('staff_sessions').set({ used_at: now.toISOString() }).where('id', '=', id).execute()
  return true
}

/** Sessions that have not ended, by person, with the most recently used first. @param person default: everybody */
export async function openSessions(db: Db, now: Date, person?: string): Promise<StaffSession[]> {
  const open = db
    .selectFrom('staff_sessions')
    .selectAll()
    .where('ended_at', 'is', null)
    .where('used_at', '>=', oldest(now))
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', now.toISOString())]))
    .orderBy('person')
    .orderBy('used_at', 'desc')
  const rows = await (person === undefined ? open : open.where('person', '=', personOf(person))).execute()
  return rows.map(toSession)
}

/** @param id one session; default: all of the person's sessions @returns how many ended */
export async function endSessions(db: Db, person: string, now: Date, id?: string): Promise<number> {
  const open = db
    .updateTable('staff_sessions')
    .set({ ended_at: now.toISOString() })
    .where('person', '=', personOf(person))
    .where('ended_at', 'is', null)
  const { numUpdatedRows } = await (id === undefined ? open : open.where('id', '=', id)).executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** When each person last used any device. Leaves out people who haven't signed in for a long time. */
export async function lastSeen(db: Db): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('staff_sessions')
    .select(['person', ({ fn }) => fn.max('used_at').as('at')])
    .groupBy('person')
    .execute()
  return new Map(rows.map(({ person, at }) => [person, at]))
}
