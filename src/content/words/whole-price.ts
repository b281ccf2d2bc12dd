import { salesTax, titleAndRegistration } from '../dealer/facts/purchase-costs.ts'
import { longDate } from '../format/calendar-date.ts'
import { percentOfThousandths } from '../format/number.ts'

const { rates, codes } = salesTax
const rateIn = (state: string): string => percentOfThousandths(rates[state] ?? 0)

export const wholePriceCopy = {
  heading: 'About what you would pay',
  price: 'Price',
  delivery: { label: 'Delivery', to: (town: string): string => `Delivery to ${town}`, quoted: 'We quote it' },
  tax: {
    label: salesTax.label,
    in: (state: string): string => `${state} ${salesTax.names[state] ?? 'sales tax'}, ${rateIn(state)}`,
    rates: codes.map(({ code, name }) => `${rateIn(name)} ${code}`).join(', '),
  },
  title: {
    label: 'Title and registration',
    /** For a cart that the stock says is not street legal. */
    none: 'Not needed off the road',
  },
  /** In the place of a figure that a town decides. */
  byTown: 'By town',
  total: { label: 'Total', withoutDelivery: 'Before delivery', choose: 'Choose a town' },
  note: [
    `An estimate, not an offer. Tax is on price and delivery, at the rates of ${longDate(salesTax.checked)}. Title and registration are our estimate of ${longDate(titleAndRegistration.estimated)}.`,
    ...salesTax.notes,
  ].join(' '),
  sources: 'Tax rates:',
} as const
