import { hours, showroomHours, type Timetable } from '../../content/dealer/facts/hours.facts.ts'
import type { Showroom } from '../../content/dealer/facts/showrooms.facts.ts'

/** The showroom's own hours, or else the dealership's. */
export const showroomTimetable = ({ id, hours: key }: Pick<Showroom, 'id' | 'hours'>): Timetable => ({
  ...(showroomHours[key] ?? hours.dealership),
  key: id,
})
