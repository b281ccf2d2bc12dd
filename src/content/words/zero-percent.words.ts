import { claims } from '../dealer/facts/business.facts.ts'
import { lender, zeroPercentTerms } from '../dealer/facts/financing.facts.ts'
import { offers } from '../dealer/facts/offers.facts.ts'
import { longDate } from '../format/calendar-date.ts'

const apr = `${claims.financingPercent}% APR`
const { months, ends } = zeroPercentTerms

/** The offer with its conditions, wherever it is made. */
export const zeroPercentCopy = {
  apr,
  offer: (carts: string): string =>
    `${apr} for up to ${months} months on ${carts}, on approval by ${lender.name}. Ends ${longDate(ends)}.`,
  /** Label of the specification, whose value is 'Yes'. */
  label: `${apr} on approval, through ${longDate(ends)}`,
  thisCart: 'this cart',
  /** Shown when no cart in stock carries the offer. */
  ask: offers.zeroPercent ? `Ask which models carry ${apr} now.` : '',
} as const
