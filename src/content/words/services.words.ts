import { hours } from '../dealer/facts/hours.facts.ts'
import { servicesText } from '../dealer/facts/pages/services.facts.ts'
import { promises } from '../dealer/facts/promises.facts.ts'
import { responseHours } from '../dealer/facts/response-times.facts.ts'
import { indoorTemperature, storage } from '../dealer/facts/storage.facts.ts'
import { ifOffered } from '../dealer/if-offered.ts'
import { ifPromised } from '../dealer/if-promised.ts'
import { serviceTerms } from '../dealer/service-terms.ts'
import { listed } from '../format/join-names.ts'
import { usd } from '../format/money.ts'
import { photoAlt } from './photo-alt.words.ts'

const { repairPromise, summary, work } = serviceTerms
const rate = usd(serviceTerms.ratePerHour)
const hourly = `Starting at ${rate}/hour`

export const servicesPage = {
  meta: {
    ...servicesText.search,
    description: `${summary} for electric golf carts. ${hourly} for maintenance and batteries.`,
  },
  heading: listed(['Service', 'repair', ...ifOffered('parts', 'parts')]),
  intro: servicesText.intro,
  pictureAlt: photoAlt('place/workshop', 'A two-seat cart on a low lift in the shop, a bench and tools behind it'),
  cards: work.map(({ price = hourly, ...one }) => ({ ...one, price })),
  whyChooseUs: {
    heading: 'Why choose us',
    items: [
      {
        id: 'turnaround',
        title: 'Fast turnaround',
        text: repairPromise,
      },
      ...ifPromised('estimateFirst', {
        id: 'estimate',
        title: 'A price before the work',
        text: 'You get the estimate first, and a call before we go over it.',
      }),
      ...ifPromised('oneBuilding', {
        id: 'people',
        title: 'The people who sold it',
        text: 'Sales and service share one building and one record of your cart.',
      }),
      {
        id: 'answer',
        title: responseHours.message.within > 24 ? 'A reply to every message' : 'A reply within a day',
        text: `Messages are answered within ${responseHours.message.within} hours.`,
      },
    ],
  },
  cardsLabel: 'Services and prices',
  scheduleLink: 'Schedule service',
  questionsHeading: 'Before you bring it in',
  /** Included in the page's FAQPage markup. */
  questions: [
    {
      question: 'What does service cost?',
      answer: [
        `Maintenance and battery services start at ${rate} per hour.`,
        ...ifPromised('warrantyWork', 'Custom modifications are quoted, and warranty work is covered by the warranty.'),
      ].join(' '),
    },
    { question: 'How long does a repair take?', answer: repairPromise },
    ...(storage
      ? [
          {
            question: 'Do you store carts over the winter?',
            answer: `Yes. Indoor storage at ${indoorTemperature} is ${usd(storage.indoor.perMonth)} a month, or ${usd(storage.winter.indoor)} for the winter package from ${storage.winter.from} to ${storage.winter.to}.`,
          },
        ]
      : []),
    {
      question: 'Can you make my golf cart street legal?',
      answer: `${promises.fitsRoadGear ? 'We fit lights, mirrors and seat belts, but they don’t' : 'Lights, mirrors and seat belts don’t'} make a golf cart a registered low-speed vehicle. The maker builds and certifies one, with a VIN.`,
    },
    ...ifPromised('otherBrands', {
      question: 'Do you work on carts bought elsewhere?',
      answer:
        'Yes, on the brands we sell and on most other electric carts. Tell us make, model and year, and we’ll tell you before you load it.',
    }),
  ],
  contactHeading: 'Where to bring it',
  hoursIn: (town: string) => `${hours.service.title} in ${town}`,
  closing: {
    heading: 'Something doesn’t sound right?',
    text: 'Describe it on the phone. Often we can tell you what it is, and what it will cost, before you load the cart.',
  },
} as const
