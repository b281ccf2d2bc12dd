import { describe, expect, test } from 'vitest'
import {
  type RentalCart,
  type RentalPeriod,
  renewalRates,
  rentalPeriodOrder,
  rentalPeriods,
  rentalRates,
  savingsLabels,
} from '../content/facts/rentals.ts'
import { usdCents, usdShort } from '../format/money.ts'
import { type RateReading, rentalPlans } from './plans.ts'

const carts = ['fourSeater', 'sixSeater', 'utility'] as const
const savingsOf = (reading: RateReading, cart: RentalCart, period: RentalPeriod) =>
  rentalPlans(reading, cart)[rentalPeriodOrder.indexOf(period)]?.savings

describe('rental savings', () => {
  test('a daily rental has none', () => {
    expect(savingsOf('townPage', 'fourSeater', 'daily')).toBeNull()
  })

  test('compare with the daily rate: percentage to one decimal, dollars, and price per day', () => {
    for (const cart of carts) {
      const rates = rentalRates.townPage[cart]
      for (const period of rentalPeriodOrder) {
        if (period === 'daily') continue
        const { days } = rentalPeriods[period]
        const amount = rates.daily * days - rates[period]
        expect(savingsOf('townPage', cart, period)).toEqual({
          amount,
          percentage: ((100 * amount) / (rates.daily * days)).toFixed(1),
          dailyRate: usdCents(rates[period] / days),
        })
      }
    }
  })

  test('the rentals page prints fixed labels, town pages compute theirs', () => {
    for (const cart of carts) {
      const labels = savingsLabels[cart]
      expect(rentalPlans('rentalsPage', cart).map((plan) => plan.savingsLabel)).toEqual([
        null,
        ...[labels.threeDay, labels.weekly, labels.monthly].map((label) => `${label.toFixed(1)}%`),
      ])
      expect(rentalPlans('townPage', cart).map((plan) => plan.savingsLabel)).toEqual(
        rentalPlans('townPage', cart).map(({ savings }) => savings && `${savings.percentage}%`),
      )
    }
  })

  test('a daily rental renews at its price, others at their renewal rate', () => {
    for (const cart of carts) {
      const { threeDay, weekly, monthly } = renewalRates[cart]
      expect(rentalPlans('rentalsPage', cart).map((plan) => plan.renewal)).toEqual(
        [rentalRates.rentalsPage[cart].daily, threeDay, weekly, monthly].map(
          (rate) => `Renews at ${usdShort(rate)} per day`,
        ),
      )
    }
  })

  test('one plan is recommended', () => {
    const plans = carts.flatMap((cart) => rentalPlans('rentalsPage', cart))
    expect(plans.filter((plan) => plan.recommended)).toHaveLength(1)
  })
})
