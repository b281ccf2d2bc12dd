import {
  type RentalCart,
  type RentalPeriod,
  type RentalRates,
  recommendedPlan,
  rentalLimits,
  rentalPeriodOrder,
  rentalPeriods,
} from '../../content/dealer/facts/rentals.facts.ts'
import { type RateReading, rentalPricesOf } from '../../content/dealer/rental-prices.ts'
import { usdCents, usdShort } from '../../content/format/money.ts'
import { oneDecimal } from '../../content/format/number.ts'

export type Savings = {
  readonly amount: number
  readonly percentage: string
  readonly dailyRate: string
}

/** null for a daily rental, which has nothing to be compared with. */
export function savingsOf(rates: RentalRates, period: RentalPeriod): Savings | null {
  if (period === 'daily') return null
  const { days } = rentalPeriods[period]
  const atDailyRate = rates.daily * days
  const amount = atDailyRate - rates[period]
  return {
    amount,
    percentage: oneDecimal((amount / atDailyRate) * 100),
    dailyRate: usdCents(rates[period] / days),
  }
}

const durationText = (period: RentalPeriod): string => {
  const { days } = rentalPeriods[period]
  // The price list calls three days '3 day'; '3 days' next to it would only repeat that.
  return days < rentalPeriods.weekly.days ? `${days * rentalLimits.incrementHours} hours` : `${days} days`
}

export type RentalPlan = {
  readonly title: string
  readonly price: number
  readonly duration: string
  readonly renewal: string
  readonly recommended: boolean
  readonly savingsLabel: string | null
  readonly savings: Savings | null
}

export const rentalPlans = (reading: RateReading, cart: RentalCart): readonly RentalPlan[] => {
  const prices = rentalPricesOf(cart)
  const rates = prices.rates[reading]
  return rentalPeriodOrder.map((period) => {
    const savings = savingsOf(rates, period)
    const posted = period === 'daily' || reading === 'townPage' ? undefined : prices.savings?.[period]
    const percentage = posted === undefined ? (savings?.percentage ?? null) : oneDecimal(posted)
    const renewsAt = period === 'daily' ? rates.daily : prices.renewals[period]
    return {
      title: rentalPeriods[period].label,
      price: rates[period],
      duration: durationText(period),
      renewal: `Renews at ${usdShort(renewsAt)} per day`,
      recommended: cart === recommendedPlan?.cart && period === recommendedPlan.period,
      savingsLabel: percentage === null ? null : `${percentage}%`,
      savings,
    }
  })
}
