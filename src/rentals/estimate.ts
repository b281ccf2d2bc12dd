import {
  type RentalCart,
  type RentalPeriod,
  renewalRates,
  rentalPeriodOrder,
  rentalPeriods,
  rentalRates,
  rentalTerms,
} from '../content/facts/rentals.ts'
import type { Town } from '../content/towns/towns.ts'
import { deliveryTown } from './cart-delivery.ts'
import type { RateReading } from './plans.ts'

/** A plan as printed. Money is in cents, because some renewal rates have them. */
export type PricedPlan = {
  readonly period: RentalPeriod
  readonly days: number
  readonly cents: number
  /** For each day after the plan; null for a daily rental, which goes on at its own price. */
  readonly renewalCents: number | null
}

/** One kind of plan in a rental of one cart: how many of them back to back, and the days added at their renewal rate. */
export type RentalPart = {
  readonly plan: PricedPlan
  readonly plans: number
  readonly addedDays: number
}

export type CheapestRental = {
  readonly cents: number
  /** Longest plan first. */
  readonly parts: readonly RentalPart[]
  /** How many days that pays for: more than were asked for when a longer plan costs less. */
  readonly paidDays: number
}

const inCents = (dollars: number): number => Math.round(dollars * 100)

/** The four plans of a cart in one of the two price lists. The renewal rates are printed once, for both. */
export const pricedPlans = (reading: RateReading, cart: RentalCart): readonly PricedPlan[] =>
  rentalPeriodOrder.map((period) => ({
    period,
    days: rentalPeriods[period].days,
    cents: inCents(rentalRates[reading][cart][period]),
    renewalCents: period === 'daily' ? null : inCents(renewalRates[cart][period]),
  }))

/** A plan with the days added to it, and what comes before. */
type Step = { plan: PricedPlan; addedDays: number; before: Best }
type Best = { cents: number; steps: number; last: Step | undefined }

/**
 * The cheapest way to rent one cart for a number of days: plans back to back, each possibly with days at its renewal rate, the
 * last possibly taken for fewer days than it has. Of equally cheap ways the one with fewer plans, then the longer plan.
 * @param days at least 1
 * @throws when `plans` is empty
 */
export function cheapestRental(plans: readonly PricedPlan[], days: number): CheapestRental {
  const longestFirst = plans.toSorted((a, b) => b.days - a.days)
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

/** So many carts of one kind. */
export type CartOrder = { readonly cart: RentalCart; readonly quantity: number }

/** Checked by estimate-request.ts. */
export type EstimateRequest = CartOrder & {
  /** Another kind of cart in the same order. */
  readonly also?: CartOrder | undefined
  /** ISO dates; the carts go back on `to`, at the hour at which they came. */
  readonly from: string
  readonly to: string
  /** Steps of 24 hours between the two. */
  readonly days: number
  /** undefined when the carts are picked up at the showroom. */
  readonly town: Town | undefined
  /** Whose prices. */
  readonly reading: RateReading
}

/** Money is in cents, for all carts of the order. */
export type EstimateItem =
  | { readonly kind: 'plan'; readonly order: CartOrder; readonly part: RentalPart; readonly cents: number }
  | { readonly kind: 'addedDays'; readonly order: CartOrder; readonly part: RentalPart; readonly cents: number }
  | { readonly kind: 'delivery'; readonly cents: number }

export type Estimate = {
  readonly items: readonly EstimateItem[]
  /** The sum of the items. The deposit is not in it. */
  readonly totalCents: number
  /** What as many single days would cost, delivery included. */
  readonly byTheDayCents: number
  readonly depositCents: number
  /** How many days the plans of every cart pay for, at most the longest rental. */
  readonly paidDays: number
}

/**
 * What the rentals of product.md 2.22 cost. Delivery is charged once an order: free within a town's area at the town pages' prices, by the
 * mile at the rentals page's.
 */
export function estimateRental(request: Omit<EstimateRequest, 'from' | 'to'>): Estimate {
  const { days, town, reading } = request
  const kinds = ordersOf(request).map((order) => ({
    order,
    ...cheapestRental(pricedPlans(reading, order.cart), days),
  }))
  const deliveryCents = town && reading === 'rentalsPage' ? inCents(deliveryTown(town.slug).fee) : 0
  const items: EstimateItem[] = [
    ...kinds.flatMap(({ order, parts }) => parts.flatMap((part) => itemsOf(order, part))),
    { kind: 'delivery', cents: deliveryCents },
  ]
  const forAll = (dollarsOf: (cart: RentalCart) => number) =>
    sum(kinds.map(({ order: { cart, quantity } }) => quantity * inCents(dollarsOf(cart))))
  return {
    items,
    totalCents: sum(items.map(({ cents }) => cents)),
    byTheDayCents: days * forAll((cart) => rentalRates[reading][cart].daily) + deliveryCents,
    depositCents: forAll((cart) => rentalTerms.deposit[cart]),
    paidDays: Math.min(rentalTerms.maximumDays, ...kinds.map(({ paidDays }) => paidDays)),
  }
}

/** The kinds of cart in an order, one or two. */
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
