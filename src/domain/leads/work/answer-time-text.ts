import { physicalShowrooms } from '../../../content/dealer/facts/showrooms.facts.ts'
import { durationText } from '../../../content/format/duration.ts'
import type { AnswerRow, AnswerTimes } from './answer-times.server.ts'
import type { Times, Wait } from './answer-times.ts'

export const answerColumns = ['until taken', 'until answered', 'open'] as const

/** 'Taken: 12, median 9 min of opening hours, slowest 1 h 40 min (by the clock 40 min and 14 h)' */
export const answerSummary = ({ taken, answered }: AnswerTimes): string[] => [
  ...(taken ? [`Taken: ${wholeTimes(taken)}`] : []),
  ...(answered ? [`Answered: ${wholeTimes(answered)}`] : []),
]

function wholeTimes({ count, median, slowest }: Times): string {
  const by = (kind: keyof Wait) => [durationText(median[kind]), durationText(slowest[kind])].slice(0, count)
  const [open, clock] = [by('open'), by('clock')]
  const [middle, longest] = open
  const times = `${count === 1 ? 'after' : 'median'} ${middle} of opening hours${longest ? `, slowest ${longest}` : ''}`
  return `${count}, ${times}${open.join() === clock.join() ? '' : ` (by the clock ${clock.join(' and ')})`}`
}

export const openSummary = ({ open: { count, untaken } }: AnswerTimes): string =>
  count === 0 ? 'Open: none' : `Open: ${count} (${untaken} not taken)`

/** Breakdowns that add something to the totals. */
export const answerTables = ({ byPerson, byInterest, byShowroom }: AnswerTimes): { by: string; rows: AnswerRow[] }[] =>
  [
    { by: 'by person', rows: byPerson },
    { by: 'by interest', rows: byInterest.length > 1 ? byInterest : [] },
    { by: 'by showroom', rows: physicalShowrooms.length > 1 && byShowroom.some(({ id }) => id) ? byShowroom : [] },
  ].filter(({ rows }) => rows.length > 0)

/** A row's median and slowest wait in opening hours; empty if there is none. */
export const timesText = (times: Times | undefined): [median: string, slowest: string] =>
  times
    ? [durationText(times.median.open), times.count > 1 ? `slowest ${durationText(times.slowest.open)}` : '']
    : ['', '']
