import '../../domain/places/address-link.css'
import '../../domain/places/contact-cards.css'
import '../../ui/closing.css'
import '../../ui/points.css'
import '../../domain/places/closing-number.css'
import './services-page.css'
import { keepServed } from '../../ui/keep-served.tsx'

/** Styles are imported here: a browser with the server's HTML loads nothing else of the page. */
export const ServicesPage = keepServed(async () => (await import('./services-page.tsx')).ServicesPage)
