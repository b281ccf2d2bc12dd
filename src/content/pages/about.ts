import { business, claims } from '../facts/business.ts'
import { type TownSlug, towns } from '../towns/towns.ts'

export type TeamMember = { readonly name: string; readonly role: string; readonly text: string }
export type Region = {
  readonly title: string
  readonly text: string
  /** Eight municipalities each (product.md 2.18). */
  readonly towns: readonly TownSlug[]
}

export const aboutStats = [
  { value: `${claims.years}+`, label: 'years' },
  { value: `${claims.customers}+`, label: 'satisfied customers' },
  { value: `${claims.municipalitiesServed}`, label: 'municipalities served' },
] as const

/** Sample names of invented people. */
export const team = [
  {
    name: 'Marlow Tennant',
    role: 'Owner',
    text: 'Buys the carts and answers for what leaves the building.',
  },
  {
    name: 'Ines Halloway',
    role: 'Sales, Vineland',
    text: 'Finds out where the cart will be driven and kept before she names a model.',
  },
  {
    name: 'Dov Castellane',
    role: 'Sales and rentals, Scranton',
    text: 'Runs the rental calendar and the delivery trailer for Lackawanna County.',
  },
  {
    name: 'Priya Wexcombe',
    role: 'Service manager',
    text: 'Leads both shops. Batteries and chargers are her field.',
  },
] as const satisfies readonly TeamMember[]

export const regions = [
  {
    title: 'Inland Cumberland County',
    text: 'The three cities and the farm townships around them, closest to the Vineland showroom.',
    towns: [
      'vineland',
      'millville',
      'bridgeton',
      'rosenhayn',
      'deerfield-township',
      'upper-deerfield-township',
      'hopewell-township',
      'shiloh',
    ],
  },
  {
    title: 'Delaware Bayshore',
    text: 'The river villages, marsh roads and bay beaches south of Millville.',
    towns: [
      'port-norris',
      'commercial-township',
      'mauricetown',
      'maurice-river-township',
      'dividing-creek',
      'downe-township',
      'fortescue',
      'cedarville',
    ],
  },
  {
    title: 'Lackawanna Valley',
    text: 'Scranton and the boroughs along the Lackawanna River, closest to the Scranton showroom.',
    towns: ['scranton', 'carbondale', 'archbald', 'jermyn', 'jessup', 'olyphant', 'taylor', 'old-forge'],
  },
] as const satisfies readonly Region[]

export const aboutPage = {
  meta: {
    title: `About ${business.name}`,
    description: `${claims.years}+ years, ${claims.customers}+ satisfied customers and ${claims.municipalitiesServed} municipalities served from showrooms in New Jersey and Pennsylvania.`,
  },
  // Sample.
  heading: 'It began with one trailer',
  pictureAlt: 'A bronze four-seat cart strapped to a small trailer, its ramp let down, in low sun',
  // Sample.
  story: {
    heading: 'Our story',
    beginning: 'We started with one trailer and a few carts for campgrounds.',
    /** Before the first figure, and between the figures. */
    today: ['', ' later there are two showrooms, a shop in each, ', ' and '],
    paragraphs: [
      'We chose electric because carts start and stop all day and go short distances. A battery does that well, and the people on board can talk to each other.',
      'We still deliver most carts ourselves and use the visit to show how to charge them.',
    ],
    /** Three counts of three things: the home page's towns, these, and the towns that have pages. */
    counts: `We’ve served ${claims.municipalitiesServed} municipalities so far. Some villages within them have a page of their own, so ${towns.length} places are listed below.`,
  },
  values: {
    heading: 'How we do business',
    items: [
      {
        title: 'Say the price',
        text: 'Carts, rentals, labor, storage and fees: the price is on this site, or it says that we quote.',
      },
      {
        title: 'Drive before you buy',
        text: 'You can drive any cart in stock at the showroom.',
      },
      {
        title: 'Repair what we sell',
        text: 'If our shop won’t service it, we don’t sell it.',
      },
      {
        title: 'Fix mistakes in public',
        text: 'Corrections to this site follow a written policy, with deadlines.',
      },
    ],
  },
  teamHeading: 'Who you will talk to',
  area: {
    heading: 'Where we work',
    intro:
      'Three regions in two states, and the towns around them. Each town has a page with its distance and delivery fee.',
    /** For towns outside every region. */
    elsewhere: (county: string) => `Elsewhere in ${county}`,
  },
  closing: {
    heading: 'Come see the shop',
    text: 'There’s one at each showroom. Ask to take a look.',
    /** The third row, after the showrooms. */
    write: 'By phone or email',
    pictureAlt: 'The shop: a cart on the lift, tools on the wall behind it',
  },
} as const
