import { createIsomorphicFn } from '@tanstack/react-start'
import { type TownRental, townRental } from './town-rental.ts'

/** A town's rental page. It carries its own; what all forty are made from is fetched only by a browser that goes on to another. */
export const loadTownRental = createIsomorphicFn()
  .server(async (slug: string): Promise<TownRental | undefined> => townRental(slug))
  .client(async (slug: string): Promise<TownRental | undefined> => (await import('./town-rental.ts')).townRental(slug))
