/** The longest slug of a town has 24 characters. */
const slug = /^[a-z-]{1,40}$/

/** Reads `town` of an address. What can be no town's is read as none, so that it makes no page of its own. */
export const readTownSlug = (value: unknown): string | undefined =>
  typeof value === 'string' && slug.test(value) ? value : undefined
