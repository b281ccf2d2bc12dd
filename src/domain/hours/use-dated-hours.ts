import type { Timetable } from '../../content/dealer/facts/hours.facts.ts'
import type { Showroom } from '../../content/dealer/facts/showrooms.facts.ts'
import { timeZone } from '../../content/dealer/facts/time-zone.facts.ts'
import type { Day } from '../../content/format/opening-hours.ts'
import { nearRows } from './dated-hours-rows.functions.ts'
import type { DatedRow } from './dated-hours-rows.ts'
import { dateAt, dayAt } from './opening-state.ts'
import { useNow } from './use-opening-state.ts'

const AHEAD_MS = 14 * 24 * 60 * 60_000

/** Closed days and changed hours of these showrooms in the next two weeks. The server's HTML uses the server's clock. */
export function useNearRows(floors: readonly Pick<Showroom, 'id'>[]): readonly DatedRow[] {
  const now = useNow()
  const date = (ms: number) => now && dateAt(new Date(now.getTime() + ms), timeZone)
  return nearRows(
    floors.map(({ id }) => id),
    date(0),
    date(AHEAD_MS),
  )
}

/** Undefined on the server, and on a day with changed hours. */
export function useToday(timetables: readonly Timetable[]): Day | undefined {
  const now = useNow()
  const date = now && dateAt(now, timeZone)
  const isOther =
    date &&
    nearRows(
      timetables.map(({ key }) => key),
      date,
      date,
    ).length > 0
  return now && !isOther ? dayAt(now, timeZone) : undefined
}
