import { randomUUIDv7 } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { type Selectable, sql } from 'kysely'
import { ownSite } from '../../content/dealer/facts/main-site.facts.ts'
import type { Db } from '../../server/database/database.server.ts'
import type { WaitlistEntryTable } from '../../server/database/schema.ts'
import { mailbox } from '../leads/intake/visitor-mailbox.ts'
import { recordRequest } from '../leads/privacy-requests.server.ts'
import { overwriteDeleted, truncateLog } from '../leads/retention.server.ts'
import {
  confirmableSince,
  currentSince,
  inFewWords,
  type KnownStock,
  MOST_ENTRIES,
  oneDayBefore,
  overdueSince,
  readSeen,
  readWhat,
  type WaitlistEntry,
  type Wish,
} from './waitlist-entry.ts'

const toEntry = (row: Selectable<WaitlistEntryTable>): WaitlistEntry => ({
  id: row.id,
  email: row.email,
  mailbox: row.mailbox,
  what: readWhat(row.what),
  seen: readSeen(row.seen),
  joinedAt: row.asked_at,
  confirmedAt: row.confirmed_at,
})

type Request = { email: string; what: Wish; seen: KnownStock }

/** A mailbox cannot join twice for the same thing. @returns the id of the new or existing entry; undefined if the mailbox already has the maximum number of entries */
export async function joinWaitlist(db: Db, { email, what, seen }: Request, now: Date): Promise<string | undefined> {
  const box = mailbox(email)
  const asked_at = now.toISOString()
  return db.transaction().execute(async (trx) => {
    const own = await trx
      .selectFrom('watches')
      .select(['id', 'what', 'site', 'confirmed_at'])
      .where('mailbox', '=', box)
      .execute()
    const json = JSON.stringify(what)
    const before = own.find((row) => row.what === json && row.site === ownSite)
    if (before) {
      if (!before.confirmed_at)
        await trx
          .updateTable('watches')
          .set({ asked_at, seen: JSON.stringify(seen) })
          .where('id', '=', before.id)
          .execute()
      return before.id
    }
    if (own.length >= MOST_ENTRIES) return undefined
    const id = randomUUIDv7()
    await trx
      .insertInto('watches')
      .values({
        id,
        email,
        mailbox: box,
        kind: what.kind,
        what: json,
        seen: JSON.stringify(seen),
        site: ownSite,
        asked_at,
        confirmed_at: null,
      })
      .execute()
    return id
  })
}

export async function confirmEntry(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('watches')
    .set({ confirmed_at: now.toISOString() })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .where('asked_at', '>', confirmableSince(now))
    .execute()
}

export async function findEntry(db: Db, id: string): Promise<WaitlistEntry | undefined> {
  const row = await db.selectFrom('watches').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toEntry(row)
}

export type EntryFilter = { email?: string | undefined; mailbox?: string | undefined; site?: string | undefined }

/** Oldest first. */
export async function findEntries(db: Db, { email, mailbox: box, site }: EntryFilter = {}): Promise<WaitlistEntry[]> {
  let query = db.selectFrom('watches').selectAll().orderBy('asked_at').orderBy('id')
  if (email !== undefined) query = query.where(sql<boolean>`lower(email) = ${email.toLowerCase()}`)
  if (box !== undefined) query = query.where('mailbox', '=', box)
  if (site !== undefined) query = query.where('site', '=', site)
  return (await query.execute()).map(toEntry)
}

/** How many people wait for what, by confirmed entries, most wanted first. */
export async function mostWaitedFor(db: Db): Promise<{ text: string; people: number }[]> {
  const rows = await db.selectFrom('watches').select('what').where('confirmed_at', 'is not', null).execute()
  const texts = Map.groupBy(rows, ({ what }) => inFewWords(readWhat(what)))
  return [...texts]
    .map(([text, same]) => ({ text, people: same.length }))
    .sort((a, b) => b.people - a.people || (a.text < b.text ? -1 : 1))
}

