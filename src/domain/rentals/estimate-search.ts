/** In the order of the form. The second pair of fields adds another kind of cart to the same rental. */
export const estimateFields = ['cart', 'quantity', 'cart2', 'quantity2', 'from', 'to', 'town', 'rates'] as const
export type EstimateField = (typeof estimateFields)[number]

export type EstimateSearch = Partial<Record<EstimateField, string | number>>

const MAX_LENGTH = 40

/** Keeps invalid text for the page to explain. Values of other types become undefined, since the router would keep them otherwise. No zod in entry chunks. */
export const readEstimateSearch = (raw: Record<string, unknown>): EstimateSearch =>
  Object.fromEntries(estimateFields.map((field) => [field, readValue(raw[field])]))

function readValue(value: unknown): string | number | undefined {
  if (typeof value === 'number') return value
  return (typeof value === 'string' && value.trim().slice(0, MAX_LENGTH)) || undefined
}
