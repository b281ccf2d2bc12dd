import { randomUUIDv7 } from 'node:crypto'
import type { Db } from '../../server/database/database.server.ts'
import { checkDays, HoursRefused } from '../hours/hours-changes.server.ts'
import { LONGEST_NOTICE, replaceNotices, type SiteNotice } from './site-notice.ts'

export type SetNotice = SiteNotice & { readonly id: string; readonly person: string; readonly createdAt: string }

/** Shows the notice on every page from its first day, or within two seconds if that day has begun. It replaces an earlier notice. @param today the date at the dealership @throws HoursRefused */
export async function setNotice(
  db: Db,
  { text, link, firstDay, lastDay, person }: SiteNotice & { person: string },
  today: string,
  now = new Date(),
): Promise<void> {
  checkDays(firstDay, lastDay, today)
  if (text.length > LONGEST_NOTICE)
    throw new HoursRefused(`The notice has ${text.length} characters.`, `It may have ${LONGEST_NOTICE}.`)
  await db
    .insertInto('site_notices')
    .values({
      id: randomUUIDv7(),
      text,
      link,
      first_day: firstDay,
      last_day: lastDay,
      person,
      created_at: now.toISOString(),
      ended_by: null,
      ended_at: null,
    })
    .execute()
}

/** Ends a notice. An earlier one that it replaced is shown again until its own last day. @param id default: all notices @returns how many were ended */
export async function endNotice(db: Db, person: string, now: Date, id?: string): Promise<number> {
  const open = db
    .updateTable('site_notices')
    .set({ ended_by: person, ended_at: now.toISOString() })
    .where('ended_at', 'is', null)
  const { numUpdatedRows } = await (id === undefined ? open : open.where('id', '=', id)).executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** Notices that apply on that day or later, newest first. */
export async function siteNotices(db: Db, today: string): Promise<SetNotice[]> {
  const rows = await db
    .selectFrom('site_notices')
    .selectAll()
    .where('ended_at', 'is', null)
    .where('last_day', '>=', today)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ id, text, link, first_day, last_day, person, created_at }) => ({
    ...{ id, text, link, person },
    firstDay: first_day,
    lastDay: last_day,
    createdAt: created_at,
  }))
}

/** Called by watchStock, and by the staff page for notices. Pages compare versions themselves. */
export async function followNotices(db: Db): Promise<false> {
  // West of UTC, the day before may not be over yet.
  replaceNotices(await siteNotices(db, String(Temporal.Now.plainDateISO('UTC').subtract({ days: 1 }))))
  return false
}
