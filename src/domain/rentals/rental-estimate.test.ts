import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rentalDelivery } from '../../content/dealer/facts/delivery.facts.ts'
import {
  type RentalPeriod,
  rentalCarts,
  rentalLimits,
  rentalPeriodOrder,
  rentalPeriods,
} from '../../content/dealer/facts/rentals.facts.ts'
import { towns } from '../../content/dealer/facts/towns.facts.ts'
import { findTown } from '../../content/dealer/find-town.ts'
import { rentalPricesOf } from '../../content/dealer/rental-prices.ts'
import { deliveryTown } from './cart-delivery.ts'
import { cheapestRental, estimateRental, type PricedPlan, pricedPlans } from './rental-estimate.ts'

const readings = ['rentalsPage', 'townPage'] as const
const carts = rentalCarts.map(({ id }) => id)
const days = fc.integer({ min: 1, max: rentalLimits.maximumDays })

/** Arbitrary price lists include renewals that cost more than days, and weeks that cost more than months. */
const priceList: fc.Arbitrary<readonly PricedPlan[]> = fc.tuple(
  ...rentalPeriodOrder.map((period: RentalPeriod) =>
    fc.record({
      period: fc.constant(period),
      days: fc.constant(rentalPeriods[period].days),
      cents: fc.integer({ min: 1, max: 1_000_000 }),
      renewalCents: period === 'daily' ? fc.constant(null) : fc.integer({ min: 0, max: 1_000_000 }),
    }),
  ),
)

describe('the cheapest rental', () => {
  test('never costs more than its days at the daily rate', () => {
    fc.assert(
      fc.property(priceList, days, (plans, count) => {
        const daily = plans.find(({ period }) => period === 'daily')?.cents ?? 0
        expect(cheapestRental(plans, count).cents).toBeLessThanOrEqual(daily * count)
      }),
    )
  })

  test('never costs less for an extra day', () => {
    fc.assert(
      fc.property(priceList, days, (plans, count) => {
        expect(cheapestRental(plans, count + 1).cents).toBeGreaterThanOrEqual(cheapestRental(plans, count).cents)
      }),
    )
  })

  test('costs the sum of its parts and covers every day', () => {
    fc.assert(
      fc.property(priceList, days, (plans, count) => {
        const { cents, parts, paidDays } = cheapestRental(plans, count)
        const sum = parts.reduce(
          (total, { plan, plans: times, addedDays }) =>
            total + times * plan.cents + addedDays * (plan.renewalCents ?? 0),
          0,
        )
        expect(sum).toBe(cents)
        expect(paidDays).toBeGreaterThanOrEqual(count)
      }),
    )
  })

  test('is the cheapest of all possible combinations', () => {
    const everyWay = (plans: readonly PricedPlan[], left: number): number =>
      left <= 0
        ? 0
        : Math.min(
            ...plans.flatMap((plan) =>
              Array.from(
                { length: plan.renewalCents === null ? 1 : Math.max(0, left - plan.days) + 1 },
                (_, added) => plan.cents + added * (plan.renewalCents ?? 0) + everyWay(plans, left - plan.days - added),
              ),
            ),
          )
    fc.assert(
      fc.property(priceList, fc.integer({ min: 1, max: 9 }), (plans, count) => {
        expect(cheapestRental(plans, count).cents).toBe(everyWay(plans, count))
      }),
      { numRuns: 30 },
    )
  })

  /** Made-up prices in whole dollars, so that a dealer's price change doesn't affect this test. */
  const plan = (period: RentalPeriod, price: number, renewal: number | null): PricedPlan => ({
    period,
    days: rentalPeriods[period].days,
    cents: 100 * price,
    renewalCents: renewal === null ? null : 100 * renewal,
  })
  const plans = [
    plan('daily', 100, null),
    plan('threeDay', 270, 95),
    plan('weekly', 490, 60),
    plan('monthly', 1500, 50),
  ]
  test.each([
    [1, 100, [['daily', 1, 0]]],
    [2, 200, [['daily', 2, 0]]],
    [3, 270, [['threeDay', 1, 0]]],
    [4, 365, [['threeDay', 1, 1]]],
    [6, 490, [['weekly', 1, 0]]],
    [7, 490, [['weekly', 1, 0]]],
    [10, 670, [['weekly', 1, 3]]],
    [23, 1450, [['weekly', 1, 16]]],
    [24, 1500, [['monthly', 1, 0]]],
    [30, 1500, [['monthly', 1, 0]]],
  ])('for %i days costs $%i, made up of %j', (count, dollars, parts) => {
    const rental = cheapestRental(plans, count)
    expect(rental.cents).toBe(100 * dollars)
    expect(rental.parts.map((part) => [part.plan.period, part.plans, part.addedDays])).toEqual(parts)
  })

  test('uses plans back to back if that is cheapest', () => {
    const cheapWeeks = plans.map((one) => (one.period === 'weekly' ? { ...one, renewalCents: 9500 } : one))
    expect(cheapestRental(cheapWeeks, 17).parts.map((part) => [part.plan.period, part.plans, part.addedDays])).toEqual([
      ['weekly', 2, 0],
      ['threeDay', 1, 0],
    ])
  })

  test('cannot be found without any plans', () => {
    expect(() => cheapestRental([], 1)).toThrow('at least one plan')
  })
})

