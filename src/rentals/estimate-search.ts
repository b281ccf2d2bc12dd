/** The parameters of /rentals/estimate, in the order of the form. The second pair is for another kind of cart in the same order. */
export const estimateFields = ['cart', 'quantity', 'cart2', 'quantity2', 'from', 'to', 'town', 'rates'] as const
export type EstimateField = (typeof estimateFields)[number]

/** As sent, unchecked: estimate-request.ts checks it. */
export type EstimateSearch = Partial<Record<EstimateField, string | number>>

/** In characters; the longest slug of a town has 24. */
const MAX_LENGTH = 40

/**
 * Reads a query string or form. Wrong values stay, so that the page can say what is wrong with them. What is no text or number is set to
 * undefined, because the router would otherwise keep it. No zod here: every page's entry chunk contains this.
 */
export const readEstimateSearch = (raw: Record<string, unknown>): EstimateSearch =>
  Object.fromEntries(estimateFields.map((field) => [field, readValue(raw[field])]))

function readValue(value: unknown): string | number | undefined {
  if (typeof value === 'number') return value
  return (typeof value === 'string' && value.trim().slice(0, MAX_LENGTH)) || undefined
}
