import { z } from 'zod'
import { count, dollars, text } from './value-schemas.ts'

/** service.yaml: the shop. */
export const service = z.strictObject({
  dollarsPerHour: dollars.describe('Starting rate for maintenance and battery services'),
  summary: text.optional().describe('What the shop does, in search results; default: the titles of its work'),
  work: z
    .array(
      z.strictObject({
        title: text,
        price: text.optional().describe('Such as Quote on request; default: the starting rate'),
        features: z.array(text).default([]).describe('What is done, a line each'),
      }),
    )
    .min(1, 'write at least one kind of work')
    .default([
      { title: 'Maintenance', features: [] },
      { title: 'Battery services', features: [] },
    ])
    .describe('What the shop does, a card each'),
  repairHours: z.strictObject({ from: count, to: count }).describe('In which most repairs are completed'),
})
