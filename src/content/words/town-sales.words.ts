import { financingOffer } from '../dealer/facts/business.facts.ts'
import { hasOtherMakers, mainMakers } from '../dealer/facts/maker-phrases.facts.ts'
import { newAndUsed, offers } from '../dealer/facts/offers.facts.ts'
import { promises } from '../dealer/facts/promises.facts.ts'
import { repairPromise } from '../dealer/facts/service-terms.facts.ts'
import { ifOffered } from '../dealer/if-offered.ts'
import { ifPromised } from '../dealer/if-promised.ts'
import type { Town } from '../dealer/schema/town.ts'
import { count } from '../format/number.ts'

/** Shared by all towns. */
export const townSalesPage = {
  /** `offer`: what is delivered from the nearest showroom, from `townDelivery`. */
  meta: ({ name, stateCode }: Pick<Town, 'name' | 'stateCode'>, offer: string) => ({
    title: `Golf carts for sale in ${name}, ${stateCode}`,
    description: `${offers.usedCarts ? 'New and used' : 'New'} electric golf carts for ${name}, ${stateCode}: ${offer}.`,
  }),
  heading: (town: string) => `Golf carts in ${town}`,
  /** Describes the preview picture, which build/og draws. @param photo what the photograph shows */
  previewAlt: (photo: string, name: string) => `${photo}, with the words ‘${townSalesPage.heading(name)}’`,
  inventoryLink: 'View Inventory',
  rentalLink: 'Rental prices',
  /** Links to the estimate for a rental in this town. */
  estimateLink: 'Price a rental',
  /** Links to the inventory, with prices that include delivery to this town. */
  deliveredLink: (town: string) => `All carts, delivered to ${town}`,
  usesHeading: (town: string) => `Carts at work in ${town}`,
  noteHeading: (town: string) => `About ${town}`,
  benefitsHeading: (town: string) => `What we bring to ${town}`,
  benefits: [
    {
      id: 'vehicles',
      title: 'Premium vehicles',
      text:
        hasOtherMakers && offers.usedCarts
          ? `${mainMakers} new, and more makers new or used.`
          : `${mainMakers}${hasOtherMakers ? ' and more makers' : ''}, ${newAndUsed}.`,
    },
    {
      id: 'delivery',
      title: 'Local delivery',
      text: promises.ownTrailer
        ? 'We bring the cart on our own trailer and show you how to charge it.'
        : 'We bring the cart to you.',
    },
    ...(repairPromise ? [{ id: 'service', title: 'Expert service', text: repairPromise }] : []),
    {
      id: 'value',
      title: 'Best value',
      text: `Prices and fees are posted.${offers.zeroPercent ? ` ${financingOffer}: ask which.` : ''}`,
    },
  ],
  popularHeading: 'Carts to look at',
  servicesHeading: (town: string) => `What we do for ${town}`,
  services: [
    offers.usedCarts ? 'New and used cart sales' : 'New cart sales',
    ...ifOffered('rentals', 'Rentals by the day, week or month'),
    ...ifPromised('collectsForRepair', ...ifOffered('service', 'Pickup for service and repair')),
    ...ifPromised('replacesBatteries', ...ifOffered('service', 'Battery replacement')),
    ...ifOffered('parts', 'Parts and accessories'),
    ...ifOffered('storage', 'Indoor and covered storage'),
  ],
  freeDelivery: 'Free delivery',
  deliveryFor: (fee: string) => `${fee} delivery`,
  deliveryNote: 'Miles are in a straight line.',
  neighborsHeading: 'Towns nearby',
  contactLink: 'Contact Us',
  contactHeading: (town: string) => `Ask about a cart in ${town}`,
  serviceAreaLabel: 'Service area',
} as const

/** A delivery price applies to the carts at one showroom, so it is never given without the showroom. */
export const townDelivery = {
  from: (showroom: string, sum: string): string => `From the ${showroom}: ${sum}`,
  purchases: (bar: string): string => `For purchases of ${bar} or more.`,
  /** @param bar the smallest price that delivery is offered for; empty if it's offered for any */
  carts: (carts: number, bar: string): string =>
    `${carts === 0 ? 'No cart' : count(carts, 'cart')}${bar ? ` of ${bar} or more` : ''} there.`,
  elsewhere: (carts: number, town: string, fee: string): string => `${count(carts, 'cart')} in ${town}: ${fee}.`,
  /** @param where from `away` or `inTown` */
  offer: ({ carts, from, where, price }: { carts: number; from: string; where: string; price: string }): string =>
    `${count(carts, 'cart')} at the ${from}, ${where}, ${price}`,
  away: (miles: string): string => `${miles} away`,
  inTown: 'in town',
  free: 'delivered free',
  charged: (fee: string): string => `delivered for ${fee}`,
  /** Used for a town without a cart that the price applies to. */
  noOffer: (from: string, where: string): string => `what’s at the ${from}, ${where}, and what delivery costs`,
} as const

/** Shown with status 404 for an unknown slug. */
export const unknownTown = {
  /** From product.md 8.5. */
  heading: 'Municipality not found',
  text: 'We don’t have a page for that town. If yours isn’t below, call us with the address and we’ll tell you what delivery costs.',
  ask: 'Write to us',
  sales: 'Towns we deliver to',
  rentals: 'Towns we rent in',
} as const
