import { business } from '../facts/business.ts'
import { thankYouPage } from './contact.ts'

/** For the heading of the mail to the dealer. `cart` is 'the Denago Nomad', or empty. */
const wants: Readonly<Record<string, (cart: string) => string>> = {
  sales: (cart) => (cart ? `asks about ${cart}` : 'asks about a cart'),
  quote: (cart) => (cart ? `wants a quote for ${cart}` : 'wants a quote'),
  'test-drive': (cart) => (cart ? `wants to drive ${cart}` : 'wants a test drive'),
  'trade-in': (cart) => (cart ? `wants to trade in a cart for ${cart}` : 'has a cart to trade in'),
  financing: (cart) => (cart ? `asks about financing ${cart}` : 'asks about financing'),
  rental: (cart) => (cart ? `wants to rent ${cart}` : 'wants to rent a cart'),
  service: (cart) => (cart ? `asks about service for ${cart}` : 'asks about service'),
  parts: (cart) => (cart ? `asks about parts for ${cart}` : 'asks about parts'),
  general: (cart) => (cart ? `asks about ${cart}` : 'has a question'),
}

/** Mails that follow a message from the form. */
export const mails = {
  /** To the dealer. */
  lead: {
    heading: (name: string, topic: string, cart: string) => `${name} ${(wants[topic] ?? wants.general)?.(cart)}`,
    sent: (interest: string, at: string, page: string) => `${interest}. Sent ${at}${page ? ` from ${page}` : ''}.`,
    answerBy: (at: string) => `Please answer by ${at}.`,
    again: (count: string) => `${count} message this month from this address.`,
    call: (firstName: string, phone: string) => `Call ${firstName}: ${phone}`,
    text: (firstName: string) => `Text ${firstName}`,
    reply: 'Reply by e-mail',
    labels: {
      vehicle: 'Cart',
      now: 'Since then',
      numbers: 'Numbers',
      topic: 'Topic',
      town: 'Town',
      page: 'Sent from',
      phone: 'Phone',
      email: 'E-mail',
      received: 'Received',
    },
    gone: 'no longer on the site',
    unknown: (id: string) => `Unknown cart${id ? `, sent as ${id}` : ''}`,
    delivery: { free: 'Delivery is free.', charged: (fee: string) => `Delivery costs ${fee}.` },
    replyNote: (firstName: string) => `A reply to this mail goes straight to ${firstName}.`,
    spamNote: 'If it is spam:',
    eraseNote: 'To erase it for good:',
    answer: {
      subject: (cart: string) => (cart ? `Your message about ${cart}` : `Your message to ${business.name}`),
      greeting: (firstName: string) => `Hello ${firstName},`,
      thanks: (cart: string) => `Thank you for your message${cart ? ` about ${cart}` : ''}.`,
      state: (state: string, url: string) => `It is ${state}: ${url}`,
      signature: `${business.name}, ${business.phone}`,
      wrote: 'You wrote:',
    },
  },
  /** To the visitor. */
  confirmation: {
    subject: (cart: string) => `We have your message${cart ? ` about ${cart}` : ''} | ${business.name}`,
    heading: (firstName: string) => (firstName ? `${firstName}, we have your message` : 'We have your message'),
    greeting: (firstName: string) => (firstName ? `Hello ${firstName},` : 'Hello,'),
    thanks: `Thank you for writing to ${business.name}.`,
    /** The desk that answers, by interest. */
    desks: {
      sales: 'It is with our sales team.',
      service: 'It is with our service team.',
      parts: 'It is with our parts desk.',
      general: 'It is with our office.',
    },
    when: `${thankYouPage.promise} ${thankYouPage.typical}`,
    labels: { vehicle: 'You asked about', topic: 'Topic', town: 'Delivery', hours: 'Hours' },
    delivery: {
      free: (town: string) => `Free to ${town}`,
      charged: (town: string, fee: string) => `To ${town}: ${fee}`,
    },
    call: `Call ${business.phone}`,
    callText: `If it cannot wait, call us at ${business.phone}.`,
    directions: (place: string) => `Directions to ${place}`,
    footer: `You get this one mail because your address was entered in the contact form of ${business.name}. No list, no newsletter. If that was not you, there is nothing to do.`,
  },
} as const
