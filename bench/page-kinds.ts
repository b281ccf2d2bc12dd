/** One page of each kind, for benchmarks and browser tests. */
export const pageKinds = {
  home: '/',
  inventory: '/inventory',
  vehicle: '/vehicle/evolution-d6-max-xt4',
  rentals: '/rentals',
  'town rental': '/rentals/scranton',
  'rental estimate': '/rentals/estimate?cart=six-seater&town=millville',
  town: '/towns/port-norris',
  denago: '/denago',
  evolution: '/evolution',
  services: '/services',
  about: '/about',
  showroom: '/showroom',
  contact: '/contact',
  'thank you': '/thank-you',
  eco: '/eco-impact',
  policy: '/policies/rental-policy',
} as const
