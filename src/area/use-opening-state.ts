import { useEffect, useState } from 'react'
import { hours } from '../content/facts/hours.ts'
import type { Showroom } from '../content/facts/showrooms.ts'
import { type OpeningState, openingState } from './opening-state.ts'

const ONE_MINUTE_MS = 60_000

/** Undefined in the server's HTML, which may be hours old when it is read. The browser fills it in by its own clock. */
export function useOpeningState({
  hours: kept,
  timeZone,
}: Pick<Showroom, 'hours' | 'timeZone'>): OpeningState | undefined {
  const [state, setState] = useState<OpeningState>()
  useEffect(() => {
    const update = () => setState(openingState(hours[kept], new Date(), timeZone))
    update()
    const timer = setInterval(update, ONE_MINUTE_MS)
    return () => clearInterval(timer)
  }, [kept, timeZone])
  return state
}
