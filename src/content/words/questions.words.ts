import { claims, financingOffer } from '../dealer/facts/business.facts.ts'
import { ecoConstants } from '../dealer/facts/eco-constants.facts.ts'
import { offers } from '../dealer/facts/offers.facts.ts'
import { promises } from '../dealer/facts/promises.facts.ts'
import { rentalTerms } from '../dealer/facts/rentals.facts.ts'
import { messagePromise } from '../dealer/facts/response-times.facts.ts'
import { returns } from '../dealer/facts/returns.facts.ts'
import { repairPromise, serviceRatePerHour } from '../dealer/facts/service-terms.facts.ts'
import { isOneShowroom, otherShowroom } from '../dealer/facts/showroom-phrases.facts.ts'
import { indoorTemperature, storage } from '../dealer/facts/storage.facts.ts'
import { salesTax } from '../dealer/facts/taxes.facts.ts'
import { ifOffered } from '../dealer/if-offered.ts'
import { ifPromised } from '../dealer/if-promised.ts'
import { listed } from '../format/join-names.ts'
import { usd, usdCents } from '../format/money.ts'
import { percent } from '../format/number.ts'
import { attainableMph } from './low-speed-vehicles.words.ts'

const { newCarts, usedCarts, parts } = returns
const { dollarsPerKilowattHour, kilowattHoursPerMile } = ecoConstants

const whichShowroom = {
  id: 'which-showroom',
  question: 'Which showroom has the cart I like?',
  short: 'Its page says where it is.',
  more: `Each showroom has carts of its own. If the page doesn’t say, or if it’s ${otherShowroom}, call before you drive. We’ll tell you whether we can bring it over.`,
  link: { text: 'See what’s in stock', to: 'inventory' },
} as const

const usedCartsLink = { text: 'Used carts and their reports', to: 'inventory', search: { condition: 'used' } } as const
const askLink = { text: 'Ask about a battery', topic: 'sales' } as const

const depositWords = {
  short: 'A deposit reserves the cart.',
  more: 'It counts toward the price. Ask how much it is and how long it holds, and have both written on the quote.',
}
const payment =
  promises.payment || promises.depositReserves
    ? ([
        {
          id: 'payment',
          question: listed([
            ...(promises.payment ? ['How can I pay'] : []),
            ...(promises.depositReserves ? [`${promises.payment ? 'what' : 'What'} does a deposit do`] : []),
          ])
            .replace(' and ', ', and ')
            .concat('?'),
          short: [
            ...(promises.payment ? [`By ${promises.payment}.`] : []),
            ...ifPromised('depositReserves', depositWords.short),
          ].join(' '),
          more: promises.depositReserves ? depositWords.more : 'Ask what else is possible.',
          link: { text: 'Deposit and payment', to: 'terms-conditions', part: 'deposit-and-payment' },
        },
      ] as const)
    : []

