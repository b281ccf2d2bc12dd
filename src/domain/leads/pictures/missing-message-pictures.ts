const reasons = ['large', 'unreadable', 'pixels', 'many', 'total', 'enough', 'room', 'busy'] as const

/** Why a picture did not come with its message. */
export type MissingReason = (typeof reasons)[number]

/** `place` counts from 1, in the order in which the visitor chose the pictures. Without it, the reason applies to all pictures. */
export type MissingPicture = { place?: number; why: MissingReason }

/** As stored and as in the address of the thank-you page: '2-large_3-busy', or 'total'. File names are left out, since an address with them could show any text. */
export const writeMissing = (missing: readonly MissingPicture[]): string =>
  missing.map(({ place, why }) => (place ? `${place}-${why}` : why)).join('_')

/** Leaves out parts that cannot be read. */
export function readMissing(text: string): MissingPicture[] {
  const places = new Set<number>()
  return text.split('_').flatMap((part) => {
    const [, digit, reason] = /^(?:([1-9])-)?([a-z]+)$/.exec(part) ?? []
    const why = reasons.find((one) => one === reason)
    const place = Number(digit ?? 0)
    if (!why || places.has(place)) return []
    places.add(place)
    return [place ? { place, why } : { why }]
  })
}
