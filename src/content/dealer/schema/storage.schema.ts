import { z } from 'zod'
import { count, dollars, text } from './value-schemas.ts'

const season = z.strictObject({
  from: text.describe('Such as Oct 15'),
  to: text,
  months: count,
  indoor: dollars,
  outdoor: dollars,
})

/** storage.yaml: what it costs to keep a cart at the dealer's. */
export const storage = z.strictObject({
  indoor: z.strictObject({
    perMonth: dollars,
    temperature: z.strictObject({ from: z.number(), to: z.number() }).describe('In degrees Fahrenheit'),
  }),
  coveredOutdoor: z.strictObject({ perMonth: dollars, detail: text }),
  winter: season,
  summer: season,
  maintenance: z.strictObject({ perMonth: dollars, detail: text.describe('What is done') }),
  preSeasonPrep: dollars,
  lateFee: z.strictObject({ amount: dollars, afterDays: count }),
  delinquency: z.array(z.strictObject({ days: count, step: text })).describe('What follows when the rent is not paid'),
  termination: z.strictObject({ noticeDays: count, retrievalDays: count }),
})
