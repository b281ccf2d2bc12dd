const endings = {
  answered: 'Answered',
  sold: 'Sold',
  'not-a-buyer': 'Not a buyer',
  spam: 'Spam',
} as const
type Outcome = keyof typeof endings

/** Added to a message that is mailed to each of the staff. */
export const staffMail = {
  open: 'Open the message',
  escalated: (minutes: number) => `Nobody has taken it in ${minutes} minutes of business hours.`,
}

/** 'Ines has it', in the thread of the message. `who` and `before` are names. */
export const leadNotice = {
  took: (who: string, before: string) => (before ? `${who} took it over from ${before}.` : `${who} has it.`),
  ended: (who: string, outcome: Outcome) => `${who}: ${endings[outcome].toLowerCase()}.`,
  /** The message's cart is gone. `by` may be empty. */
  cartGone: {
    sold: (cart: string, by: string) => `The ${cart} is sold${by && ` (${by})`}.`,
    removed: (cart: string, by: string) => `The ${cart} is off the site${by && ` (${by})`}.`,
    open: (name: string) => `${name} asked about it, and the message is still open.`,
    held: (name: string) => `${name} asked about it. You have that message, and it’s still open.`,
  },
  real: (who: string) => `${who} says it’s real.`,
  released: (who: string) => `${who} gave it back. Nobody has it now.`,
  about: (lead: string) => `The message: ${lead}`,
  see: 'See the message',
  nothing: 'You don’t need to do anything.',
}

/** The headings of messages and carts in the digest. */
export const digestWords = {
  untaken: 'Nobody has it',
  due: 'Due today',
  unanswered: 'Taken, and not answered',
  sold: 'Sold since the last digest',
  ended: 'Came in, and done',
  review: 'If it’s real, say so on its page.',
  soldLongAgo: 'Sold a month ago or more: keep it or take it off the site?',
}

/** Shown at the end of the digest, before the address. */
export const staffDigest = { lot: 'Change the stock from your phone:' }

/** Buttons of a message's page, each with the line beneath it. */
export const leadButtons = {
  take: { label: 'I have it', hint: 'The others get an email' },
  'take-over': { label: 'Take it over', hint: 'The person who has it is told' },
  answered: { label: 'Answered', hint: 'The clock stops' },
  sold: { label: 'Sold', hint: 'Asks about the cart' },
  'not-a-buyer': { label: 'Not a buyer', hint: 'Closed, no follow-up' },
  spam: { label: 'Spam', hint: 'Left out of the figures' },
  real: { label: 'It’s real', hint: 'Takes the mark away' },
  undo: { label: 'Undo', hint: 'Back to how it was' },
}

/** What happened, after a name: 'Ines has it', 'Marlow answered'. */
export const leadHistory = {
  take: 'has it',
  'take-over': 'took it over',
  answered: 'answered',
  sold: 'sold it',
  'not-a-buyer': 'says it’s not a buyer',
  spam: 'says it’s spam',
  real: 'says it’s real',
  undo: 'undid the last step',
}

export const messagePage = {
  nobody: 'Nobody has it yet',
  escalates: (at: string) => `At ${at} it goes to others, too`,
  you: 'You have it',
  other: (who: string) => `${who} has it`,
  since: (at: string) => `Since ${at}`,
  outcome: (who: string, outcome: Outcome) => `${who}: ${endings[outcome].toLowerCase()}`,
  pictures: (count: number) => (count === 1 ? 'A picture' : `${count} pictures`),
  picture: (place: number) => `Picture ${place}`,
  call: 'Call',
  text: 'Text',
  email: 'Email',
  first:
    'The first to take it has it, and the others get an email. Calling doesn’t take it: press “I have it,” then call.',
  endHeading: 'How did it end?',
  alsoTakes: 'Each of these takes the message as well. You can undo it for a day.',
  asksFor: (who: string) =>
    `Did the visitor happen to call you back? Take it over first, so they hear from one person and ${who} knows.`,
  history: 'What happened',
  came: 'Came in',
  undoUntil: (at: string) => `You can undo this until ${at}.`,
  confirm: (label: string) => `Press “${label}” to confirm. Nothing happens before that.`,
  soldHeading: (name: string) => `Sold to ${name}?`,
  soldText: (cart: string) => `The site shows the ${cart} as sold within two seconds.`,
  /** `by` says who did it and when, and may be empty. */
  soldAlready: (cart: string, by: string) => `The site shows the ${cart} as sold already${by && ` (${by})`}.`,
  removedAlready: (cart: string, by: string) => `The ${cart} is off the site already${by && ` (${by})`}.`,
  soldWith: 'Sold, and off the floor',
  soldWithout: 'Sold, leave the site as it is',
  stale:
    'Nothing was changed: this is the message as it is now. Somebody else acted while your page was open, or you pressed twice.',
  cartStays:
    'The cart is left as it is on the site: somebody, or the stock list, has changed it since. Look at it on the lot.',
  maybeSpamText:
    'It came faster than most people type, but browsers fill in forms fast, too. Have a look, then say which it is.',
  heldBack: 'Held back as spam',
  heldBackText: (why: string) => `Nobody was emailed: ${why}. “It’s real” delivers it to everybody who gets messages.`,
  done: 'Done.',
  back: 'See the whole message',
}

