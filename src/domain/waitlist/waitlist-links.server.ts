import { createHash, randomBytes } from 'node:crypto'
import { ownSite } from '../../content/dealer/facts/main-site.facts.ts'
import type { Db } from '../../server/database/database.server.ts'
import { findEntries, findEntry } from './waitlist.server.ts'
import { confirmableSince, isConfirmed, oneDayBefore, type WaitlistEntry } from './waitlist-entry.ts'

const TOKEN_BYTES = 16
/** Lowercase, like all public paths of the site. */
const tokenShape = /^[0-9a-f]{32}$/

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

type SentLink = { mailbox: string; entryId: string | null; at: Date }

/** Creates the token of an email's link. Only the email contains it; the database stores its hash. */
export async function newLink(db: Db, { mailbox, entryId, at }: SentLink): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('hex')
  await db
    .insertInto('watch_links')
    .values({ token_hash: hashOf(token), mailbox, watch_id: entryId, sent_at: at.toISOString() })
    .execute()
  return token
}

/** Doesn't count the email as the day's email, since it was probably not sent. If it was sent, its link still works. */
export async function uncountLink(db: Db, token: string, now: Date): Promise<void> {
  await db
    .updateTable('watch_links')
    .set({ sent_at: oneDayBefore(now) })
    .where('token_hash', '=', hashOf(token))
    .execute()
}

/** When the last email with news was sent to the mailbox. */
export async function lastNewsAt(db: Db, mailbox: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('watch_links')
    .select('sent_at')
    .where('mailbox', '=', mailbox)
    .where('watch_id', 'is', null)
    .orderBy('sent_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.sent_at
}

/** The entry that the link confirms, or all confirmed entries of its mailbox. Empty if the link has expired. */
export async function entriesBehind(db: Db, token: string, now: Date): Promise<WaitlistEntry[]> {
  if (!tokenShape.test(token)) return []
  const link = await db
    .selectFrom('watch_links')
    .select(['mailbox', 'watch_id'])
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst()
  if (!link) return []
  if (link.watch_id === null) {
    return (await findEntries(db, { mailbox: link.mailbox, site: ownSite })).filter(isConfirmed)
  }
  const entry = await findEntry(db, link.watch_id)
  const stands = entry && (isConfirmed(entry) || entry.joinedAt > confirmableSince(now))
  return stands ? [entry] : []
}
