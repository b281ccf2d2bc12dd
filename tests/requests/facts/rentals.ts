import { type Fact, factsOf } from '../../support/facts.ts'

type Plan = readonly [price: string, saving: string | null, perDay: string | null]
type Cart = { id: string; name: string; plans: readonly [Plan, Plan, Plan, Plan] }

const lengths = ['Daily', '3 day', 'Weekly', 'Monthly']
const days = ['24 hours', '3 days', '7 days', '30 days']

/** product.md 9.3: labels are printed as given, and each further day at the renewal rate. */
const fourSeaterPlans: Cart['plans'] = [
  ['$245', null, 'Renews at $245 per day'],
  ['$685', 'Save 6.8%', 'Renews at $228.34 per day'],
  ['$1,050', 'Save 38.7%', 'Renews at $150 per day'],
  ['$2,800', 'Save 61.6%', 'Renews at $94 per day'],
]
const rentalsPage: readonly Cart[] = [
  { id: 'fourSeater', name: '4 seater', plans: fourSeaterPlans },
  {
    id: 'sixSeater',
    name: '6 seater',
    plans: [
      ['$295', null, 'Renews at $295 per day'],
      ['$735', 'Save 16.9%', 'Renews at $245 per day'],
      ['$1,400', 'Save 32.2%', 'Renews at $200 per day'],
      ['$3,500', 'Save 60.4%', 'Renews at $116.67 per day'],
    ],
  },
  { id: 'utility', name: 'Utility', plans: fourSeaterPlans },
]
/** product.md 9.3: savings against the daily rate times the days, one decimal and dollars; daily rate to two decimals. */
const townPage: readonly Cart[] = [
  {
    id: 'fourSeater',
    name: '4 seater',
    plans: [
      ['$245', null, null],
      ['$685', 'Save 6.8% ($50)', '$228.33 per day'],
      ['$1,050', 'Save 38.8% ($665)', '$150.00 per day'],
      ['$2,800', 'Save 61.9% ($4,550)', '$93.33 per day'],
    ],
  },
  {
    id: 'sixSeater',
    name: '6 seater',
    plans: [
      ['$295', null, null],
      ['$825', 'Save 6.8% ($60)', '$275.00 per day'],
      ['$1,260', 'Save 39.0% ($805)', '$180.00 per day'],
      ['$3,360', 'Save 62.0% ($5,490)', '$112.00 per day'],
    ],
  },
  {
    id: 'utility',
    name: 'Utility',
    plans: [
      ['$275', null, null],
      ['$770', 'Save 6.7% ($55)', '$256.67 per day'],
      ['$1,155', 'Save 40.0% ($770)', '$165.00 per day'],
      ['$3,080', 'Save 62.7% ($5,170)', '$102.67 per day'],
    ],
  },
]

const planFacts = (route: string, carts: readonly Cart[]): Fact[] =>
  carts.flatMap(({ id, name, plans }) =>
    plans.flatMap(([price, saving, perDay], index) => {
      const row = `section[aria-labelledby="plan-${id}"] tbody tr:nth-child(${index + 1})`
      const plan = `${name}, ${lengths[index]}`
      return factsOf(route, [
        ['9', plan, `${row} th`, `${lengths[index]} ${days[index]}`],
        ['9', `${plan}, price`, `${row} .price`, price],
        ['9', `${plan}, saving`, `${row} .save`, saving ?? 0],
        ...(perDay ? ([['9', `${plan}, per day`, `${row} td`, perDay]] as const) : []),
      ])
    }),
  )

const both = (route: string): Fact[] =>
  factsOf(route, [
    ['2', 'three plan tables', '.plan table', 3],
    ['3', 'a plan is recommended', '.plan', 'RECOMMENDED'],
    ['2', 'RESERVE TODAY on each', '.plan a[href="tel:+18445550142"]', 3],
    ['2', 'RESERVE TODAY', '.plan a', 'RESERVE TODAY'],
    ['9', 'increments', '', '24-hour increments'],
    ['9', 'early returns', '', 'Early returns are not refunded.'],
    ['9', 'availability', '', 'subject to availability'],
    ['9', 'insurance', '', 'Insurance is included'],
    ['9', 'minimum age', '.terms div', /^Age .*\b18\b/],
    ['9', 'deposit 4-seater', '.terms div', /^Deposit .*4 seater \$500\b/],
    ['9', 'deposit 6-seater', '.terms div', /^Deposit .*6 seater \$750\b/],
    ['9', 'deposit utility', '.terms div', /^Deposit .*Utility \$600\b/],
    ['9', 'free cancellation', '.terms div', /^Cancellation Free up to 24 hours before/],
    ['9', 'half back', '.terms div', '50% refund within 24 hours'],
    ['9', 'no-show', '.terms div', 'No refund for a no-show'],
    ['2', 'the rental policy is linked', 'main a', { href: '/policies/rental-policy' }],
  ])

export const rentalFacts: Fact[] = [
  ...both('/rentals'),
  ...planFacts('/rentals', rentalsPage),
  ...factsOf('/rentals', [
    ['2', 'call to reserve', 'main a[href="tel:+18445550142"]', 'Call to reserve'],
    ['9', 'delivery', '.plan', '$6 per mile beyond 10 miles'],
    ['9', 'late fee', '', '$25 per hour'],
    ['9', 'liability', '', '$100,000 / $300,000'],
    ['9', 'property', '', '$50,000'],
    ['9', 'other prices in structured data', 'structured data', /"price":(?!245|295|275|685|735)\d+/],
    ['9', 'another state in structured data', 'structured data', '"addressRegion":"DE"'],
  ]),
  ...both('/rentals/scranton'),
  ...planFacts('/rentals/scranton', townPage),
  ...factsOf('/rentals/scranton', [
    ['2', 'hero leads to the prices', '.page-hero a', { href: '#pricing' }],
    ['2', 'the anchor is there', '#pricing', 1],
    ['2', 'hero leads to contact', '.page-hero a', { href: '/contact' }],
    ['2', 'six points', '.points > li', 6],
    ['2', 'point 1', '.points > li:nth-child(1) h3', 'Street legal with seat belts'],
    ['2', 'point 2', '.points > li:nth-child(2) h3', 'Fully charged'],
    ['2', 'point 3', '.points > li:nth-child(3) h3', '24/7 customer support'],
    ['2', 'point 4', '.points > li:nth-child(4) h3', 'Flexible pickup and return'],
    ['2', 'point 5', '.points > li:nth-child(5) h3', 'Insurance included'],
    ['2', 'point 6', '.points > li:nth-child(6) h3', 'No hidden fees'],
    ['2', 'map', '.map-figure__art svg', 1],
    ['2', 'free delivery', '.plan', 'Free delivery within the Scranton area'],
    ['2', 'contact block', '.closing', '1-844-555-0142'],
  ]),
]
