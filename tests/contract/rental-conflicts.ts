import {
  type RentalCart,
  type RentalPeriod,
  renewalRates,
  rentalDelivery,
  rentalPeriodOrder,
  rentalPeriods,
  rentalRates,
  savingsLabels,
} from '../../src/content/facts/rentals.ts'
import { structuredDataRentals } from '../../src/content/facts/structured-data.ts'
import { rentalDeliveryCopy } from '../../src/content/pages/rental-delivery.ts'
import { usd, usdShort } from '../../src/format/money.ts'
import { rentalPlans } from '../../src/rentals/plans.ts'
import type { Conflict } from './conflicts.ts'

const rentalsRoute = '/rentals'
const townRentalRoute = '/rentals/scranton'

const priceConflict = (cart: RentalCart, name: string, period: RentalPeriod): Conflict => {
  const a = usd(rentalRates.rentalsPage[cart][period])
  const b = usd(rentalRates.townPage[cart][period])
  return {
    subject: `${name}, ${rentalPeriods[period].label.toLowerCase()} price`,
    a: { reading: a, route: rentalsRoute, text: a, absent: b },
    b: { reading: b, route: townRentalRoute, text: b },
  }
}

const townSavings = (cart: RentalCart, period: RentalPeriod) =>
  rentalPlans('townPage', cart)[rentalPeriodOrder.indexOf(period)]?.savings

const labelConflict = (cart: RentalCart, name: string, period: Exclude<RentalPeriod, 'daily'>): Conflict => {
  const printed = `${savingsLabels[cart][period].toFixed(1)}%`
  const computed = `${townSavings(cart, period)?.percentage}%`
  return {
    subject: `${name}, ${rentalPeriods[period].label.toLowerCase()} savings label`,
    a: { reading: `${printed} as printed`, route: rentalsRoute, text: printed },
    b: { reading: `${computed} as computed`, route: townRentalRoute, text: computed },
  }
}

const dayConflict = (period: 'threeDay' | 'monthly', days: string): Conflict => ({
  subject: `4 seater, price of one day of ${days}`,
  a: {
    reading: 'As the renewal rate',
    route: rentalsRoute,
    text: `Renews at ${usdShort(renewalRates.fourSeater[period])}`,
  },
  b: {
    reading: 'As the price divided by the days',
    route: townRentalRoute,
    text: `${townSavings('fourSeater', period)?.dailyRate}`,
  },
})

const structuredPrice = (cart: RentalCart, name: string): Conflict => {
  const text = String(structuredDataRentals.rates[cart].monthly)
  const shown = usd(rentalRates.rentalsPage[cart].monthly)
  return {
    subject: `${name}, monthly price in structured data`,
    a: { reading: shown, route: rentalsRoute, text: shown },
    b: { reading: `$${text}`, route: rentalsRoute, text, where: 'structured data' },
  }
}

const farTown = 'Port Norris'

/** The part of the register that is about rental prices and delivery. */
export const rentalConflicts: readonly Conflict[] = [
  priceConflict('sixSeater', '6 seater', 'threeDay'),
  priceConflict('sixSeater', '6 seater', 'weekly'),
  priceConflict('sixSeater', '6 seater', 'monthly'),
  priceConflict('utility', 'Utility', 'daily'),
  priceConflict('utility', 'Utility', 'threeDay'),
  priceConflict('utility', 'Utility', 'weekly'),
  priceConflict('utility', 'Utility', 'monthly'),
  labelConflict('fourSeater', '4 seater', 'weekly'),
  labelConflict('fourSeater', '4 seater', 'monthly'),
  labelConflict('sixSeater', '6 seater', 'threeDay'),
  labelConflict('sixSeater', '6 seater', 'weekly'),
  labelConflict('sixSeater', '6 seater', 'monthly'),
  labelConflict('utility', 'Utility', 'threeDay'),
  labelConflict('utility', 'Utility', 'weekly'),
  labelConflict('utility', 'Utility', 'monthly'),
  dayConflict('threeDay', 'three'),
  dayConflict('monthly', 'thirty'),
  structuredPrice('fourSeater', '4 seater'),
  structuredPrice('sixSeater', '6 seater'),
  structuredPrice('utility', 'Utility'),
  {
    subject: 'State of the rental offers',
    a: { reading: 'New Jersey', route: rentalsRoute, text: 'New Jersey' },
    b: {
      reading: structuredDataRentals.state.name,
      route: rentalsRoute,
      text: structuredDataRentals.state.name,
      where: 'structured data',
    },
  },
  {
    subject: 'Rental delivery',
    a: {
      reading: 'Free within the town area, however far the town',
      route: '/rentals/port-norris',
      text: rentalDeliveryCopy.town.text(farTown),
    },
    b: {
      reading: `Charged per mile beyond ${rentalDelivery.freeMiles} miles`,
      route: '/policies/rental-policy',
      text: `${usd(rentalDelivery.perMile)} per mile`,
    },
  },
]
