import { hours, otherFloors } from '../dealer/facts/hours.facts.ts'
import { offers } from '../dealer/facts/offers.facts.ts'
import { showroomText } from '../dealer/facts/pages/showroom.facts.ts'
import { promises } from '../dealer/facts/promises.facts.ts'
import { allShowrooms } from '../dealer/facts/showroom-phrases.facts.ts'
import { timeZoneName } from '../dealer/facts/time-zone.facts.ts'
import { ifOffered } from '../dealer/if-offered.ts'
import { ifPromised } from '../dealer/if-promised.ts'
import { capitalized } from '../format/capitalized.ts'
import { listed } from '../format/join-names.ts'
import { inWords } from '../format/number.ts'
import type { Hours } from '../format/opening-hours.ts'
import { photoAlt } from './photo-alt.words.ts'

const opensOnSunday = (openingHours: Hours): boolean =>
  openingHours.rows.some(({ opens, days }) => opens !== null && days.includes('Sunday'))
const onSundays = [...ifOffered('rentals', 'rentals'), ...ifOffered('service', 'repairs')]
const truck = [
  'deliveries',
  ...ifOffered('rentals', 'rentals'),
  ...ifPromised('collectsForRepair', ...ifOffered('service', 'pickup for repair')),
]
const sundays =
  onSundays.length > 0 && opensOnSunday(hours.townPages) && !opensOnSunday(hours.dealership)
    ? ` Sundays for ${listed(onSundays)} only.`
    : ''

const clocks = [
  {
    timetable: hours.dealership,
    title: 'Showroom floor',
    text: `See, sit in and drive a cart. Sales calls too${offers.rentals && promises.rentersReachUsAnyHour ? '; renters reach us at any hour' : ''}.`,
  },
  ...otherFloors.map(({ town, timetable }) => ({ timetable, title: `Showroom floor, ${town}`, text: '' })),
  ...ifOffered('service', { timetable: hours.service, title: 'Shop', text: 'Bring a cart in or pick one up.' }),
  {
    timetable: hours.townPages,
    title: 'In your town',
    text: `${promises.ownTrailer ? `Our truck: ${truck.join(', ')}` : capitalized(listed(truck))}.${sundays}`,
  },
]

const number = inWords(clocks.length)
const keepers = [
  otherFloors.length > 0 ? 'The floors' : 'The floor',
  ...ifOffered('service', 'the shop'),
  promises.ownTrailer ? 'the truck' : 'deliveries',
]
const areAlike = clocks.every(
  ({ timetable }) => JSON.stringify(timetable.rows) === JSON.stringify(hours.dealership.rows),
)

export const showroomPage = {
  meta: showroomText.search,
  heading: showroomText.heading,
  intro: showroomText.intro,
  pictureAlt: photoAlt('hero/showroom', 'Carts on the floor of a bright showroom'),
  /** The timetables, and whether they differ. */
  clocks: {
    heading: areAlike ? 'One clock for all' : `${capitalized(number)} clocks`,
    intro: `${listed(keepers)} keep ${areAlike ? 'the same' : 'different'} hours. All times ${timeZoneName}.`,
    caption: `Hours of ${allShowrooms}`,
    rows: areAlike ? clocks.slice(0, 1) : clocks,
  },
  services: {
    heading: 'What a visit covers',
    items: [
      {
        id: 'test-drives',
        title: 'Test drives',
        text: promises.driveAnyCart
          ? 'You can drive any cart in stock. Call ahead and we’ll have it charged up and outside when you arrive.'
          : 'Tell us which cart you’d like to drive.',
      },
      {
        id: 'consultation',
        title: 'Expert consultation',
        text: 'We go through seats, range, charging at home and where the cart will be kept before we talk about a model.',
      },
      ...ifOffered('financing', {
        id: 'financing',
        title: 'Financing options',
        text: 'We work out the monthly figure with you. The application itself is on the lender’s site.',
      }),
    ],
  },
  areas: {
    heading: 'Areas we serve',
    intro: `Each town has its own page with ${listed(['distance', 'delivery', ...ifOffered('rentals', 'rental prices')])}.`,
  },
  card: {
    types: { physical: 'Showroom', online: 'Online showroom' },
    fields: {
      address: 'Address',
      phone: 'Phone',
      coordinates: 'Coordinates',
      map: 'Map',
      website: 'Website',
      review: 'Reviews',
      video: 'YouTube',
      social: 'Facebook',
    },
    directions: 'Directions',
    call: 'Call Now',
  },
  closing: {
    heading: 'Tell us which cart',
    text: promises.driveAnyCart
      ? 'With a day’s notice we’ll have it outside, charged up and ready to drive.'
      : 'Call or write, and tell us when you’d like to come.',
  },
} as const
