import { hours, type Timetable } from '../../content/dealer/facts/hours.facts.ts'
import { responseHours } from '../../content/dealer/facts/response-times.facts.ts'
import { timeZone } from '../../content/dealer/facts/time-zone.facts.ts'
import { datedOn, dayOfDate, onWeekday, rowsDuring } from '../../content/format/dated-hours.ts'
import { isFor } from './dated-hours-rows.ts'
import { datesIn } from './hours-by-date.ts'

const format = (options: Intl.DateTimeFormatOptions, locale = 'en-US') => {
  const formatter = new Intl.DateTimeFormat(locale, { timeZone, ...options })
  // Intl puts a narrow space before AM and PM, which doesn't belong in plain text.
  return (at: Date): string => formatter.format(at).replaceAll('\u202F', ' ')
}

/** 'Friday, May 1, 2026 at 8:00 AM EDT' */
export const fullTime = format({
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
})
/** 'December 23' */
export const dayOf = format({ month: 'long', day: 'numeric' })
/** 'Friday 8:00 AM' */
export const weekdayTime = format({ weekday: 'long', hour: 'numeric', minute: '2-digit' })
const timeOfDay = format({ hour: 'numeric', minute: '2-digit' })
/** As short as possible: '8:00 AM' today, 'Friday 8:00 AM' within a week, 'December 23' otherwise. */
export function nearTime(at: Date, now: Date): string {
  const days = Math.abs(inDealerZone(at).toPlainDate().since(inDealerZone(now).toPlainDate()).days)
  return days === 0 ? timeOfDay(at) : days < 7 ? weekdayTime(at) : dayOf(at)
}
const spanishTime = format({ weekday: 'long', hour: 'numeric', minute: '2-digit' }, 'es-US')
/** 'Friday 8:00 AM', or in Spanish 'el viernes, 8:00 a.m.' */
export const timeIn = (language: 'en' | 'es', at: Date): string =>
  language === 'en' ? weekdayTime(at) : `el ${spanishTime(at)}`
/** '2026-05-01 08:00 EDT'. With --json, times stay as they are stored, in UTC. */
export function listTime(iso: string): string {
  const at = inDealerZone(new Date(iso))
  return `${at.toPlainDate()} ${at.toPlainTime().toString({ smallestUnit: 'minute' })} ${zoneName(new Date(iso))}`
}

const zoneFormat = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' })
const zoneName = (at: Date): string =>
  zoneFormat.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''

const inDealerZone = (at: Date): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone)

/** In epoch milliseconds; undefined on a closed day. */
function openingOn(
  day: Temporal.PlainDate,
  timetable: Timetable = hours.dealership,
): { opens: number; closes: number } | undefined {
  const date = String(day)
  const dated = datedOn(date, datesIn(day.year).filter(isFor(timetable)))
  const [row] = onWeekday(dayOfDate(date), dated ? rowsDuring(timetable, dated) : timetable.rows)
  if (!row || row.opens === null) return undefined
  const at = (clock: string) => day.toZonedDateTime({ timeZone, plainTime: clock }).epochMilliseconds
  return { opens: at(row.opens), closes: at(row.closes) }
}

/** No seasonal closing lasts longer. */
const LONGEST_CLOSING_DAYS = 370

/** `at` while the dealership is open (product.md 9.1), otherwise the next opening. */
export function nextOpen(at: Date): Date {
  const today = inDealerZone(at).toPlainDate()
  for (let days = 0; days <= LONGEST_CLOSING_DAYS; days++) {
    const opening = openingOn(today.add({ days }))
    if (opening && at.getTime() < opening.closes) return new Date(Math.max(at.getTime(), opening.opens))
  }
  return at
}

const HOUR_MS = 60 * 60 * 1000
const NOTICE_MS = 2 * HOUR_MS

