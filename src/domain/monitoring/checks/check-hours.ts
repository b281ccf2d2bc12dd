import { hourDates } from '../../../content/dealer/facts/hours.facts.ts'
import { folderDates } from '../../hours/hours-by-date.ts'
import type { Check } from './check-environment.server.ts'

/** Warns when all dates in hours.yaml are over. @param today ISO date */
export function hoursChecks(today = String(Temporal.Now.plainDateISO())): Check[] {
  const inFourYears = String(Temporal.PlainDate.from(today).add({ years: 4 }))
  if (hourDates.length === 0 || folderDates(today, inFourYears).length > 0) return []
  return [
    {
      name: 'hours',
      ok: true,
      warning: true,
      says: 'the last date in hours.yaml is over, so the site knows no holidays',
      fix: 'Write those of the coming year, or days of every year such as 12-25 and 4th Thursday of November.',
    },
  ]
}
