import { createContext } from 'react'

/** Links to carts and lists carry the town along: without scripts it is stored nowhere else. */
export const AddressTown = createContext<string | undefined>(undefined)

const slug = /^[a-z-]{1,40}$/

/** A value that cannot be a slug is ignored, so that it creates no further page. */
export const readTownSlug = (value: unknown): string | undefined =>
  typeof value === 'string' && slug.test(value) ? value : undefined