/** Times for a visit on the next open days, one per day: the first full hour at least two hours from now and one before closing. */
export function nextVisits(now: Date, count: number, timetable?: Timetable): Date[] {
  const soonest = now.getTime() + NOTICE_MS
  const today = inDealerZone(now).toPlainDate()
  const visits: Date[] = []
  for (let days = 0; days <= LONGEST_CLOSING_DAYS && visits.length < count; days++) {
    const opening = openingOn(today.add({ days }), timetable)
    if (!opening) continue
    const from = inDealerZone(new Date(Math.max(opening.opens, soonest)))
    const { epochMilliseconds } = from.round({ smallestUnit: 'hour', roundingMode: 'ceil' })
    if (epochMilliseconds + HOUR_MS <= opening.closes) visits.push(new Date(epochMilliseconds))
  }
  return visits
}

/** The start of the day that is this many open days before the given time. */
export function openDaysBefore(at: Date, count: number): Date {
  let day = inDealerZone(at).toPlainDate()
  let left = count
  for (let days = 0; days <= LONGEST_CLOSING_DAYS && left > 0; days++) {
    day = day.subtract({ days: 1 })
    if (openingOn(day)) left--
  }
  return new Date(day.toZonedDateTime(timeZone).epochMilliseconds)
}

/** The time after the given number of minutes of business hours. */
export function afterOpenMinutes(at: Date, minutes: number): Date {
  let from = nextOpen(at).getTime()
  let left = minutes * 60_000
  for (let days = 0; days <= 14; days++) {
    const closes = openingOn(inDealerZone(new Date(from)).toPlainDate())?.closes ?? Number.POSITIVE_INFINITY
    if (from + left <= closes) break
    left -= closes - from
    from = nextOpen(new Date(closes)).getTime()
  }
  return new Date(from + left)
}

/** The next closing time: today's, or that of the next open day. */
export function closingAfter(at: Date): Date {
  const opens = nextOpen(at)
  return new Date(openingOn(inDealerZone(opens).toPlainDate())?.closes ?? opens)
}

/** Milliseconds of business hours between two times. */
export function openMsBetween(from: Date, to: Date): number {
  const last = inDealerZone(to).toPlainDate()
  let open = 0
  for (
    let day = inDealerZone(from).toPlainDate();
    Temporal.PlainDate.compare(day, last) <= 0;
    day = day.add({ days: 1 })
  ) {
    const opening = openingOn(day)
    if (!opening) continue
    open += Math.max(0, Math.min(to.getTime(), opening.closes) - Math.max(from.getTime(), opening.opens))
  }
  return open
}

/** The end of the hours promised in product.md 9.8. If the dealership is closed at that time, the closing time before it, or else the next opening. */
export function answerBy(receivedAt: Date): Date {
  const due = new Date(receivedAt.getTime() + responseHours.message.within * HOUR_MS)
  if (nextOpen(due).getTime() === due.getTime()) return due
  const lastClosing = [inDealerZone(receivedAt), inDealerZone(due)]
    .flatMap((at) => openingOn(at.toPlainDate())?.closes ?? [])
    .findLast((closes) => closes > receivedAt.getTime() && closes <= due.getTime())
  return lastClosing === undefined ? nextOpen(receivedAt) : new Date(lastClosing)
}

/** The midnight that ends the day. */
export const endOfDay = (at: Date): Date =>
  new Date(inDealerZone(at).toPlainDate().add({ days: 1 }).toZonedDateTime(timeZone).epochMilliseconds)

/** In the form of date and time inputs: '2026-11-28' and '09:30'. */
export function dayAndTime(at: Date): { day: string; time: string } {
  const local = inDealerZone(at)
  return { day: String(local.toPlainDate()), time: local.toPlainTime().toString({ smallestUnit: 'minute' }) }
}

/** @returns undefined for an invalid day or time */
export function atDayAndTime(day: string, time: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || !/^\d{2}:\d{2}$/.test(time)) return undefined
  try {
    return new Date(Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(timeZone).epochMilliseconds)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

export const monthStart = (at: Date): Date => new Date(inDealerZone(at).with({ day: 1 }).startOfDay().epochMilliseconds)
