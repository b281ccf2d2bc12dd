import { type CountyTax, salesTax, titleAndRegistration } from '../../../content/dealer/facts/taxes.facts.ts'

type Purchase = {
  /** US dollars, before tax. */
  readonly price: number
  /** US dollars; undefined if the dealer quotes the delivery. */
  readonly delivery: number | undefined
  /** The state's full name. */
  readonly state: string
  readonly county?: string | undefined
  readonly isRegistered: boolean
}

export type CostToBuy = {
  readonly priceCents: number
  readonly deliveryCents: number | undefined
  readonly taxCents: number
  /** undefined for a cart that is not registered. */
  readonly titleCents: number | undefined
  readonly totalCents: number
}

/** The county's surtax, if the dealer has given one. */
export const countyTax = (state: string, county = ''): CountyTax | undefined => salesTax.counties[state]?.[county]

/** Rates are whole thousandths of a percent, so half a cent is exact. The state's and the county's tax are rounded together, once. */
export function taxOf(cents: number, rate: number, county?: CountyTax): number {
  const countyCents = county ? Math.min(cents, Math.round((county.upTo ?? Infinity) * 100)) * county.rate : 0
  return Math.round((cents * rate + countyCents) / 100_000)
}

/** undefined for a state whose tax rate or title fee the dealer hasn't given. */
export function wholePrice({ price, delivery, state, county, isRegistered }: Purchase): CostToBuy | undefined {
  const rate = salesTax.rates[state]
  const title = titleAndRegistration.dollars[state]
  if (rate === undefined || title === undefined) return undefined
  const priceCents = Math.round(price * 100)
  const deliveryCents = delivery === undefined ? undefined : Math.round(delivery * 100)
  const taxedCents = priceCents + (deliveryCents ?? 0)
  const taxCents = taxOf(taxedCents, rate, countyTax(state, county))
  const titleCents = isRegistered ? title * 100 : undefined
  return {
    ...{ priceCents, deliveryCents, taxCents, titleCents },
    totalCents: taxedCents + taxCents + (titleCents ?? 0),
  }
}
