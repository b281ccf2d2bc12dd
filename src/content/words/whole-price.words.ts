import { cartDelivery } from '../dealer/facts/delivery.facts.ts'
import { salesTax, titleAndRegistration } from '../dealer/facts/taxes.facts.ts'
import { longDate } from '../format/calendar-date.ts'
import { usdShort } from '../format/money.ts'
import { percentOfThousandths } from '../format/number.ts'

const { rates, codes } = salesTax
/** ', plus 1% on the first $5,000 in Charlotte County' */
function addedIn(state: string, county = ''): string {
  const added = salesTax.counties[state]?.[county]
  if (!added) return ''
  const taxed = added.upTo === undefined ? '' : ` on the first ${usdShort(added.upTo)}`
  return `, plus ${percentOfThousandths(added.rate)}${taxed} in ${county}`
}

const rateIn = (state: string): string => percentOfThousandths(rates[state] ?? 0)

const [ratesOf, feesOf] = [longDate(salesTax.checked), longDate(titleAndRegistration.estimated)]
const ratesAndFees =
  ratesOf === feesOf ? `Rates and fees as of ${ratesOf}.` : `Rates as of ${ratesOf}, fees as of ${feesOf}.`

export const wholePriceCopy = {
  heading: 'Estimated total',
  price: 'Price',
  delivery: {
    label: 'Delivery',
    /** Shown before a town is chosen. */
    free: `Free up to ${cartDelivery.zoneMiles} miles`,
    to: (town: string): string => `Delivery to ${town}`,
    quoted: 'We quote it',
  },
  tax: {
    label: salesTax.label,
    in: (state: string, county?: string): string =>
      `${state} ${salesTax.names[state] ?? 'sales tax'}, ${rateIn(state)}${addedIn(state, county)}`,
    rates: codes
      .map(({ code, name }) => `${rateIn(name)} ${code}${salesTax.counties[name] ? ', more in some counties' : ''}`)
      .join(', '),
  },
  title: {
    label: 'Title and registration',
    fees: codes.map(({ code, name }) => `${usdShort(titleAndRegistration.dollars[name] ?? 0)} ${code}`).join(', '),
    /** Shown for a cart that the stock says is not street legal. */
    none: 'Not needed off the road',
  },
  total: { label: 'Total', withoutDelivery: 'Before delivery', choose: 'Choose a town' },
  note: [`An estimate, not an offer. Tax is on price and delivery. ${ratesAndFees}`, ...salesTax.notes].join(' '),
  sources: 'Tax rates:',
} as const
