import { createHash } from 'node:crypto'
import { ownSite } from '../../content/dealer/facts/sites.ts'
import type { Db } from '../../server/database/database.server.ts'
import { problemsOf, Undelivered } from '../../server/database/jobs/delivery-problem.ts'
import { type OptInKind, ofOwnSite, planJob } from '../../server/database/jobs/jobs.server.ts'
import type { Work } from '../../server/database/jobs/run-jobs.server.ts'
import type { Env } from '../../server/settings/env.server.ts'
import { currentStock, type Stock } from '../catalogue/stock.server.ts'
import { isUnknownAddress, type Mail, sendWithId } from '../leads/channels/mail-transport.server.ts'
import { clockTrust } from '../leads/retention.server.ts'
import type { Searches } from './carts-waited-for.server.ts'
import { isConfirmed, oneDayBefore, type Watch } from './watch.ts'
import { lastNewsAt, newLink, uncountLink } from './watch-links.server.ts'
import { newsMail, optInMail } from './watch-mail.server.ts'
import { type News, newsOf } from './watch-news.server.ts'
import { endWatches, eraseIdleLinks, eraseOverdue, findWatch, findWatches, noteSeen } from './watches.server.ts'

const EVERY_MS = 60_000
/** Many mails may go out after a change of the stock. */
const ATTEMPT_MS = 10 * 60_000

/** Each site mails what was asked on it, as with messages. */
const optInKind: OptInKind = ofOwnSite('opt-in mail')

/** A second tap within a minute sends no second mail. */
export const planOptIn = (db: Db, id: string, now: Date): Promise<void> =>
  planJob(db, { id: `opt-in-${id}-${now.toISOString().slice(0, 16)}`, kind: optInKind, payload: id }, now)

export type WatchOptions = {
  db: Db
  env: Env
  searches: Searches
  stock?: () => Promise<Stock>
  now?: () => Date
  monotonicNow?: () => number
  everyMs?: number
}

export function watchWork(options: WatchOptions): Work[] {
  const { db, env, now = () => new Date(), monotonicNow = () => performance.now(), everyMs = EVERY_MS } = options
  const { searches, stock = currentStock } = options
  const isTrusted = clockTrust(now, monotonicNow)

  async function sendOptIn(id: string, signal: AbortSignal): Promise<void> {
    const watch = await findWatch(db, id)
    if (!watch) return
    const token = await newLink(db, { mailbox: watch.mailbox, watchId: id, at: now() })
    const mail = optInMail(watch, { siteUrl: env.SITE_URL, token })
    // Mistyped: nobody will confirm it.
    if (!(await isTaken(mail, `${id}.opt-in`, signal))) await endWatches(db, [id])
  }

  /** @returns false when the address does not exist. @throws without the address, which jobs must not hold */
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
    const last = news.at(-1)?.watch
    if (!last) return
    const { mailbox, email } = last
    // Written before the mail goes out: whatever happens then, there is no second one that day.
    const token = await newLink(db, { mailbox, watchId: null, at: now() })
    const mail = newsMail(email, news, { siteUrl: env.SITE_URL, token })
    const taken = await isTaken(mail, idOf(news), signal).catch(async (error: unknown) => {
      await uncountLink(db, token, now())
      throw error
    })
    if (!taken) {
      await endWatches(
        db,
        (await findWatches(db, { mailbox })).map(({ id }) => id),
      )
      return
    }
    for (const { watch, seen, ended } of news) if (!ended) await noteSeen(db, watch.id, seen)
    await endWatches(
      db,
      news.flatMap(({ watch, ended }) => (ended ? [watch.id] : [])),
    )
  }

  async function lookForNews(signal: AbortSignal): Promise<void> {
    const mayEnd = isTrusted()
    if (mayEnd) await eraseOverdue(db, now())
    await eraseIdleLinks(db, now())
    const watches = (await findWatches(db, { site: ownSite })).filter(isConfirmed)
    if (watches.length === 0 || !env.SMTP_URL) return
    const source = { stock: await stock(), searches, now: now(), mayEnd }
    let failure: unknown
    for (const own of Map.groupBy(watches, ({ mailbox }) => mailbox).values()) {
      signal.throwIfAborted()
      const found = await Promise.all(own.map((watch) => newsOf(watch, source)))
      const news = found.filter((one) => one !== undefined)
      if (news.length === 0 || !(await mayMail(own, now()))) continue
      await sendNews(news, signal).catch((error: unknown) => {
        failure = error
      })
    }
    if (failure) throw failure
  }

  async function mayMail([first]: readonly Watch[], at: Date): Promise<boolean> {
    const last = first && (await lastNewsAt(db, first.mailbox))
    // One that lies ahead was written by a clock that ran ahead.
    return last === undefined || last <= oneDayBefore(at) || last > at.toISOString()
  }

  const optIns: Work = {
    queue: { table: 'jobs', kind: optInKind },
    async run({ about }, signal) {
      await sendOptIn(about, signal)
      return undefined
    },
  }
  const news: Work = {
    queue: { table: 'jobs', kind: ofOwnSite('watches') },
    everyMs,
    attemptMs: ATTEMPT_MS,
    async run(_claim, signal) {
      await lookForNews(signal)
      return undefined
    },
  }
  return env.SMTP_URL ? [optIns, news] : [news]
}

class MailNotTaken extends Undelivered {
  constructor(error: unknown) {
    const problems = problemsOf(error).map((problem) => ({ ...problem, address: '', answer: '' }))
    const codes = problems.map(({ kind, code }) => (code === null ? kind : `${kind} ${code}`))
    super(`The mail server did not take it: ${codes.join(', ')}.`, problems)
  }
}

/** The same until the mail server has taken it. */
const idOf = (news: readonly News[]): string =>
  createHash('sha256')
    .update(JSON.stringify(news.map(({ watch: { id }, seen, ended }) => [id, seen, ended])))
    .digest('hex')
    .slice(0, 32)
