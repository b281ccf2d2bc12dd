import { createHash, randomBytes } from 'node:crypto'
import { ownSite } from '../../content/dealer/facts/sites.ts'
import type { Db } from '../../server/database/database.server.ts'
import { confirmableSince, isConfirmed, oneDayBefore, type Watch } from './watch.ts'
import { findWatch, findWatches } from './watches.server.ts'

const TOKEN_BYTES = 16
/** In small letters, like all paths of the site. */
const tokenShape = /^[0-9a-f]{32}$/

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

type Sent = { mailbox: string; watchId: string | null; at: Date }

/** For one mail. Only the mail has the token. */
export async function newLink(db: Db, { mailbox, watchId, at }: Sent): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('hex')
  await db
    .insertInto('watch_links')
    .values({ token_hash: hashOf(token), mailbox, watch_id: watchId, sent_at: at.toISOString() })
    .execute()
  return token
}

/** Of a mail that was not sent, as far as is known. If it was, its link still works. */
export async function uncountLink(db: Db, token: string, now: Date): Promise<void> {
  await db
    .updateTable('watch_links')
    .set({ sent_at: oneDayBefore(now) })
    .where('token_hash', '=', hashOf(token))
    .execute()
}

/** When the mailbox last got news. */
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

/** What a link is about: the one watch to confirm, or all that are confirmed. None when it has ended. */
export async function watchesBehind(db: Db, token: string, now: Date): Promise<Watch[]> {
  if (!tokenShape.test(token)) return []
  const link = await db
    .selectFrom('watch_links')
    .select(['mailbox', 'watch_id'])
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst()
  if (!link) return []
  if (link.watch_id === null) {
    return (await findWatches(db, { mailbox: link.mailbox, site: ownSite })).filter(isConfirmed)
  }
  const watch = await findWatch(db, link.watch_id)
  const stands = watch && (isConfirmed(watch) || watch.askedAt > confirmableSince(now))
  return stands ? [watch] : []
}
