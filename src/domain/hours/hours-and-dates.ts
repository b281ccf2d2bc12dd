import type { Timetable } from '../../content/dealer/facts/hours.facts.ts'
import { hoursLine } from '../../content/format/opening-hours.ts'
import { nearRows } from './dated-hours-rows.functions.ts'

/** 'Mon-Fri 9AM-5PM, Sun Closed. Closed Thursday, Thanksgiving (November 26)' */
export const hoursAndDates = (timetable: Timetable): string =>
  [hoursLine(timetable), ...nearRows([timetable.key]).map(({ text }) => text)].join('. ')
