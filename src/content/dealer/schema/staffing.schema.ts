import { z } from 'zod'
import { count, text } from './value-schemas.ts'

const score = z.number('write a number from 1 to 5').min(1).max(5, 'write a number from 1 to 5')

/** staffing.yaml: figures for the staffing report. */
export const staffing = z.strictObject({
  year: count.default(0).describe('Of the report'),
  headcount: z
    .array(z.strictObject({ month: text.describe('Such as Jan'), people: count }))
    .default([])
    .describe('By month'),
  survey: z
    .strictObject({
      responses: count,
      scores: z.array(z.strictObject({ question: text, score: score.describe('Mean of all answers, from 1 to 5') })),
    })
    .prefault({ responses: 0, scores: [] }),
})
