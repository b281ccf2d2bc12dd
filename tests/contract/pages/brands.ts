import { phoneHref } from '../../../src/content/dealer/facts/business.facts.ts'
import { dollars, type Fact, factsOf } from '../../support/facts.ts'
import { sampleVehicle } from '../../support/sample-vehicle.ts'
import { denago, evolution } from '../product-facts.ts'

type Model = { readonly name: string; readonly seats: number }

/** Forms the link name of a model as in docs/product.md 2.8 and 2.9. */
const linkName = (name: string) => name.toLowerCase().replaceAll(' ', '-')
const card = (index: number) => `.models > li:nth-child(${index + 1})`

const modelFacts = (route: string, models: readonly Model[]): Fact[] =>
  models.flatMap(({ name, seats }, index) => {
    const model = card(index)
    return factsOf(route, [
      ['2', `model ${index + 1} is ${name}`, `${model} h3`, new RegExp(`^${name}$`)],
      ['9', `price of ${name}`, `${model} .price`, dollars(sampleVehicle(linkName(name)).price ?? 0)],
      ['9', `seats of ${name}`, `${model} dl div`, `Seats ${seats}`],
      ['9', `top speed of ${name}`, `${model} dl div`, /^Top speed \d+ mph$/],
      ['9', `range of ${name}`, `${model} dl div`, /^Range \d+(-\d+)? miles$/],
      ['2', `View Details of ${name}`, `${model} a[href="/vehicles/${linkName(name)}"]`, 'View Details'],
      ['2', `Get Quote for ${name}`, `${model} a[href^="/contact"]`, 'Get Quote'],
    ])
  })

const actions = (route: string): Fact[] =>
  factsOf(route, [
    ['2', 'six model cards', '.models > li', 6],
    ['2', 'Schedule Test Drive dials', `main a[href="${phoneHref}"]`, 'Schedule Test Drive'],
    ['2', 'Compare All Models', 'main a[href="/inventory"]', 'Compare All Models'],
  ])

const { from, to } = denago.rangeMiles

export const brandFacts: Fact[] = [
  ...actions('/denago'),
  ...modelFacts('/denago', denago.models),
  ...denago.models.flatMap(({ name }, index) =>
    factsOf('/denago', [
      ['9', `drive on the card of ${name}`, `${card(index)} dl div`, `Drive ${denago.driveOnCards}`],
      ['9', `range on the card of ${name}`, `${card(index)} dl div`, `Range ${from}-${to} miles`],
      ['9', `speed on the card of ${name}`, `${card(index)} dl div`, `Top speed ${denago.topSpeed}`],
    ]),
  ),
  ...factsOf('/denago', [
    ['2', 'three series', '.series > li', 3],
    ...Object.entries(denago.seriesFrom).flatMap(
      ([title, price], index) =>
        [
          ['9', `series ${index + 1} is ${title}`, `.series > li:nth-child(${index + 1}) h3`, title],
          ['9', `${title} starts at`, `.series > li:nth-child(${index + 1})`, `Starting at ${dollars(price)}`],
        ] as const,
    ),
  ]),
  ...actions('/evolution'),
  ...modelFacts('/evolution', evolution.models),
  ...factsOf('/evolution', [['2', 'seven series', '.series > li', 7]]),
  ...evolution.series.flatMap(({ title, from, links, more }, index) => {
    const series = `.series > li:nth-child(${index + 1})`
    return factsOf('/evolution', [
      ['9', `series ${index + 1} is ${title}`, `${series} h3`, new RegExp(`^${title}$`)],
      ['9', `${title} starts at`, series, `Starting at ${dollars(from)}`],
      ['2', `model links of ${title}`, `${series} a[href^="/vehicles/"]`, links],
      more === 0
        ? ['2', `all of ${title} is linked`, `${series} a[href^="/inventory"]`, 0]
        : ['2', `the rest of ${title}`, `${series} li`, `+${more} more`],
    ])
  }),
]
