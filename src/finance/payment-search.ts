export const paymentFields = ['down', 'trade', 'months', 'apr'] as const
export type PaymentField = (typeof paymentFields)[number]

export type PaymentSearch = Partial<Record<PaymentField, string | number>>

const MAX_LENGTH = 20

/** Wrong values stay, so that the page can explain them. No zod here: every page's entry chunk contains this. */
export const readPaymentSearch = (raw: Record<string, unknown>): PaymentSearch =>
  Object.fromEntries(paymentFields.map((field) => [field, readValue(raw[field])]))

function readValue(value: unknown): string | number | undefined {
  if (typeof value === 'number') return value
  return typeof value === 'string' ? value.trim().slice(0, MAX_LENGTH) || undefined : undefined
}

export const hasPaymentSearch = (search: PaymentSearch): boolean =>
  paymentFields.some((field) => search[field] !== undefined)
