import { mainSite } from '../../content/dealer/facts/main-site.facts.ts'

/** The site with the canonical addresses of carts: the main one, whichever of the dealer's sites also show them. */
export const cartSite = (siteUrl: string): string => mainSite ?? siteUrl
