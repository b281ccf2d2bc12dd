import { dealerFile } from '../files.ts'

const { offers: dealerOffers, financing } = dealerFile('dealer.yaml')

/** An offer that is false has no page, link or mention. */
export const offers = {
  ...dealerOffers,
  financing: financing !== undefined,
  zeroPercent: financing?.zeroPercent !== undefined,
}

export type Offer = keyof typeof offers

/** These are in the file of facts that every page loads, since a separate file would make one page load another's texts. */
export const newAndUsed = offers.usedCarts ? 'new and used' : 'new'
export const newAndUsedCarts = offers.usedCarts ? 'New and used carts' : 'New carts'
