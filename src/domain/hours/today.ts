import { timeZone } from '../../content/dealer/facts/time-zone.facts.ts'
import { findShowroom } from '../../content/dealer/showroom-names.ts'
import { timeZoneOf } from './showroom-time-zone.ts'

/** Today's date at the showroom, or in the dealer's time zone. */
export function todayAt(showroom?: string | null): string {
  const place = findShowroom(showroom ?? undefined)
  return String(
    Temporal.Instant.fromEpochMilliseconds(Date.now())
      .toZonedDateTimeISO(place ? timeZoneOf(place).zone : timeZone)
      .toPlainDate(),
  )
}
