import { salesTax, titleAndRegistration } from '../../../content/dealer/facts/purchase-costs.ts'

type Purchase = {
  /** US dollars, before tax. */
  readonly price: number
  /** US dollars. undefined where the dealer quotes delivery. */
  readonly delivery: number | undefined
  /** Its name. */
  readonly state: string
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

/** In whole thousandths of a percent, so that half a cent is exact; it is rounded up. */
const taxOf = (cents: number, thousandths: number): number => Math.round((cents * thousandths) / 100_000)

/** undefined in a state whose taxes the dealer has not given. */
export function wholePrice({ price, delivery, state, isRegistered }: Purchase): CostToBuy | undefined {
  const rate = salesTax.rates[state]
  const title = titleAndRegistration.dollars[state]
  if (rate === undefined || title === undefined) return undefined
  const priceCents = Math.round(price * 100)
  const deliveryCents = delivery === undefined ? undefined : Math.round(delivery * 100)
  const taxedCents = priceCents + (deliveryCents ?? 0)
  const taxCents = taxOf(taxedCents, rate)
  const titleCents = isRegistered ? title * 100 : undefined
  return {
    ...{ priceCents, deliveryCents, taxCents, titleCents },
    totalCents: taxedCents + taxCents + (titleCents ?? 0),
  }
}
