import { dealerFile } from '../reading/dealer-files.ts'

const { offers: dealerOffers, financing } = dealerFile('dealer.yaml')

/** If an offer is false, the site has no page about it, no link to it and no mention of it. */
export const offers = {
  ...dealerOffers,
  financing: financing !== undefined,
  zeroPercent: financing?.zeroPercent !== undefined,
}

export type Offer = keyof typeof offers

/** These are in this file because every page loads it; a separate file would make one page load another page's words. */
export const newAndUsed = offers.usedCarts ? 'new and used' : 'new'
export const newAndUsedCarts = offers.usedCarts ? 'New and used carts' : 'New carts'
