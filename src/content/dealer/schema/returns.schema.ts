import { z } from 'zod'
import { count, miles, percent } from './value-schemas.ts'

const terms = z.strictObject({ days: count, restockingPercent: percent })

/** returns.yaml: the terms of returns. Days are calendar days, unless the name says business days. */
export const returns = z.strictObject({
  newCarts: z.strictObject({ days: count, underMiles: miles, restockingPercent: percent }),
  usedCarts: terms.optional().describe('Needed where dealer.yaml offers used carts'),
  parts: terms.optional().describe('Needed where dealer.yaml offers parts'),
  defectsReportedWithinHours: count,
  refundBusinessDays: count,
  cardRefundDays: z.strictObject({ from: count, to: count }).describe('Until a card’s bank shows the refund'),
  structuredDataDays: count.optional().describe('What search engines are told; default: the days for new carts'),
})
