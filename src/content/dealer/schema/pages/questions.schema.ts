import { z } from 'zod'
import { slug, text } from '../value-schemas.ts'

/** Ids of the built-in questions, in the order of the page. */
export const questionIds = [
  ...(['which-showroom', 'total-price', 'test-drive', 'trade-ins', 'warranty', 'measurements', 'returns'] as const),
  ...(['zero-percent', 'credit-check', 'payment', 'street-legal', 'license', 'speed'] as const),
  ...(['outlet', 'charge-cost', 'battery-life', 'reserving', 'rental-costs', 'canceling'] as const),
  ...(['service-cost', 'repair-time', 'parts', 'cold-garage', 'storage'] as const),
] as const

const builtInId = z.enum(questionIds, `write one of ${questionIds.join(', ')}`)
const answer = { short: text.describe('The answer in a sentence'), more: text.optional().describe('What follows it') }

/** pages/questions.yaml */
export const questionsPage = z.strictObject({
  drop: z.array(builtInId).default([]).describe('Questions that the page leaves out'),
  replace: z
    .partialRecord(builtInId, z.strictObject({ question: text.optional(), ...answer }))
    .default({})
    .describe('Your words in place of ours, by the question’s id'),
  add: z
    .array(
      z.strictObject({
        id: slug,
        group: text.describe('The heading that it stands under, such as Buying; a new one comes last'),
        question: text,
        ...answer,
      }),
    )
    .default([])
    .describe('Questions of your own'),
  order: z.array(slug).default([]).describe('Ids that come first within their heading, in this order'),
})
