export const inventoryPage = {
  meta: {
    title: 'Inventory: electric carts in stock, with prices',
    description:
      'Every electric golf cart and low-speed vehicle we have, new and used, with price, seats and pictures. Filter by brand, category and price.',
  },
  heading: 'Inventory',
  intro: 'Every cart on our floor or on its way. Prices are before tax, registration and delivery.',
  lineUp: { heading: 'Who’s riding?' },
  help: {
    heading: 'Not sure which one?',
    text: 'Tell us who rides along, how far and over what ground. We will tell you which carts fit, and which do not.',
    link: 'Contact Us',
  },
} as const
