import { business } from '../facts/business.ts'
import { thankYouPage } from './contact.ts'

/** Copy of the mails that follow a message from the form. */
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
  /** To the visitor. Does not repeat the message, because anybody can enter somebody else's address. */
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
