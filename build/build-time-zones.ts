/** Lists when clocks change in the dealer's time zones, from last year through next year. */
import { otherTimeZones, timeZone } from '../src/content/dealer/facts/time-zone.facts.ts'
import { writeList } from './write-list.ts'

/** Last year, this year and the next. Each adds a few bytes to pages, which ask Intl about later years. */
const YEARS = 3
const HOUR_MS = 3_600_000

function changes(zone: string): [from: number, ahead: number][] {
  const start = Temporal.Now.zonedDateTimeISO(zone).with({ month: 1, day: 1 }).startOfDay().subtract({ years: 1 })
  const rows: [number, number][] = []
  let at: Temporal.ZonedDateTime | null = start
  while (at && at.year < start.year + YEARS) {
    rows.push([at.epochMilliseconds / HOUR_MS, at.offsetNanoseconds / 3.6e12])
    at = at.getTimeZoneTransition('next')
  }
  return rows
}

const zones = [timeZone, ...Object.values(otherTimeZones).map(({ zone }) => zone)]
await writeList('utc-offsets', Object.fromEntries(zones.map((zone) => [zone, changes(zone)])))
