import '../../domain/showrooms/address-link.css'
import '../../domain/showrooms/contact-cards.css'
import '../../ui/closing.css'
import '../../ui/points.css'
import '../../domain/showrooms/closing-phone-number.css'
import './services-page.css'
import { keepServed } from '../../ui/keep-served.tsx'

/** Styles are imported here, since a browser that keeps the server's HTML never loads the page's module. */
export const ServicesPage = keepServed(async () => (await import('./services-page.tsx')).ServicesPage)
