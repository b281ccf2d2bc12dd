import { hours, showroomHours, type Timetable } from './facts/hours.ts'
import type { Showroom } from './facts/showrooms.ts'

/** The hours of its floor. */
export const showroomTimetable = ({ id, hours: key }: Pick<Showroom, 'id' | 'hours'>): Timetable => ({
  ...(showroomHours[key] ?? hours.dealership),
  key: id,
})
