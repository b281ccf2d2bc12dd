import { promises } from './promises.ts'

/** A dealer who takes no trade-ins has no field for one. Only this value is in the browser's entry chunk, not all promises. */
export const paymentFields = ['down', ...(promises.tradeIns ? (['trade'] as const) : []), 'months', 'apr'] as const
