import type { z } from 'zod'
import { daysOf } from '../../format/day-ranges.ts'
import { type Hours, type HoursRow, hoursLine } from '../../format/opening-hours.ts'
import { dealerFile } from '../reading/dealer-files.ts'
import type { schedule } from '../schema/hours.schema.ts'
import { physicalShowrooms, servicePlaces } from './showrooms.facts.ts'
import { otherTimeZones, timeZoneName } from './time-zone.facts.ts'

type Schedule = z.output<typeof schedule>
export type Timetable = Hours & {
  /** What the timetable is for; may be empty. */
  readonly purpose: string
  /** The name that `only` in hours.yaml uses: a showroom's id, or another timetable's name. */
  readonly key: string
}

const hoursFile = dealerFile('hours.yaml')

const rowOf = ({ days: label, opens, closes, closed = 'Closed' }: Schedule['rows'][number]): HoursRow => {
  const row = { label, days: daysOf(label) ?? [] }
  return opens && closes ? { ...row, opens, closes } : { ...row, opens: null, closes: null, note: closed }
}

const timetable = (key: string, title: string, purpose: string, one: Schedule = hoursFile.dealership): Timetable => ({
  key,
  title,
  purpose: one.purpose ?? purpose,
  rows: one.rows.map(rowOf),
})

const floor = (zone: string): string => `Showroom floor, ${zone} time`

export const hours = {
  dealership: timetable('dealership', 'Hours', floor(timeZoneName)),
  service: timetable('service', 'Service hours', 'Shop hours, for drop-off and pickup', hoursFile.service),
  townPages: timetable('townPages', 'Hours', 'Delivery and pickup', hoursFile.townPages),
  storageAccess: timetable('storageAccess', 'Storage access', 'Getting to a cart in storage', hoursFile.storageAccess),
}

/** Closed days and special hours; src/domain/hours/hours-by-date.ts works out their dates. */
export const hourDates = hoursFile.dates.map(({ rows, ...one }) => ({ ...one, ...(rows && { rows: rows.map(rowOf) }) }))

/** Timetables by id, for showrooms with hours of their own. */
export const showroomHours: Readonly<Record<string, Timetable>> = Object.fromEntries(
  physicalShowrooms.flatMap(({ id }) => {
    const own = hoursFile.showrooms[id]
    return own ? [[id, timetable(id, 'Hours', floor(otherTimeZones[id]?.name ?? timeZoneName), own)]] : []
  }),
)

/** Timetables by id, for places that only do service. */
export const servicePlaceHours: Readonly<Record<string, Timetable>> = Object.fromEntries(
  servicePlaces.map(({ id }) => {
    const { title, purpose } = hours.service
    return [id, timetable(id, title, purpose, hoursFile.showrooms[id] ?? hoursFile.service)]
  }),
)

/** The timetables of showrooms that do not keep the dealership's hours. */
export const otherFloors = physicalShowrooms.flatMap((showroom) => {
  const timetable = showroomHours[showroom.hours]
  const town = showroom.postal?.locality ?? showroom.name
  return timetable ? [{ town, timetable, line: `${town}: ${hoursLine(timetable)}` }] : []
})
