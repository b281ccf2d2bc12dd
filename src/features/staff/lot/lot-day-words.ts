import { timeZone } from '../../../content/dealer/facts/time-zone.facts.ts'
import { monthDay } from '../../../content/format/calendar-date.ts'
import { dateIn, daysBetween, type IsoDate } from '../../../domain/rentals/rental-days.ts'

const WEEK_DAYS = 7

/** Today's date in the dealer's time zone. */
export const dealerToday = (now: Date): IsoDate => dateIn(timeZone, now)

/** 'Tuesday', or 'December 23' for a date that is a week or more away. */
export function dayWords(date: IsoDate, now: Date): string {
  if (daysBetween(dealerToday(now), date) >= WEEK_DAYS) return monthDay(date)
  return Temporal.PlainDate.from(date).toLocaleString('en-US', { weekday: 'long' })
}
