import { z } from 'zod'
import { daysOf, week } from '../../format/day-ranges.ts'
import { readDateRule, spanIn } from './date-rule.ts'
import { slug, text, time } from './value-schemas.ts'

const row = z
  .strictObject({
    days: text.describe('Mon-Fri, Sat, or Mon, Wed-Fri'),
    opens: time.optional(),
    closes: time.optional(),
    closed: text.optional().describe('Instead of opens and closes: what to say, such as Closed or By appointment'),
  })
  .superRefine(({ days, opens, closes, closed }, context) => {
    const wrong = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    if (!daysOf(days))
      wrong('days', 'write days such as Mon-Fri, Sat or Mon, Wed; a week begins on Monday, so Sun-Tue is Mon-Tue, Sun')
    if (closed !== undefined) {
      if (opens || closes) wrong('closed', 'leave out either closed, or opens and closes')
    } else if (!opens) wrong('opens', 'write when it opens, such as "09:00", or closed: Closed')
    else if (!closes) wrong('closes', 'write when it closes, such as "17:00"')
    else if (time.safeParse(opens).success && closes <= opens) wrong('closes', `write a time after ${opens}`)
  })

const wholeWeek = z.array(row, 'write a list of days').superRefine((rows, context) => {
  const days = rows.flatMap((one) => daysOf(one.days) ?? [])
  const twice = week.filter((day) => days.indexOf(day) !== days.lastIndexOf(day))
  const missing = week.filter((day) => !days.includes(day))
  if (twice.length > 0) {
    context.addIssue({ code: 'custom', message: `write ${twice.join(', ')} once` })
  } else if (missing.length > 0 && rows.every((one) => daysOf(one.days))) {
    const [first = ''] = missing
    const example = `{ days: ${first.slice(0, 3)}, closed: Closed }`
    context.addIssue({ code: 'custom', message: `write a row for ${missing.join(', ')}, such as ${example}` })
  }
})

export const schedule = z.strictObject({
  purpose: text.optional().describe('What the hours are for, above the table'),
  rows: wholeWeek,
})

const dateForms =
  'write a date such as 2026-11-26, 12-25 for every year, 4th Thursday of November, last Monday of May, Easter, or day after 4th Thursday of November'
const date = z.string(dateForms).refine((written) => readDateRule(written) !== undefined, {
  error: ({ input }) =>
    /^(?:\d{4}-)?\d\d-\d\d$/.test(String(input)) ? `there is no ${input}; check month and day` : dateForms,
})
const LONGEST_DAYS = 366

const dates = z
  .strictObject({
    on: date
      .optional()
      .describe('One day: 2026-11-26, 12-25 (every year), 4th Thursday of November, Easter, or day after one of these'),
    from: date.optional().describe('First day of several, such as 2026-12-24, or 11-01 (every year)'),
    to: date.optional().describe('Their last day; 03-31 after 11-01 is in the next year'),
    name: text.describe('What visitors read beside it, such as Thanksgiving'),
    closed: text.optional().describe('Closed, or By appointment'),
    opens: time.optional().describe('Without closes: opens later or earlier on days that are open anyway'),
    closes: time.optional().describe('Without opens: closes earlier or later on days that are open anyway'),
    rows: wholeWeek.optional().describe('For a season: its week'),
    only: z
      .array(slug.or(z.enum(['townPages', 'storageAccess'])))
      .min(1, 'write for which hours, or leave the line out')
      .optional()
      .describe('Only for these hours: dealership, service, townPages, storageAccess, or the id of a showroom'),
  })
  .superRefine(({ on, from, to, closed, opens, closes, rows }, context) => {
    const wrong = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    if (on === undefined && from === undefined && to === undefined) wrong('on', 'write the day, or from and to')
    else if (on !== undefined && (from !== undefined || to !== undefined))
      wrong('on', 'leave out either on, or from and to')
    else if (on === undefined && to === undefined) wrong('to', 'write the last day too, or on: for a single day')
    else if (on === undefined && from === undefined) wrong('from', 'write the first day too, or on: for a single day')
    else if (from !== undefined && to !== undefined) {
      const problem = rangeProblem(from, to)
      if (problem) wrong('to', problem)
    }
    const ways = [closed, opens ?? closes, rows].filter((way) => way !== undefined).length
    if (ways === 0) wrong('closed', 'write closed: Closed, or when it opens and closes')
    else if (ways > 1) wrong('closed', 'write one of closed, opens and closes, or rows')
    else if (opens && closes && closes <= opens) wrong('closes', `write a time after ${opens}`)
  })

function rangeProblem(from: string, to: string): string | undefined {
  const [first, last] = [readDateRule(from), readDateRule(to)]
  if (!first || !last) return undefined
  if ((first.year === undefined) !== (last.year === undefined))
    return 'write the year in both from and to, or in neither'
  if (first.year === undefined) return undefined
  const span = spanIn(first.year, first, last)
  if (!span || Temporal.PlainDate.compare(span.from, span.to) > 0) return `write a day after ${from}, or the next year`
  return span.from.until(span.to).days >= LONGEST_DAYS ? 'that is more than a year; check the years' : undefined
}

/** hours.yaml: hours of the showroom floor, and of anything that keeps different hours. */
export const hours = z.strictObject({
  dealership: schedule.describe('The floor of every showroom without its own hours'),
  service: schedule.optional().describe('The shop; default: as the dealership'),
  townPages: schedule.optional().describe('Delivery and pickup, on the towns’ pages; default: as the dealership'),
  storageAccess: schedule.optional().describe('Getting to a cart in storage; default: as the dealership'),
  showrooms: z.record(slug, schedule).default({}).describe('By the id of a showroom that keeps its own hours'),
  dates: z
    .array(dates)
    .default([])
    .superRefine((all, context) => {
      const keys = all.map(({ on, from, to, only }) => JSON.stringify([on, from, to, only]))
      for (const [at, key] of keys.entries()) {
        if (keys.indexOf(key) < at)
          context.addIssue({
            code: 'custom',
            path: [at, 'name'],
            message: 'these days are above already; remove one of the two',
          })
      }
    })
    .describe(
      'Closed days and special hours. Of two that share a day, the shorter wins, then the one with a year, then the lower line',
    ),
})