/** Returns how many people are waiting for a lower price on a cart or, once it's sold, for the next one like it. */
export async function waitingForCarts(
  db: Db,
  now: Date,
): Promise<(cart: { id: string; name: string; inStock: boolean }) => number> {
  const rows = await db.selectFrom('watches').select('what').where('confirmed_at', '>', currentSince(now)).execute()
  const wishes = rows.map(({ what }) => readWhat(what))
  return ({ id, name, inStock }) =>
    wishes.filter((wish) =>
      wish.kind === 'price' ? wish.id === id : wish.kind === 'model' && !inStock && wish.name === name,
    ).length
}

export async function noteSeen(db: Db, id: string, seen: KnownStock): Promise<void> {
  await db
    .updateTable('watches')
    .set({ seen: JSON.stringify(seen) })
    .where('id', '=', id)
    .execute()
}

/** Erases entries at somebody's request, so that a restored backup doesn't bring them back. @returns how many were erased */
export const leaveWaitlist = (db: Db, ids: readonly string[], now: Date): Promise<number> =>
  erase(db, ids, async (trx, erased) => {
    await recordRequest(
      trx,
      'erased',
      erased.map(({ id }) => id),
      now,
    )
    const boxes = erased.map((row) => row.mailbox)
    await linksWithoutEntries(trx).where('mailbox', 'in', boxes).execute()
  })

/** Erases entries when they end. Links of emails with news stay for a day, so that nobody gets two such emails in a day by joining again. */
export const endEntries = (db: Db, ids: readonly string[]): Promise<number> => erase(db, ids)

export async function eraseIdleLinks(db: Db, now: Date): Promise<void> {
  await linksWithoutEntries(db).where('sent_at', '<', oneDayBefore(now)).execute()
  await db.deleteFrom('watch_links').where('sent_at', '<', currentSince(now)).execute()
}

const linksWithoutEntries = (db: Db) =>
  db.deleteFrom('watch_links').where('mailbox', 'not in', (sub) => sub.selectFrom('watches').select('mailbox'))

type ErasedEntry = Pick<WaitlistEntryTable, 'id' | 'mailbox'>

async function erase(
  db: Db,
  ids: readonly string[],
  also?: (trx: Db, erased: readonly ErasedEntry[]) => Promise<void>,
): Promise<number> {
  if (ids.length === 0) return 0
  await overwriteDeleted(db)
  const erased = await db.transaction().execute(async (trx) => {
    const rows = await trx.deleteFrom('watches').where('id', 'in', ids).returning(['id', 'mailbox']).execute()
    await trx.deleteFrom('watch_links').where('watch_id', 'in', ids).execute()
    if (rows.length > 0) await also?.(trx, rows)
    return rows.length
  })
  if (erased > 0) await truncateLog(db)
  return erased
}

/** Erases entries from a backup, so that `db restore` doesn't bring them back. A backup from an earlier version has no waitlist. */
export function eraseAgain(backup: DatabaseSync, ids: readonly string[]): void {
  if (!backup.prepare("select 1 from sqlite_master where name = 'watches'").get()) return
  const erasing = backup.prepare('delete from watches where id = ?')
  for (const id of ids) erasing.run(id)
  backup.exec('delete from watch_links where mailbox not in (select mailbox from watches)')
}

/** Erases entries, of any site, that nobody confirmed or whose last email can't be sent. */
export async function eraseOverdue(db: Db, now: Date): Promise<void> {
  const rows = await db
    .selectFrom('watches')
    .select('id')
    .where((where) =>
      where.or([
        where.and([where('confirmed_at', 'is', null), where('asked_at', '<=', confirmableSince(now))]),
        where('confirmed_at', '<', overdueSince(now)),
      ]),
    )
    .execute()
  await endEntries(
    db,
    rows.map(({ id }) => id),
  )
}
