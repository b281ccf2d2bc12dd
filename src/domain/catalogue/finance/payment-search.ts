import { paymentFields } from '../../../content/dealer/facts/payment-fields.facts.ts'

/** For the calculator in which the visitor also types the price. */
export const anyPriceFields = ['price', ...paymentFields] as const
export type PaymentField = (typeof anyPriceFields)[number]

export type PaymentSearch = Partial<Record<PaymentField, string | number>>

const MAX_LENGTH = 20

/** Keeps invalid values so that the page can explain them. No zod here: every page's entry chunk contains this. */
const reader =
  (fields: readonly PaymentField[]) =>
  (raw: Record<string, unknown>): PaymentSearch =>
    Object.fromEntries(fields.map((field) => [field, readValue(raw[field])]))

export const readPaymentSearch = reader(paymentFields)
export const readAnyPriceSearch = reader(anyPriceFields)

function readValue(value: unknown): string | number | undefined {
  if (typeof value === 'number') return value
  return typeof value === 'string' ? value.trim().slice(0, MAX_LENGTH) || undefined : undefined
}

export const hasPaymentSearch = (search: PaymentSearch): boolean =>
  anyPriceFields.some((field) => search[field] !== undefined)
