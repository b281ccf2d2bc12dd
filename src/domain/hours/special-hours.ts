import type { Timetable } from '../../content/dealer/facts/hours.facts.ts'
import {
  type DatedHours,
  datedOn,
  dayOfDate,
  isChange,
  onWeekday,
  rowsDuring,
} from '../../content/format/dated-hours.ts'
import type { Day } from '../../content/format/opening-hours.ts'
import { isFor } from './dated-hours-rows.ts'

export type SpecialHours = {
  readonly validFrom: string
  readonly validThrough: string
  /** Left out if all days have the same hours. */
  readonly dayOfWeek?: readonly Day[]
  readonly opens: string
  readonly closes: string
}

/** For schema.org, without overlapping days: a holiday splits a season in two. @param dates in order of precedence */
export function specialHours(week: Timetable, dates: readonly DatedHours[]): readonly SpecialHours[] {
  return runsOf(dates.filter(isFor(week)))
    .filter((run) => isChange(week, run))
    .flatMap((run) => {
      const { from: validFrom, to: validThrough } = run
      const during = rowsDuring(week, run)
      const rows = validFrom === validThrough ? onWeekday(dayOfDate(validFrom), during) : during
      return rows.map(({ days, opens, closes }) => ({
        validFrom,
        validThrough,
        ...(rows.length > 1 && { dayOfWeek: days }),
        opens: opens ?? '00:00',
        closes: closes ?? '00:00',
      }))
    })
}

/** Runs of consecutive days with the same entry. No day is in two runs. */
function runsOf(dates: readonly DatedHours[]): readonly DatedHours[] {
  const days = [...new Set(dates.flatMap(daysOf))].sort()
  const runs: { entry: DatedHours; from: string; to: string }[] = []
  for (const day of days) {
    const entry = datedOn(day, dates)
    const run = runs.at(-1)
    if (run && run.entry === entry && nextDay(run.to) === day) run.to = day
    else if (entry) runs.push({ entry, from: day, to: day })
  }
  return runs.map(({ entry, from, to }) => ({ ...entry, from, to }))
}

const nextDay = (day: string): string => String(Temporal.PlainDate.from(day).add({ days: 1 }))

function daysOf({ from, to }: DatedHours): readonly string[] {
  const days = [from]
  for (let day = nextDay(from); day <= to; day = nextDay(day)) days.push(day)
  return days
}
