import type { BrandContent } from './model.ts'

/** Model cards and vehicle specifications disagree about the drive (product.md 9.9). Both are kept. */
const denagoDrive = { card: '2x4', specifications: 'All-wheel drive' } as const
export const denagoRangeMiles = { from: 40, to: 60 } as const
export const topSpeedMph = 25

export const topSpeedText = `${topSpeedMph} mph`
const range = `${denagoRangeMiles.from}-${denagoRangeMiles.to} miles`
const everyModel = { range, topSpeed: topSpeedText, drive: denagoDrive.card }

/** List prices, seats, range, speed and drive as in product.md 9.9; feature lists are samples. */
export const denago: BrandContent = {
  page: 'denago',
  brand: 'Denago',
  meta: {
    title: 'Denago golf carts for sale: Vineland, NJ & Scranton, PA',
    description:
      'Six Denago models with prices, seats, range and top speed. See them in Vineland or Scranton, ask for a quote or book a test drive.',
  },
  heading: 'Denago',
  intro: `Three series, six models, two to eight seats. Range ${range}, top speed ${topSpeedText}.`,
  picture: { id: 'denago-nomad', alt: 'Orange Denago Nomad, front three-quarter view' },
  seriesHeading: 'Denago by series',
  series: [
    {
      title: 'City',
      description: 'Low street carts for errands and the course. The EV City is a model of its own, at its own price.',
      picture: 'denago-city',
      features: ['Low step', 'Street tires'],
      startingPrice: 15_000,
      models: [{ id: 'denago-city', name: 'Denago City', linkName: 'denago-city', seats: 2 }],
    },
    {
      title: 'Nomad',
      description: 'Lifted four-seat carts for sand, grass and gravel.',
      picture: 'denago-nomad',
      features: ['Lifted suspension', 'All-terrain tires'],
      startingPrice: 8495,
      models: [
        { id: 'denago-nomad', name: 'Denago Nomad', linkName: 'denago-nomad', seats: 4 },
        { id: 'denago-nomad-xl', name: 'Denago Nomad XL', linkName: 'denago-nomad-xl', seats: 4 },
      ],
    },
    {
      title: 'Rover',
      description: 'Six and eight seats for families, guests and crews.',
      picture: 'denago-rover',
      features: ['Three or four rows', 'Long roof'],
      startingPrice: 9995,
      models: [
        { id: 'denago-rover', name: 'Denago Rover', linkName: 'denago-rover', seats: 6 },
        { id: 'denago-rover-xl', name: 'Denago Rover XL', linkName: 'denago-rover-xl', seats: 6 },
        { id: 'denago-rover-xl8', name: 'Denago Rover XL8', linkName: 'denago-rover-xl8', seats: 8 },
      ],
    },
  ],
  modelsHeading: 'Denago models',
  modelsNote:
    'Range, speed and drive are as on the maker’s model card. Each cart’s own page gives the drive on its specification sheet, and the two don’t always agree. If you need traction, ask us and we’ll check the cart.',
  models: [
    {
      ...everyModel,
      id: 'denago-city',
      name: 'Denago City',
      series: 'City',
      linkName: 'denago-city',
      listPrice: 15_000,
      seats: 2,
      features: [
        'Two seats and a golf bag rack',
        'Street tires and a low step',
        'Lithium battery with onboard charger',
      ],
    },
    {
      ...everyModel,
      id: 'denago-nomad',
      name: 'Denago Nomad',
      series: 'Nomad',
      linkName: 'denago-nomad',
      listPrice: 8495,
      seats: 4,
      features: [
        'Lifted, with all-terrain tires',
        'Rear bench faces back and folds flat for cargo',
        'Hydraulic disc brakes',
      ],
    },
    {
      ...everyModel,
      id: 'denago-nomad-xl',
      name: 'Denago Nomad XL',
      series: 'Nomad',
      linkName: 'denago-nomad-xl',
      listPrice: 8495,
      seats: 4,
      features: ['All four seats face forward', 'Lifted, with all-terrain tires', 'Longer wheelbase than the Nomad'],
    },
    {
      ...everyModel,
      id: 'denago-rover',
      name: 'Denago Rover',
      series: 'Rover',
      linkName: 'denago-rover',
      listPrice: 9995,
      seats: 6,
      features: ['Two rows face forward, one faces back', 'Low step for easy entry', 'Rear bench folds flat for cargo'],
    },
    {
      ...everyModel,
      id: 'denago-rover-xl',
      name: 'Denago Rover XL',
      series: 'Rover',
      linkName: 'denago-rover-xl',
      listPrice: 11_995,
      seats: 6,
      features: [
        'Lifted, with all-terrain tires',
        'Two rows face forward, one faces back',
        'Long roof over all three rows',
      ],
    },
    {
      ...everyModel,
      id: 'denago-rover-xl8',
      name: 'Denago Rover XL8',
      series: 'Rover',
      linkName: 'denago-rover-xl8',
      listPrice: 11_995,
      seats: 8,
      features: ['Three rows face forward, one faces back', 'Low step on every row', 'Grab rails at each seat'],
    },
  ],
  closing: {
    heading: 'Drive one first',
    text: 'Call and we’ll have the cart you want charged up and outside when you arrive.',
  },
}
