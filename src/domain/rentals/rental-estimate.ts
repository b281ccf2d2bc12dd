import {
  type RentalCart,
  type RentalPeriod,
  rentalLimits,
  rentalPeriodOrder,
  rentalPeriods,
} from '../../content/dealer/facts/rentals.facts.ts'
import { type RateReading, rentalPricesOf } from '../../content/dealer/rental-prices.ts'
import type { Town } from '../../content/dealer/schema/town.ts'
import { rentalTown } from './cart-delivery.ts'

/** In cents, because some renewal rates aren't whole dollars. */
export type PricedPlan = {
  readonly period: RentalPeriod
  readonly days: number
  readonly cents: number
  /** Per day after the plan; null for a daily rental, which continues at its own price. */
  readonly renewalCents: number | null
}

export type RentalPart = {
  readonly plan: PricedPlan
  readonly plans: number
  readonly addedDays: number
}

export type CheapestRental = {
  readonly cents: number
  readonly parts: readonly RentalPart[]
  readonly paidDays: number
}

const inCents = (dollars: number): number => Math.round(dollars * 100)

export const pricedPlans = (reading: RateReading, cart: RentalCart): readonly PricedPlan[] => {
  const { rates, renewals } = rentalPricesOf(cart)
  return rentalPeriodOrder.map((period) => ({
    period,
    days: rentalPeriods[period].days,
    cents: inCents(rates[reading][period]),
    renewalCents: period === 'daily' ? null : inCents(renewals[period]),
  }))
}

type Step = { plan: PricedPlan; addedDays: number; before: Best }
type Best = { cents: number; steps: number; last: Step | undefined }

// Plans back to back, each with optional days at its renewal rate; the last may cover more days than needed. Of equally cheap combinations, the
// one with fewer plans wins, then the one with the longer plan.
export function cheapestRental(plans: readonly PricedPlan[], days: number): CheapestRental {
  const longestFirst = [...plans].sort((a, b) => b.days - a.days)
  const start: Best = { cents: 0, steps: 0, last: undefined }
  const bestFor: Best[] = [start]
  for (let covered = 1; covered <= days; covered++) {
    let best: Best | undefined
    for (const plan of longestFirst) {
      const mostAdded = plan.renewalCents === null ? 0 : Math.max(0, covered - plan.days)
      for (let addedDays = 0; addedDays <= mostAdded; addedDays++) {
        const before = bestFor[Math.max(0, covered - plan.days - addedDays)] ?? start
        const cents = before.cents + plan.cents + addedDays * (plan.renewalCents ?? 0)
        const steps = before.steps + 1
        if (!best || cents < best.cents || (cents === best.cents && steps < best.steps)) {
          best = { cents, steps, last: { plan, addedDays, before } }
        }
      }
    }
    if (!best) throw new Error('A rental needs at least one plan; the price list has none.')
    bestFor.push(best)
  }
  const best = bestFor[days] ?? start
  const steps = stepsOf(best)
  const parts = longestFirst
    .map((plan) => {
      const own = steps.filter((step) => step.plan === plan)
      return { plan, plans: own.length, addedDays: own.reduce((sum, step) => sum + step.addedDays, 0) }
    })
    .filter((part) => part.plans > 0)
  const paidDays = parts.reduce((sum, { plan, plans: count, addedDays }) => sum + plan.days * count + addedDays, 0)
  return { cents: best.cents, parts, paidDays }
}

function stepsOf(best: Best): Step[] {
  const steps: Step[] = []
  for (let last = best.last; last; last = last.before.last) steps.push(last)
  return steps
}

export type CartOrder = { readonly cart: RentalCart; readonly quantity: number }

export type EstimateRequest = CartOrder & {
  readonly also?: CartOrder | undefined
  /** ISO dates; the carts are returned on `to`, at the same time of day. */
  readonly from: string
  readonly to: string
  readonly days: number
  readonly town: Town | undefined
  readonly reading: RateReading
}

export type EstimateItem =
  | { readonly kind: 'plan'; readonly order: CartOrder; readonly part: RentalPart; readonly cents: number }
  | { readonly kind: 'addedDays'; readonly order: CartOrder; readonly part: RentalPart; readonly cents: number }
  | { readonly kind: 'delivery'; readonly cents: number }

export type Estimate = {
  readonly items: readonly EstimateItem[]
  /** Doesn't include the deposit. */
  readonly totalCents: number
  readonly byTheDayCents: number
  readonly depositCents: number
  readonly paidDays: number
}

/** product.md 2.22. Delivery is charged once per order: free within a town's area at the town pages' prices, otherwise by the mile. */
export function estimateRental(request: Omit<EstimateRequest, 'from' | 'to'>): Estimate {
  const { days, town, reading } = request
  const kinds = ordersOf(request).map((order) => ({
    order,
    ...cheapestRental(pricedPlans(reading, order.cart), days),
  }))
  const deliveryCents = town && reading === 'rentalsPage' ? inCents(rentalTown(town.slug).fee) : 0
  const items: EstimateItem[] = [
    ...kinds.flatMap(({ order, parts }) => parts.flatMap((part) => itemsOf(order, part))),
    { kind: 'delivery', cents: deliveryCents },
  ]
  const forAll = (dollarsOf: (cart: RentalCart) => number) =>
    sum(kinds.map(({ order: { cart, quantity } }) => quantity * inCents(dollarsOf(cart))))
  return {
    items,
    totalCents: sum(items.map(({ cents }) => cents)),
    byTheDayCents: days * forAll((cart) => rentalPricesOf(cart).rates[reading].daily) + deliveryCents,
    depositCents: forAll((cart) => rentalPricesOf(cart).deposit),
    paidDays: Math.min(rentalLimits.maximumDays, ...kinds.map(({ paidDays }) => paidDays)),
  }
}

export const ordersOf = ({
  cart,
  quantity,
  also,
}: Pick<EstimateRequest, 'cart' | 'quantity' | 'also'>): CartOrder[] => [{ cart, quantity }, ...(also ? [also] : [])]

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

function itemsOf(order: CartOrder, part: RentalPart): EstimateItem[] {
  const { plan, plans, addedDays } = part
  const planItem = { kind: 'plan', order, part, cents: order.quantity * plans * plan.cents } as const
  if (addedDays === 0) return [planItem]
  return [planItem, { kind: 'addedDays', order, part, cents: order.quantity * addedDays * (plan.renewalCents ?? 0) }]
}
