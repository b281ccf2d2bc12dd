import { dealerFile } from '../files.ts'

const { financing } = dealerFile('dealer.yaml')

/** The application form is at `business.financingUrl`. */
export const lender = { name: financing?.lender ?? '' }

/** For carts with `zeroPercentFinancing` in the stock, until the end of that day. */
export const zeroPercentTerms = {
  months: financing?.zeroPercent?.months ?? 0,
  ends: financing?.zeroPercent?.ends ?? '',
}
