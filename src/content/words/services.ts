import { hours } from '../dealer/facts/hours.ts'
import { mainMakers } from '../dealer/facts/maker-phrases.ts'
import { servicesText } from '../dealer/facts/pages/services.ts'
import { responseHours } from '../dealer/facts/response-times.ts'
import { repairPromise as promise, serviceRatePerHour } from '../dealer/facts/service-terms.ts'
import { indoorTemperature, storage } from '../dealer/facts/storage.ts'
import { ifOffered, offered } from '../dealer/if-offered.ts'
import { listed } from '../format/listed.ts'
import { usd } from '../format/money.ts'
import { photoAlt } from './photo-alt.ts'

const repairPromise = offered('service', promise)
const rate = usd(offered('service', serviceRatePerHour))
const hourly = `Starting at ${rate}/hour`

export const servicesPage = {
  meta: {
    ...servicesText.search,
    description: `Maintenance, battery work, custom modifications and warranty repairs for electric golf carts. ${hourly} for maintenance and batteries.`,
  },
  heading: listed(['Service', 'repair', ...ifOffered('parts', 'parts')]),
  intro: servicesText.intro,
  pictureAlt: photoAlt(
    'place/workshop',
    'A two-seat cart on a low lift in the shop, a mechanic at the bench behind it',
  ),
  cards: [
    {
      title: 'Maintenance',
      price: hourly,
      features: [
        'Brake and steering check',
        'Tire pressure, tread and wheel alignment',
        'Cables, terminals and connectors',
        'Road test before and after, with a written report',
      ],
    },
    {
      title: 'Battery services',
      price: hourly,
      features: [
        'Capacity test under load',
        'Charger test and repair',
        'Watering and cleaning of lead-acid packs',
        'Lithium conversion, old pack recycled',
      ],
    },
    {
      title: 'Custom modifications',
      price: 'Quote on request',
      features: [
        'Lift kits, wheels and tires',
        'Seats, roofs and enclosures',
        'Lights, mirrors and seat belts',
        'Sound systems and cargo boxes',
      ],
    },
    {
      title: 'Warranty work',
      price: 'Covered by warranty',
      features: [
        'Diagnosis and the claim with the maker',
        'OEM parts',
        `${mainMakers}, bought here or elsewhere`,
        'A written record of what was done',
      ],
    },
  ],
  whyChooseUs: {
    heading: 'Why choose us',
    items: [
      {
        id: 'turnaround',
        title: 'Fast turnaround',
        text: repairPromise,
      },
      {
        id: 'estimate',
        title: 'A price before the work',
        text: 'You get the estimate first, and a call before we go over it.',
      },
      {
        id: 'people',
        title: 'The people who sold it',
        text: 'Sales and service share one building and one record of your cart.',
      },
      {
        id: 'answer',
        title: 'A reply within a day',
        text: `Messages are answered within ${responseHours.message.within} hours.`,
      },
    ],
  },
  cardsLabel: 'Services and prices',
  scheduleLink: 'Schedule service',
  questionsHeading: 'Before you bring it in',
  /** Also in the page's FAQPage markup. */
  questions: [
    {
      question: 'What does service cost?',
      answer: `Maintenance and battery services start at ${rate} per hour. Custom modifications are quoted, and warranty work is covered by the warranty.`,
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
      answer:
        'We fit lights, mirrors and seat belts, but they don’t make a golf cart a registered low-speed vehicle. The maker builds and certifies one, with a VIN.',
    },
    {
      question: 'Do you work on carts bought elsewhere?',
      answer:
        'Yes, on the brands we sell and on most other electric carts. Tell us make, model and year, and we’ll say before you load it.',
    },
  ],
  contactHeading: 'Where to bring it',
  hoursIn: (town: string) => `${hours.service.title} in ${town}`,
  closing: {
    heading: 'Something doesn’t sound right?',
    text: 'Describe it on the phone. Often we can tell you what it is, and what it will cost, before you load the cart.',
  },
} as const
