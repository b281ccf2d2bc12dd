import '../../ui/scene.css'
import '../../domain/places/address-link.css'
import '../../ui/lane.css'
import '../../ui/link-rows.css'
import './cart-summary-card.css'
import './thank-you-page.css'
import { keepServed } from '../../ui/keep-served.tsx'
import type { CartSummary } from './cart-summary.ts'

/** Styles are imported here: a browser with the server's HTML loads nothing else of the page. */
export const ThankYouPage = keepServed<{ cart: CartSummary | undefined; missing: string }>(
  async () => (await import('./thank-you-page.tsx')).ThankYouPage,
)
