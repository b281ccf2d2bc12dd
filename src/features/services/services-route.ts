import './services-page.css'
import { keepServed } from '../../ui/keep-served.tsx'

/** Its styles are imported here, since a browser with the server's HTML loads nothing else of it. */
export const ServicesPage = keepServed(async () => (await import('./services-page.tsx')).ServicesPage)
