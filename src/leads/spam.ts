/** Nobody reads and fills in the form this fast. In milliseconds. */
const TOO_FAST_MS = 2000

const hiddenField = 'the hidden field was filled in'
const sentTooFast = (ms: number): string => `sent ${Math.max(0, Math.round(ms))} ms after the form was shown`
export const markedByStaff = 'marked as spam by staff'

/** @returns why a message is likely spam, in words for staff; empty when it is not */
export function spamReason({ honeypot, elapsedMs }: { honeypot: boolean; elapsedMs: number }): string {
  const reasons: string[] = []
  if (honeypot) reasons.push(hiddenField)
  if (elapsedMs < TOO_FAST_MS) reasons.push(sentTooFast(elapsedMs))
  return reasons.join('; ')
}

/**
 * How sure a reason is, by parts of its text as SQL's LIKE matches them; the least sure comes first, since that is
 * where a person may wait. A browser that fills in the form by itself is fast; only programs fill in a hidden field.
 */
export const spamRanks = [
  { label: 'may be genuine', like: 'sent %' },
  { label: 'hardly a person', like: `${hiddenField}%` },
  { label: 'marked by staff', like: `${markedByStaff}%` },
] as const

/** How sure a stored reason is, in words for staff. */
export const spamLabel = (reason: string): string =>
  spamRanks.find(({ like }) => reason.startsWith(like.replace('%', '')))?.label ?? 'reason unknown'
