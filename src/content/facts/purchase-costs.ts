type State = 'New Jersey' | 'Pennsylvania'

/** On the price and what delivery costs, in thousandths of a percent: exact in cents. Front pages, since deeper ones move. */
export const salesTax = {
  checked: '2026-11-23',
  rates: { 'New Jersey': 6625, Pennsylvania: 6000 },
  sources: [
    { name: 'New Jersey Division of Taxation', url: 'https://www.nj.gov/treasury/taxation/' },
    { name: 'Pennsylvania Department of Revenue', url: 'https://www.pa.gov/agencies/revenue' },
  ],
} as const satisfies {
  rates: Record<State, number>
  checked: string
  sources: readonly { name: string; url: string }[]
}

/** The dealer's own estimate in US dollars, for a cart that is registered. Sample figures. */
export const titleAndRegistration = {
  estimated: '2026-11-23',
  dollars: { 'New Jersey': 145, Pennsylvania: 115 },
} as const satisfies { dollars: Record<State, number>; estimated: string }
