import { keepServed } from '../../ui/keep-served.tsx'

/** Separate, so that pages of known towns do not load its list of towns. */
export const TownNotFound = keepServed(async () => (await import('./unknown-town.tsx')).UnknownTown)
