import { mainSite } from './facts/sites.ts'

/** Where carts have their address: on the main site, whichever of the dealer's sites show them too. */
export const cartSite = (siteUrl: string): string => mainSite ?? siteUrl
