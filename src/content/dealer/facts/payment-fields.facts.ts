import { promises } from './promises.facts.ts'

// These are in a separate file, so that pages that need only these load no other promises.
export const takesTradeIns = promises.tradeIns
export const paymentFields = ['down', ...(takesTradeIns ? (['trade'] as const) : []), 'months', 'apr'] as const
