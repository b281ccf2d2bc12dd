import { count } from '../format/number.ts'

/** Emails that list several messages. */
export const listMail = {
  subject: {
    untaken: (messages: number) => `${count(messages, 'message')} that nobody has taken`,
    late: (messages: number) => `${count(messages, 'message')} of yours without an answer`,
    'late for others': (messages: number) => `${count(messages, 'message')} taken, and not answered`,
  },
  text: {
    untaken: 'The oldest comes first. Press “I have it” to take one.',
    late: 'You took these, and nothing has been noted since. Reply, say what comes next, or how it ended.',
    'late for others': 'They were taken, and nothing has been noted since.',
  },
  waited: (time: string) => `Waiting for ${time}`,
  held: (who: string, time: string) => `${who} has it, waiting for ${time}`,
  open: 'Open the messages',
}

const reminders = {
  call: (name: string) => `Call ${name}`,
  'test-drive': (name: string) => `Test drive with ${name}`,
  deposit: (name: string) => `Deposit from ${name}`,
  quote: (name: string) => `Quote for ${name}`,
}

export const reminderMail = {
  what: reminders,
  subject: (what: string, at: string, about: string) => `${what}, ${at} – ${about}`,
  planned: (who: string, at: string) => `${who} planned it on ${at}.`,
  call: (phone: string) => `Call ${phone}`,
  open: 'Open the message',
}
