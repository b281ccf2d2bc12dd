import { hourDates, type Timetable } from '../../content/dealer/facts/hours.facts.ts'
import { otherTimeZones, timeZone } from '../../content/dealer/facts/time-zone.facts.ts'
import { readDateRule, spanIn } from '../../content/dealer/schema/date-rule.ts'
import {
  type DatedHours,
  datedOn,
  dayOfDate,
  isChange,
  onWeekday,
  rowsDuring,
} from '../../content/format/dated-hours.ts'
import { type DatedRow, datedRows, isFor } from './dated-hours-rows.ts'

/** Hours that staff have set, newest first. */
let changes: readonly DatedHours[] = []
let byYear = new Map<number, readonly DatedHours[]>()
let current: (ShownHours & { readonly until: number }) | undefined

/** Replaces the hours that staff had set before. */
export function replaceHoursChanges(next: readonly DatedHours[]): void {
  changes = next
  byYear = new Map()
  current = undefined
}

/** Everything that applies on any day of the year, in order of precedence. */
export function datesIn(year: number): readonly DatedHours[] {
  const dates = byYear.get(year) ?? datesBetween(`${year}-01-01`, `${year}-12-31`)
  byYear.set(year, dates)
  return dates
}

/** Hours that staff have set take precedence. */
const datesBetween = (first: string, last: string): readonly DatedHours[] => [
  ...changes.filter(({ from, to }) => to >= first && from <= last),
  ...folderDates(first, last),
]

/** Dates in hours.yaml: the entry with the fewest days wins, then one for a single year over one for every year, then the lower line. */
export function folderDates(first: string, last: string): readonly DatedHours[] {
  const years = [Number(first.slice(0, 4)) - 1]
  while ((years.at(-1) ?? 0) < Number(last.slice(0, 4))) years.push((years.at(-1) ?? 0) + 1)
  return hourDates
    .flatMap(({ on, from, to, ...hours }, line) => {
      const firstRule = readDateRule(on ?? from ?? '')
      if (!firstRule) return []
      const lastRule = to === undefined ? undefined : readDateRule(to)
      return years.flatMap((year) => {
        const span = spanIn(year, firstRule, lastRule)
        if (!span) return []
        const dated = { from: String(span.from), to: String(span.to), ...hours }
        return { dated, days: span.from.until(span.to).days, isOnce: firstRule.year !== undefined, line }
      })
    })
    .sort((a, b) => a.days - b.days || Number(b.isOnce) - Number(a.isOnce) || b.line - a.line)
    .flatMap(({ dated }) => (dated.to >= first && dated.from <= last ? dated : []))
}

/** The dated hours that close a showroom for a whole day on which it's usually open. */
export function closedByDate(timetable: Timetable, date: string): DatedHours | undefined {
  const dated = datedOn(date, datesIn(Number(date.slice(0, 4))).filter(isFor(timetable)))
  if (!dated || !isChange(timetable, { ...dated, from: date, to: date })) return undefined
  const rows = onWeekday(dayOfDate(date), rowsDuring(timetable, dated))
  return rows.every(({ opens }) => opens === null) ? dated : undefined
}

/** Days before and after today. Browsers also get yesterday, for a clock that is behind, and a week more than is announced, for a page that stays open. */
const BACK = 1
const AHEAD = 21
const SOON = 14
const SPECIAL = 365

export type ShownHours = {
  /** For pages. */
  readonly rows: readonly DatedRow[]
  /** For search engines: the coming year, without past days. */
  readonly special: readonly DatedHours[]
  /** Changes whenever pages must be rendered again. */
  readonly version: string
}

const zones = [timeZone, ...Object.values(otherTimeZones).map(({ zone }) => zone)]
const CHECKED_EVERY_MS = 1000

/** Hours for the dates around now. */
export function shownHours(now = Date.now()): ShownHours {
  if (current && now < current.until && now >= current.until - CHECKED_EVERY_MS) return current
  // Uses the time zone in which the day begins last, where yesterday's hours may still apply.
  const days = zones.map((zone) => Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone).toPlainDate())
  const today = days.reduce((a, b) => (Temporal.PlainDate.compare(a, b) <= 0 ? a : b))
  const day = (count: number): string => String(today.add({ days: count }))
  const [first, last] = [day(0), day(SOON)]
  const rows = datedRows(datesBetween(day(-BACK), day(AHEAD)), ({ from, to }) => to >= first && from <= last)
  const special = datesBetween(day(0), day(SPECIAL))
  // `changes` is included because rental estimates look farther ahead than the other pages.
  const version = JSON.stringify([rows, special, changes])
  current = { rows, special, version, until: now + CHECKED_EVERY_MS }
  return current
}
