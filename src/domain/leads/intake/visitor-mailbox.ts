/** Domains under which a provider delivers to the same account. */
const sameAccount: Readonly<Record<string, string>> = {
  'googlemail.com': 'gmail.com',
  'me.com': 'icloud.com',
  'mac.com': 'icloud.com',
  'protonmail.com': 'proton.me',
  'pm.me': 'proton.me',
}
/** Providers that ignore dots in the name. */
const dotless = ['gmail.com', 'proton.me']

/** One spelling for all addresses that reach the same mailbox, for limits: in lower case and without the `+tag`, which a sender can vary at will. */
export function mailbox(email: string): string {
  const whole = email.trim().toLowerCase()
  const at = whole.lastIndexOf('@')
  if (at === -1) return whole
  const host = whole.slice(at + 1).replace(/\.$/, '')
  const domain = sameAccount[host] ?? host
  // A plus sign at the start is part of the name.
  const plus = whole.indexOf('+', 1)
  const name = whole.slice(0, plus === -1 || plus > at ? at : plus)
  return `${dotless.includes(domain) ? name.replaceAll('.', '') : name}@${domain}`
}
