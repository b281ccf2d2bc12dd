import { dollars, escaped, type Fact, factsOf } from '../../support/facts.ts'
import { calculator } from '../product-facts.ts'

const { motorEfficiency } = calculator
const resultNumber = '.eco__result > .odometer .sr-only'

const uses = Object.keys(calculator.uses)

const inputs = [
  { miles: 10, use: 'recreational', years: 1 },
  { miles: 100, use: 'residential', years: 3 },
  { miles: 75, use: 'commercial', years: 5 },
  { miles: 40, use: 'golf_course', years: 10 },
] as const

/** Rounds to whole numbers from 10 up, and to at most two decimals below 10. */
const amount = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: value < 10 ? 2 : 0 })
const money = (value: number): string => dollars(value, value < 10 ? 2 : 0)

/** Uses the formulas from docs/product.md 9.11. Decision 5 explains which result is 'fuel saved' and which 'cost saved'. */
function results({ miles, use, years }: (typeof inputs)[number]) {
  const allMiles = miles * calculator.weeksPerYear * years * calculator.uses[use]
  const gallons = allMiles / calculator.milesPerGallon
  const co2 = gallons * calculator.co2PoundsPerGallon
  const fuel = gallons * calculator.dollarsPerGallon
  const electricity = allMiles * calculator.kilowattHoursPerMile * calculator.dollarsPerKilowattHour
  return {
    netSavings: money(fuel - electricity),
    rows: [
      ['Gasoline you would have bought', money(fuel)],
      ['Electricity to charge', money(electricity)],
      ['Gasoline not burned', amount(gallons)],
      ['CO2 kept out of the air', amount(co2)],
      ['Trees', amount((co2 / calculator.poundsPerTon) * calculator.treesPerTon)],
    ] as const,
  }
}

export const ecoFacts: Fact[] = [
  ...factsOf('/eco-impact', [
    [
      '5',
      'miles are a number within bounds',
      'form input[name="milesPerWeek"]',
      { type: 'number', min: `${calculator.miles.min}`, max: `${calculator.miles.max}` },
    ],
    ...uses.map((value) => ['3', `use ${value}`, 'input[name="usageType"]', { value }] as const),
    ...calculator.years
      .map(String)
      .map((value) => ['3', `span of ${value}`, 'input[name="timeframe"]', { value }] as const),
    ['3', 'no other use', 'input[name="usageType"]', uses.length],
    ['3', 'no other span', 'input[name="timeframe"]', calculator.years.length],
    ['4', 'the button', 'form button[type="submit"]', 'Calculate Impact'],
    ...calculator.benefits.map(
      (title, index) => ['2', `benefit ${title}`, `.points > li:nth-child(${index + 1}) h3`, title] as const,
    ),
    ['2', 'four facts', '.figures li', 4],
    [
      '2',
      'motor efficiency',
      '.figures li',
      new RegExp(`^${motorEfficiency.electric} .*versus ${motorEfficiency.gas} for gas`),
    ],
    ['2', 'annual savings', '.figures li', `${dollars(calculator.averageAnnualSavings)}+ average annual savings`],
    ['2', 'leads to the inventory', '.eco-next a[href="/inventory"]', 'Browse Electric Golf Carts'],
    ['2', 'leads to contact', '.eco-next a[href^="/contact"]', 'Get Expert Advice'],
    ['9', 'CO2 per gallon', '', `${calculator.co2PoundsPerGallon} lbs of CO2`],
    ['9', 'miles per gallon', '', `${calculator.milesPerGallon} miles per gallon`],
    ['9', 'price of gas', '', `${dollars(calculator.dollarsPerGallon, 2)} a gallon`],
    ['9', 'price of electricity', '', `${dollars(calculator.dollarsPerKilowattHour, 2)} per kWh`],
    ['9', 'use of electricity', '', `${calculator.kilowattHoursPerMile} kWh per mile`],
    ['9', 'trees per ton', '', `${calculator.treesPerTon} trees`],
  ]),
  ...inputs.flatMap((input) => {
    const { netSavings, rows } = results(input)
    return factsOf(`/eco-impact?milesPerWeek=${input.miles}&usageType=${input.use}&timeframe=${input.years}`, [
      ['9', 'Saved after electricity', resultNumber, netSavings],
      ...rows.map(
        ([label, text]) => ['9', label, '.eco__figures div', new RegExp(`^${label}.*? ${escaped(text)} `)] as const,
      ),
    ])
  }),
  ...['', '0', '-5', 'many', '5,000', '0x10', '1e308', '1e400', '1e999', 'NaN'].flatMap((miles) =>
    factsOf(`/eco-impact?milesPerWeek=${miles}`, [
      ['5', 'says what is wrong', 'form .error', /\w/],
      ['5', 'never NaN or Infinity', '', /^(?!.*(?:NaN|Infinity))/],
    ]),
  ),
  ...factsOf(`/eco-impact?milesPerWeek=${calculator.miles.max + 1}`, [
    ['5', 'more than the upper bound is calculated', resultNumber, /^\$\d/],
  ]),
]
