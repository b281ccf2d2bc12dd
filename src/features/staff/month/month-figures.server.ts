import { pages } from '../../../content/addresses.ts'
import { timeZone } from '../../../content/dealer/facts/time-zone.facts.ts'
import { type Sale, salesBetween } from '../../../domain/catalogue/edits/cart-sales.server.ts'
import { monthRows } from '../../../domain/leads/lead-month-rows.server.ts'
import { mailTopicOf, mailTopics } from '../../../domain/leads/mail-topics.ts'
import { type AnswerTimes, answerTimes } from '../../../domain/leads/work/answer-times.server.ts'
import { mostWaitedFor } from '../../../domain/waitlist/waitlist.server.ts'
import type { Db } from '../../../server/database/database.server.ts'
import type { Env } from '../../../server/settings/env.server.ts'
import { visitsBetween, type WeekOfVisits } from '../../../server/web-vitals/visit-counts.server.ts'

/** `count` is the number of messages. */
export type Counted = { label: string; count: number }

export type MonthFigures = {
  messages: number
  byDay: Counted[]
  byTopic: Counted[]
  byCart: Counted[]
  bySource: Counted[]
  byEnd: Counted[]
  answers: AnswerTimes
  sold: (Sale & { days: number | null })[]
  waitedFor: { text: string; people: number }[]
  visits: WeekOfVisits[]
}

const DAY_MS = 24 * 60 * 60 * 1000

/** In the dealer's time zone. */
export function monthSpan(month: Temporal.PlainYearMonth): { since: Date; until: Date } {
  const startOf = (of: Temporal.PlainYearMonth): Date =>
    new Date(of.toPlainDate({ day: 1 }).toZonedDateTime(timeZone).epochMilliseconds)
  return { since: startOf(month), until: startOf(month.add({ months: 1 })) }
}

const dayOf = (iso: string): string => String(Temporal.Instant.from(iso).toZonedDateTimeISO(timeZone).toPlainDate())

/** Largest count first. */
const counted = <T>(rows: readonly T[], labelOf: (row: T) => string): Counted[] =>
  Array.from(Map.groupBy(rows, labelOf), ([label, same]) => ({ label, count: same.length }))
    .filter(({ label }) => label)
    .sort((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1))

const topicLabel = (id: string): string => mailTopics.find((topic) => topic.id === id)?.label ?? id

/** Pages of one kind are counted together. */
function sourceOf(page: string | null): string {
  const path = page?.replace(/^https?:\/\/[^/]+/, '').replace(/[?#].*$/, '') ?? ''
  if (!path) return 'Not known'
  if (path.startsWith('/vehicle')) return 'A cart’s page'
  if (path.startsWith('/towns/') || path.endsWith('-golf-carts')) return 'Pages of towns'
  return pages.find((one) => one.path === path)?.label ?? path
}

const ends: Readonly<Record<string, string>> = { answered: 'Answered', sold: 'Sold', 'not-a-buyer': 'Not a buyer' }

/** Spam is counted only among the outcomes. */
export async function monthFigures(
  { db, env }: { db: Db; env: Pick<Env, 'SITE_URL'> },
  month: Temporal.PlainYearMonth,
  now: Date,
): Promise<MonthFigures> {
  const { since, until } = monthSpan(month)
  const all = await monthRows(db, since, until)
  const genuine = all.filter(({ isSpam }) => !isSpam)
  const perDay = Map.groupBy(genuine, ({ receivedAt }) => dayOf(receivedAt))
  const days = Array.from({ length: month.daysInMonth }, (_, day) => String(month.toPlainDate({ day: day + 1 })))
  const sales = await salesBetween(db, since, until)
  return {
    messages: genuine.length,
    byDay: days
      .filter((day) => Temporal.PlainDate.from(day).toZonedDateTime(timeZone).epochMilliseconds <= now.getTime())
      .map((day) => ({ label: day, count: perDay.get(day)?.length ?? 0 })),
    byTopic: counted(genuine, (row) => topicLabel(mailTopicOf(row))),
    byCart: counted(genuine, ({ cart }) => cart),
    bySource: counted(genuine, ({ page }) => sourceOf(page)),
    byEnd: counted(all, ({ outcome, isSpam }) => (isSpam ? 'Spam' : (ends[outcome ?? ''] ?? 'Still open'))),
    answers: await answerTimes({ db, env }, since, until < now ? until : now),
    sold: sales.map((sale) => ({
      ...sale,
      days: sale.listedAt
        ? Math.max(0, Math.round((Date.parse(sale.soldAt) - Date.parse(sale.listedAt)) / DAY_MS))
        : null,
    })),
    waitedFor: await mostWaitedFor(db),
    visits: await visitsBetween(db, since, until),
  }
}
