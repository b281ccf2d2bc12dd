import { dealerFile } from '../reading/dealer-files.ts'

const { financing } = dealerFile('dealer.yaml')

/** The application form is at `business.financingUrl`. */
export const lender = { name: financing?.lender ?? '' }

/** Terms for carts with `zeroPercentFinancing` in the stock. They apply through the day in `ends`. */
export const zeroPercentTerms = {
  months: financing?.zeroPercent?.months ?? 0,
  ends: financing?.zeroPercent?.ends ?? '',
}
