import { hours, showroomHours, type Timetable } from './facts/hours.ts'
import type { Showroom } from './facts/showrooms.ts'

/** Of its floor. */
export const showroomTimetable = ({ hours: kept }: Pick<Showroom, 'hours'>): Timetable =>
  showroomHours[kept] ?? hours.dealership
