import { keepServed } from '../ui/keep-served.tsx'

/** What a town's pages show for a slug of none. Its list of towns is no part of the pages that there are. */
export const TownNotFound = keepServed(async () => (await import('./unknown-town.tsx')).UnknownTown)
