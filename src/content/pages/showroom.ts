import { timeZoneName } from '../facts/time-zone.ts'

export const showroomPage = {
  meta: {
    title: 'Showrooms in Vineland and Scranton',
    description:
      'Two golf cart showrooms, in Vineland, New Jersey and Scranton, Pennsylvania, and one online. Addresses, phones, directions and hours.',
  },
  heading: 'Come sit in one',
  intro:
    'The Vineland and Scranton showrooms have carts on the floor and a charged one outside. The online showroom does the same by phone and video.',
  pictureAlt: 'Carts on the floor of a bright showroom',
  /** What each of three timetables is for, and why they differ. */
  clocks: {
    heading: 'Three clocks',
    intro: `The floor, the workshop and the truck keep different hours. All times ${timeZoneName}.`,
    caption: 'Hours of both showrooms',
    rows: [
      { hours: 'dealership', title: 'Showroom floor', text: 'See, sit in and drive a cart. Phone hours too.' },
      { hours: 'service', title: 'Workshop', text: 'Bring a cart in or pick one up.' },
      { hours: 'townPages', title: 'In your town', text: 'Our truck: deliveries, rentals, pickup for repair.' },
    ],
  },
  services: {
    heading: 'What a visit covers',
    items: [
      {
        id: 'test-drives',
        title: 'Test drives',
        text: 'Any cart in stock can be driven. Call ahead and it will be charged and outside when you arrive.',
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
    heading: 'Say which cart. It will be charged.',
    text: 'A day’s notice is enough to have it outside and ready to drive.',
  },
} as const
