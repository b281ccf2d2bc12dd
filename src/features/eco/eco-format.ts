import { grouped, usd, usdCents } from '../../content/format/money.ts'

const compact = { notation: 'compact', maximumFractionDigits: 2 } as const
const scientific = { notation: 'scientific', maximumFractionDigits: 2 } as const
const dollars = { style: 'currency', currency: 'USD' } as const

/** Numbers of a billion or more are shortened ('5.2B'); those of a quadrillion or more are in scientific notation ('1.2E20'). */
const BILLION = 1e9
const QUADRILLION = 1e15
const TEN = 10

/** Rounds 1.005 to 1.01, like Intl.NumberFormat, whose first use takes a browser 10 ms. */
const twoDecimals = (value: number): string => String((Math.round(Number(`${value}e2`)) || 0) / 100)

/** '1,234', '2.8', '5.2B', '1.2E20': always short enough for the counter. */
export function formatAmount(value: number, unit: 'dollars' | 'number'): string {
  const style = unit === 'dollars' ? dollars : {}
  if (value >= QUADRILLION) return new Intl.NumberFormat('en-US', { ...style, ...scientific }).format(value)
  if (value >= BILLION) return new Intl.NumberFormat('en-US', { ...style, ...compact }).format(value)
  if (unit === 'dollars') return value < TEN ? usdCents(value) : usd(value)
  return value < TEN ? twoDecimals(value) : grouped(value.toFixed(0))
}
