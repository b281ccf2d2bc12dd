import { promises } from './promises.ts'

// Pages that need only these load no other promise.
export const takesTradeIns = promises.tradeIns
export const paymentFields = ['down', ...(takesTradeIns ? (['trade'] as const) : []), 'months', 'apr'] as const
