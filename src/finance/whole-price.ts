import { salesTax, titleAndRegistration } from '../content/facts/purchase-costs.ts'

type Purchase = {
  /** US dollars, before tax. */
  readonly price: number
  /** US dollars. undefined where the dealer quotes delivery. */
  readonly delivery: number | undefined
  readonly state: keyof typeof salesTax.rates
  readonly isRegistered: boolean
}

export type WholePrice = {
  readonly priceCents: number
  readonly deliveryCents: number | undefined
  readonly taxCents: number
  /** undefined for a cart that is not registered. */
  readonly titleCents: number | undefined
  readonly totalCents: number
}

/** In whole thousandths of a percent, so that half a cent is exact; it is rounded up. */
const taxOf = (cents: number, thousandths: number): number => Math.round((cents * thousandths) / 100_000)

export function wholePrice({ price, delivery, state, isRegistered }: Purchase): WholePrice {
  const priceCents = Math.round(price * 100)
  const deliveryCents = delivery === undefined ? undefined : Math.round(delivery * 100)
  const taxedCents = priceCents + (deliveryCents ?? 0)
  const taxCents = taxOf(taxedCents, salesTax.rates[state])
  const titleCents = isRegistered ? titleAndRegistration.dollars[state] * 100 : undefined
  return {
    ...{ priceCents, deliveryCents, taxCents, titleCents },
    totalCents: taxedCents + taxCents + (titleCents ?? 0),
  }
}
