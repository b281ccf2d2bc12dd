import { business } from '../facts/business.ts'
import { thankYouPage } from './contact.ts'

/** Words of the mails that a message from the form sets off. */
export const mails = {
  /** To the dealer. */
  lead: {
    labels: {
      interest: 'Interest',
      name: 'Name',
      email: 'E-mail',
      phone: 'Phone',
      received: 'Received',
      id: 'Message id',
    },
    note: 'Reply to this mail to answer the sender.',
  },
  /** To the visitor. Repeats nothing of the message: anybody can type anybody's address. */
  confirmation: {
    subject: `We have your message | ${business.name}`,
    greeting: 'Hello',
    lines: [
      `Thank you for writing to ${business.name}. Your message has arrived.`,
      `${thankYouPage.promise} ${thankYouPage.typical}`,
      `If it cannot wait, call us at ${business.phone}.`,
    ],
    footer: `You get this mail because your address was entered in the contact form of ${business.name}. If that was not you, there is nothing to do.`,
  },
} as const