export const staffPages = {
  gone: 'This page isn’t here',
  goneText: 'The message may have been erased, or the address cut off on the way.',
  noAccess: 'You don’t have access',
  noAccessText: 'Your address isn’t on the staff list. If that’s a mistake, ask whoever runs the site to invite you.',
  notYours: 'This page isn’t open to you',
  notYoursText: 'An owner of the desk can invite you to it.',
  tooLongTitle: 'That’s more than this page takes',
  tooLongText: 'Nothing was saved. Go back and send less at a time.',
}

/** Notifications on the reader's own phone, by the state that they are in. */
export const phoneAlerts = {
  heading: 'Alerts on this phone',
  states: {
    off: 'Get a notification here for each message that’s emailed to you, while we’re open. A tap opens it.',
    on: 'This phone gets them: a notification for each message that’s emailed to you, while we’re open.',
    blocked:
      'Notifications are blocked for this site. Allow them in the browser: tap the icon left of the address, then “Permissions” or “Site settings.” On an iPhone, it’s Settings, then Notifications. Then open this page again.',
    'home-screen':
      'On an iPhone or iPad with iOS 16.4 or later, add this page to your home screen first: tap Share, then “Add to Home Screen.” Open it from there to turn on alerts.',
    failed: 'That didn’t work, so this phone gets none. Please check your connection and try again.',
    'still-on': 'That didn’t work, so this phone still gets them. Please check your connection and try again.',
  },
  turnOn: 'Turn on alerts',
  turnOff: 'Turn off alerts',
  all: 'Phones with your alerts',
}

/** The page that turns off alerts on all of the reader's phones, even without scripts. */
export const phonesPage = {
  title: 'Your alerts',
  app: (dealer: string) => `Staff of ${dealer}`,
  text: (phones: number) =>
    phones === 0
      ? 'No phone gets your alerts.'
      : `${phones === 1 ? 'One phone gets' : `${phones} phones get`} your alerts. Don’t know one of them? Turn them all off here, and on again from your own phone.`,
  button: 'Turn off on all phones',
  off: 'No phone gets your alerts anymore.',
}

/** Mailed when notifications are turned on for somebody's phone. */
export const phoneOnMail = {
  subject: 'Alerts are on for a phone',
  text: (dealer: string) =>
    `Somebody who is signed in as you turned on alerts for a phone. It now shows each message to ${dealer} that’s emailed to you. If that was you, there’s nothing to do. If it wasn’t, turn them off now, and sign out the devices that you don’t know.`,
  open: 'See or turn off your alerts',
}

/** The frame of the desk's pages, and the page with links to those without a tab. */
export const desk = {
  title: 'The desk',
  tabs: {
    messages: 'Messages',
    lot: 'Lot',
    rentals: 'Rentals',
    people: 'People',
    month: 'The month',
    site: 'The site',
    more: 'More',
  },
  waiting: 'that nobody has',
  beside: 'List of messages',
  bar: 'What to do',
  roles: { owner: 'Owner', sales: 'Sales', messages: 'Messages' },
  signOut: 'Sign out here',
  log: 'Who did what',
  logText: 'What leaves no trace on a message or a cart, for a year.',
  logEmpty: 'Nothing yet.',
}
