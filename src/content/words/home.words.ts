import { business, claims, financingOffer } from '../dealer/facts/business.facts.ts'
import { cartDelivery } from '../dealer/facts/delivery.facts.ts'
import { offers } from '../dealer/facts/offers.facts.ts'
import { homeText } from '../dealer/facts/pages/home.facts.ts'
import { promises } from '../dealer/facts/promises.facts.ts'
import { serviceRatePerHour } from '../dealer/facts/service-terms.facts.ts'
import { ifOffered } from '../dealer/if-offered.ts'
import { listed } from '../format/join-names.ts'
import { grouped, usd } from '../format/money.ts'
import { count } from '../format/number.ts'
import { emptyFloor } from './empty-floor.words.ts'
import { paymentCopy } from './monthly-payment.words.ts'
import { photoAlt } from './photo-alt.words.ts'

const { years, customers } = claims
const offered = [
  'Sales',
  ...ifOffered('rentals', 'rentals'),
  ...ifOffered('service', 'service'),
  ...ifOffered('parts', 'parts'),
]

const experience = {
  id: 'experience',
  title: `Over ${count(years ?? 0, 'year')} of experience`,
  text: homeText.benefits.experience,
}
const happy = {
  id: 'customers',
  title: `${grouped(String(customers))}+ happy customers`,
  text: homeText.benefits.customers,
}
const financing = { id: 'financing', title: financingOffer, how: paymentCopy.allTerms, link: 'Apply for financing' }

export const home = {
  meta: homeText.search,
  sections: homeText.sections,
  hero: {
    heading: homeText.heading,
    lede: homeText.lede,
    inventoryLink: 'View Inventory',
    floor: ({ carts, prices = 'Prices on request' }: { carts: number; prices: string | undefined }): string =>
      carts === 0 ? `${emptyFloor.heading}. Ask what’s coming.` : `${carts} in stock today. ${prices}.`,
  },
  /** Shown below an opening photo, or over its lower edge if the theme sets --hang. */
  opening: {
    look: homeText.opening,
    carts: (carts: number) => (carts === 0 ? 'Ask what’s coming' : `${carts} in stock`),
    onRequest: 'Prices on request',
    service: [
      promises.oneBuilding ? 'Shop on site' : (ifOffered('service', 'Repairs')[0] ?? ''),
      serviceRatePerHour === undefined ? '' : `From ${usd(serviceRatePerHour)} an hour`,
    ],
    delivery: [
      'Delivered',
      `Free within ${cartDelivery.zoneMiles} miles${cartDelivery.freeFromPurchase > 0 ? ` from ${usd(cartDelivery.freeFromPurchase)}` : ''}`,
    ],
  },
  whyChoose: {
    heading: `Why choose ${business.shortName}`,
    pictureAlt: photoAlt('hero/hills-evening', 'A red cart on a farm lane at the end of the day'),
    headingOnPicture: homeText.benefits.headingOnPicture,
    benefits: [
      ...(years ? [experience] : []),
      ...(customers ? [happy] : []),
      ...(offers.zeroPercent ? [financing] : []),
      ...(offered.length > 1 ? [{ id: 'everything', title: listed(offered), text: homeText.benefits.everything }] : []),
    ],
  },
  brandGrid: {
    ...homeText.makers,
    absent: 'None in stock right now. Ask us to find you one.',
  },
  featured: {
    ...homeText.featured,
    heading: (carts: number) =>
      homeText.featured.heading ?? (carts === 3 ? 'Three to look at first' : 'In stock today'),
  },
  about: {
    ...homeText.about,
    link: 'More about us',
  },
  municipalities: { ...homeText.towns, all: 'All towns' },
  contactCards: {
    heading: 'Talk to a person',
    call: {
      title: 'Call',
      text: `The quickest answer on ${listed(['stock', ...ifOffered('rentals', 'rentals'), ...ifOffered('service', 'repairs')])}.`,
    },
    visit: {
      title: 'Visit',
      text: homeText.visit,
      link: 'Addresses and directions',
    },
    write: { title: 'Write', text: 'Photos of your cart or your road help us answer.' },
  },
  own: homeText.own,
  showroom: { ...homeText.showroom, directions: 'Directions' },
  contact: { ...homeText.closing, link: 'Contact Us' },
} as const
