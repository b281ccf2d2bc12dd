import { paymentCopy } from '../content/pages/monthly-payment.ts'
import { paymentAnswers as copy } from '../content/pages/monthly-payment-answers.ts'
import { usdCents, usdShort } from '../format/money.ts'
import { amortize } from './amortization.ts'
import { type PaymentField, type PaymentSearch, paymentFields } from './payment-search.ts'

export type Financed = {
  readonly price: number
  readonly zeroPercent: boolean
}

export type PaymentAnswer = {
  readonly values: Readonly<Record<PaymentField, string>>
  readonly problems: Partial<Record<PaymentField, string>>
  readonly result: { readonly payment: string; readonly text: string; readonly sum: string } | undefined
}

/** Reads '$1,000', '1000.50' and '' (for nothing). NaN for anything else. */
function centsOf(text: string): number {
  const plain = text.replaceAll(/[$,\s]/g, '')
  if (plain === '') return 0
  return /^\d{1,7}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : Number.NaN
}

function percentOf(text: string): number {
  const plain = text.replaceAll(/[%\s]/g, '').replace(',', '.')
  return /^(\d{1,2}(\.\d{1,3})?|\.\d{1,3})$/.test(plain) ? Number(plain) : Number.NaN
}

export function monthlyPayment(search: PaymentSearch, { price, zeroPercent }: Financed): PaymentAnswer {
  const given = (field: PaymentField): string => String(search[field] ?? '').trim()
  const values = {
    down: given('down'),
    trade: given('trade'),
    months: given('months') || String(paymentCopy.usualMonths),
    apr: given('apr'),
  }
  const down = centsOf(values.down)
  const trade = centsOf(values.trade)
  const months = /^\d{1,3}$/.test(values.months) ? Number(values.months) : Number.NaN
  const yearlyPercent = percentOf(values.apr)
  const principalCents = Math.round(price * 100) - down - trade
  const { fewest, most } = copy.months
  const problems: PaymentAnswer['problems'] = {
    ...(Number.isNaN(down) && { down: copy.problems.money }),
    ...(Number.isNaN(trade) && { trade: copy.problems.money }),
    ...(principalCents < copy.leastFinanced * 100 && { down: copy.problems.nothingLeft(usdShort(price)) }),
    ...(!(months >= fewest && months <= most) && { months: copy.problems.months }),
    ...rateProblem(values.apr, yearlyPercent, zeroPercent),
  }
  if (paymentFields.some((field) => problems[field])) return { values, problems, result: undefined }
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
    },
  }
}

function rateProblem(text: string, percent: number, zeroPercent: boolean): { apr?: string } {
  if (text === '') return { apr: copy.problems.noRate }
  if (!(percent <= copy.mostPercent)) return { apr: copy.problems.rate }
  return percent === 0 && !zeroPercent ? { apr: copy.problems.zero } : {}
}
