import { type Hours, minutesOf } from '../../format/opening-hours.ts'

/** Whether a location with these hours is open at a given instant, in its own time zone. */
export const isOpenAt = ({ rows }: Hours, at: Date, timeZone: string): boolean => {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((candidate) => candidate.type === type)?.value ?? ''
  const now = Number(part('hour')) * 60 + Number(part('minute'))
  return rows.some(
    (row) =>
      row.opens !== null &&
      row.days.some((day) => day === part('weekday')) &&
      now >= minutesOf(row.opens) &&
      now < minutesOf(row.closes),
  )
}
