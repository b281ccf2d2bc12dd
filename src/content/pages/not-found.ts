import { usd } from '../../format/money.ts'
import { business } from '../facts/business.ts'
import { rentalRates } from '../facts/rentals.ts'
import { physicalShowrooms } from '../facts/showrooms.ts'

export const notFoundPage = {
  heading: '404 Page Not Found',
  text: 'The road stops here. The page may have moved, or the cart may have been sold.',
  search: { label: 'Search the inventory', placeholder: 'Model or word', button: 'Search' },
  /** By page of site-map.ts: the text beside its name. */
  ways: {
    inventory: 'New and used carts',
    rentals: `From ${usd(rentalRates.rentalsPage.fourSeater.daily)} a day`,
    services: 'Repair, parts and storage',
    showroom: physicalShowrooms.flatMap(({ postal }) => postal?.locality ?? []).join(' and '),
    contact: business.phone,
    home: '',
  },
  developers: 'Developers: did you forget to add this page to the routes folder and to site-map.ts?',
} as const
