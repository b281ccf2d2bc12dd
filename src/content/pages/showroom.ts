export const showroomPage = {
  meta: {
    title: 'Showrooms in Vineland and Scranton',
    description:
      'Two golf cart showrooms, in Vineland, New Jersey and Scranton, Pennsylvania, and one online. Addresses, phones, directions and hours.',
  },
  heading: 'See the carts, sit in them, drive one',
  intro:
    'The Vineland and Scranton showrooms have carts on the floor and a charged one outside. The online showroom does the same by phone and video.',
  services: {
    heading: 'What a visit covers',
    items: [
      {
        id: 'test-drives',
        title: 'Test drives',
        text: 'Any cart in stock can be driven. Call ahead and it is charged and outside when you arrive.',
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
    /** What the online showroom's hours are for; the others say it themselves. */
    onlineHours: 'By phone and video, Eastern time',
    directions: 'Directions',
    call: 'Call Now',
  },
  closing: {
    heading: 'Say which cart, and it is charged when you arrive',
    text: 'A day of notice is enough to have it outside and ready to drive.',
  },
} as const
