import { timeZone } from '../../../content/dealer/facts/time-zone.ts'
import { dayOf } from '../../../domain/leads/dealer-hours.ts'

const WEEK_DAYS = 7

const dayAt = (now: Date): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate()

/** ISO date, where the dealer is. */
export const dealerToday = (now: Date): string => String(dayAt(now))

export const addDays = (day: string, days: number): string => String(Temporal.PlainDate.from(day).add({ days }))

/** 'Tuesday', or 'December 23' when it is not within a week. */
export function dayWords(iso: string, now: Date): string {
  const day = Temporal.PlainDate.from(iso)
  if (dayAt(now).until(day).total('days') < WEEK_DAYS) return day.toLocaleString('en-US', { weekday: 'long' })
  return dayOf(new Date(day.toZonedDateTime(timeZone).epochMilliseconds))
}

export function isDay(text: string): boolean {
  try {
    return String(Temporal.PlainDate.from(text)) === text
  } catch {
    return false
  }
}
