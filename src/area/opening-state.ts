import { utcOffsets } from '../dealer/made/utc-offsets.ts'
import { type Clock, type Day, type Hours, minutesOf } from '../format/opening-hours.ts'

export type OpeningState =
  | { readonly open: true; readonly until: Clock }
  | {
      readonly open: false
      readonly next: { readonly day: 'today' | 'tomorrow' | Day; readonly at: Clock } | undefined
    }

const week: readonly Day[] = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

const MINUTE_MS = 60_000

// Local time, in the UTC fields of a date. Uses the build's list of clock changes, and Intl only for years beyond it: a browser's first
// Intl.DateTimeFormat takes longer than hydrating the rest of a page.
function clockAt(at: Date, timeZone: string): Date {
  const changes = utcOffsets[timeZone] ?? []
  const current = changes.findLast(([from]) => from <= at.getTime())
  if (current && current !== changes.at(-1)) return new Date(at.getTime() + current[1] * MINUTE_MS)
  return new Date(`${at.toLocaleString('sv-SE', { timeZone }).replace(' ', 'T')}Z`)
}

export const dayAt = (at: Date, timeZone: string): Day | undefined => week[clockAt(at, timeZone).getUTCDay()]

export function openingState({ rows }: Hours, at: Date, timeZone: string): OpeningState {
  const clock = clockAt(at, timeZone)
  const now = clock.getUTCHours() * 60 + clock.getUTCMinutes()
  const today = clock.getUTCDay()
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
