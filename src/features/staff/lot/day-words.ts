import { timeZone } from '../../../content/dealer/facts/time-zone.ts'
import { monthDay } from '../../../content/format/calendar-date.ts'
import { dateIn, daysBetween, type IsoDate } from '../../../domain/rentals/rental-days.ts'

const WEEK_DAYS = 7

/** The date at the dealer's. */
export const dealerToday = (now: Date): IsoDate => dateIn(timeZone, now)

/** 'Tuesday', or 'December 23' when it is not within a week. */
export function dayWords(date: IsoDate, now: Date): string {
  if (daysBetween(dealerToday(now), date) >= WEEK_DAYS) return monthDay(date)
  return Temporal.PlainDate.from(date).toLocaleString('en-US', { weekday: 'long' })
}
