import { utcOffsets } from '../../content/dealer/generated/utc-offsets.generated.ts'
import { monthDay } from '../../content/format/calendar-date.ts'
import { type Clock, type Day, type Hours, weekFromSunday } from '../../content/format/opening-hours.ts'
import type { DatedRow } from './dated-hours-rows.ts'

export type OpeningState =
  | { readonly open: true; readonly until: Clock }
  | {
      readonly open: false
      /** 'Closed today: Thanksgiving' */
      readonly today?: string | undefined
      /** `day` is 'today', 'tomorrow', a day of the week, or a date such as 'January 4' if it's more than a week away. */
      readonly next: { readonly day: string; readonly at: Clock } | undefined
    }

/** If the next opening is farther away than this, it isn't mentioned. */
const MOST_DAYS = 370

const HOUR_MS = 3_600_000

// Local time, in the UTC fields of a date. Uses the build's list of clock changes, and Intl only for years beyond it: a browser's first
// Intl.DateTimeFormat takes longer than hydrating the rest of a page.
function clockAt(at: Date, timeZone: string): Date {
  const changes = utcOffsets[timeZone] ?? []
  const current = changes.filter(([from]) => from * HOUR_MS <= at.getTime()).at(-1)
  if (current && current !== changes.at(-1)) return new Date(at.getTime() + current[1] * HOUR_MS)
  return new Date(`${at.toLocaleString('sv-SE', { timeZone }).replace(' ', 'T')}Z`)
}

/** '2026-11-26' */
export const dateAt = (at: Date, timeZone: string): string => clockAt(at, timeZone).toISOString().slice(0, 10)

export const dayAt = (at: Date, timeZone: string): Day | undefined => weekFromSunday[clockAt(at, timeZone).getUTCDay()]

/** @param dates hours by date, in order of precedence */
export function openingState(
  { rows }: Hours,
  at: Date,
  timeZone: string,
  dates: readonly DatedRow[] = [],
): OpeningState {
  const clock = clockAt(at, timeZone)
  let today: string | undefined
  for (let days = 0; days <= MOST_DAYS; days++) {
    const date = new Date(clock.getTime() + days * 24 * HOUR_MS)
    const [iso = '', time = ''] = date.toISOString().split('T')
    const weekday = date.getUTCDay()
    const day = weekFromSunday[weekday] ?? 'Sunday'
    const dated = dates.find(({ from, to }) => from <= iso && iso <= to)
    const texts = dated
      ? [dated.hours[weekday % dated.hours.length] ?? '']
      : rows.map((row) => (row.opens !== null && row.days.includes(day) ? `${row.opens}-${row.closes}` : ''))
    if (days === 0) today = dated?.today
    const [next] = texts.filter((text) => text && (days > 0 || time < text.slice(6))).sort()
    if (!next) continue
    const [opens = '', closes = ''] = next.split('-')
    if (days === 0 && time >= opens) return { open: true, until: closes }
    return { open: false, today, next: { day: nameOf(days, day, iso), at: opens } }
  }
  return { open: false, today, next: undefined }
}

const nameOf = (days: number, day: Day, date: string): string =>
  ['today', 'tomorrow'][days] ?? (days < 8 ? day : monthDay(date))
