import { monthPage as copy } from '../../../content/words/staff-month.words.ts'
import type { Counted, MonthFigures } from './month-figures.server.ts'
import { speedRows } from './month-speed-rows.ts'

/** Matches text that a spreadsheet would treat as a formula. */
const asFormula = /^[=+\-@\t\r]/

function cell(value: string | number): string {
  const text = typeof value === 'string' && asFormula.test(value) ? `'${value}` : String(value)
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const MINUTE_MS = 60_000
const minutes = (ms: number | undefined): number | '' => (ms === undefined ? '' : Math.round(ms / MINUTE_MS))

/** One line for each figure: its title, the day, topic, cart or person that it is for, and the numbers. */
export function monthCsv(figures: MonthFigures): string {
  const { byDay, byEnd, byTopic, bySource, byCart, answers, sold, waitedFor, visits } = figures
  const counts = (title: string, rows: readonly Counted[]) =>
    rows.map(({ label, count }) => [title, label, count, '', ''])
  const times = (title: string, rows: typeof answers.byPerson) =>
    rows.map(({ name, answered, open }) => [title, name, answered?.count ?? 0, minutes(answered?.median.open), open])
  const lines: (string | number)[][] = [
    ['figure', 'of', 'count', 'minutes or dollars', 'open or days'],
    ...counts(copy.byDay, byDay),
    ...counts(copy.byEnd, byEnd),
    ...counts(copy.byTopic, byTopic),
    ...counts(copy.bySource, bySource),
    ...counts(copy.byCart, byCart),
    ...times(copy.answersByPerson, answers.byPerson),
    ...times(copy.answersByShowroom, answers.byShowroom),
    ...sold.map(({ vehicleName, price, days }) => [copy.carts, vehicleName, 1, price ?? '', days ?? '']),
    ...waitedFor.map(({ text, people }) => [copy.waitedFor, text, people, '', '']),
    ...speedRows(visits).map(({ label, narrow, wide }) => [copy.speed, label, '', narrow, wide]),
  ]
  return lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('')
}
