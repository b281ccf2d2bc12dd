import './town-links.css'
import './unknown-town.css'
import { keepServed } from '../../ui/keep-served.tsx'

/** In a file of its own, so that pages of known towns don't load the list of towns. */
export const TownNotFound = keepServed(async () => (await import('./unknown-town.tsx')).UnknownTown)
