import { type Clock, type Day, type Hours, minutesOf } from '../format/opening-hours.ts'

export type OpeningState =
  | { readonly open: true; readonly until: Clock }
  | {
      readonly open: false
      readonly next: { readonly day: 'today' | 'tomorrow' | Day; readonly at: Clock } | undefined
    }

const week: readonly Day[] = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** The day of the week in a time zone. */
export const dayAt = (at: Date, timeZone: string): Day | undefined => {
  const name = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long' }).format(at)
  return week.find((day) => day === name)
}

/** Whether a location with these hours is open at a given instant, in its own time zone, and when that changes next. */
export function openingState({ rows }: Hours, at: Date, timeZone: string): OpeningState {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((candidate) => candidate.type === type)?.value ?? ''
  const now = Number(part('hour')) * 60 + Number(part('minute'))
  const today = week.findIndex((day) => day === part('weekday'))
  for (let days = 0; days <= week.length; days++) {
    const day = week[(today + days) % week.length] ?? 'Sunday'
    const openings = rows
      .flatMap((row) => (row.opens !== null && row.days.includes(day) ? [row] : []))
      .toSorted((a, b) => minutesOf(a.opens) - minutesOf(b.opens))
    const next = openings.find(({ closes }) => days > 0 || now < minutesOf(closes))
    if (!next) continue
    if (days === 0 && now >= minutesOf(next.opens)) return { open: true, until: next.closes }
    return { open: false, next: { day: days === 0 ? 'today' : days === 1 ? 'tomorrow' : day, at: next.opens } }
  }
  return { open: false, next: undefined }
}
