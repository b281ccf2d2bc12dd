import { timeZone } from '../../content/dealer/facts/time-zone.ts'
import { findShowroom } from '../../content/dealer/showroom-names.ts'
import { timeZoneOf } from '../../content/dealer/showroom-time.ts'

/** Today in the showroom, or where the dealer's clock is. */
export function todayAt(showroom?: string | null): string {
  const place = findShowroom(showroom ?? undefined)
  return String(
    Temporal.Instant.fromEpochMilliseconds(Date.now())
      .toZonedDateTimeISO(place ? timeZoneOf(place).zone : timeZone)
      .toPlainDate(),
  )
}
