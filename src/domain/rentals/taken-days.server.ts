import { hash } from 'node:crypto'
import { timeZone } from '../../content/dealer/facts/time-zone.facts.ts'
import { database } from '../../server/database/app-database.server.ts'
import type { Db } from '../../server/database/database.server.ts'
import { markRead } from '../../server/database/stock-dependence.server.ts'
import type { TakenDays } from './free-carts.ts'
import { dateIn, type IsoDate } from './rental-days.ts'

/** Blocks and holds that are not over on that day. */
export async function takenDays(db: Db, today: IsoDate): Promise<TakenDays[]> {
  const columns = ['id', 'cart', 'first_day', 'last_day', 'carts'] as const
  const rows = await db
    .selectFrom('rental_blocks')
    .select(columns)
    .where('last_day', '>=', today)
    .unionAll(
      db
        .selectFrom('rental_holds')
        .select(columns)
        .where('last_day', '>=', today)
        .where('waiting', '=', 0)
        .where('ended_at', 'is', null),
    )
    .orderBy('first_day')
    .orderBy('id')
    .execute()
  return rows.map(({ cart, first_day, last_day, carts }) => ({
    cart,
    firstDay: first_day,
    lastDay: last_day,
    count: carts,
  }))
}

let followed: readonly TakenDays[] | undefined

/** Marks the page that is being rendered as one that uses the taken days, so that it is rendered again when they change. */
export async function currentTakenDays(): Promise<readonly TakenDays[]> {
  markRead('rental-blocks')
  return followed ?? takenDays(database(), dateIn(timeZone, new Date()))
}

/** The version of the taken days that pages show now. */
export const shownRentalDaysVersion = (): string => hash('sha1', JSON.stringify(followed ?? []))

/** Called by watchStock. @returns whether pages must be rendered again */
export async function followRentalDays(db: Db): Promise<boolean> {
  const before = followed
  followed = await takenDays(db, dateIn(timeZone, new Date()))
  return before !== undefined && JSON.stringify(before) !== JSON.stringify(followed)
}
