const whole = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})
const cents = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 2,
})

/** Prices: US dollars with 0 fraction digits (spec 9, 'Display'). */
export const usd = (dollars: number): string => whole.format(dollars)

/** Daily rates: US dollars with two decimals, `$228.34`. */
export const usdCents = (dollars: number): string => cents.format(dollars)

/** `$245`, `$228.34`: cents only where there are any. */
export const usdShort = (dollars: number): string => (Number.isInteger(dollars) ? usd(dollars) : usdCents(dollars))

export const percent = (value: number): string => `${value}%`
