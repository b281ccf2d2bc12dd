import { business, notFoundHint } from '../dealer/facts/business.facts.ts'
import { newAndUsedCarts } from '../dealer/facts/offers.facts.ts'
import { firstRentalCart } from '../dealer/facts/rentals.facts.ts'
import { physicalShowrooms } from '../dealer/facts/showrooms.facts.ts'
import { ifOffered } from '../dealer/if-offered.ts'
import { rentalPricesOf } from '../dealer/rental-prices.ts'
import { listed } from '../format/join-names.ts'
import { usd } from '../format/money.ts'

export const notFoundPage = {
  heading: '404 Page Not Found',
  text: 'The road stops here. The page may have moved, or the cart may have been sold.',
  search: { label: 'Search the inventory', placeholder: 'Model or word', button: 'Search' },
  /** The text beside a page's name, by its id in addresses.ts. */
  ways: {
    inventory: newAndUsedCarts,
    rentals: firstRentalCart ? `From ${usd(rentalPricesOf(firstRentalCart).rates.rentalsPage.daily)} a day` : '',
    services: listed(['Repair', ...ifOffered('parts', 'parts'), ...ifOffered('storage', 'storage')]),
    showroom: physicalShowrooms.flatMap(({ postal }) => postal?.locality ?? []).join(' and '),
    contact: business.phone,
    home: '',
  },
  hint: notFoundHint,
} as const
