import { describe, expect, test } from 'vitest'
import { type RentalCart, type RentalPeriod, rentalPeriodOrder, savingsLabels } from '../content/facts/rentals.ts'
import { type RateReading, rentalPlans } from './plans.ts'

const savingsOf = (reading: RateReading, cart: RentalCart, period: RentalPeriod) =>
  rentalPlans(reading, cart)[rentalPeriodOrder.indexOf(period)]?.savings

describe('rental savings', () => {
  test('a daily rental has none', () => {
    expect(savingsOf('townPage', 'fourSeater', 'daily')).toBeNull()
  })

  test.each([
    ['fourSeater', 'threeDay', 50, '6.8', '$228.33'],
    ['fourSeater', 'weekly', 665, '38.8', '$150.00'],
    ['fourSeater', 'monthly', 4550, '61.9', '$93.33'],
    ['sixSeater', 'threeDay', 60, '6.8', '$275.00'],
    ['sixSeater', 'weekly', 805, '39.0', '$180.00'],
    ['sixSeater', 'monthly', 5490, '62.0', '$112.00'],
    ['utility', 'threeDay', 55, '6.7', '$256.67'],
    ['utility', 'weekly', 770, '40.0', '$165.00'],
    ['utility', 'monthly', 5170, '62.7', '$102.67'],
  ] as const)('town page, %s %s', (cart, period, amount, percentage, dailyRate) => {
    expect(savingsOf('townPage', cart, period)).toEqual({
      amount,
      percentage,
      dailyRate,
    })
  })

  test('the first label settles which 6 seater column is the rentals page’s', () => {
    const computed = savingsOf('rentalsPage', 'sixSeater', 'threeDay')
    expect(computed?.percentage).toBe(String(savingsLabels.sixSeater.threeDay))
  })

  test('the rentals page prints its labels as given, the town page its own sums', () => {
    const printed = rentalPlans('rentalsPage', 'fourSeater').map((plan) => plan.savingsLabel)
    expect(printed).toEqual([null, '6.8%', '38.7%', '61.6%'])
    const computed = rentalPlans('townPage', 'fourSeater').map((plan) => plan.savingsLabel)
    expect(computed).toEqual([null, '6.8%', '38.8%', '61.9%'])
  })

  test('renewals print cents only where there are any', () => {
    expect(rentalPlans('rentalsPage', 'sixSeater').map((plan) => plan.renewal)).toEqual([
      'Renews at $295 per day',
      'Renews at $245 per day',
      'Renews at $200 per day',
      'Renews at $116.67 per day',
    ])
  })

  test('one plan is recommended', () => {
    const plans = (['fourSeater', 'sixSeater', 'utility'] as const).flatMap((cart) => rentalPlans('rentalsPage', cart))
    expect(plans.filter((plan) => plan.recommended)).toHaveLength(1)
  })
})
