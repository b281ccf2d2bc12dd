import { business, phoneHref } from '../../../src/content/dealer/facts/business.facts.ts'
import { dollars, type Fact, factsOf, structuredData } from '../../support/facts.ts'
import { delivery, rentalCarts, rentalPeriods, rentals, rentalTerms } from '../product-facts.ts'

const cents = (amount: number) => dollars(amount, 2)
const short = (amount: number) => dollars(amount, Number.isInteger(amount) ? 0 : 2)

type Cart = (typeof rentalCarts)[number]['id']
type Period = (typeof rentalPeriods)[number]
type SavingText = { saving: string | number; perDay: string | number }

/** docs/product.md 9.3: the listed savings are printed unchanged, and each extra day costs the renewal rate. */
function printed(cart: Cart, { id }: Period): SavingText {
  if (id === 'daily') return { saving: 0, perDay: `Renews at ${dollars(rentals.rentalsPage[cart].daily)} per day` }
  return {
    saving: `Save ${rentals.savings[cart][id].toFixed(1)}%`,
    perDay: `Renews at ${short(rentals.renewals[cart][id])} per day`,
  }
}

/** docs/product.md 9.3: savings compared with the daily rate, as a percentage with one decimal and in dollars. */
export function townSavings(cart: Cart, { id, days }: Period): { percentage: string; amount: number; perDay: string } {
  const rates = rentals.townPage[cart]
  const amount = rates.daily * days - rates[id]
  return {
    percentage: `${((amount / (rates.daily * days)) * 100).toFixed(1)}%`,
    amount,
    perDay: cents(rates[id] / days),
  }
}
function computed(cart: Cart, period: Period): SavingText {
  if (period.id === 'daily') return { saving: 0, perDay: '' }
  const { percentage, amount, perDay } = townSavings(cart, period)
  return { saving: `Save ${percentage} (${dollars(amount)})`, perDay: `${perDay} per day` }
}

/** Selects the row of a plan in the table of a cart. */
export const planRow = (cart: Cart, period: Period['id']): string =>
  `section[aria-labelledby="plan-${cart}"] tbody tr:nth-child(${rentalPeriods.findIndex(({ id }) => id === period) + 1})`

const planFacts = (
  route: string,
  reading: 'rentalsPage' | 'townPage',
  textsOf: (cart: Cart, period: Period) => SavingText,
): Fact[] =>
  rentalCarts.flatMap((cart) =>
    rentalPeriods.flatMap((period) => {
      const row = planRow(cart.id, period.id)
      const plan = `${cart.name}, ${period.name}`
      const { saving, perDay } = textsOf(cart.id, period)
      return factsOf(route, [
        ['9', plan, `${row} th`, `${period.name} ${period.duration}`],
        ['9', `${plan}, price`, `${row} .price`, dollars(rentals[reading][cart.id][period.id])],
        ['9', `${plan}, saving`, `${row} .savings-label`, saving],
        ['9', `${plan}, per day`, `${row} td`, perDay],
      ])
    }),
  )

const both = (route: string): Fact[] =>
  factsOf(route, [
    ['2', 'three plan tables', '.plan table', 3],
    ['3', 'a plan is recommended', '.plan', 'RECOMMENDED'],
    ['2', 'RESERVE TODAY on each', `.plan a[href="${phoneHref}"]`, 3],
    ['2', 'RESERVE TODAY', '.plan a', 'RESERVE TODAY'],
    ['9', 'increments', '', `${rentalTerms.incrementHours}-hour increments`],
    ['9', 'early returns', '', 'Early returns are not refunded.'],
    ['9', 'availability', '', 'subject to availability'],
    ['9', 'insurance', '', 'Insurance is included'],
    ['9', 'minimum age', '.terms div', new RegExp(`^Age .*\\b${rentalTerms.minimumAge}\\b`)],
    ...rentalCarts.map(
      ({ id, name }) => ['9', `deposit ${name}`, '.terms div', `${name} ${dollars(rentalTerms.deposits[id])}`] as const,
    ),
    [
      '9',
      'free cancellation',
      '.terms div',
      `Cancellation Free up to ${rentalTerms.freeCancellationHours} hours before`,
    ],
    [
      '9',
      'half back',
      '.terms div',
      `${rentalTerms.lateCancellationRefund} refund within ${rentalTerms.freeCancellationHours} hours`,
    ],
    ['9', 'no-show', '.terms div', 'No refund for a no-show'],
    ['2', 'the rental policy is linked', 'main a', { href: '/policies/rental-policy' }],
  ])

export const rentalFacts: Fact[] = [
  ...both('/rentals'),
  ...planFacts('/rentals', 'rentalsPage', printed),
  ...factsOf('/rentals', [
    ['2', 'call to reserve', `main a[href="${phoneHref}"]`, 'Call to reserve'],
    ['9', 'delivery', '.plan', `${dollars(delivery.perMile)} per mile beyond ${delivery.freeMiles} miles`],
    ['9', 'late fee', '', `${dollars(rentalTerms.lateFeePerHour)} per hour`],
    ['9', 'liability', '', rentalTerms.liability],
    ['9', 'property', '', dollars(rentalTerms.property)],
    ...rentalCarts.flatMap(({ id, name }) =>
      rentalPeriods.map(
        (period) =>
          [
            '9',
            `${name}, ${period.name}, price in structured data`,
            structuredData,
            `"price":${rentals.structuredData[id][period.id]},`,
          ] as const,
      ),
    ),
    ['9', 'another state in structured data', structuredData, `"addressRegion":"${rentals.structuredData.state.code}"`],
  ]),
  ...both('/rentals/scranton'),
  ...planFacts('/rentals/scranton', 'townPage', computed),
  ...factsOf('/rentals/scranton', [
    ['2', 'hero leads to the prices', '.rental-head a', { href: '#pricing' }],
    ['2', 'the anchor is there', '#pricing', 1],
    ['2', 'hero leads to contact', '.rental-head a', { href: /^\/contact\?/ }],
    ['2', 'six points', '.points > li', 6],
    ['2', 'point 1', '.points > li:nth-child(1) h3', 'Street legal with seat belts'],
    ['2', 'point 2', '.points > li:nth-child(2) h3', 'Fully charged'],
    ['2', 'point 3', '.points > li:nth-child(3) h3', '24/7 customer support'],
    ['2', 'point 4', '.points > li:nth-child(4) h3', 'Flexible pickup and return'],
    ['2', 'point 5', '.points > li:nth-child(5) h3', 'Insurance included'],
    ['2', 'point 6', '.points > li:nth-child(6) h3', 'No hidden fees'],
    ['2', 'map', '.map-figure__art svg', 1],
    ['2', 'free delivery', '.plan', 'Free delivery within the Scranton area'],
    ['2', 'contact block', '.dates', business.phone],
  ]),
]
