import { business } from '../dealer/facts/business.facts.ts'
import { mailingAddress } from '../dealer/facts/showrooms.facts.ts'
import { usdShort } from '../format/money.ts'
import { count } from '../format/number.ts'

export const waitlistMails = {
  /** Sent to an address that anybody may have entered, so it contains nothing that was typed. */
  confirmation: {
    subject: `One click, and we’ll tell you | ${business.name}`,
    heading: 'Should we email you?',
    /** Names of carts come from the stock. */
    when: {
      model: (name: string): string => `when the next ${name} comes in`,
      price: (name: string): string => `when the price of the ${name} drops`,
      search: 'when carts that fit a search on our site come in',
    },
    text: (when: string): string => `Someone asked us, on our website, to email this address ${when}. Was it you?`,
    button: 'Yes, email me',
    otherwise: (hours: number): string =>
      `If it wasn’t you, you can ignore this. We won’t send more, and we’ll erase the address after ${hours} hours.`,
  },
  news: {
    subject: {
      came: (name: string, price: string): string => `Just in: ${name}, ${price}`,
      fell: (name: string, price: string): string => `Now ${price}: ${name}`,
      sold: (name: string): string => `Sold: ${name}`,
      year: 'Your last email about carts',
      several: (news: number): string => `${count(news, 'change')} to what you’re waiting for`,
    },
    heading: {
      one: 'It’s here',
      fell: 'It costs less',
      sold: 'It’s sold',
      year: 'It’s been a year',
      several: 'What changed',
    },
    came: {
      model: (name: string): string => `You’re waiting for the next ${name}. In stock now:`,
      search: (text: string): string => `You’re waiting for carts with: ${text}. In stock now:`,
    },
    more: (carts: number): string => `and ${count(carts, 'more cart')} in our inventory`,
    fell: (name: string, before: number, after: number): string =>
      `${name} was ${usdShort(before)} and is now ${usdShort(after)}, before tax.`,
    sold: (name: string): string => `${name} is sold, so this was our last email about it.`,
    next: 'Tell me when one like it comes in',
    year: (text: string): string =>
      `You asked about ${text} twelve months ago. We’re stopping here; ask again if you’re still looking.`,
    look: 'See the cart',
    askAgain: 'Look at the inventory',
    call: `Stock and prices are as of this email. Call ${business.phone} before you drive over.`,
    stop: 'Stop these emails',
    why: 'You’re getting this because you asked us to on our website.',
  },
  postal: `${business.name}, ${mailingAddress}`,
} as const
