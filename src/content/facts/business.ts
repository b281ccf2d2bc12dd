/** The dealer's own facts. A dealer who changes one changes it here and nowhere else. */
export const business = {
  name: 'Larkway Golf Carts',
  shortName: 'Larkway',
  phone: '1-844-555-0142',
  tel: '+18445550142',
  email: 'info@larkway.example',
  website: 'https://www.larkway.example',
  /** Opens in a new tab; runs on the lender's site, never on ours. */
  financingUrl: 'https://financing.larkway.example/apply',
  copyrightYear: 2025,
} as const

export const phoneHref = `tel:${business.tel}`
export const emailHref = `mailto:${business.email}`

export const claims = {
  years: 15,
  customers: 500,
  /** About page. The home page computes its count from the list (towns.ts). */
  municipalitiesServed: 33,
  /** Home copy only; the list itself is one town shorter. Both readings ship. */
  municipalitiesInHomeCopy: 22,
  financingPercent: 0,
} as const

/** 0% financing, word for word as home, footer and vehicle pages say it. */
export const financingOffer = `${claims.financingPercent}% financing on select models`
