import './services-page.css'
import { keepServed } from '../../ui/keep-served.tsx'

/** Styles are imported here: a browser with the server's HTML loads nothing else of the page. */
export const ServicesPage = keepServed(async () => (await import('./services-page.tsx')).ServicesPage)
