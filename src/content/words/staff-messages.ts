import { listed } from '../format/listed.ts'
import { count } from '../format/number.ts'
import { contactPage } from './contact.ts'

const kinds = {
  note: 'Note',
  reply: 'Reply',
  'no-answer': 'No answer',
  voicemail: 'Left a voicemail',
  call: 'Call',
  'test-drive': 'Test drive',
  deposit: 'Deposit',
  quote: 'Quote',
} as const
export const eventLabels: Readonly<Record<keyof typeof kinds, string>> = kinds

export const messageList = {
  title: 'Messages',
  search: 'Name, phone, cart or words',
  find: 'Search',
  tabs: { open: 'Open', mine: 'Mine', all: 'All' },
  sections: {
    nobody: 'Nobody has it',
    due: 'Due today',
    taken: 'Taken',
    real: 'Is this real?',
  },
  results: (query: string) => `Messages with “${query}”`,
  none: {
    open: 'Nothing waits for an answer.',
    mine: 'You have nothing open.',
    all: 'No messages yet.',
    search: 'No message has that. Try part of the name, or the last digits of the phone number.',
  },
  more: (rows: number) => `${count(rows, 'more')} not shown. Search, or look under All.`,
  older: 'Older messages',
  newest: 'Newest messages',
  call: 'Call',
  cartGone: 'Cart gone since',
  cartHeld: 'Cart on hold',
  late: 'Taken, not answered',
  maybeSpam: 'May be spam',
  spam: 'Spam',
  heldBack: 'Not emailed',
  emailed: 'Emailed',
  unsent: 'Reply not sent',
  pictures: (pictures: number) => count(pictures, 'picture'),
  by: (at: string) => `Reply by ${at}`,
  goesTo: (who: string, time: string) => `To ${who} in ${time}`,
  step: (what: string, who: string) => `${what}, ${who}`,
  overdue: (time: string) => `${time} ago`,
  tookIt: (name: string) => `You have the message from ${name}.`,
  judged: { real: (name: string) => `${name} is real.`, spam: (name: string) => `${name} is spam.` },
  lost: (name: string) => `Somebody else acted on the message from ${name} first.`,
  open: 'Open it',
  add: 'Add',
  cameBy: { phone: 'by phone', visit: 'came by' },
}

export const messageWork = {
  reply: {
    heading: 'Reply',
    saved: 'Saved reply',
    use: 'Use it',
    to: (name: string) => `To ${name}`,
    hint: 'The site emails it with your name. Answers come to your own mailbox. Sending takes the message, and answers it.',
    send: 'Send the email',
    noAddress: 'There’s no email address to reply to.',
    noMail: 'This site isn’t set up to send email yet. Call, text, or use “Email.”',
    empty: 'Write something first.',
    tooLong: 'That’s too long for one email: at most 5,000 characters.',
    sent: 'The reply is on its way.',
    states: {
      sent: (at: string) => `Sent ${at}`,
      waiting: 'On its way',
      waitingWith: (problem: string) => `Not sent yet, tried again: ${problem}`,
      failed: (problem: string) => `Not sent: ${problem}`,
      refused: 'Not sent: the mail server refuses the address. Call instead.',
    },
    again: 'Send again',
  },
  next: {
    heading: 'Next step',
    planned: 'Or on a day',
    day: 'Day',
    time: 'Time',
    note: 'Note',
    noteHint: 'For staff alone',
    save: 'Save the step',
    hint: 'It’s under “Due today” on its day, and you get an email at that time.',
    badTime: 'Choose a day and a time that are still to come, within a year.',
    quoteSent: 'Quote sent',
  },
  /** The yellow button, by the step that comes next. */
  done: { call: 'I called', 'test-drive': 'They drove', deposit: 'Deposit taken', quote: 'Quote sent' },
  planned: (what: string, at: string) => `${what}: ${at}`,
  calendar: 'Add to calendar',
  drop: 'Drop it',
  notes: 'Notes',
  noteLabel: 'Note for staff',
  saveNote: 'Save',
  saved: (what: string) => `${what}: saved.`,
  undo: 'Undo',
  undone: 'Undone.',
  notUndone: 'That can’t be undone anymore.',
  theirs: (who: string) => `${who} has this message. Take it over first. What you wrote is still here.`,
  stale: 'Nothing was saved: somebody else acted while your page was open. What you wrote is still here.',
  held: (cart: string, day: string, customer: string, who: string) =>
    `The ${cart} is on hold until ${day}${customer && ` for ${customer}`} (${who}).`,
  hold: 'Hold rental days',
  same: 'Same customer',
  all: (messages: number) => `All ${count(messages, 'message')}`,
  plannedFor: (what: string, at: string) => `planned: ${what}, ${at}`,
}

export const customerPage = {
  title: 'Customer',
  none: 'Nothing is stored about this customer.',
  messages: 'Messages',
  waits: 'Waiting for',
  rentals: 'Rentals',
  held: 'Held',
  ended: 'Ended',
  since: (at: string) => `Since ${at}`,
  unconfirmed: 'Not confirmed',
  contact: 'Contact',
  addMessage: 'Add a message',
  consent: 'Calls and texts',
  agreed: (at: string, where: string) =>
    `Sent the form ${at}${where && ` from ${where}`}. It says: “${contactPage.form.phoneConsent}”`,
  noConsent: 'Nothing on record: they never sent the form. Ask before you text.',
  file: 'File of everything',
  fileText:
    'A table of their messages with notes and steps, rentals, carts bought and waited for. Pictures are with the messages.',
  erase: 'Erase this customer',
  eraseText: (what: string) =>
    `Erases ${what}, with notes, pictures and names on carts. It can’t be undone, and a restored backup doesn’t bring it back. Copies in mailboxes and a CRM must be deleted there.`,
  eraseNow: 'Erase it all',
  erased: (what: string) => `Erased: ${what}.`,
  parts: (messages: number, entries: number, holds: number) =>
    listed([
      count(messages, 'message'),
      ...(entries > 0 ? [count(entries, 'waitlist entry', 'waitlist entries')] : []),
      ...(holds > 0 ? [count(holds, 'rental hold')] : []),
    ]),
}

/** A message that somebody of the staff writes down. */
export const newMessage = {
  title: 'New message',
  how: 'How they came',
  ways: { phone: 'Phone call', visit: 'In the showroom' },
  name: 'Name',
  phone: 'Phone',
  email: 'Email',
  topic: 'About',
  cart: 'Cart',
  noCart: 'No cart',
  words: 'What they want',
  save: 'Save the message',
  hint: 'It’s on the list like any other, and those who get its topic are told. The customer gets no email.',
  problems: {
    name: 'Write a name.',
    reach: 'Write a phone number or an email address.',
    email: 'That isn’t an email address.',
    words: 'Write what they want.',
  },
}
