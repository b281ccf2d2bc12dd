import type { Db } from '../../server/database/database.server.ts'
import { personOf } from './people.server.ts'
import { hashOf, newToken } from './sign-in-tokens.ts'

/** Invalidates the person's earlier address. @returns the token for the new address, which isn't stored */
export async function renewCalendarFeed(db: Db, person: string, now: Date): Promise<string> {
  const token = newToken()
  const feed = { token_hash: hashOf(token), created_at: now.toISOString() }
  await db
    .insertInto('calendar_feeds')
    .values({ person: personOf(person), ...feed })
    .onConflict((conflict) => conflict.column('person').doUpdateSet(feed))
    .execute()
  return token
}

/** @returns when the person's address was created; undefined if there is none */
export async function calendarFeedOf(db: Db, person: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('calendar_feeds')
    .select('created_at')
    .where('person', '=', personOf(person))
    .executeTakeFirst()
  return row && new Date(row.created_at)
}

/** @returns the person the address belongs to, who may no longer have access */
export async function personOfCalendarFeed(db: Db, token: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('calendar_feeds')
    .select('person')
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst()
  return row?.person
}

export async function endCalendarFeed(db: Db, person: string): Promise<void> {
  await db.deleteFrom('calendar_feeds').where('person', '=', personOf(person)).execute()
}
