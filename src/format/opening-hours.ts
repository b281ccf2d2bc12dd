export type Day = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday'

/** 24-hour time, the format of schema.org. */
export type Clock = `${number}:${number}`

export type HoursRow = {
  readonly label: string
  readonly days: readonly Day[]
} & (
  | { readonly opens: Clock; readonly closes: Clock }
  | { readonly opens: null; readonly closes: null; readonly note: string }
)

export type Hours = { readonly title: string; readonly rows: readonly HoursRow[] }

/** Minutes since midnight. */
export const minutesOf = (clock: Clock): number => {
  const [hour = '0', minute = '0'] = clock.split(':')
  return Number(hour) * 60 + Number(minute)
}

/** '09:00' is '9AM', '16:30' is '4:30PM'. */
export const clockText = (clock: Clock): string => {
  const minutes = minutesOf(clock)
  const hour = Math.floor(minutes / 60)
  const rest = minutes % 60
  const clockFace = `${hour % 12 === 0 ? 12 : hour % 12}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`
  return `${clockFace}${hour < 12 ? 'AM' : 'PM'}`
}

/** '9AM-5PM', or the note of a row without hours, such as 'Closed'. */
export const hoursText = (row: HoursRow): string =>
  row.opens === null ? row.note : `${clockText(row.opens)}-${clockText(row.closes)}`

/** 'Mon-Fri 9AM-5PM, Sat 9AM-5PM, Sun Closed': one line, for meta text and plain lists. */
export const hoursLine = ({ rows }: Hours): string => rows.map((row) => `${row.label} ${hoursText(row)}`).join(', ')

/** One entry per day for schema.org, where 00:00-00:00 means closed. */
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
