import { listed } from '../../../content/format/join-names.ts'

/**
 * Mail-to-text gateways of US phone companies, with the day from which they deliver nothing. From sigspan.com/carrier-gateway-shutdown
 * and textbolt.com/blog/email-to-sms-gateway in 2026; T-Mobile's and Sprint's ended without a date, late in 2024.
 */
const closings: Readonly<Record<string, string>> = {
  'tmomail.net': '2024-12-31',
  'messaging.sprintpcs.com': '2024-12-31',
  'txt.att.net': '2025-06-17',
  'mms.att.net': '2025-06-17',
  'vtext.com': '2027-03-31',
  'vzwpix.com': '2027-03-31',
}

/** A warning for addresses in LEADS_TEXT_TO at gateways that have closed or will close. */
export function gatewayAdvice(addresses: readonly string[], now: Date): string[] {
  const domains = [...new Set(addresses.map((address) => address.slice(address.lastIndexOf('@') + 1).toLowerCase()))]
  const gateways = domains.flatMap((domain) => {
    const closes = closings[domain]
    return closes === undefined ? [] : { domain, closes }
  })
  const today = now.toISOString().slice(0, 10)
  const closed = gateways.filter(({ closes }) => closes <= today).map(({ domain }) => domain)
  const open = gateways.filter(({ closes }) => closes > today).map(({ domain, closes }) => `${domain} on ${closes}`)
  const instead = 'Set LEADS_NOTIFY_URL instead.'
  return [
    ...(closed.length > 0
      ? [`LEADS_TEXT_TO: the phone company has closed ${listed(closed)}, so these texts reach nobody. ${instead}`]
      : []),
    ...(open.length > 0
      ? [`LEADS_TEXT_TO: the phone company closes ${listed(open)}, and texts already get lost. ${instead}`]
      : []),
  ]
}
