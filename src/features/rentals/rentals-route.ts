import './dates-closing.css'
import './plan-tables.css'
import './rental-terms.css'
import './rentals-page.css'
import { keepServed } from '../../ui/keep-served.tsx'

/** Its styles are imported here, since a browser with the server's HTML loads nothing else of it. */
export const RentalsPage = keepServed(async () => (await import('./rentals-page.tsx')).RentalsPage)
