import { type Fact, factsOf } from '../../support/facts.ts'

type Model = { name: string; href: string; price: string; seats: number }

const denago: readonly Model[] = [
  { name: 'Denago City', href: '/vehicles/denago-city', price: '$15,000', seats: 2 },
  { name: 'Denago Nomad', href: '/vehicles/denago-nomad', price: '$8,495', seats: 4 },
  { name: 'Denago Nomad XL', href: '/vehicles/denago-nomad-xl', price: '$8,495', seats: 4 },
  { name: 'Denago Rover', href: '/vehicles/denago-rover', price: '$9,995', seats: 6 },
  { name: 'Denago Rover XL', href: '/vehicles/denago-rover-xl', price: '$11,995', seats: 6 },
  { name: 'Denago Rover XL8', href: '/vehicles/denago-rover-xl8', price: '$11,995', seats: 8 },
]
const evolution: readonly Model[] = [
  { name: 'Carrier 6', href: '/vehicles/carrier-6', price: '$9,595', seats: 6 },
  { name: 'Carrier 8', href: '/vehicles/carrier-8', price: '$11,595', seats: 8 },
  { name: 'D5 Ranger 6', href: '/vehicles/d5-ranger-6', price: '$9,995', seats: 6 },
  { name: 'Forester 4', href: '/vehicles/forester-4', price: '$6,995', seats: 4 },
  { name: 'D5 Maverick 4', href: '/vehicles/d5-maverick-4', price: '$9,595', seats: 4 },
  { name: 'D6 MAX GT6', href: '/vehicles/d6-max-gt6', price: '$15,595', seats: 6 },
]
const series: readonly (readonly [title: string, price: string, links: number, more: string | null])[] = [
  ['D5 Ranger', '$7,695', 3, '+2 more'],
  ['D5 Maverick', '$7,995', 2, null],
  ['Classic', '$6,695', 2, null],
  ['Carrier', '$9,595', 2, null],
  ['Forester', '$6,995', 2, null],
  ['Turfman', '$6,795', 2, null],
  ['D6 Max', '$13,595', 3, '+1 more'],
]

const modelFacts = (route: string, models: readonly Model[]): Fact[] =>
  models.flatMap(({ name, href, price, seats }, index) => {
    const model = `.models > li:nth-child(${index + 1})`
    return factsOf(route, [
      ['2', `model ${index + 1} is ${name}`, `${model} h3`, new RegExp(`^${name}$`)],
      ['9', `price of ${name}`, `${model} .price`, price],
      ['9', `seats of ${name}`, `${model} dl div`, `Seats ${seats}`],
      ['9', `top speed of ${name}`, `${model} dl div`, /^Top speed \d+ mph$/],
      ['9', `range of ${name}`, `${model} dl div`, /^Range \d+(-\d+)? miles$/],
      ['2', `View Details of ${name}`, `${model} a[href="${href}"]`, 'View Details'],
      ['2', `Get Quote for ${name}`, `${model} a[href^="/contact"]`, 'Get Quote'],
    ])
  })

const actions = (route: string): Fact[] =>
  factsOf(route, [
    ['2', 'six model cards', '.models > li', 6],
    ['2', 'Schedule Test Drive dials', 'main a[href="tel:+18445550142"]', 'Schedule Test Drive'],
    ['2', 'Compare All Models', 'main a[href="/inventory"]', 'Compare All Models'],
  ])

export const brandFacts: Fact[] = [
  ...actions('/denago'),
  ...modelFacts('/denago', denago),
  ...denago.flatMap(({ name }, index) =>
    factsOf('/denago', [
      ['9', `drive on the card of ${name}`, `.models > li:nth-child(${index + 1}) dl div`, 'Drive 2x4'],
      ['9', `range on the card of ${name}`, `.models > li:nth-child(${index + 1}) dl div`, 'Range 40-60 miles'],
      ['9', `speed on the card of ${name}`, `.models > li:nth-child(${index + 1}) dl div`, 'Top speed 25 mph'],
    ]),
  ),
  ...factsOf('/denago', [
    ['2', 'three series', '.series > li', 3],
    ['9', 'City starts at', '.series > li:nth-child(1)', 'Starting at $15,000'],
    ['9', 'Nomad starts at', '.series > li:nth-child(2)', 'Starting at $8,495'],
    ['9', 'Rover starts at', '.series > li:nth-child(3)', 'Starting at $9,995'],
  ]),
  ...actions('/evolution'),
  ...modelFacts('/evolution', evolution),
  ...factsOf('/evolution', [['2', 'seven series', '.series > li', 7]]),
  ...series.flatMap(([title, price, links, more], index) => {
    const card = `.series > li:nth-child(${index + 1})`
    return factsOf('/evolution', [
      ['9', `series ${index + 1} is ${title}`, `${card} h3`, new RegExp(`^${title}$`)],
      ['9', `${title} starts at`, card, `Starting at ${price}`],
      ['2', `model links of ${title}`, `${card} a[href^="/vehicles/"]`, links],
      more === null
        ? ['2', `all of ${title} is linked`, `${card} a[href^="/inventory"]`, 0]
        : ['2', `the rest of ${title}`, `${card} li`, more],
    ])
  }),
]
