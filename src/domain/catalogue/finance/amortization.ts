export type Loan = {
  readonly principalCents: number
  /** Nominal rate: each month, a twelfth of it is charged. */
  readonly yearlyPercent: number
  readonly months: number
}

export type Amortization = {
  readonly paymentCents: number
  /** Makes up for rounding the other payments to whole cents. */
  readonly lastPaymentCents: number
  readonly interestCents: number
}

/** Interest is rounded to the cent each month. @throws RangeError if the principal is less than a dollar per month, the rate is negative or the months aren't a positive whole number */
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
