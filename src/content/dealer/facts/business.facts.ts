import { dealerFile } from '../reading/dealer-files.ts'
import { telOf } from '../schema/value-schemas.ts'

const dealer = dealerFile('dealer.yaml')
const { name, shortName, phone, email, website, copyrightYear, claims: stated, financing } = dealer

export const business = {
  name,
  shortName,
  phone,
  tel: telOf(phone),
  email,
  website,
  /** On the lender's site; opens in a new tab. */
  financingUrl: financing?.applyUrl ?? '',
  copyrightYear,
}

export const phoneHref = `tel:${business.tel}`
export const emailHref = `mailto:${email}`

export const claims = { ...stated, financingPercent: financing?.zeroPercent?.percent ?? 0 }

/** The exact words on the home page and in the footer; the conditions are in words/zero-percent.words.ts. */
export const financingOffer = financing?.zeroPercent ? `${claims.financingPercent}% financing on select models` : ''

export const { notFoundHint } = dealer
