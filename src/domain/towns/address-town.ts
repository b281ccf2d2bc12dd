import { createContext } from 'react'

/** Links to carts and lists include the town, since without scripts it's stored nowhere else. */
export const AddressTown = createContext<string | undefined>(undefined)

const slug = /^[a-z-]{1,40}$/

/** Ignores a value that can't be a slug, so that it doesn't create another cached page. */
export const readTownSlug = (value: unknown): string | undefined =>
  typeof value === 'string' && slug.test(value) ? value : undefined
