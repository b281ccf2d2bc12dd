/**
 * US dollars with thousands separators. Writes the same as Intl.NumberFormat, but creating the first formatter
 * takes a browser longer than all other startup work of a page's scripts.
 */
const inDollars = (dollars: number, fractionDigits: 0 | 2): string => {
  const [whole = '', cents] = Math.abs(dollars).toFixed(fractionDigits).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return `${dollars < 0 ? '-' : ''}$${grouped}${cents ? `.${cents}` : ''}`
}

/** Prices: US dollars with 0 fraction digits (product.md 9.12). */
export const usd = (dollars: number): string => inDollars(dollars, 0)

/** Daily rates: US dollars with two decimals, `$228.34`. */
export const usdCents = (dollars: number): string => inDollars(dollars, 2)

/** `$245`, `$228.34`: cents only when there are any. */
export const usdShort = (dollars: number): string => (Number.isInteger(dollars) ? usd(dollars) : usdCents(dollars))