describe('an estimate', () => {
  const order = fc.record({
    cart: fc.constantFrom(...carts),
    reading: fc.constantFrom(...readings),
    quantity: fc.integer({ min: 1, max: 10 }),
    days,
    town: fc.option(fc.constantFrom(...towns), { nil: undefined }),
  })

  test('for two kinds of cart comes to as much as two separate estimates, with delivery once', () => {
    const second = fc.record({ cart: fc.constantFrom(...carts), quantity: fc.integer({ min: 1, max: 9 }) })
    fc.assert(
      fc.property(order, second, (request, also) => {
        const both = estimateRental({ ...request, also })
        const apart = [estimateRental(request), estimateRental({ ...request, ...also, town: undefined })]
        expect(both.totalCents).toBe(apart.reduce((sum, { totalCents }) => sum + totalCents, 0))
        expect(both.depositCents).toBe(apart.reduce((sum, { depositCents }) => sum + depositCents, 0))
        expect(both.paidDays).toBe(Math.min(...apart.map(({ paidDays }) => paidDays)))
        expect(both.items.filter(({ kind }) => kind === 'delivery')).toHaveLength(1)
      }),
    )
  })

  test('is the sum of its items, without the deposit', () => {
    fc.assert(
      fc.property(order, (request) => {
        const { items, totalCents, depositCents } = estimateRental(request)
        expect(items.reduce((sum, { cents }) => sum + cents, 0)).toBe(totalCents)
        expect(depositCents).toBe(request.quantity * 100 * rentalPricesOf(request.cart).deposit)
      }),
    )
  })

  test('is never more than its days at the daily rate, and never lower for an extra day', () => {
    fc.assert(
      fc.property(order, (request) => {
        const { totalCents, byTheDayCents } = estimateRental(request)
        expect(totalCents).toBeLessThanOrEqual(byTheDayCents)
        expect(estimateRental({ ...request, days: request.days + 1 }).totalCents).toBeGreaterThanOrEqual(totalCents)
      }),
    )
  })

  test('for July in Millville charges two six seaters at twice the price of one, plus delivery once', () => {
    const town = findTown('millville')
    if (!town) throw new Error('there is no town millville')
    for (const reading of readings) {
      const july = estimateRental({ cart: 'sixSeater', quantity: 2, days: 30, town, reading })
      const fee = reading === 'townPage' ? 0 : deliveryTown(town.slug).fee
      expect(july.items.at(-1)).toEqual({ kind: 'delivery', cents: 100 * fee })
      expect(july.totalCents).toBe(2 * cheapestRental(pricedPlans(reading, 'sixSeater'), 30).cents + 100 * fee)
    }
  })

  test('charges delivery once per order, and by the mile only at the rentals page’s prices', () => {
    const far = towns.find((town) => deliveryTown(town.slug).miles > rentalDelivery.freeMiles)
    if (!far) throw new Error('every town is within the free miles')
    const fee = 100 * deliveryTown(far.slug).fee
    const ask = (reading: (typeof readings)[number], town: typeof far | undefined) =>
      estimateRental({ cart: 'fourSeater', quantity: 3, days: 2, town, reading }).items.at(-1)
    expect(ask('rentalsPage', far)).toEqual({ kind: 'delivery', cents: fee })
    expect(ask('townPage', far)).toEqual({ kind: 'delivery', cents: 0 })
    expect(ask('rentalsPage', undefined)).toEqual({ kind: 'delivery', cents: 0 })
  })
})
