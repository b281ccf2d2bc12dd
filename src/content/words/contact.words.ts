import { newAndUsedCarts } from '../dealer/facts/offers.facts.ts'
import { contactText } from '../dealer/facts/pages/contact.facts.ts'
import { messagePromise, responseHours } from '../dealer/facts/response-times.facts.ts'
import { serviceRatePerHour } from '../dealer/facts/service-terms.facts.ts'
import { ifOffered } from '../dealer/if-offered.ts'
import { ifPromised } from '../dealer/if-promised.ts'
import { listed } from '../format/join-names.ts'
import { usd } from '../format/money.ts'
import { photoAlt } from './photo-alt.words.ts'
import { sceneAlts } from './scene-alts.words.ts'

const teams = ['sales', ...ifOffered('service', 'service'), ...ifOffered('parts', 'parts')]
const checked = ['stock', ...ifOffered('rentals', 'dates'), ...ifOffered('parts', 'parts'), 'prices']

export const contactPage = {
  meta: contactText.search,
  heading: 'Call, write or come by',
  intro: `Calling is quickest. ${messagePromise}`,
  /** Labels the cart of `?vehicle=` for screen readers, here and on the thank-you page. */
  askedLabel: 'The cart you are asking about',
  detailsHeading: 'Contact details',
  /** Labels in the contact details; the values come from business.facts.ts and showrooms.facts.ts. */
  details: {
    mainLine: 'Main line',
    email: 'Email',
    website: 'Website',
  },
  hoursHeading: 'Business hours',
  form: {
    heading: 'Send Us a Message',
    interests: {
      sales: 'Sales',
      service: 'Service',
      parts: 'Parts',
      general: 'General question',
    },
    /** Topics of links to the form, as in `/contact?topic=trade-in`; stored with the message. */
    topics: {
      sales: 'Sales',
      quote: 'Quote',
      'test-drive': 'Test drive',
      'trade-in': 'Trade-in',
      financing: 'Financing',
      rental: 'Rental',
      service: 'Service',
      parts: 'Parts',
      general: 'General question',
    },
    /** Buttons above the form that begin the message. */
    offeredLabel: 'What is it about?',
    offered: [
      'test-drive',
      ...ifPromised('tradeIns', 'trade-in'),
      ...ifOffered('financing', 'financing'),
      ...ifOffered('rentals', 'rental'),
      ...ifOffered('service', 'service'),
      ...ifOffered('parts', 'parts'),
    ],
    notes: {
      'trade-in': 'We’ll give you a figure once we’ve seen the cart. Leave blank anything you don’t know.',
    },
    pictures: {
      label: 'Pictures, if you have any',
      hint: 'Up to six. We remove the location and date from each.',
      again: 'Please choose your pictures again. Browsers don’t keep them.',
    },
    phoneHint: '10 digits with area code',
    phoneConsent:
      'By sending this, you agree that we may call or text you about your request. It isn’t a condition of purchase.',
    note: messagePromise,
  },
} as const

export const thankYouPage = {
  meta: {
    title: 'Thank you, your message is in',
    description: 'Your message has been received. What happens next, and how to reach us sooner.',
  },
  /** Each on a line of its own. */
  heading: ['Thank you.', 'We have your message.'],
  promise: `Please allow up to ${responseHours.message.within} hours for a response.`,
  typical: `In business hours it is typically ${responseHours.message.typicalFrom}-${responseHours.message.typicalTo} hours.`,
  /** Three steps, drawn along a road. */
  nextHeading: 'What happens next',
  steps: [
    {
      title: 'Now',
      text: `Your message goes to our ${teams.join(', ')} or office team.`,
    },
    {
      title: `${responseHours.message.typicalFrom}-${responseHours.message.typicalTo} hours`,
      text: `During business hours we check ${listed(checked)}, and then reply.`,
    },
    {
      title: `${responseHours.message.within} hours, at the latest`,
      text: 'We get in touch, by email or phone, whichever suits the question.',
    },
  ],
  callPrompt: 'If it can’t wait, call or come by',
  mainLine: 'Main line',
  linksHeading: 'Meanwhile',
  /** The text beside a page's name, by its id in addresses.ts. */
  links: {
    inventory: newAndUsedCarts,
    rentals: 'Price your dates',
    services: serviceRatePerHour === undefined ? '' : `From ${usd(serviceRatePerHour)}/hour`,
    home: '',
  },
  pictureAlt: photoAlt('hero/hills-evening', sceneAlts['hero/hills-evening']),
} as const

export type Topic = keyof typeof contactPage.form.topics
