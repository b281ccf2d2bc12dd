import { business } from '../dealer/facts/business.facts.ts'
import { usdShort } from '../format/money.ts'

export const tellMePage = {
  meta: {
    title: `Tell me when | ${business.shortName}`,
    description:
      'One email when the cart you’re waiting for comes in, or when its price drops. No account, and one click stops it.',
  },
  headings: {
    model: 'We’ll tell you when one comes in',
    price: 'We’ll tell you when the price drops',
    search: 'We’ll tell you when one comes in',
  },
  /** What will be mailed, in one sentence. */
  sentences: {
    model: (name: string): string => `We’ll email you when the next ${name} comes in, with its price.`,
    price: (name: string, price: number): string =>
      `We’ll email you when the ${name} costs less than ${usdShort(price)}, and when it’s sold.`,
    search: (text: string): string => `We’ll email you when a cart comes in that fits your search: ${text}.`,
  },
  label: 'Email',
  hint: 'Nothing starts until you click the link we email you.',
  button: 'Email me the link',
  howHeading: 'How it works',
  how: [
    'We email you a link. Click it, and it’s on. If you don’t, we erase your address after two days.',
    'You get at most one email a day, and only when something has changed.',
    'Every email has a link that stops them. After twelve months they stop on their own.',
  ],
  privacy: { before: 'What we keep, and how to have it erased, is in the', link: 'privacy policy' },
  problems: {
    email: 'Invalid email address',
    changed: 'This cart has changed since you opened the page. Is this still what you want?',
    tooFast: 'That was quick. Please press the button once more.',
    byClient: `You’ve reached the hourly limit for requests. Please call us at ${business.phone}, or try again later.`,
    byAddress: `We have sent three links to this address today. Use one of them, or try again tomorrow.`,
    byAll: `We can’t send more emails just now. Please call us at ${business.phone}, or try again in an hour.`,
    tooMany:
      'This address is already waiting for ten things, which is the limit. Stop one of them first, with the link in any of our emails.',
  },
  nothing: {
    heading: 'What are you waiting for?',
    text: 'Open a cart or set the filters of the inventory, then choose “Tell me when” there.',
  },
  call: {
    heading: 'Call us, and we’ll tell you',
    text: 'This site can’t send email just now. Call and say what you’re waiting for.',
  },
  sent: {
    heading: 'Check your email',
    text: 'We’ve sent a link. Click it within two days, and we’ll tell you. If it isn’t there in a few minutes, check your spam folder.',
  },
  confirm: {
    heading: 'Should we email you?',
    button: 'Yes, email me',
    otherwise: 'If not, close this page. We erase the address after two days.',
  },
  on: {
    heading: 'We’ll tell you',
    several: 'What you’re waiting for',
    stop: 'Stop this',
    stopAll: 'Stop all emails',
    stopOnly: 'Stop these emails',
  },
  stopped: {
    heading: 'Stopped',
    text: 'You won’t get any more of these emails, and we’ve erased your address from the list.',
  },
  ended: {
    heading: 'This link no longer works',
    text: 'It was stopped, it ran out, or the link is incomplete. You won’t get any emails because of it.',
  },
  meanwhile: 'Browse the inventory',
} as const
