import type { Command } from 'commander'
import { listTime } from '../../src/domain/hours/dealer-hours.ts'
import { interestLabel } from '../../src/domain/leads/lead.ts'
import { type LeadStats, leadStats } from '../../src/domain/leads/lead-stats.server.ts'
import {
  answerColumns,
  answerSummary,
  answerTables,
  openSummary,
  timesText,
} from '../../src/domain/leads/work/answer-time-text.ts'
import { type AnswerTimes, answerTimes } from '../../src/domain/leads/work/answer-times.server.ts'
import { withDatabase } from '../command/open-database.ts'
import { type Common, facts, show, table } from '../command/output.ts'
import { staffCommand } from '../command/staff-command.ts'

const ANSWER_DAYS = 30
const ONE_DAY_MS = 24 * 60 * 60 * 1000

export const leadsStats = (): Command =>
  staffCommand(
    'stats',
    'how many messages came in, the state of their deliveries, and how long they waited for an answer',
  ).action((options: Common) =>
    withDatabase(async (db, env) => {
      const now = new Date()
      const stats = await leadStats(db, now)
      const since = new Date(now.getTime() - ANSWER_DAYS * ONE_DAY_MS)
      const answers = await answerTimes({ db, env }, since, now)
      show(options, { ...stats, answers }, () => [inWords(stats), ...answersInWords(answers)].join('\n\n'))
    }),
  )

function inWords(stats: LeadStats): string {
  const messages = facts([
    ['Messages', String(stats.total)],
    ['Last 24 hours', String(stats.last24Hours)],
    ['Last 7 days', String(stats.last7Days)],
    ['Last 30 days', String(stats.last30Days)],
    ...Object.entries(stats.byInterest).map(([interest, total]) => [interestLabel(interest), String(total)] as const),
    ...Object.entries(stats.bySite ?? {}).map(([site, total]) => [`To ${site}`, String(total)] as const),
    ['Quarantined', String(stats.quarantined)],
    ['Without delivery', String(stats.withoutDelivery)],
    ['Waiting since', stats.waitingSince ?? 'none waiting'],
  ])
  const deliveries = stats.deliveries.map(({ channel, state, count }) => [channel, state, String(count)])
  return deliveries.length > 0 ? `${messages}\n\n${table(['channel', 'state', 'deliveries'], deliveries)}` : messages
}

function answersInWords(answers: AnswerTimes): string[] {
  const { oldest } = answers.open
  const lines = [
    `Last ${ANSWER_DAYS} days`,
    ...answerSummary(answers),
    openSummary(answers),
    ...(oldest ? [`The oldest: ${oldest.name}, ${listTime(oldest.receivedAt)}, ${oldest.link}`] : []),
  ]
  const tables = answerTables(answers).map(({ by, rows }) =>
    table(
      [by, ...answerColumns],
      rows.map(({ name, taken, answered, open }) => [
        name,
        ...[taken, answered].map((times) => timesText(times).filter(Boolean).join(', ')),
        String(open),
      ]),
    ),
  )
  return [lines.join('\n'), ...tables]
}
