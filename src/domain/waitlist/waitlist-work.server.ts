import { createHash } from 'node:crypto'
import { ownSite } from '../../content/dealer/facts/main-site.facts.ts'
import type { Db } from '../../server/database/database.server.ts'
import { planJob } from '../../server/database/jobs/jobs.server.ts'
import type { Work } from '../../server/database/jobs/run-jobs.server.ts'
import type { Env } from '../../server/settings/env.server.ts'
import { currentStock, type Stock } from '../catalogue/stock.server.ts'
import { isUnknownAddress, type Mail, MailNotTaken, sendWithId } from '../leads/channels/mail-transport.server.ts'
import { clockTrust } from '../leads/retention.server.ts'
import type { Searches } from './matching-carts.server.ts'
import { endEntries, eraseIdleLinks, eraseOverdue, findEntries, findEntry, noteSeen } from './waitlist.server.ts'
import { isConfirmed, oneDayBefore, type WaitlistEntry } from './waitlist-entry.ts'
import { lastNewsAt, newLink, uncountLink } from './waitlist-links.server.ts'
import { confirmationMail, newsMail } from './waitlist-mail.server.ts'
import { type News, newsOf } from './waitlist-news.server.ts'

const EVERY_MS = 60_000
/** Long, since a change in stock may cause many emails. */
const ATTEMPT_MS = 10 * 60_000

/** Each site emails the people who joined on it, as with messages. */
const confirmation = { kind: 'waitlist confirmation', site: ownSite } as const

/** A second tap in the same minute sends no second email. Ids begin with 'opt-in', an older name for confirmations, since databases contain such ids. */
export const planConfirmation = (db: Db, id: string, now: Date): Promise<void> =>
  planJob(db, { id: `opt-in-${id}-${now.toISOString().slice(0, 16)}`, ...confirmation, payload: id }, now)

export type WaitlistOptions = {
  db: Db
  env: Env
  searches: Searches
  stock?: () => Promise<Stock>
  now?: () => Date
  monotonicNow?: () => number
  everyMs?: number
}

export function waitlistWork(options: WaitlistOptions): Work[] {
  const { db, env, now = () => new Date(), monotonicNow = () => performance.now(), everyMs = EVERY_MS } = options
  const { searches, stock = currentStock } = options
  const isTrusted = clockTrust(now, monotonicNow)

  async function sendConfirmation(id: string, signal: AbortSignal): Promise<void> {
    const entry = await findEntry(db, id)
    if (!entry) return
    const token = await newLink(db, { mailbox: entry.mailbox, entryId: id, at: now() })
    const mail = confirmationMail(entry, { siteUrl: env.SITE_URL, token })
    // If the address is mistyped, nobody can confirm the entry.
    if (!(await isTaken(mail, `${id}.opt-in`, signal))) await endEntries(db, [id])
  }

  /** @returns false if the address doesn't exist. @throws an error without the address, which jobs must not store */
  async function isTaken(mail: Mail, id: string, signal: AbortSignal): Promise<boolean> {
    try {
      await sendWithId(mail, id, { env, signal })
      return true
    } catch (error) {
      if (isUnknownAddress(error)) return false
      throw new MailNotTaken(error)
    }
  }

  async function sendNews(news: readonly News[], signal: AbortSignal): Promise<void> {
    const last = news.at(-1)?.entry
    if (!last) return
    const { mailbox, email } = last
    // Recorded before the email goes out, so that nothing can cause a second email that day.
    const token = await newLink(db, { mailbox, entryId: null, at: now() })
    const mail = newsMail(email, news, { siteUrl: env.SITE_URL, token })
    const taken = await isTaken(mail, idOf(news), signal).catch(async (error: unknown) => {
      await uncountLink(db, token, now())
      throw error
    })
    if (!taken) {
      await endEntries(
        db,
        (await findEntries(db, { mailbox })).map(({ id }) => id),
      )
      return
    }
    for (const { entry, seen, ended } of news) if (!ended) await noteSeen(db, entry.id, seen)
    await endEntries(
      db,
      news.flatMap(({ entry, ended }) => (ended ? [entry.id] : [])),
    )
  }

  async function lookForNews(signal: AbortSignal): Promise<void> {
    const mayEnd = isTrusted()
    if (mayEnd) await eraseOverdue(db, now())
    await eraseIdleLinks(db, now())
    const entries = (await findEntries(db, { site: ownSite })).filter(isConfirmed)
    if (entries.length === 0 || !env.SMTP_URL) return
    const source = { stock: await stock(), searches, now: now(), mayEnd }
    let failure: unknown
    for (const own of Map.groupBy(entries, ({ mailbox }) => mailbox).values()) {
      signal.throwIfAborted()
      const newsOfEntries = await Promise.all(own.map((entry) => newsOf(entry, source)))
      const news = newsOfEntries.filter((one) => one !== undefined)
      if (news.length === 0 || !(await mayMail(own, now()))) continue
      await sendNews(news, signal).catch((error: unknown) => {
        failure = error
      })
    }
    if (failure) throw failure
  }

  async function mayMail([first]: readonly WaitlistEntry[], at: Date): Promise<boolean> {
    const last = first && (await lastNewsAt(db, first.mailbox))
    // Ignores a time in the future, which dates from when a clock ran ahead.
    return last === undefined || last <= oneDayBefore(at) || last > at.toISOString()
  }

  const confirmations: Work = {
    queue: { table: 'jobs', ...confirmation },
    async run({ about }, signal) {
      await sendConfirmation(about, signal)
      return undefined
    },
  }
  const news: Work = {
    queue: { table: 'jobs', kind: 'waitlist news', site: ownSite },
    everyMs,
    attemptMs: ATTEMPT_MS,
    async run(_claim, signal) {
      await lookForNews(signal)
      return undefined
    },
  }
  return env.SMTP_URL ? [confirmations, news] : [news]
}

/** The same for every attempt at an email with the same news, so that mail programs recognize a repeat. */
const idOf = (news: readonly News[]): string =>
  createHash('sha256')
    .update(JSON.stringify(news.map(({ entry: { id }, seen, ended }) => [id, seen, ended])))
    .digest('hex')
    .slice(0, 32)
