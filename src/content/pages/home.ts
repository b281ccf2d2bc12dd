import { business, claims, financingOffer } from '../facts/business.ts'
import { townsOfNewJersey } from '../towns/towns.ts'
import { paymentCopy } from './monthly-payment.ts'

export const home = {
  meta: {
    title: 'Golf carts for sale and rent in Vineland, NJ & Scranton, PA',
    description:
      'Denago and Evolution golf carts, rentals with delivery, service and storage. Showrooms in Vineland, New Jersey and Scranton, Pennsylvania.',
  },
  hero: {
    heading: 'Take the quiet way home',
    lede: 'New and used electric golf carts and low-speed vehicles. Sales, rentals and repair in New Jersey and Pennsylvania.',
    inventoryLink: 'View Inventory',
    pictureAlt: 'Red four-seat electric cart, seen from the side on a sand road',
  },
  whyChoose: {
    heading: `Why choose ${business.shortName}`,
    pictureAlt: 'A red cart on a farm lane at the end of the day',
    benefits: [
      {
        id: 'experience',
        title: `Over ${claims.years} years of experience`,
        text: 'Carts are all we do. The people who sell them have driven them, charged them and taken them apart.',
      },
      {
        id: 'customers',
        title: `${claims.customers}+ happy customers`,
        text: 'Families, farms, campgrounds, clubs and crews, from the Delaware Bay to the Lackawanna Valley.',
      },
      {
        id: 'financing',
        title: financingOffer,
        how: paymentCopy.how,
        link: 'Apply for financing',
      },
      {
        id: 'everything',
        title: 'Sales, rentals, service and parts',
        text: 'Both showrooms do all four, so you bring the cart back to people who know it.',
      },
    ],
  },
  brandGrid: {
    heading: 'The brands we sell',
    intro: 'Denago and Evolution are our main lines. You’ll find the others in the inventory.',
    introWithoutOthers: 'Denago and Evolution are our main lines. Ask us for the others.',
    absent: 'None in stock right now. Ask us to find you one.',
  },
  featured: {
    heading: (carts: number) => (carts === 3 ? 'Three to look at first' : 'In stock today'),
    link: 'See all inventory',
  },
  about: {
    heading: `Over ${claims.years} years in carts`,
    paragraphs: [
      `${business.name} sells, rents, repairs and stores electric carts. The showrooms are in Vineland, New Jersey, and Scranton, Pennsylvania.`,
      'Every cart we sell is set up, charged and driven before it leaves. We deliver it ourselves.',
    ],
    mapCaption: 'The service area in two states, with both showrooms.',
    link: 'More about us',
  },
  municipalities: {
    heading: 'Towns we serve in New Jersey',
    /** The list below has one town fewer (product.md 2.13). Both counts are shown, each with its meaning. */
    copy: `We deliver to ${claims.municipalitiesInHomeCopy} municipalities and communities in Cumberland County.`,
    count: `Listed here: ${townsOfNewJersey.length} municipalities, each with its own page`,
  },
  contactCards: {
    heading: 'Talk to a person',
    call: { title: 'Call', text: 'The quickest answer on stock, rentals and repairs.' },
    visit: {
      title: 'Visit',
      text: 'Two showrooms, with carts on the floor and one charged up and ready to drive outside.',
      link: 'Addresses and directions',
    },
    write: { title: 'Write', text: 'Photos of your cart or your road help us answer.' },
  },
  contact: {
    heading: 'Tell us where the cart will live',
    text: 'How many seats, what terrain, where you’ll charge it: tell us those three things and we’ll show you what fits.',
    link: 'Contact Us',
  },
} as const
