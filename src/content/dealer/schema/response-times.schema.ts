import { z } from 'zod'
import { count } from './value-schemas.ts'

/** response-times.yaml: hours until a response or correction, as promised. */
export const responseTimes = z.strictObject({
  message: z
    .strictObject({ within: count, typicalFrom: count, typicalTo: count })
    .describe('Every message sent through the site or by email'),
  contentInquiry: z.strictObject({ from: count, to: count }),
  feedback: z.strictObject({ urgent: count, general: count, complex: count }),
  corrections: z.strictObject({ critical: count, important: count, minor: count, complex: count }),
  newProduct: count.describe('Until a new cart is on the site'),
})
