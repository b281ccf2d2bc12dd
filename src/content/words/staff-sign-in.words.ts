export const signIn = {
  title: 'Staff sign-in',
  first: 'Please sign in first, then try again.',
  ended: 'You’re signed out, so nothing was saved yet. What you typed is kept: sign in, then send it.',
  kept: {
    elsewhere: 'Signed in with the link in the email?',
    go: 'I’m signed in',
    title: 'You’re signed in',
    text: 'What you did before hasn’t been saved yet.',
    send: 'Save it now',
  },
  ask: 'Your email address, as it is on the staff list. We’ll email you a link and a code.',
  label: 'Email address',
  shared: 'This is a shared computer: sign me out at closing time',
  button: 'Email me a code',
  noMail: 'This site isn’t set up to send email, so no code can reach you.',
  /** Shown when the site is tried out on the owner's machine. */
  startAgain: (minutes: number) =>
    `Start the site again: in its terminal it prints a link that signs the owner in, once, within ${minutes} minutes.`,
  askForLink:
    'Ask the person who runs the site’s server for a one-time sign-in link. The command is “larkway staff sign-in” with your email address.',
  sentTitle: 'Check your email',
  sent: (minutes: number, again: number) =>
    `If that address is on the staff list, an email with a link and a six-digit code is on its way. Both work once, for ${minutes} minutes. If one came within the past ${again} minutes, use that one.`,
  code: 'Six-digit code',
  signIn: 'Sign in',
  other: 'Use another address',
  wrong: 'That’s not the code, or it no longer works. Check the newest email.',
  over: 'This code no longer works: it was too long ago, or there were too many tries. Ask for a new one.',
  tooMany: 'You’ve reached the limit for tries. The link in the email still works. Or try again later.',
  passkey: {
    button: 'Sign in with a passkey',
    failed: 'That didn’t work. Use your email address instead, or try again.',
  },
  linkTitle: 'Sign in?',
  linkText: (days: number) => `You’ll stay signed in on this device until you haven’t used it for ${days} days.`,
  linkOver: 'This link no longer works',
  linkOverText: (minutes: number) => `Each one works once, for ${minutes} minutes. Ask for a new one:`,
}

export const signInMail = {
  subject: 'Your sign-in code',
  code: (code: string) => `Your code: ${code}`,
  link: 'Sign in',
  text: (minutes: number) =>
    `Type the code on the page that asked for it, or use the link. Both work once, for ${minutes} minutes.`,
  notYou: 'Didn’t ask for this? Don’t share it, and there’s nothing to do: nobody gets in without this email.',
}

/** Sent to a person who was invited. */
export const invitationMail = {
  subject: 'You’re on the staff list',
  text: (dealer: string) =>
    `You can answer messages to ${dealer} and change its stock from your phone. Sign in with this email address.`,
  open: 'Sign in',
}

export const passkeyOnMail = {
  subject: 'A passkey signs in as you now',
  text: 'A device of yours has a passkey for the desk, and can sign in without an email. If that wasn’t you, remove it, and tell the owner.',
  open: 'See your passkeys',
}

/** The person's own passkeys, on the page 'More'. */
export const passkeysPage = {
  title: 'Your passkeys',
  text: 'A passkey signs you in with your fingerprint, face or screen lock, without waiting for an email.',
  none: 'You have none.',
  times: (made: string, used: string) => `Since ${made}${used && `, last used ${used}`}`,
  add: 'Add one for this device',
  end: 'Remove',
}

/** The page on which people see and end their own sessions. */
export const devicesPage = {
  title: 'Your devices',
  text: (days: number) =>
    `You’re signed in on these. Each one is signed out by itself once it hasn’t been used for ${days} days.`,
  thisOne: 'This device',
  times: (begun: string, used: string) => `Signed in ${begun}, last used ${used}`,
  end: 'Sign out',
  alerts: 'Phones with your alerts',
}
