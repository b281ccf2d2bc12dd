import { expect, test } from 'vitest'
import { paymentAnswers } from '../../../content/words/monthly-payment-answers.words.ts'
import { monthlyPayment } from './monthly-payment.ts'

const cart = { price: 6250, zero: undefined }
const { problems } = paymentAnswers

test('reads amounts with dollar signs, commas, percent signs and spaces', () => {
  const { result } = monthlyPayment({ down: '$1,000', trade: '', months: 36, apr: '7.9 %' }, cart)
  expect(result).toEqual({
    payment: '$164.27',
    text: '35 payments of $164.27 and a last one of $164.41.',
    sum: '$5,250.00 financed, $663.86 interest.',
    total: '$6,913.86 in all, with the $1,000.00 down.',
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
])('$search: reports a problem at its field, and does not calculate a payment', ({ search, found: expected }) => {
  expect(monthlyPayment(search, cart)).toMatchObject({ problems: expected, result: undefined })
})

const zero = { months: 36, text: '' }

test('allows 0% for a cart that has the offer, for at most as many months as the offer has', () => {
  expect(monthlyPayment({ apr: 0, months: 36, down: 250 }, { ...cart, zero }).result).toMatchObject({
    payment: '$166.67',
    text: '35 payments of $166.67 and a last one of $166.55.',
    total: '$6,250.00 in all, with the $250.00 down.',
  })
  expect(monthlyPayment({ apr: 0, months: 37 }, { ...cart, zero })).toMatchObject({
    problems: { months: problems.zeroMonths(36) },
    result: undefined,
  })
})

test('reads a typed price like the other amounts', () => {
  const anyPrice = { price: undefined, zero: undefined }
  const search = { down: 1000, months: 36, apr: 7.9 }
  expect(monthlyPayment({ ...search, price: '$6,250' }, anyPrice).result).toEqual(monthlyPayment(search, cart).result)
  for (const price of [undefined, 'many', 99]) {
    expect(monthlyPayment({ ...search, price }, anyPrice).problems).toMatchObject({ price: problems.price })
  }
  expect(monthlyPayment({ price: 5000, apr: 0 }, anyPrice).problems).toEqual({ apr: problems.zeroNow })
})
