import { createContext } from 'react'

/** Slug of the town in the page's address. Links to carts and lists hand it on: without scripts it is kept nowhere else. */
export const AddressTown = createContext<string | undefined>(undefined)
