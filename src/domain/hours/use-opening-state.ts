import { useEffect, useState } from 'react'
import type { Showroom } from '../../content/dealer/facts/showrooms.facts.ts'
import { datedRowsOf } from './dated-hours-rows.functions.ts'
import { type OpeningState, openingState } from './opening-state.ts'
import { showroomTimetable } from './showroom-hours.ts'
import { timeZoneOf } from './showroom-time-zone.ts'

const ONE_MINUTE_MS = 60_000

/** Undefined on the server, whose HTML may be hours old when it's read; the browser uses its own clock. */
export function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>()
  useEffect(() => {
    const update = () => setNow(new Date())
    update()
    const timer = setInterval(update, ONE_MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

export function useOpeningState(showroom: Pick<Showroom, 'id' | 'hours'>): OpeningState | undefined {
  const now = useNow()
  return now && openingState(showroomTimetable(showroom), now, timeZoneOf(showroom).zone, datedRowsOf(showroom.id))
}
