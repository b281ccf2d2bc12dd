import { expect, test } from 'vitest'
import { paymentAnswers } from '../content/pages/monthly-payment-answers.ts'
import { monthlyPayment } from './monthly-payment.ts'

const cart = { price: 6250, zeroPercent: false }
const { problems } = paymentAnswers

test('signs, commas and spaces are read', () => {
  const { result } = monthlyPayment({ down: '$1,000', trade: '', months: 36, apr: '7.9 %' }, cart)
  expect(result).toEqual({
    payment: '$164.27',
    text: '35 payments of $164.27 and a last one of $164.41.',
    sum: '$5,250.00 financed, $663.86 interest.',
  })
})

test.each([
  { search: { apr: '' }, found: { apr: problems.noRate } },
  { search: { apr: 'seven' }, found: { apr: problems.rate } },
  { search: { apr: -1 }, found: { apr: problems.rate } },
  { search: { apr: paymentAnswers.mostPercent + 1 }, found: { apr: problems.rate } },
  { search: { apr: 7, months: 11 }, found: { months: problems.months } },
  { search: { apr: 7, months: 73 }, found: { months: problems.months } },
  { search: { apr: 7, months: '3e1' }, found: { months: problems.months } },
  { search: { apr: 7, down: -5 }, found: { down: problems.money } },
  { search: { apr: 7, trade: 'a boat' }, found: { trade: problems.money } },
  { search: { apr: 7, down: 6000, trade: 250 }, found: { down: problems.nothingLeft('$6,250') } },
  { search: { apr: 0 }, found: { apr: problems.zero } },
])('$search: a problem named at its field, and no figure', ({ search, found }) => {
  expect(monthlyPayment(search, cart)).toMatchObject({ problems: found, result: undefined })
})

test('0% is for carts that the dealer has marked', () => {
  const { result } = monthlyPayment({ apr: 0, months: 60, down: 250 }, { ...cart, zeroPercent: true })
  expect(result).toMatchObject({ payment: '$100.00', text: '60 payments of $100.00.' })
})
