import {
  type RentalCart,
  type RentalPeriod,
  type RentalRates,
  recommendedPlan,
  renewalRates,
  rentalPeriodOrder,
  rentalPeriods,
  rentalRates,
  rentalTerms,
  savingsLabels,
} from '../content/facts/rentals.ts'
import { usdCents, usdShort } from '../format/money.ts'
import { oneDecimal } from '../format/number.ts'

/** Whose prices: the rentals page and the town pages print two price lists, and word their savings differently. */
export type RateReading = keyof typeof rentalRates

export type Savings = {
  /** Dollars saved against the daily rate times the days. */
  readonly amount: number
  /** One decimal, without the sign: '6.8'. */
  readonly percentage: string
  /** Dollars and cents for one day of the plan: '$228.33'. */
  readonly dailyRate: string
}

/** Null for a daily rental: there is nothing to compare. */
function computeSavings(rates: RentalRates, period: RentalPeriod): Savings | null {
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
  return days === 1 ? `${rentalTerms.incrementHours} hours` : `${days} days`
}

export type RentalPlan = {
  readonly title: string
  /** US dollars. */
  readonly price: number
  readonly duration: string
  readonly renewal: string
  readonly recommended: boolean
  /** '6.8%' as printed, or null for daily. */
  readonly savingsLabel: string | null
  readonly savings: Savings | null
}

/** The four plans of one cart, in order, as the rentals page or a town's rental page shows them. */
export const rentalPlans = (reading: RateReading, cart: RentalCart): readonly RentalPlan[] => {
  const rates = rentalRates[reading][cart]
  return rentalPeriodOrder.map((period) => {
    const savings = computeSavings(rates, period)
    const printed = period === 'daily' ? null : oneDecimal(savingsLabels[cart][period])
    const percentage = reading === 'rentalsPage' ? printed : (savings?.percentage ?? null)
    const renewsAt = period === 'daily' ? rates.daily : renewalRates[cart][period]
    return {
      title: rentalPeriods[period].label,
      price: rates[period],
      duration: durationText(period),
      renewal: `Renews at ${usdShort(renewsAt)} per day`,
      recommended: cart === recommendedPlan.cart && period === recommendedPlan.period,
      savingsLabel: percentage === null ? null : `${percentage}%`,
      savings,
    }
  })
}
