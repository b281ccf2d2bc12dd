/**
 * US dollars with thousands separators. Writes the same as Intl.NumberFormat, but creating the first formatter
 * takes a browser longer than all other startup work of a page's scripts.
 */
const inDollars = (dollars: number, fractionDigits: 0 | 2): string => {
  const [whole = '', cents] = Math.abs(dollars).toFixed(fractionDigits).split('.')
  return `${dollars < 0 ? '-' : ''}$${grouped(whole)}${cents ? `.${cents}` : ''}`
}

/** Digits with thousands parted by commas: `1180` becomes `1,180`. */
export const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',')

/** Prices: US dollars with 0 fraction digits (product.md 9.12). */
export const usd = (dollars: number): string => inDollars(dollars, 0)

/** Daily rates: US dollars with two decimals, `$228.34`. */
export const usdCents = (dollars: number): string => inDollars(dollars, 2)

/** `$245`, `$228.34`: cents only when there are any. */
export const usdShort = (dollars: number): string => (Number.isInteger(dollars) ? usd(dollars) : usdCents(dollars))
