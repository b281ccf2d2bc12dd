const TOO_FAST_MS = 2000

/** Stored with the milliseconds, as in too-fast:900. */
export const MAY_BE_SPAM = 'too-fast'
const hiddenField = 'hidden-field'
/** Staff's verdict is stored first and overrides the form's codes. */
export const MARKED_BY_STAFF = 'marked-by-staff'
const genuine = 'genuine'
const verdicts: readonly string[] = [MARKED_BY_STAFF, genuine]
export type Verdict = 'spam' | 'genuine'

/** @returns codes as they are stored; empty when nothing is suspicious */
export function spamReason({ honeypot, elapsedMs }: { honeypot: boolean; elapsedMs: number }): string {
  const codes: string[] = []
  if (honeypot) codes.push(hiddenField)
  if (elapsedMs < TOO_FAST_MS) codes.push(`${MAY_BE_SPAM}:${Math.max(0, Math.round(elapsedMs))}`)
  return codes.join(',')
}

/** Whether the message is certainly spam. A message that may be genuine is delivered but marked, since a buyer may be waiting, and browsers fill in forms fast, too. */
export const isHeldBack = (reason: string): boolean => reason.startsWith(hiddenField) || isMarkedByStaff(reason)

export const isMarkedByStaff = (reason: string): boolean => reason.startsWith(MARKED_BY_STAFF)

/** Codes of a message that nobody has called real or spam yet; empty if nothing is suspicious. */
export const doubtIn = (reason: string): string => (reason.startsWith(MAY_BE_SPAM) ? reason : '')

/** Overrides the last verdict; withoutVerdict restores it. */
export function withVerdict(reason: string, verdict: Verdict): string {
  const [last = '', ...noticed] = reason.split(',')
  const before = [last, ...noticed.filter((code) => !verdicts.includes(code))]
  return [verdict === 'spam' ? MARKED_BY_STAFF : genuine, ...before].filter((code) => code).join(',')
}

export function withoutVerdict(reason: string): string {
  const [last = '', ...before] = reason.split(',')
  return verdicts.includes(last) ? before.join(',') : reason
}

/** Leaves words stored by an earlier version unchanged. */
export const spamWords = (reason: string): string =>
  reason
    .split(',')
    .filter((code) => code !== genuine)
    .map((code) => {
      if (code === hiddenField) return 'the hidden field was filled in'
      if (code === MARKED_BY_STAFF) return 'marked as spam by staff'
      const [name, milliseconds] = code.split(':')
      return name === MAY_BE_SPAM ? `sent ${milliseconds} ms after the form was shown` : code
    })
    .join('; ')

/** Least certain first. Only earlier versions quarantined messages that were merely sent fast. */
export const spamCertainties = [
  { label: 'may be genuine', code: MAY_BE_SPAM },
  { label: 'hardly a person', code: hiddenField },
  { label: 'marked by staff', code: MARKED_BY_STAFF },
] as const

export const spamLabel = (reason: string): string =>
  spamCertainties.find(({ code }) => reason.startsWith(code))?.label ?? 'reason unknown'
