import { timeZoneName } from '../facts/time-zone.ts'

export const showroomPage = {
  meta: {
    title: 'Golf cart showrooms in Vineland, NJ and Scranton, PA',
    description:
      'Two golf cart showrooms, in Vineland, New Jersey and Scranton, Pennsylvania, and one online. Addresses, phones, directions and hours.',
  },
  heading: 'Come sit in one',
  intro:
    'The Vineland and Scranton showrooms have carts on the floor and one charged and ready outside. The online showroom does the same by phone and video.',
  pictureAlt: 'Carts on the floor of a bright showroom',
  /** The purpose of each of three timetables, and why they differ. */
  clocks: {
    heading: 'Three clocks',
    intro: `The floor, the shop and the truck keep different hours. All times ${timeZoneName}.`,
    caption: 'Hours of both showrooms',
    rows: [
      {
        hours: 'dealership',
        title: 'Showroom floor',
        text: 'See, sit in and drive a cart. Sales calls too; renters reach us at any hour.',
      },
      { hours: 'service', title: 'Shop', text: 'Bring a cart in or pick one up.' },
      {
        hours: 'townPages',
        title: 'In your town',
        text: 'Our truck: deliveries, rentals, pickup for repair. Sundays for rentals and repairs only.',
      },
    ],
  },
  services: {
    heading: 'What a visit covers',
    items: [
      {
        id: 'test-drives',
        title: 'Test drives',
        text: 'You can drive any cart in stock. Call ahead and we’ll have it charged up and outside when you arrive.',
      },
      {
        id: 'consultation',
        title: 'Expert consultation',
        text: 'We go through seats, range, charging at home and where the cart will be kept before we talk about a model.',
      },
      {
        id: 'financing',
        title: 'Financing options',
        text: 'We work out the monthly figure with you. The application itself is on the lender’s site.',
      },
    ],
  },
  areas: {
    heading: 'Areas we serve',
    intro: 'Each town has its own page with distance, delivery and rental prices.',
  },
  card: {
    types: { physical: 'Showroom', online: 'Online showroom' },
    fields: {
      address: 'Address',
      phone: 'Phone',
      coordinates: 'Coordinates',
      map: 'Map',
      website: 'Website',
      review: 'Reviews',
      video: 'YouTube',
      social: 'Facebook',
    },
    directions: 'Directions',
    call: 'Call Now',
  },
  closing: {
    heading: 'Tell us which cart',
    text: 'With a day’s notice we’ll have it outside, charged up and ready to drive.',
  },
} as const
