import { usd } from '../../format/money.ts'
import { topSpeedText } from './denago.ts'
import { type PricedVehicleId, vehiclePrices } from './vehicle-prices.ts'

const prefix = 'evolution-'
const linkedNames = 3

/** The link rule of product.md 2.9: the vehicle's name without its `evolution-` prefix. */
export const hrefWithoutPrefix = (name: string): `/vehicles/${string}` =>
  `/vehicles/${name.startsWith(prefix) ? name.slice(prefix.length) : name}`

export type EvolutionVehicle = { readonly name: string; readonly label: string }

export type EvolutionSeriesCard = {
  readonly title: string
  readonly description: string
  readonly picture: PricedVehicleId
  readonly features: readonly string[]
  readonly price: string
  /** Up to three, in stock here under that name; every one of them leads to a vehicle. */
  readonly links: readonly { readonly label: string; readonly href: `/vehicles/${string}` }[]
  /** '+2 more', or null where all names are linked. */
  readonly more: string | null
}

const series = (
  title: string,
  picture: PricedVehicleId,
  description: string,
  features: readonly string[],
  vehicles: readonly EvolutionVehicle[],
): EvolutionSeriesCard => ({
  title,
  description,
  picture,
  features,
  price: `Starting at ${usd(vehiclePrices[picture])}`,
  links: vehicles.slice(0, linkedNames).map(({ name, label }) => ({ label, href: hrefWithoutPrefix(name) })),
  more: vehicles.length > linkedNames ? `+${vehicles.length - linkedNames} more` : null,
})

const named = (name: string, label: string): EvolutionVehicle => ({ name, label })

/** Starting prices (product.md 9.10): each is the price of the series' first vehicle. */
export const evolutionSeriesCards: readonly EvolutionSeriesCard[] = [
  series(
    'D5 Ranger',
    'evolution-d5-ranger-2-plus-2',
    'Lifted carts with a touchscreen dash.',
    ['Lifted suspension', 'Touchscreen dash'],
    [
      named('evolution-d5-ranger-2-plus-2', 'D5 Ranger 2+2'),
      named('evolution-d5-ranger-4', 'D5 Ranger 4'),
      named('evolution-d5-ranger-6', 'D5 Ranger 6'),
      named('evolution-d5-ranger-4-plus', 'D5 Ranger 4 Plus'),
      named('evolution-d5-ranger-6-plus', 'D5 Ranger 6 Plus'),
    ],
  ),
  series(
    'D5 Maverick',
    'evolution-d5-maverick-2-plus-2',
    'The D5 with a higher lift and larger tires.',
    ['High lift', 'All-terrain tires'],
    [named('evolution-d5-maverick-2-plus-2', 'D5 Maverick 2+2'), named('evolution-d5-maverick-4', 'D5 Maverick 4')],
  ),
  series(
    'Classic',
    'evolution-classic-2',
    'Low street carts for the course and the neighborhood.',
    ['Low step', 'Bag rack on the two-seater'],
    [named('evolution-classic-2', 'Classic 2'), named('evolution-classic-4', 'Classic 4')],
  ),
  series(
    'Carrier',
    'evolution-carrier-6',
    'Six and eight seats on a low street frame.',
    ['Low step on every row', 'Long roof'],
    [named('evolution-carrier-6', 'Carrier 6'), named('evolution-carrier-8', 'Carrier 8')],
  ),
  series(
    'Forester',
    'evolution-forester-4',
    'Lifted carts for woods, farms and campgrounds.',
    ['Lifted suspension', 'Brush guard'],
    [named('evolution-forester-4', 'Forester 4'), named('evolution-forester-6', 'Forester 6')],
  ),
  series(
    'Turfman',
    'evolution-turfman-200',
    'Two seats and a cargo bed for grounds work.',
    ['Tilting cargo bed', 'Tow hitch'],
    [named('evolution-turfman-200', 'Turfman 200'), named('evolution-turfman-1000', 'Turfman 1000')],
  ),
  series(
    'D6 Max',
    'evolution-d6-max-gt4',
    'The newest body, in street and lifted trim.',
    ['Street or lifted', 'Full front fascia'],
    [
      named('evolution-d6-max-gt4', 'D6 MAX GT4'),
      named('evolution-d6-max-gt6', 'D6 MAX GT6'),
      named('evolution-d6-max-xt4', 'D6 MAX XT4'),
      named('evolution-d6-max-xt6', 'D6 MAX XT6'),
    ],
  ),
]

export type EvolutionModel = {
  readonly name: string
  readonly series: string
  readonly id: PricedVehicleId
  readonly price: string
  readonly href: `/vehicles/${string}`
  readonly specs: { readonly seats: number; readonly range: string; readonly topSpeed: string }
  readonly features: readonly string[]
}

/** Ranges and feature lists are samples. */
const model = (
  id: PricedVehicleId,
  name: string,
  seriesName: string,
  seats: number,
  rangeMiles: number,
  features: readonly string[],
): EvolutionModel => ({
  id,
  name,
  series: seriesName,
  price: usd(vehiclePrices[id]),
  href: hrefWithoutPrefix(id),
  specs: { seats, range: `${rangeMiles} miles`, topSpeed: topSpeedText },
  features,
})

export const evolutionModels: readonly EvolutionModel[] = [
  model('evolution-carrier-6', 'Carrier 6', 'Carrier', 6, 45, [
    'Low step on every row',
    'Two rows face forward, one faces back',
  ]),
  model('evolution-carrier-8', 'Carrier 8', 'Carrier', 8, 42, [
    'Three rows face forward, one faces back',
    'Long roof over all rows',
  ]),
  model('evolution-d5-ranger-6', 'D5 Ranger 6', 'D5 Ranger', 6, 45, [
    'Lifted, with all-terrain tires',
    'Touchscreen dash',
  ]),
  model('evolution-forester-4', 'Forester 4', 'Forester', 4, 48, [
    'Brush guard and lifted suspension',
    'Rear bench folds flat for cargo',
  ]),
  model('evolution-d5-maverick-4', 'D5 Maverick 4', 'D5 Maverick', 4, 45, [
    'All four seats face forward',
    'High lift, large tires',
  ]),
  model('evolution-d6-max-gt6', 'D6 MAX GT6', 'D6 Max', 6, 50, ['Low street stance', 'Full front fascia']),
]

export const evolutionPage = {
  meta: {
    title: 'Evolution golf carts: seven series with prices',
    description:
      'D5 Ranger, D5 Maverick, Classic, Carrier, Forester, Turfman and D6 Max: starting prices, models and six carts in detail.',
  },
  heading: 'Evolution',
  intro: 'Seven series, from the two-seat Classic to the D6 Max.',
  seriesHeading: 'The seven series',
  modelsHeading: 'Six models in detail',
  closing: {
    heading: 'Compare them side by side',
    text: 'Both showrooms keep Evolution carts on the floor. The inventory shows which are in stock.',
    picture: { id: 'evolution-d6-max-xt4', alt: 'Red Evolution D6 MAX XT4, front three-quarter view' },
  },
} as const
