import { z } from 'zod'
import { daysOf, week } from './days.ts'
import { slug, text, time } from './values.ts'

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

export const schedule = z.strictObject({
  purpose: text.optional().describe('What the hours are for, above the table'),
  rows: z.array(row, 'write a list of days').superRefine((rows, context) => {
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
  }),
})

/** hours.yaml: the floor, and what keeps other hours. */
export const hours = z.strictObject({
  dealership: schedule.describe('The floor of every showroom without its own hours'),
  service: schedule.optional().describe('The shop; default: as the dealership'),
  townPages: schedule.optional().describe('Delivery and pickup, on the towns’ pages; default: as the dealership'),
  storageAccess: schedule.optional().describe('Getting to a cart in storage; default: as the dealership'),
  showrooms: z.record(slug, schedule).default({}).describe('By the id of a showroom that keeps its own hours'),
})
