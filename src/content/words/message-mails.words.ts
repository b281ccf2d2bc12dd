import { business } from '../dealer/facts/business.facts.ts'
import { cartDelivery } from '../dealer/facts/delivery.facts.ts'
import { mailingAddress } from '../dealer/facts/showrooms.facts.ts'
import { usd } from '../format/money.ts'
import { thankYouPage } from './contact.words.ts'

const bar = usd(cartDelivery.freeFromPurchase)

/** The heading of the email to the dealer, after the visitor's name. `cart` is 'the' and the cart's name, or empty. */
const wants: Readonly<Record<string, (cart: string) => string>> = {
  sales: (cart) => (cart ? `asks about ${cart}` : 'asks about a cart'),
  quote: (cart) => (cart ? `wants a quote for ${cart}` : 'wants a quote'),
  'test-drive': (cart) => (cart ? `wants to drive ${cart}` : 'wants a test drive'),
  'trade-in': (cart) => (cart ? `wants to trade in a cart for ${cart}` : 'has a cart to trade in'),
  financing: (cart) => (cart ? `asks about financing ${cart}` : 'asks about financing'),
  rental: (cart) => (cart ? `wants to rent a cart like ${cart}` : 'wants to rent a cart'),
  service: (cart) => (cart ? `asks about service for ${cart}` : 'asks about service'),
  parts: (cart) => (cart ? `asks about parts for ${cart}` : 'asks about parts'),
  general: (cart) => (cart ? `asks about ${cart}` : 'has a question'),
}

/** Emails that follow a message from the form, or one that staff take down. */
export const mails = {
  /** Sent to the dealer. */
  lead: {
    heading: (name: string, topic: string, cart: string) => `${name} ${(wants[topic] ?? wants.general)?.(cart)}`,
    sent: (interest: string, at: string, page: string) => `${interest}. Sent ${at}${page ? ` from ${page}` : ''}.`,
    takenDown: {
      phone: (interest: string, at: string, who: string) => `${interest}. By phone ${at}, taken down by ${who}.`,
      visit: (interest: string, at: string, who: string) => `${interest}. Came by ${at}, taken down by ${who}.`,
    },
    answerBy: (at: string) => `Reply by ${at}.`,
    maybeSpam: 'Sent quickly, may be spam',
    again: (count: string) => `${count} message this month from this address.`,
    call: (firstName: string, phone: string) => `Call ${firstName}: ${phone}`,
    text: (firstName: string) => `Text ${firstName}`,
    reply: 'Reply by email',
    labels: {
      vehicle: 'Cart',
      now: 'Changed since',
      numbers: 'Numbers',
      topic: 'Topic',
      town: 'Town',
      site: 'Site',
      page: 'Sent from',
      phone: 'Phone',
      email: 'Email',
      picture: 'Picture',
      missingPicture: 'Pictures',
      received: 'Received',
    },
    gone: 'no longer on the site',
    unknown: (id: string) => `Unknown cart${id ? `, sent as ${id}` : ''}`,
    /** By what is delivered; `fee` is empty where delivery by the mile is free. */
    delivery: {
      sale: (_town: string, fee: string) =>
        fee ? `Delivery from there costs ${fee}.` : 'Delivery from there is free.',
      anyCart: (_town: string, fee: string) =>
        fee
          ? `Delivery from there costs ${fee} for a cart of ${bar} or more.`
          : `Delivery from there is free for a cart of ${bar} or more.`,
      quoted: () => `Under ${bar}, delivery is quoted.`,
      rental: (town: string) => `Rentals are delivered free in the ${town} area.`,
      none: () => '',
    },
    replyNote: (firstName: string) => `A reply to this email goes straight to ${firstName}.`,
    pictureSize: (width: number, height: number) => `${width} by ${height} pixels`,
    answer: {
      subject: (cart: string) => (cart ? `Your message about ${cart}` : `Your message to ${business.name}`),
      greeting: (firstName: string) => `Hello ${firstName},`,
      thanks: (cart: string) => `Thank you for your message${cart ? ` about ${cart}` : ''}.`,
      state: (state: string, url: string) => `It is ${state}: ${url}`,
      signature: `${business.name}, ${business.phone}, ${mailingAddress}`,
      wrote: 'You wrote:',
    },
  },
  /** Sent to the visitor. */
  confirmation: {
    subject: (cart: string) => `We have your message${cart ? ` about ${cart}` : ''} | ${business.name}`,
    heading: (firstName: string) => (firstName ? `${firstName}, we have your message` : 'We have your message'),
    greeting: (firstName: string) => (firstName ? `Hello ${firstName},` : 'Hello,'),
    thanks: `Thank you for writing to ${business.name}.`,
    /** The team that answers, by interest. */
    desks: {
      sales: 'Our sales team has it.',
      service: 'Our service team has it.',
      parts: 'Our parts team has it.',
      general: 'Our office has it.',
    },
    when: `${thankYouPage.promise} ${thankYouPage.typical}`,
    labels: {
      vehicle: 'You asked about',
      topic: 'Topic',
      delivery: 'Delivery',
      town: 'Town',
      hours: 'Hours',
      pictures: 'Pictures',
    },
    delivery: {
      sale: (town: string, fee: string, from: string) =>
        fee ? `From the ${from} to ${town}: ${fee}` : `Free from the ${from} to ${town}`,
      anyCart: (town: string, fee: string, from: string) =>
        fee
          ? `From the ${from} to ${town}: ${fee} for a cart of ${bar} or more`
          : `Free from the ${from} to ${town} for a cart of ${bar} or more`,
      quoted: (town: string) => `To ${town}: we’ll quote it`,
      rental: (town: string) => `Free in the ${town} area`,
      none: (town: string) => town,
    },
    call: `Call ${business.phone}`,
    callText: `If it can’t wait, call us at ${business.phone}.`,
    postal: `${business.name}, ${mailingAddress}`,
    directions: (place: string) => `Directions to ${place}`,
    footer: `You’re receiving this one email because someone entered your address in the contact form of ${business.name}. You haven’t been added to any list. If it wasn’t you, you can ignore it.`,
  },
} as const
