import { createIsomorphicFn } from '@tanstack/react-start'
import { type TownRental, townRental } from './town-rental.ts'

/** Loads data for the town's page. The browser does not load the data of all towns until the visitor goes to another one. */
export const loadTownRental = createIsomorphicFn()
  .server(async (slug: string): Promise<TownRental | undefined> => townRental(slug))
  .client(async (slug: string): Promise<TownRental | undefined> => (await import('./town-rental.ts')).townRental(slug))
