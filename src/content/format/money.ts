/** The output is that of Intl.NumberFormat, but creating its first formatter takes a browser longer than all other startup work of a page's scripts. */
const inDollars = (dollars: number, fractionDigits: 0 | 2): string => {
  const [whole = '', cents] = Math.abs(dollars).toFixed(fractionDigits).split('.')
  return `${dollars < 0 ? '-' : ''}$${grouped(whole)}${cents ? `.${cents}` : ''}`
}

export const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',')

/** Prices have no cents (product.md 9.12). */
export const usd = (dollars: number): string => inDollars(dollars, 0)

export const formatPrice = (price: number | undefined): string => (price === undefined ? 'Call for Price' : usd(price))

export const usdCents = (dollars: number): string => inDollars(dollars, 2)

export const usdShort = (dollars: number): string => (Number.isInteger(dollars) ? usd(dollars) : usdCents(dollars))
