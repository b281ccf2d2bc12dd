export type RentalPeriod = 'daily' | 'threeDay' | 'weekly' | 'monthly'
export type RentalCart = 'fourSeater' | 'sixSeater' | 'utility'
export type RentalRates = Readonly<Record<RentalPeriod, number>>

export const rentalPeriods = {
  daily: { label: 'Daily', days: 1 },
  threeDay: { label: '3 day', days: 3 },
  weekly: { label: 'Weekly', days: 7 },
  monthly: { label: 'Monthly', days: 30 },
} as const satisfies Record<RentalPeriod, { label: string; days: number }>

export const rentalPeriodOrder = ['daily', 'threeDay', 'weekly', 'monthly'] as const

const fourSeaterRates = { daily: 245, threeDay: 685, weekly: 1050, monthly: 2800 } as const
const sixSeaterDaily = 295

/**
 * Two readings of the same price list (product.md 9.3), both kept. 735 / (3 × 295) saves 16.9%, the label
 * of the rentals page, so that column is the rentals page's and the other the town pages'.
 */
export const rentalRates = {
  rentalsPage: {
    fourSeater: fourSeaterRates,
    sixSeater: { daily: sixSeaterDaily, threeDay: 735, weekly: 1400, monthly: 3500 },
    utility: fourSeaterRates,
  },
  townPage: {
    fourSeater: fourSeaterRates,
    sixSeater: { daily: sixSeaterDaily, threeDay: 825, weekly: 1260, monthly: 3360 },
    utility: { daily: 275, threeDay: 770, weekly: 1155, monthly: 3080 },
  },
} as const satisfies Record<string, Record<RentalCart, RentalRates>>

type Labels = Readonly<Record<Exclude<RentalPeriod, 'daily'>, number>>

/** Percentages that the rentals page posts as given. Two of them differ from the computed value. */
const fourSeaterLabels = { threeDay: 6.8, weekly: 38.7, monthly: 61.6 } as const satisfies Labels
export const savingsLabels = {
  fourSeater: fourSeaterLabels,
  sixSeater: { threeDay: 16.9, weekly: 32.2, monthly: 60.4 },
  utility: fourSeaterLabels,
} as const satisfies Record<RentalCart, Labels>

/** US dollars for each day after the plan ends. A daily rental renews at its own price. */
const fourSeaterRenewals = { threeDay: 228.34, weekly: 150, monthly: 94 } as const satisfies Labels
export const renewalRates = {
  fourSeater: fourSeaterRenewals,
  sixSeater: { threeDay: 245, weekly: 200, monthly: 116.67 },
  utility: fourSeaterRenewals,
} as const satisfies Record<RentalCart, Labels>

export const rentalCarts = [
  {
    id: 'fourSeater',
    name: '4 seater',
    description: 'Two rows of seats, for a family or a weekend at the campground.',
    badge: null,
  },
  {
    id: 'sixSeater',
    name: '6 seater',
    description: 'Three rows of seats, for guests, crews and larger families.',
    badge: 'RECOMMENDED',
  },
  {
    id: 'utility',
    name: 'Utility',
    description: 'Two seats and a cargo bed, for farms, grounds and job sites.',
    badge: null,
  },
] as const satisfies readonly {
  id: RentalCart
  name: string
  description: string
  badge: 'RECOMMENDED' | null
}[]

/** The plan marked as recommended, in addition to the cart's badge. */
export const recommendedPlan = { cart: 'sixSeater', period: 'weekly' } as const satisfies {
  cart: RentalCart
  period: RentalPeriod
}

export const rentalTerms = {
  minimumAge: 18,
  deposit: { fourSeater: 500, sixSeater: 750, utility: 600 },
  lateFeePerHour: 25,
  maximumDays: rentalPeriods.monthly.days,
  additionalDriver: { fee: 25, maximum: 2 },
  cleaning: { from: 50, to: 150 },
  recharge: 35,
  smokeOdor: 200,
  petHair: 75,
  administrative: 75,
  cancellation: { freeHours: 24, refundPercent: 50 },
  liability: { perPerson: 100_000, perAccident: 300_000 },
  propertyDamage: 50_000,
  incrementHours: 24,
} as const
