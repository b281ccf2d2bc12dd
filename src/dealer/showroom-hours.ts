import { hours, showroomHours, type Timetable } from './facts/hours.ts'
import { physicalShowrooms, type Showroom } from './facts/showrooms.ts'
import { showroomTown } from './showroom-names.ts'

/** Of its floor. */
export const showroomTimetable = ({ hours: kept }: Pick<Showroom, 'hours'>): Timetable =>
  showroomHours[kept] ?? hours.dealership

/** Of the showrooms that do not keep the dealership's hours. */
export const otherFloors: readonly { readonly town: string; readonly timetable: Timetable }[] =
  physicalShowrooms.flatMap((showroom) => {
    const timetable = showroomHours[showroom.hours]
    return timetable ? [{ town: showroomTown(showroom), timetable }] : []
  })