const groups = [
  {
    id: 'buying',
    title: 'Buying',
    picture: 'hero/showroom',
    questions: [
      ...(isOneShowroom ? [] : [whichShowroom]),
      {
        id: 'total-price',
        question: 'What will I pay in the end?',
        short: `The price, delivery, ${salesTax.label.toLowerCase()}, and title and registration where the cart needs them.`,
        more: [
          ...ifPromised('noPreparationCharge', 'There’s no preparation charge.'),
          'Choose a cart and your town, and its page shows the price delivered to you.',
        ].join(' '),
        link: { text: 'Pick a cart', to: 'inventory' },
      },
      {
        id: 'test-drive',
        question: 'Do I need an appointment for a test drive?',
        short: 'No, but a call saves you a trip.',
        more: promises.driveAnyCart
          ? 'You can drive any cart in stock. Call ahead and we’ll have it charged up and outside when you arrive.'
          : 'Tell us which cart, and ask whether it’s ready to drive.',
        link: { text: 'Hours and directions', to: 'showroom' },
      },
      ...ifPromised('tradeIns', {
        id: 'trade-ins',
        question: 'Do you take trade-ins?',
        short: 'Yes.',
        more: 'Tell us make, model, year, batteries and condition. You get a figure once we’ve seen and driven it, and it holds as long as the cart arrives in the same condition, with charger, keys and papers.',
        link: { text: 'Tell us about yours', topic: 'trade-in' },
      }),
      {
        id: 'warranty',
        question: 'What does the warranty cover?',
        short: 'What the maker’s booklet says, for as long as it says.',
        more: [
          ...ifPromised('warrantyClaims', 'We make the claim for you.'),
          ...ifOffered(
            'usedCarts',
            'A used cart has the warranty written on its purchase agreement, or is sold AS IS where it says so.',
          ),
        ].join(' '),
        link: { text: 'Read the warranty terms', to: 'terms-conditions', part: 'warranty' },
      },
      {
        id: 'measurements',
        question: 'Will it fit my garage, trailer or pickup?',
        short: 'Length, width, height and weight are on the cart’s page, where we know them.',
        more: 'If one is missing, ask us.',
        link: { text: 'Ask for the measurements', topic: 'sales' },
      },
      {
        id: 'returns',
        question: 'Can I bring it back?',
        short: `A new cart within ${newCarts.days} days and under ${newCarts.underMiles} miles, less a ${percent(newCarts.restockingPercent)} restocking fee.`,
        more: [
          ...ifOffered(
            'usedCarts',
            `A used cart within ${usedCarts.days} days, less ${percent(usedCarts.restockingPercent)}.`,
          ),
          `Tell us about a defect within ${returns.defectsReportedWithinHours} hours.`,
          'Your legal rights stay as they are.',
        ].join(' '),
        link: { text: 'Read the return policy', to: 'return-policy' },
      },
    ],
  },
  {
    id: 'paying',
    title: 'Paying',
    questions: [
      ...ifOffered('zeroPercent', {
        id: 'zero-percent',
        question: `What does “${financingOffer}” mean?`,
        short: `${percent(claims.financingPercent)} APR on the models that carry it, for the months named there, to buyers the lender approves.`,
        more: 'When no model carries it, we say so. Ask us which ones do now.',
        link: { text: 'How financing works', to: 'financing', part: 'zero' },
      }),
      ...ifOffered('financing', {
        id: 'credit-check',
        question: 'Will applying affect my credit?',
        short: 'It may.',
        more: 'The application is on the lender’s own site, and the lender decides whether to check your credit. Ask before you send it. The payment calculator on a cart’s page asks for nothing about you.',
        link: { text: 'Read the terms of financing', to: 'terms-conditions', part: 'financing' },
      }),
      ...payment,
    ],
  },
  {
    id: 'driving',
    title: 'Driving',
    questions: [
      {
        id: 'street-legal',
        question: 'Is it street legal?',
        short: 'That depends on the cart and on your town.',
        more: 'A cart built as a low-speed vehicle, with a VIN, can get a plate. Lights and belts added later don’t turn a golf cart into one.',
        link: { text: 'Where can I drive it?', to: 'where-to-drive' },
      },
      {
        id: 'license',
        question: 'Do I need a license?',
        short: 'On a public road, expect to need one. Your state decides.',
        more: [
          'On private property the owner decides.',
          ...(rentalTerms
            ? [`Every driver of a rental cart is at least ${rentalTerms.minimumAge} and shows a driver’s license.`]
            : []),
        ].join(' '),
        link: { text: 'License, plate and insurance', to: 'where-to-drive', part: 'papers' },
      },
      {
        id: 'speed',
        question: 'How fast does it go?',
        short: `A golf cart up to ${attainableMph.golfCart} mph, a low-speed vehicle up to ${attainableMph.lowSpeed}.`,
        more: 'Federal law draws the line there. Each cart’s own top speed is on its page.',
        link: { text: 'Find a cart’s top speed', to: 'inventory' },
      },
    ],
  },
  {
    id: 'charging',
    title: 'Charging',
    picture: 'place/charging',
    questions: [
      {
        id: 'outlet',
        question: 'What outlet do I need?',
        short: 'The one on the cart’s page. If it isn’t listed, ask.',
        more: 'Use a grounded outlet, and never an extension cord that’s still coiled. If your outlet is far from where you park, tell us before delivery.',
        link: { text: 'Ask about charging at home', topic: 'sales' },
      },
      ...ifOffered('ecoCalculator', {
        id: 'charge-cost',
        question: 'What does a charge cost?',
        short: 'Pennies a mile.',
        more: `That’s ${kilowattHoursPerMile} kWh a mile, at ${usdCents(dollarsPerKilowattHour)} per kWh. Enter your own miles and compare with gas.`,
        link: { text: 'Open the calculator', to: 'eco-impact' },
      }),
      {
        id: 'battery-life',
        question: 'How long does a battery last?',
        short: 'The maker’s warranty is the figure to trust.',
        more: [
          'The rest depends on the kind of battery and on how it’s charged.',
          ...ifOffered('usedCarts', 'For a used cart, the condition report says what we know about its battery.'),
        ].join(' '),
        link: offers.usedCarts ? usedCartsLink : askLink,
      },
    ],
  },
  {
    id: 'renting',
    title: 'Renting',
    picture: 'place/camp-evening',
    questions: [
      ...ifOffered('rentals', {
        id: 'reserving',
        question: 'How do I reserve?',
        short: 'By phone.',
        more: 'Price your dates first: the estimate shows the total and the deposit, and you can send it to us. Nothing is booked until we’ve confirmed it.',
        link: { text: 'Price your dates', to: 'rental-estimate' },
      }),
      ...ifOffered('rentals', {
        id: 'rental-costs',
        question: 'What can I owe beyond the price?',
        short: 'The fees in the table, and repairs if the cart is damaged, with no upper limit.',
        more: [
          ...ifPromised('rentalInsurance', 'Liability insurance is included. It doesn’t cover the cart itself.'),
          'Ask your insurer before you rent.',
        ].join(' '),
        link: { text: 'Every fee, in one table', to: 'rental-policy', part: 'fees' },
      }),
      ...(rentalTerms
        ? [
            {
              id: 'canceling',
              question: promises.stormsMoveRentals ? 'What if plans change, or it storms?' : 'What if plans change?',
              short: `Cancel free up to ${rentalTerms.cancellation.freeHours} hours before the start.`,
              more: [
                `After that ${percent(rentalTerms.cancellation.refundPercent)} is refunded, and nothing for a no-show.`,
                ...ifPromised(
                  'stormsMoveRentals',
                  'If a storm warning is in force for your town on the first day, you may move the rental without a charge.',
                ),
              ].join(' '),
              link: { text: 'Read about canceling', to: 'rental-policy', part: 'canceling' },
            } as const,
          ]
        : []),
    ],
  },
  {
    id: offers.service ? 'repair' : 'parts',
    title: offers.service ? 'Repair' : 'Parts',
    picture: 'place/workshop',
    questions: [
      ...(serviceRatePerHour !== undefined && repairPromise
        ? ([
            {
              id: 'service-cost',
              question: 'What does service cost?',
              short: `From ${usd(serviceRatePerHour)} an hour for maintenance and battery work.`,
              more: [
                ...ifPromised('estimateFirst', 'You get the estimate first, and a call before we go over it.'),
                ...ifPromised('warrantyWork', 'Warranty work is covered by the warranty.'),
              ].join(' '),
              link: { text: 'Services and prices', to: 'services' },
            },
            {
              id: 'repair-time',
              question: 'How soon will it be done?',
              short: repairPromise,
              more: 'That’s from when the cart reaches the shop. Parts that must be ordered take longer, and we tell you when we know.',
              link: { text: 'Schedule service', topic: 'service' },
            },
          ] as const)
        : []),
      ...ifOffered('parts', {
        id: 'parts',
        question: 'Can I order parts?',
        short: 'Yes. Tell us make, model, year and the part.',
        more: `A part that you don’t need can come back within ${parts.days} days, less a ${percent(parts.restockingPercent)} restocking fee. The return policy names the parts that can’t.`,
        link: { text: 'Ask for a part', topic: 'parts' },
      }),
    ],
  },
  {
    id: 'winter',
    title: 'Winter',
    questions: [
      {
        id: 'cold-garage',
        question: 'Can it stay in a cold garage?',
        short: 'Charged and dry, within what its manual allows.',
        more: 'A battery doesn’t like frost, heat or months without a charge. What yours takes depends on its kind, so ask us.',
        link: { text: 'Ask about your battery', topic: offers.service ? 'service' : 'general' },
      },
      ...(storage
        ? [
            {
              id: 'storage',
              question: 'Do you store carts?',
              short: `Yes. Indoors at ${indoorTemperature} for ${usd(storage.indoor.perMonth)} a month, or covered outdoors for ${usd(storage.coveredOutdoor.perMonth)}.`,
              more: `The winter package runs ${storage.winter.from} to ${storage.winter.to}: ${usd(storage.winter.indoor)} indoors, ${usd(storage.winter.outdoor)} outdoors.`,
              link: { text: 'Read the storage policy', to: 'storage-policy' },
            } as const,
          ]
        : []),
    ],
  },
] as const

export const questionsPage = {
  meta: {
    title: `Questions about ${listed(['buying', ...ifOffered('rentals', 'renting'), 'driving'])} a golf cart`,
    description: `Total price, test drives, returns, street-legal carts, licenses, ${listed(['charging', ...ifOffered('rentals', 'rental deposits'), ...ifOffered('service', 'repairs'), 'winter'])}: the short answer first.`,
  },
  /** The heading lists the page's groups of questions. */
  heading: { before: 'Ask about', and: 'and' },
  intro: 'What people ask us on the phone, with the short answer first. If yours isn’t here, call',
  /** Shown after each group, on phones. */
  up: 'Back to all topics',
  /** `short` is a whole answer; `more` follows it. Both are in the page's FAQPage markup. */
  groups,
  closing: {
    heading: 'Ask the next one',
    text: `A person answers. ${messagePromise} Good questions end up on this page.`,
    link: 'Write to us',
  },
} as const
