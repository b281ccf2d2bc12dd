/** Lists when clocks change in the dealer's time zone, from last year on. */
import { timeZone } from '../src/content/facts/time-zone.ts'
import { writeIfChanged } from './write-if-changed.ts'

const YEARS = 12

function changes(): [from: number, minutes: number][] {
  const start = Temporal.Now.zonedDateTimeISO(timeZone).with({ month: 1, day: 1 }).startOfDay().subtract({ years: 1 })
  const rows: [number, number][] = []
  let at: Temporal.ZonedDateTime | null = start
  while (at && at.year < start.year + YEARS) {
    rows.push([at.epochMilliseconds, at.offsetNanoseconds / 6e10])
    at = at.getTimeZoneTransition('next')
  }
  return rows
}

await writeIfChanged(
  'src/content/utc-offsets.gen.ts',
  `// Made by build/build-time-zones.ts.
/** By time zone: from which instant on, in milliseconds since 1970, its clocks are how many minutes ahead of UTC. */
export const utcOffsets = ${JSON.stringify({ [timeZone]: changes() })} as const
`,
)
