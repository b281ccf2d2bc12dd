import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amortize } from './amortization.ts'

const dollars = (cents: number): number => cents / 100

/** Worked examples from these sources, in dollars. */
test.each([
  { source: 'Investopedia, Amortization Schedule', principal: 30_000, rate: 3, months: 48, payment: 664.03 },
  { source: 'letuscalculate.com, Auto Loan', principal: 20_000, rate: 4, months: 60, payment: 368.33 },
  { source: 'mathondemand.com, 5 years at 3%', principal: 30_000, rate: 3, months: 60, payment: 539.06 },
  { source: 'wizedu.com, question 16027', principal: 21_635, rate: 7.61, months: 48, payment: 524.22 },
])('the payment matches $source: $principal at $rate% over $months months', ({ principal, rate, months, payment }) => {
  const { paymentCents } = amortize({ principalCents: principal * 100, yearlyPercent: rate, months })
  expect(dollars(paymentCents)).toBe(payment)
})

test('the last payment makes up for rounding errors', () => {
  expect(amortize({ principalCents: 100_000, yearlyPercent: 0, months: 36 })).toEqual({
    paymentCents: 2778,
    lastPaymentCents: 2770,
    interestCents: 0,
  })
})

/** Three decimals, more than lenders quote. With even finer rates, half a cent could round either way. */
const percent = (most: number) => fc.integer({ min: 0, max: most * 1000 }).map((thousandths) => thousandths / 1000)

const loan = fc.record({
  principalCents: fc.integer({ min: 10_000, max: 10_000_000 }),
  yearlyPercent: percent(40),
  months: fc.integer({ min: 12, max: 72 }),
})

test('payments add up to principal and interest, and the last one is close to the others', () => {
  fc.assert(
    fc.property(loan, (terms) => {
      const { paymentCents, lastPaymentCents, interestCents } = amortize(terms)
      expect(paymentCents * (terms.months - 1) + lastPaymentCents).toBe(terms.principalCents + interestCents)
      expect(interestCents).toBeGreaterThanOrEqual(0)
      expect(Math.abs(lastPaymentCents - paymentCents)).toBeLessThan(terms.months * 3)
    }),
  )
})

test('a higher rate never lowers the payment, and more months never raise it', () => {
  fc.assert(
    fc.property(loan, percent(10), (terms, more) => {
      const { paymentCents } = amortize(terms)
      const dearer = amortize({ ...terms, yearlyPercent: terms.yearlyPercent + more })
      const longer = amortize({ ...terms, months: terms.months + 1 })
      expect(dearer.paymentCents).toBeGreaterThanOrEqual(paymentCents)
      expect(longer.paymentCents).toBeLessThanOrEqual(paymentCents)
    }),
  )
})

test.each([
  { principalCents: 500, yearlyPercent: 5, months: 12 },
  { principalCents: 500_000, yearlyPercent: -1, months: 12 },
  { principalCents: 500_000, yearlyPercent: 5, months: 0 },
  { principalCents: Number.NaN, yearlyPercent: 5, months: 12 },
])('rejects %o as a loan', (terms) => {
  expect(() => amortize(terms)).toThrow(RangeError)
})
