import '../../ui/lane.css'
import '../../ui/link-rows.css'
import './asked-cart-card.css'
import './thank-you-page.css'
import { keepServed } from '../../ui/keep-served.tsx'
import type { AskedCart } from './asked-cart.ts'

/** Styles are imported here: a browser with the server's HTML loads nothing else of the page. */
export const ThankYouPage = keepServed<{ cart: AskedCart | undefined; missing: string }>(
  async () => (await import('./thank-you-page.tsx')).ThankYouPage,
)
