import { usd } from '../../format/money.ts'
import { type PricedVehicleId, vehiclePrices } from './vehicle-prices.ts'

/** Cards print one drive, the vehicles' specifications another (product.md 9.9). Both are kept. */
export const denagoDrive = { card: '2x4', specifications: 'All-wheel drive' } as const
export const denagoRangeMiles = { from: 40, to: 60 } as const
export const topSpeedMph = 25

export const topSpeedText = `${topSpeedMph} mph`
export const denagoRangeText = `${denagoRangeMiles.from}-${denagoRangeMiles.to} miles`

export type DenagoSeries = 'City' | 'Nomad' | 'Rover'

export type DenagoModel = {
  readonly name: string
  readonly series: DenagoSeries
  /** Inventory id; its first picture is the card's. */
  readonly id: PricedVehicleId
  readonly price: string
  readonly href: `/vehicles/${string}`
  readonly features: readonly string[]
  readonly specs: {
    readonly seats: number
    readonly range: string
    readonly topSpeed: string
    readonly driveType: string
  }
}

/** The link rule of product.md 2.8: the model's name in lower case, spaces to dashes. */
export const hrefFromName = (name: string): `/vehicles/${string}` =>
  `/vehicles/${name.toLowerCase().replaceAll(' ', '-')}`

const model = (
  id: PricedVehicleId,
  name: string,
  series: DenagoSeries,
  seats: number,
  features: readonly string[],
): DenagoModel => ({
  id,
  name,
  series,
  features,
  price: usd(vehiclePrices[id]),
  href: hrefFromName(name),
  specs: {
    seats,
    range: denagoRangeText,
    topSpeed: topSpeedText,
    driveType: denagoDrive.card,
  },
})

/** Feature lists are samples. */
export const denagoModels: readonly DenagoModel[] = [
  model('denago-city', 'Denago City', 'City', 2, [
    'Two seats and a golf bag rack',
    'Street tires and a low step',
    'Lithium battery with onboard charger',
  ]),
  model('denago-nomad', 'Denago Nomad', 'Nomad', 4, [
    'Lifted, with all-terrain tires',
    'Rear bench faces back and folds flat for cargo',
    'Hydraulic disc brakes',
  ]),
  model('denago-nomad-xl', 'Denago Nomad XL', 'Nomad', 4, [
    'All four seats face forward',
    'Lifted, with all-terrain tires',
    'Longer wheelbase than the Nomad',
  ]),
  model('denago-rover', 'Denago Rover', 'Rover', 6, [
    'Two rows face forward, one faces back',
    'Low step for easy entry',
    'Rear bench folds flat for cargo',
  ]),
  model('denago-rover-xl', 'Denago Rover XL', 'Rover', 6, [
    'Lifted, with all-terrain tires',
    'Two rows face forward, one faces back',
    'Long roof over all three rows',
  ]),
  model('denago-rover-xl8', 'Denago Rover XL8', 'Rover', 8, [
    'Three rows face forward, one faces back',
    'Low step on every row',
    'Grab rails at each seat',
  ]),
]

export type SeriesCard = {
  readonly title: string
  readonly description: string
  /** Inventory id of the vehicle whose picture the card shows. */
  readonly picture: PricedVehicleId
  readonly features: readonly string[]
  /** Names, in order. */
  readonly vehicles: readonly string[]
  readonly price: string
}

const denagoSeries = (
  series: DenagoSeries,
  picture: PricedVehicleId,
  description: string,
  features: readonly string[],
): SeriesCard => ({
  title: series,
  description,
  picture,
  features,
  vehicles: denagoModels.filter((candidate) => candidate.series === series).map(({ name }) => name),
  price: `Starting at ${usd(vehiclePrices[picture])}`,
})

export const denagoSeriesCards: readonly SeriesCard[] = [
  denagoSeries('City', 'denago-city', 'Low street carts for errands and the course.', ['Low step', 'Street tires']),
  denagoSeries('Nomad', 'denago-nomad', 'Lifted four-seat carts for sand, grass and gravel.', [
    'Lifted suspension',
    'All-terrain tires',
  ]),
  denagoSeries('Rover', 'denago-rover', 'Six and eight seats for families, guests and crews.', [
    'Three or four rows',
    'Long roof',
  ]),
]

export const denagoPage = {
  meta: {
    title: 'Denago golf carts: City, Nomad and Rover prices',
    description:
      'Six Denago models with prices, seats, range and top speed. See them in Vineland or Scranton, ask for a quote or book a test drive.',
  },
  heading: 'Denago',
  intro: `Three series, six models, two to eight seats. Range ${denagoRangeText}, top speed ${topSpeedText}.`,
  seriesHeading: 'The three series',
  modelsHeading: 'The six models',
  closing: {
    heading: 'Drive one first',
    text: 'Call to have the cart you want charged and outside when you arrive.',
    picture: { id: 'denago-nomad', alt: 'Orange Denago Nomad, front three-quarter view' },
  },
} as const
