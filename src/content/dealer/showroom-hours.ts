import { hours, showroomHours, type Timetable } from './facts/hours.ts'
import type { Showroom } from './facts/showrooms.ts'

/** The showroom's own opening hours. */
export const showroomTimetable = ({ id, hours: key }: Pick<Showroom, 'id' | 'hours'>): Timetable => ({
  ...(showroomHours[key] ?? hours.dealership),
  key: id,
})
