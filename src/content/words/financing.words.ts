import { business, claims, financingOffer } from '../dealer/facts/business.facts.ts'
import { lender, zeroPercentTerms } from '../dealer/facts/financing.facts.ts'
import { offers } from '../dealer/facts/offers.facts.ts'
import { ifPromised } from '../dealer/if-promised.ts'
import { longDate } from '../format/calendar-date.ts'
import { paymentCopy } from './monthly-payment.words.ts'
import { zeroPercentCopy } from './zero-percent.words.ts'

/** See product.md 2.29. */
export const financingPage = {
  meta: {
    title: `Golf cart financing: monthly payments${offers.zeroPercent ? ` and ${zeroPercentCopy.apr}` : ''}`,
    description: offers.zeroPercent
      ? `Work out a monthly payment on any golf cart, see which models carry ${zeroPercentCopy.apr} today and on what terms, and what the lender will ask you.`
      : 'Work out a monthly payment on any golf cart, and see how the application goes and what the lender will ask you.',
  },
  heading: 'Pay by the month',
  lede: 'Enter any price to see the monthly payment. No personal details needed.',
  perMonth: 'Per month, about',
  facts: {
    lender: {
      label: 'Lender',
      text: lender.name,
      note: [
        'An independent lender. We aren’t one.',
        ...ifPromised('otherLenders', 'Other lenders are fine with us, and so is cash.'),
      ].join(' '),
    },
    apply: { label: 'Apply', link: 'Get Financing Quote', note: paymentCopy.creditCheck },
    today: { label: 'Today', none: `No cart in stock carries ${zeroPercentCopy.apr}` },
  },
  zero: {
    figure: `${claims.financingPercent}%`,
    heading: financingOffer,
    terms: [
      { label: 'APR', text: `${claims.financingPercent}%` },
      { label: 'Months', text: `Up to ${zeroPercentTerms.months}` },
      { label: 'Down payment', text: 'None required' },
      { label: 'Who gets it', text: `Buyers ${lender.name} approves. Not everyone qualifies` },
      { label: 'Ends', text: longDate(zeroPercentTerms.ends) },
    ],
    models: 'Models today',
    inStock: (more: number): string => `and ${more} more in stock`,
    example: (cart: string, price: string, payments: string, total: string): string =>
      `Example: ${cart}, ${price}, nothing down, ${zeroPercentCopy.apr}: ${payments} ${total} Tax, title, registration and delivery are extra. The price is the same if you pay cash.`,
    none: {
      text: `No cart in stock carries ${zeroPercentCopy.apr} today. Ask which models it’s planned for, or have us tell you when it’s back.`,
      link: 'Tell me when',
    },
  },
  how: {
    heading: 'How it works',
    steps: [
      {
        title: 'Settle on the cart first',
        text: 'Sit in it, drive it, agree on the price. What the lender says doesn’t change it.',
      },
      {
        title: 'Apply on the lender’s site',
        text: 'From home, or from the desk in the showroom. We don’t see what you enter.',
      },
      {
        title: 'Read the lender’s answer',
        text: 'Look at the APR, the finance charge in dollars, the payment, and what it costs to pay early.',
      },
      {
        title: 'Sign, then drive',
        text: [
          'You sign with the lender, the lender pays us, and we deliver.',
          ...ifPromised(
            'depositBackIfDeclined',
            'If the lender declines, you may cancel the purchase and get your whole deposit back.',
          ),
        ].join(' '),
      },
    ],
  },
  application: {
    heading: 'Have these ready',
    items: [
      'Name, address, date of birth',
      'Social Security number',
      'Income and employer',
      'Rent or mortgage',
      'The cart’s price and stock number',
    ],
    warning: `The application asks for your Social Security number. We never do, by phone, email or text. If someone claiming to be us does, hang up and call ${business.phone}.`,
  },
} as const
