import { listed } from '../../format/join-names.ts'
import { offerFile } from '../reading/dealer-files.ts'

const rentals = offerFile('rentals.yaml')
const carts = rentals?.carts ?? []

export const rentalPeriods = {
  daily: { label: 'Daily', days: 1 },
  threeDay: { label: '3 day', days: 3 },
  weekly: { label: 'Weekly', days: 7 },
  monthly: { label: 'Monthly', days: 30 },
}
export type RentalPeriod = keyof typeof rentalPeriods

export const rentalPeriodOrder = ['daily', 'threeDay', 'weekly', 'monthly'] as const

/** Id of one of `rentalCarts`. */
export type RentalCart = string
export type RentalRates = Readonly<Record<RentalPeriod, number>>
type ByLength = Readonly<Record<Exclude<RentalPeriod, 'daily'>, number>>

export const rentalCarts = carts.map(({ id, name, inText, description, badge, plated }) => ({
  id,
  name,
  inText: inText ?? name.toLowerCase(),
  description,
  badge: badge ?? null,
  /** A low-speed vehicle, registered and insured. */
  plated,
}))

export const rentalsSummary = rentals?.summary ?? `${listed(carts.map(({ name }) => name))}.`

/** The first cart of the list, used in example prices; undefined for a dealer without rentals. */
export const firstRentalCart: RentalCart | undefined = carts[0]?.id

const perDay = (dollars: number, { days }: { days: number }): number => Math.round((dollars * 100) / days) / 100

type CartPrices = {
  readonly deposit: number
  /** The rentals page and town pages may show different prices (product.md 9.3). */
  readonly rates: { readonly rentalsPage: RentalRates; readonly townPage: RentalRates }
  /** US dollars for each day after the plan ends. A daily rental renews at its own price. */
  readonly renewals: ByLength
  /** Percentages as posted on the rentals page; null if they follow from the rates. */
  readonly savings: ByLength | null
}

/** src/content/dealer/rental-prices.ts finds the prices of a cart. */
export const rentalPrices: Readonly<Record<RentalCart, CartPrices>> = Object.fromEntries(
  carts.map(({ id, deposit, rates, townRates, renewals, savings }) => [
    id,
    {
      deposit,
      rates: { rentalsPage: rates, townPage: townRates ?? rates },
      renewals: renewals ?? {
        threeDay: perDay(rates.threeDay, rentalPeriods.threeDay),
        weekly: perDay(rates.weekly, rentalPeriods.weekly),
        monthly: perDay(rates.monthly, rentalPeriods.monthly),
      },
      savings: savings ?? null,
    },
  ]),
)

/** Whether prices on town pages can differ from those on the rentals page: because the rates differ, or only by rounding. */
export const townPrices = {
  differ: carts.some(({ rates, townRates }) => townRates && JSON.stringify(townRates) !== JSON.stringify(rates)),
  rounded: carts.some(({ renewals, savings }) => renewals ?? savings),
}

/** How many of each kind the dealer rents out, if the folder gives the number. */
export const rentalFleets: Readonly<Record<RentalCart, number | undefined>> = Object.fromEntries(
  carts.map(({ id, fleet }) => [id, fleet]),
)

/** The plan marked as recommended, in addition to the cart's badge. */
export const recommendedPlan = rentals?.recommendedPlan ?? null

export const rentalLimits = { maximumDays: rentalPeriods.monthly.days, incrementHours: 24 }

/** Undefined for a dealer without rentals. */
export const rentalTerms = rentals && { ...rentals.terms, ...rentalLimits }
