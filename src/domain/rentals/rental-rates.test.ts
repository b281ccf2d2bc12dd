import { describe, expect, test } from 'vitest'
import { rentalCarts } from '../../content/dealer/facts/rentals.facts.ts'
import { rentalPricesOf } from '../../content/dealer/rental-prices.ts'
import { usdShort } from '../../content/format/money.ts'
import { rentalPlans, savingsOf } from './rental-rates.ts'

const carts = rentalCarts.map(({ id }) => id)

describe('rental rates', () => {
  test('show no savings for a daily rental', () => {
    expect(savingsOf(fourSeater, 'daily')).toBeNull()
  })

  // The price lists from product.md 9.3 are passed in, since the dealer may change theirs.
  const fourSeater = { daily: 245, threeDay: 685, weekly: 1050, monthly: 2800 }
  const sixSeater = { daily: 295, threeDay: 735, weekly: 1400, monthly: 3500 }
  const sixSeaterInTown = { daily: 295, threeDay: 825, weekly: 1260, monthly: 3360 }
  const utilityInTown = { daily: 275, threeDay: 770, weekly: 1155, monthly: 3080 }
  test.each([
    [fourSeater, 'threeDay', 50, '6.8', '$228.33'],
    [fourSeater, 'weekly', 665, '38.8', '$150.00'],
    [fourSeater, 'monthly', 4550, '61.9', '$93.33'],
    [sixSeater, 'threeDay', 150, '16.9', '$245.00'],
    [sixSeater, 'weekly', 665, '32.2', '$200.00'],
    [sixSeater, 'monthly', 5350, '60.5', '$116.67'],
    [sixSeaterInTown, 'threeDay', 60, '6.8', '$275.00'],
    [sixSeaterInTown, 'weekly', 805, '39.0', '$180.00'],
    [sixSeaterInTown, 'monthly', 5490, '62.0', '$112.00'],
    [utilityInTown, 'threeDay', 55, '6.7', '$256.67'],
    [utilityInTown, 'weekly', 770, '40.0', '$165.00'],
    [utilityInTown, 'monthly', 5170, '62.7', '$102.67'],
  ] as const)(
    'of %o make a %s rental $%i or %s% cheaper than by the day, at %s a day',
    (rates, period, amount, percentage, dailyRate) => {
      expect(savingsOf(rates, period)).toEqual({ amount, percentage, dailyRate })
    },
  )

  test('have the published savings labels on the rentals page, and computed ones on town pages', () => {
    for (const cart of carts) {
      const labels = rentalPricesOf(cart).savings
      if (!labels) continue
      expect(rentalPlans('rentalsPage', cart).map((plan) => plan.savingsLabel)).toEqual([
        null,
        ...[labels.threeDay, labels.weekly, labels.monthly].map((label) => `${label.toFixed(1)}%`),
      ])
      expect(rentalPlans('townPage', cart).map((plan) => plan.savingsLabel)).toEqual(
        rentalPlans('townPage', cart).map(({ savings }) => savings && `${savings.percentage}%`),
      )
    }
  })

  test('renew a daily rental at its price, and other plans at their renewal rate', () => {
    for (const cart of carts) {
      const { rates, renewals } = rentalPricesOf(cart)
      expect(rentalPlans('rentalsPage', cart).map((plan) => plan.renewal)).toEqual(
        [rates.rentalsPage.daily, renewals.threeDay, renewals.weekly, renewals.monthly].map(
          (rate) => `Renews at ${usdShort(rate)} per day`,
        ),
      )
    }
  })

  test('have exactly one recommended plan on the rentals page, across all carts', () => {
    const plans = carts.flatMap((cart) => rentalPlans('rentalsPage', cart))
    expect(plans.filter((plan) => plan.recommended)).toHaveLength(1)
  })
})
