import '../../ui/scene-picture.css'
import '../../domain/showrooms/address-link.css'
import '../../ui/road-lane.css'
import '../../ui/link-rows.css'
import './cart-summary-card.css'
import './thank-you-page.css'
import { keepServed } from '../../ui/keep-served.tsx'
import type { CartSummary } from './cart-summary.ts'

/** Styles are imported here, since a browser that keeps the server's HTML never loads the page's module. */
export const ThankYouPage = keepServed<{ cart: CartSummary | undefined; missing: string }>(
  async () => (await import('./thank-you-page.tsx')).ThankYouPage,
)
