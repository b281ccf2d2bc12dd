import '../../ui/lane.css'
import '../../ui/link-rows.css'
import './thank-you-page.css'
import { keepServed } from '../../ui/keep-served.tsx'

/** Its styles are imported here, since a browser with the server's HTML loads nothing else of it. */
export const ThankYouPage = keepServed(async () => (await import('./thank-you-page.tsx')).ThankYouPage)
