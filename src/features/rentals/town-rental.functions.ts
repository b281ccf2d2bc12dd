import { createIsomorphicFn } from '@tanstack/react-start'
import { type TownRental, townRental } from './town-rental.ts'

/** The browser loads the data of all towns only on navigation to another town. */
export const loadTownRental = createIsomorphicFn()
  .server(async (slug: string): Promise<TownRental | undefined> => townRental(slug))
  .client(async (slug: string): Promise<TownRental | undefined> => (await import('./town-rental.ts')).townRental(slug))
