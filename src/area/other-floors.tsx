import { otherFloors } from '../dealer/showroom-hours.ts'
import { hoursLine } from '../format/opening-hours.ts'

/** Beside the dealership's hours: a line for each showroom that keeps others. */
export const OtherFloors = ({ className }: { className: string }) =>
  otherFloors.map(({ town, timetable }) => (
    <p className={className} key={town}>
      {town}: {hoursLine(timetable)}
    </p>
  ))
