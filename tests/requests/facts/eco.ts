import { type Fact, factsOf } from '../../support/facts.ts'

const benefits = [
  'Zero Emissions',
  'Energy Efficient',
  'Forest Protection',
  'Sustainable Materials',
  'Climate Action',
  'Clean Air',
]
const uses = ['recreational', 'residential', 'commercial', 'golf_course']

/** Worked out by hand from the formulas of product.md 9.11. */
const results: readonly { query: string; figures: readonly (readonly [label: string, text: string])[] }[] = [
  {
    // 10 x 52 x 1 x 1 = 520 miles
    query: 'milesPerWeek=10&usageType=recreational&timeframe=1',
    figures: [
      ['Saved after electricity', '$112'],
      ['Gasoline not paid for', '$121'],
      ['Electricity to charge', '$9.36'],
      ['Gasoline not burned', '35'],
      ['CO2 not emitted', '679'],
      ['Trees', '5.61'],
    ],
  },
  {
    // 100 x 52 x 3 x 1.2 = 18,720 miles
    query: 'milesPerWeek=100&usageType=residential&timeframe=3',
    figures: [
      ['Saved after electricity', '$4,031'],
      ['Gasoline not paid for', '$4,368'],
      ['Electricity to charge', '$337'],
      ['Gasoline not burned', '1,248'],
      ['CO2 not emitted', '24,461'],
      ['Trees', '202'],
    ],
  },
  {
    // 75 x 52 x 5 x 2 = 39,000 miles
    query: 'milesPerWeek=75&usageType=commercial&timeframe=5',
    figures: [
      ['Saved after electricity', '$8,398'],
      ['Gasoline not paid for', '$9,100'],
      ['Electricity to charge', '$702'],
      ['Gasoline not burned', '2,600'],
      ['CO2 not emitted', '50,960'],
      ['Trees', '420'],
    ],
  },
  {
    // 40 x 52 x 10 x 2.5 = 52,000 miles
    query: 'milesPerWeek=40&usageType=golf_course&timeframe=10',
    figures: [
      ['Saved after electricity', '$11,197'],
      ['Gasoline not paid for', '$12,133'],
      ['Electricity to charge', '$936'],
      ['Gasoline not burned', '3,467'],
      ['CO2 not emitted', '67,947'],
      ['Trees', '561'],
    ],
  },
]

export const ecoFacts: Fact[] = [
  ...factsOf('/eco-impact', [
    [
      '5',
      'miles are a number of 1 to 500',
      'form input[name="milesPerWeek"]',
      { type: 'number', min: '1', max: '500' },
    ],
    ...uses.map((value) => ['3', `use ${value}`, 'input[name="usageType"]', { value }] as const),
    ...['1', '3', '5', '10'].map((value) => ['3', `span of ${value}`, 'input[name="timeframe"]', { value }] as const),
    ['3', 'four uses', 'input[name="usageType"]', 4],
    ['3', 'four spans', 'input[name="timeframe"]', 4],
    ['4', 'the button', 'form button[type="submit"]', 'Calculate Impact'],
    ...benefits.map(
      (title, index) => ['2', `benefit ${title}`, `.points > li:nth-child(${index + 1}) h3`, title] as const,
    ),
    ['2', 'four facts', '.figures li', 4],
    ['2', 'motor efficiency', '.figures li', /^90% .*versus 25% for gas/],
    ['2', 'annual savings', '.figures li', /^\$1,200\+ average annual savings/],
    ['2', 'leads to the inventory', '.closing a[href="/inventory"]', 'Browse Electric Golf Carts'],
    ['2', 'leads to contact', '.closing a[href="/contact"]', 'Get Expert Advice'],
    ['9', 'CO2 per gallon', '', '19.6 lbs of CO2'],
    ['9', 'miles per gallon', '', '15 miles per gallon'],
    ['9', 'price of gas', '', '$3.50 a gallon'],
    ['9', 'price of electricity', '', '$0.12 per kWh'],
    ['9', 'use of electricity', '', '0.15 kWh per mile'],
    ['9', 'trees per ton', '', '16.5 trees'],
  ]),
  ...results.flatMap(({ query, figures: [lead, ...rest] }) =>
    factsOf(`/eco-impact?${query}`, [
      ['9', lead?.[0] ?? '', '.eco__result > .odometer .sr-only', new RegExp(`^${lead?.[1].replace('$', '\\$')}$`)],
      ...rest.map(
        ([label, text]) =>
          ['9', label, '.eco__row div', new RegExp(`^${label}.*? ${text.replace('$', '\\$')} `)] as const,
      ),
    ]),
  ),
  ...['', '0', '-5', 'many', '5,000', '0x10', '1e308', '1e400', '1e999', 'NaN'].flatMap((miles) =>
    factsOf(`/eco-impact?milesPerWeek=${miles}`, [
      ['5', 'says what is wrong', 'form .error', /\w/],
      ['5', 'never NaN or Infinity', '', /^(?!.*(?:NaN|Infinity))/],
    ]),
  ),
  ...factsOf('/eco-impact?milesPerWeek=501', [
    ['5', '501 is calculated', '.eco__result > .odometer .sr-only', /^\$\d/],
  ]),
]
