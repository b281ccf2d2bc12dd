const TOO_FAST_MS = 2000

/** Stored with milliseconds: too-fast:900. */
const tooFast = 'too-fast'
const hiddenField = 'hidden-field'
export const markedByStaff = 'marked-by-staff'

/** @returns codes as they are stored; empty when the message is not likely spam */
export function spamReason({ honeypot, elapsedMs }: { honeypot: boolean; elapsedMs: number }): string {
  const codes: string[] = []
  if (honeypot) codes.push(hiddenField)
  if (elapsedMs < TOO_FAST_MS) codes.push(`${tooFast}:${Math.max(0, Math.round(elapsedMs))}`)
  return codes.join(',')
}

/** Words stored by an earlier version stay as they are. */
export const spamWords = (reason: string): string =>
  reason
    .split(',')
    .map((code) => {
      if (code === hiddenField) return 'the hidden field was filled in'
      if (code === markedByStaff) return 'marked as spam by staff'
      const [name, milliseconds] = code.split(':')
      return name === tooFast ? `sent ${milliseconds} ms after the form was shown` : code
    })
    .join('; ')

/** The least certain comes first, since a person may be waiting: browsers fill in forms fast, too. */
export const spamCertainties = [
  { label: 'may be genuine', code: tooFast },
  { label: 'hardly a person', code: hiddenField },
  { label: 'marked by staff', code: markedByStaff },
] as const

export const spamLabel = (reason: string): string =>
  spamCertainties.find(({ code }) => reason.startsWith(code))?.label ?? 'reason unknown'
