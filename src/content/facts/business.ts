/** The dealer's own facts. Change them only here. */
export const business = {
  name: 'Larkway Golf Carts',
  shortName: 'Larkway',
  phone: '1-844-555-0142',
  tel: '+18445550142',
  email: 'info@larkway.example',
  website: 'https://www.larkway.example',
  /** On the lender's site; opens in a new tab. */
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
  /** Only in the home page's copy; the list has one town fewer. Both readings are shown. */
  municipalitiesInHomeCopy: 22,
  financingPercent: 0,
} as const

/** Word for word as home and footer say it; the conditions are in content/pages/zero-percent.ts. */
export const financingOffer = `${claims.financingPercent}% financing on select models`
