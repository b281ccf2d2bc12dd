import { type Clock, type Day, type Hours, type HoursRow, hoursText, weekFromSunday } from './opening-hours.ts'

/** Hours by date, which replace the week's. */
export type DatedHours = {
  /** ISO dates, both included. */
  readonly from: string
  readonly to: string
  /** 'Thanksgiving'; empty where staff gave no reason. */
  readonly name: string
  /** Keys of the timetables that these hours are for; all of them if left out. */
  readonly only?: readonly string[] | undefined
  /** Text shown instead of hours. */
  readonly closed?: string | undefined
  /** If only one of `opens` and `closes` is set, it changes only days that have hours. */
  readonly opens?: Clock | undefined
  readonly closes?: Clock | undefined
  /** A season's hours by weekday. */
  readonly rows?: readonly HoursRow[] | undefined
}

export const dayOfDate = (date: string): Day => weekFromSunday[new Date(`${date}T12:00:00Z`).getUTCDay()] ?? 'Sunday'

/** @param dates in order of precedence: the first match wins */
export const datedOn = (date: string, dates: readonly DatedHours[]): DatedHours | undefined =>
  dates.find(({ from, to }) => from <= date && date <= to)

/** The week's hours with the changes for these dates. */
export function rowsDuring(hours: Hours, { closed, opens, closes, rows }: DatedHours): readonly HoursRow[] {
  if (rows) return rows
  const everyDay = { label: '', days: hours.rows.flatMap(({ days }) => days) }
  if (closed !== undefined) return [{ ...everyDay, opens: null, closes: null, note: closed }]
  if (opens !== undefined && closes !== undefined) return [{ ...everyDay, opens, closes }]
  return hours.rows.map((row) => (row.opens === null ? row : between(row, opens ?? row.opens, closes ?? row.closes)))
}

const between = ({ label, days }: HoursRow, opens: Clock, closes: Clock): HoursRow =>
  opens < closes ? { label, days, opens, closes } : { label, days, opens: null, closes: null, note: 'Closed' }

export const onWeekday = (day: Day, rows: readonly HoursRow[]): readonly HoursRow[] =>
  rows.filter(({ days }) => days.some((one) => one === day))

/** Whether anything changes: an early closing on a Sunday that is closed anyway changes nothing. Several days always count as a change. */
export function isChange(hours: Hours, dated: DatedHours): boolean {
  if (dated.from !== dated.to) return true
  const day = dayOfDate(dated.from)
  const [usual, now] = [hours.rows, rowsDuring(hours, dated)].map((rows) => onWeekday(day, rows).map(hoursText).join())
  return usual !== now
}
