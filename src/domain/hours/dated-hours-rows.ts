import { hours, servicePlaceHours, type Timetable } from '../../content/dealer/facts/hours.facts.ts'
import { doors, physicalShowrooms } from '../../content/dealer/facts/showrooms.facts.ts'
import { showroomTown } from '../../content/dealer/showroom-names.ts'
import { monthDay } from '../../content/format/calendar-date.ts'
import { type DatedHours, dayOfDate, isChange, onWeekday, rowsDuring } from '../../content/format/dated-hours.ts'
import { type HoursRow, hoursLine, hoursText, weekFromSunday } from '../../content/format/opening-hours.ts'
import { showroomTimetable } from './showroom-hours.ts'

/** Hours by date in the form that pages use, computed on the server so that browsers only look them up. */
export type DatedRow = {
  /** ISO dates; both days are included. */
  readonly from: string
  readonly to: string
  /** Whether the dates were near enough to be mentioned when the page was rendered. */
  readonly soon?: true
  /** 'Closed Thursday, Thanksgiving (November 26)' */
  readonly text: string
  /** '09:00-12:00', or empty if closed: a single entry for all days, or one for each day of the week from Sunday on. */
  readonly hours: readonly string[]
  /** 'Closed today: Thanksgiving', if all of the row's days are closed. */
  readonly today?: string
  /** Keys of the timetables that the row is for; default: all. */
  readonly for?: readonly string[]
}

const floors = physicalShowrooms.map(showroomTimetable)
const timetables = [...Object.values(hours), ...floors, ...Object.values(servicePlaceHours)]

/** With only one showroom, the dealership's hours are that showroom's. */
const namesOf = ({ key }: Timetable): readonly string[] => {
  if (key === 'dealership') return floors.length === 1 ? ['dealership', ...floors.map((floor) => floor.key)] : [key]
  const place = doors.find(({ id }) => id === key)
  return place && place.hours !== key ? [place.hours, key] : [key]
}

export const isFor =
  (timetable: Timetable) =>
  ({ only }: DatedHours): boolean =>
    !only || namesOf(timetable).some((name) => only.includes(name))

/** In the dates' order of precedence. */
export const datedRows = (dates: readonly DatedHours[], isSoon: (dated: DatedHours) => boolean): readonly DatedRow[] =>
  dates.flatMap((dated) => {
    const concerned = timetables.filter((one) => isFor(one)(dated) && isChange(one, dated))
    const rows = concerned.map((one) => ({ key: one.key, row: rowOf(one, dated, isSoon(dated)) }))
    const alike = Map.groupBy(rows, ({ row }) => JSON.stringify(row))
    return [...alike.values()].flatMap((group) => {
      const [first] = group
      if (!first) return []
      return group.length === timetables.length ? first.row : { ...first.row, for: group.map(({ key }) => key) }
    })
  })

function rowOf(timetable: Timetable, dated: DatedHours, soon: boolean): DatedRow {
  const { from, to, name } = dated
  const during = rowsDuring(timetable, dated)
  const days = from === to ? [dayOfDate(from)] : weekFromSunday
  const each = days.map((day) => onWeekday(day, during).map(clocks).join())
  const hours = new Set(each).size === 1 ? each.slice(0, 1) : each
  const where = placeOf(timetable, dated)
  const isClosed = hours.length === 1 && hours[0] === ''
  return {
    from,
    to,
    ...(soon && { soon }),
    text: sentence(dated, from === to ? onWeekday(dayOfDate(from), during) : during, where),
    hours,
    ...(isClosed && { today: `Closed today${where}${name && `: ${name}`}` }),
  }
}

const clocks = ({ opens, closes }: HoursRow): string => (opens === null ? '' : `${opens}-${closes}`)

/** ' in Springfield' if the hours aren't those of the whole dealership. */
function placeOf({ key }: Timetable, { only }: DatedHours): string {
  const place = doors.find(({ id }) => id === key)
  const isAlone = place?.hours === key || (only !== undefined && !only.includes('dealership'))
  return place && doors.length > 1 && isAlone ? ` in ${showroomTown(place)}` : ''
}

const joinParts = (...parts: readonly string[]): string => parts.filter((part) => part).join(', ')

function sentence({ from, to, name }: DatedHours, rows: readonly HoursRow[], where: string): string {
  const days = from === to ? dayOfDate(from) : `${monthDay(from)} to ${monthDay(to)}`
  const [row] = rows
  if (!row || rows.length > 1) return `${joinParts(name, days)}${where}: ${hoursLine({ title: '', rows })}`
  const what = row.opens === null ? `${row.note} ${days}${where}` : `Open ${days}${where} ${hoursText(row)}`
  return `${joinParts(what, name)}${from === to ? ` (${monthDay(from)})` : ''}`
}
