export const inventoryPage = {
  meta: {
    title: 'Golf carts for sale in Vineland, NJ and Scranton, PA',
    description:
      'Every electric golf cart and low-speed vehicle we have, new and used, with price, seats and pictures. Filter by brand, category and price.',
  },
  /** Of the carts on one floor. */
  metaOf: (town: string, city: string) => ({
    title: `Golf carts for sale at our ${town} showroom`,
    description: `The electric golf carts and low-speed vehicles that stand in our showroom in ${city}, new and used, with price, seats and pictures.`,
  }),
  heading: 'Inventory',
  intro: 'Every cart we have, and a few we can order. Prices are before tax, title, registration and delivery.',
  lineUp: { heading: 'Who’s riding?' },
  sold: { heading: 'Sold out', text: 'Ask about the next one: some of these come back.' },
  help: {
    heading: 'Not sure which one?',
    text: 'Tell us who rides along, how far and over what terrain. We’ll tell you which carts fit, and which don’t.',
    link: 'Contact Us',
  },
} as const
