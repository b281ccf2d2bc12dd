export type Day = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday'

/** Days in the order of Date.getUTCDay(). */
export const weekFromSunday: readonly Day[] = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
]

/** `09:00` */
export type Clock = string

export type HoursRow = {
  readonly label: string
  readonly days: readonly Day[]
} & (
  | { readonly opens: Clock; readonly closes: Clock }
  | { readonly opens: null; readonly closes: null; readonly note: string }
)

export type Hours = { readonly title: string; readonly rows: readonly HoursRow[] }

export const clockText = (clock: Clock): string => {
  const [hours, minutes = ''] = clock.split(':')
  const hour = Number(hours)
  const rest = Number(minutes) > 0 ? `:${minutes.padStart(2, '0')}` : ''
  return `${hour % 12 || 12}${rest}${hour < 12 ? 'AM' : 'PM'}`
}

export const hoursText = (row: HoursRow): string =>
  row.opens === null ? row.note : `${clockText(row.opens)}-${clockText(row.closes)}`

export const hoursLine = ({ rows }: Hours): string => rows.map((row) => `${row.label} ${hoursText(row)}`).join(', ')

/** '9AM-5PM', or '' on a day that the timetable leaves out. */
export function hoursOn(day: Day | undefined, { rows }: Hours): string {
  const row = rows.find(({ days }) => days.some((one) => one === day))
  return row ? hoursText(row) : ''
}

/** Hours for schema.org, where 00:00-00:00 means closed. */
export const openingHours = ({
  rows,
}: Hours): readonly { readonly dayOfWeek: Day; readonly opens: Clock; readonly closes: Clock }[] =>
  rows.flatMap((row) =>
    row.days.map((dayOfWeek) => ({
      dayOfWeek,
      opens: row.opens ?? '00:00',
      closes: row.closes ?? '00:00',
    })),
  )
