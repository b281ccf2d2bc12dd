export type Loan = {
  readonly principalCents: number
  /** Nominal yearly rate in percent: 7.9. A month costs a twelfth of it. */
  readonly yearlyPercent: number
  readonly months: number
}

export type Amortization = {
  /** All payments but the last. */
  readonly paymentCents: number
  /** Clears the cents that rounding the others has left: a few more or less than they are. */
  readonly lastPaymentCents: number
  readonly interestCents: number
}

/**
 * Equal payments at the end of each month, the interest of each month rounded to the cent.
 * All payments together are the principal and the interest.
 * @throws RangeError for what is no loan: less than a dollar a month, a negative rate, no whole number of months
 */
export function amortize({ principalCents, yearlyPercent, months }: Loan): Amortization {
  if (!Number.isInteger(months) || months < 1 || !(principalCents >= months * 100) || !(yearlyPercent >= 0))
    throw new RangeError(`no loan: ${principalCents} cents, ${months} months at ${yearlyPercent}%`)
  const rate = yearlyPercent / 1200
  const paymentCents = Math.round(
    rate === 0 ? principalCents / months : (principalCents * rate) / -Math.expm1(-months * Math.log1p(rate)),
  )
  let balance = principalCents
  let interestCents = 0
  for (let month = 1; month <= months; month++) {
    const interest = Math.round(balance * rate)
    interestCents += interest
    balance += interest
    if (month < months) balance -= paymentCents
  }
  return { paymentCents, lastPaymentCents: balance, interestCents }
}
