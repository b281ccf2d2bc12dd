import { usdCents, usdShort } from '../../../content/format/money.ts'
import { paymentCopy } from '../../../content/words/monthly-payment.words.ts'
import { paymentAnswers as copy } from '../../../content/words/monthly-payment-answers.words.ts'
import { amortize } from './amortization.ts'
import type { PaymentField, PaymentSearch } from './payment-search.ts'
import type { ZeroPercent } from './zero-percent.ts'

export type FinancingTerms = {
  /** US dollars; undefined if the visitor types the price. */
  readonly price: number | undefined
  readonly zero: Pick<ZeroPercent, 'months' | 'text'> | undefined
}

export type PaymentAnswer = {
  readonly values: Readonly<Record<PaymentField, string>>
  readonly problems: Partial<Record<PaymentField, string>>
  readonly result:
    | { readonly payment: string; readonly text: string; readonly sum: string; readonly total: string }
    | undefined
}

/** Reads amounts such as '$1,000' and '1000.50'. An empty text is 0, and anything else NaN. */
function centsOf(text: string): number {
  const plain = text.replaceAll(/[$,\s]/g, '')
  if (plain === '') return 0
  return /^\d{1,7}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : Number.NaN
}

function percentOf(text: string): number {
  const plain = text.replaceAll(/[%\s]/g, '').replace(',', '.')
  return /^(\d{1,2}(\.\d{1,3})?|\.\d{1,3})$/.test(plain) ? Number(plain) : Number.NaN
}

export function monthlyPayment(search: PaymentSearch, { price, zero }: FinancingTerms): PaymentAnswer {
  const textOf = (field: PaymentField): string => String(search[field] ?? '').trim()
  const values = {
    price: price === undefined ? textOf('price') : '',
    down: textOf('down'),
    trade: textOf('trade'),
    months: textOf('months') || String(paymentCopy.usualMonths),
    apr: textOf('apr'),
  }
  const down = centsOf(values.down)
  const trade = centsOf(values.trade)
  const months = /^\d{1,3}$/.test(values.months) ? Number(values.months) : Number.NaN
  const yearlyPercent = percentOf(values.apr)
  const priceCents = price === undefined ? centsOf(values.price) : Math.round(price * 100)
  const principalCents = priceCents - down - trade
  const { fewest, most } = copy.months
  const hasPrice = priceCents >= copy.leastFinanced * 100
  const problems: PaymentAnswer['problems'] = {
    ...(!hasPrice && { price: copy.problems.price }),
    ...(Number.isNaN(down) && { down: copy.problems.money }),
    ...(Number.isNaN(trade) && { trade: copy.problems.money }),
    ...(hasPrice &&
      principalCents < copy.leastFinanced * 100 && { down: copy.problems.nothingLeft(usdShort(priceCents / 100)) }),
    ...(!(months >= fewest && months <= most) && { months: copy.problems.months }),
    ...rateProblem(values.apr, yearlyPercent),
    ...(yearlyPercent === 0 && zeroProblem(months, price, zero)),
  }
  if (Object.keys(problems).length > 0) return { values, problems, result: undefined }
  const { paymentCents, lastPaymentCents, interestCents } = amortize({ principalCents, yearlyPercent, months })
  return {
    values,
    problems,
    result: {
      payment: usdCents(paymentCents / 100),
      text:
        paymentCents === lastPaymentCents
          ? copy.equal(months, paymentCents / 100)
          : copy.lastDiffers(months - 1, paymentCents / 100, lastPaymentCents / 100),
      sum: copy.sum(principalCents / 100, interestCents / 100),
      total: copy.total((principalCents + interestCents + down) / 100, down / 100),
    },
  }
}

function rateProblem(text: string, percent: number): PaymentAnswer['problems'] {
  if (text === '') return { apr: copy.problems.noRate }
  return percent <= copy.mostPercent ? {} : { apr: copy.problems.rate }
}

function zeroProblem(
  months: number,
  price: number | undefined,
  zero: FinancingTerms['zero'],
): PaymentAnswer['problems'] {
  if (!zero) return { apr: price === undefined ? copy.problems.zeroNow : copy.problems.zero }
  return months > zero.months ? { months: copy.problems.zeroMonths(zero.months) } : {}
}
