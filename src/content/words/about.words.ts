import { claims } from '../dealer/facts/business.facts.ts'
import { aboutText } from '../dealer/facts/pages/about.facts.ts'
import { grouped } from '../format/money.ts'
import { photoAlt } from './photo-alt.words.ts'

const { years, customers, municipalitiesServed } = claims

/** Figures that the dealer's folder claims; others are left out. */
export const aboutStats = [
  ...(years ? [{ value: `${years}+`, label: years === 1 ? 'year' : 'years' }] : []),
  ...(customers ? [{ value: `${grouped(String(customers))}+`, label: 'satisfied customers' }] : []),
  ...(municipalitiesServed ? [{ value: `${municipalitiesServed}`, label: 'municipalities served' }] : []),
]

export const aboutPage = {
  meta: aboutText.search,
  heading: aboutText.heading,
  pictureAlt: photoAlt(
    'place/first-trailer',
    'A bronze four-seat cart strapped to a small trailer, its ramp let down, in low sun',
  ),
  story: aboutText.story,
  values: aboutText.values,
  teamHeading: 'Who you will talk to',
  area: {
    heading: 'Where we work',
    ...aboutText.area,
    regions: aboutText.regions,
    /** Heading of towns outside every region. */
    elsewhere: (county: string) => (aboutText.regions.length > 0 ? `Elsewhere in ${county}` : county),
  },
  closing: {
    ...aboutText.closing,
    /** The last row, after the showrooms. */
    write: 'By phone or email',
    pictureAlt: photoAlt('place/workshop', 'The shop: a cart on the lift, a bench and tools behind it'),
  },
} as const
