import { createContext } from 'react'

/** Slug of the town in the page's address. Links to carts and lists hand it on: without scripts it is kept nowhere else. */
export const AddressTown = createContext<string | undefined>(undefined)

/** The longest slug of a town has 24 characters. */
const slug = /^[a-z-]{1,40}$/

/** Reads `town` of an address. A value that no town can have is ignored, so that it makes no page of its own. */
export const readTownSlug = (value: unknown): string | undefined =>
  typeof value === 'string' && slug.test(value) ? value : undefined
