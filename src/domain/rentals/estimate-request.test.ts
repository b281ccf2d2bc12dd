import { describe, expect, test } from 'vitest'
import { estimateCopy } from '../../content/words/rental-estimate.words.ts'
import { estimateQuery } from './estimate-address.ts'
import { checkEstimate } from './estimate-request.ts'
import { type EstimateSearch, readEstimateSearch } from './estimate-search.ts'
import { estimateRental } from './rental-estimate.ts'

const today = '2027-05-10'
const july: EstimateSearch = {
  cart: 'six-seater',
  quantity: 2,
  from: '2027-07-01',
  to: '2027-07-31',
  town: 'millville',
}
const check = (changed: EstimateSearch) => checkEstimate({ ...july, ...changed }, today)

test('a rental in Millville for all of July is 30 days, at the town pages’ prices', () => {
  expect(check({})).toMatchObject({
    problems: {},
    request: { cart: 'sixSeater', quantity: 2, days: 30, town: { slug: 'millville' }, reading: 'townPage' },
  })
})

test.each([
  [{ town: undefined }, 'rentalsPage'],
  [{ rates: 'rentals' }, 'rentalsPage'],
  [{ town: undefined, rates: 'town' }, 'townPage'],
] as const)('with %j, uses the %s prices', (changed, reading) => {
  expect(check(changed).request?.reading).toBe(reading)
})

test.each(['four-seater', 'six-seater', 'utility'])(
  'a rental of ‘%s’ in a town gets the lower of the two totals',
  (cart) => {
    for (const town of ['millville', 'port-norris', 'scranton']) {
      for (const to of ['2027-07-02', '2027-07-04', '2027-07-08', '2027-07-31']) {
        const { request } = check({ cart, to, town })
        if (!request) throw new Error('the request was refused')
        const totals = (['rentalsPage', 'townPage'] as const).map(
          (reading) => estimateRental({ ...request, reading }).totalCents,
        )
        expect(estimateRental(request).totalCents).toBe(Math.min(...totals))
      }
    }
  },
)

test('adds a second kind of cart to the order, and merges the same kind given twice', () => {
  expect(check({ cart2: 'utility', quantity2: 1 }).request).toMatchObject({
    cart: 'sixSeater',
    quantity: 2,
    also: { cart: 'utility', quantity: 1 },
  })
  const sameCart = check({ cart2: 'six-seater', quantity2: 3 }).request
  expect([sameCart?.quantity, sameCart?.also]).toEqual([5, undefined])
  // If no second kind is chosen, the form sends a quantity without a kind.
  expect(check({ quantity2: 4 }).request).toMatchObject({ quantity: 2 })
  const most = estimateCopy.form.mostCarts
  expect(check({ cart2: 'utility', quantity2: most - 1 }).problems).toEqual({
    quantity2: estimateCopy.problems.quantity(most),
  })
  expect(check({ cart2: 'zeppelin', quantity2: 1 }).problems).toEqual({ cart2: estimateCopy.problems.cart })
})

test('reports no problems and no total without dates', () => {
  expect(checkEstimate({}, today)).toMatchObject({ problems: {}, request: undefined })
  expect(checkEstimate({ town: 'millville', cart: 'utility' }, today)).toMatchObject({
    problems: {},
    request: undefined,
  })
})

describe('the check of a request', () => {
  test.each<[EstimateSearch, string, RegExp]>([
    [{ from: '2027-05-09' }, 'from', /^May 9, 2027 has passed/],
    [{ from: '2027-08-01' }, 'to', /^July 31, 2027 is before the first day, August 1, 2027\.$/],
    [{ to: '2027-07-01' }, 'to', /at least one day of 24 hours\. The earliest return is July 2\.$/],
    [{ to: '2027-08-01' }, 'to', /^That is 31 days\. One rental runs 30 days at most: until July 31, 2027\.$/],
    [{ to: undefined }, 'to', /^Choose the day the carts go back/],
    [{ from: undefined }, 'from', /^Choose the first day/],
    [{ from: '2027-02-29' }, 'from', /^The first day isn’t a date/],
    [{ to: 'tomorrow' }, 'to', /^The day of return isn’t a date/],
    [{ quantity: 0 }, 'quantity', /^We price 1 to 10 carts here/],
    [{ quantity: 100 }, 'quantity', /^We price 1 to 10 carts here/],
    [{ quantity: 1.5 }, 'quantity', /^We price 1 to 10 carts here/],
    [{ quantity: 'two' }, 'quantity', /^We price 1 to 10 carts here/],
    [{ cart: 'limousine' }, 'cart', /^Choose a 4 seater, a 6 seater or a utility cart/],
    [{ town: 'atlantis' }, 'town', /^We have no town by that name/],
    [{ town: '__proto__' }, 'town', /^We have no town by that name/],
    [{ rates: 'mine' }, 'rates', /^There are two price lists/],
  ])('explains what is wrong with %j', (changed, field, words) => {
    const { problems, request } = check(changed)
    expect(Object.keys(problems)).toEqual([field])
    expect(Object.values(problems)[0]).toMatch(words)
    expect(request).toBeUndefined()
  })

  test('accepts today as the first day', () => {
    expect(check({ from: today, to: '2027-05-11' }).request?.days).toBe(1)
  })

  test('gives the latest return date for a rental that is too long', () => {
    expect(check({ to: '2027-09-01' }).latestReturn).toBe('2027-07-31')
  })

  test('reports everything that is wrong at once', () => {
    const { problems } = check({ quantity: 100, town: 'atlantis', from: '' })
    expect(problems).toEqual({
      quantity: estimateCopy.problems.quantity(estimateCopy.form.mostCarts),
      town: estimateCopy.problems.town,
      from: estimateCopy.problems.noFrom,
    })
  })
})

test('a request reads back from its query string unchanged, except for values that are empty, too long or not text', () => {
  const query = estimateQuery(july)
  expect(query).toBe('cart=six-seater&quantity=2&from=2027-07-01&to=2027-07-31&town=millville')
  expect(estimateQuery(readEstimateSearch(Object.fromEntries(new URLSearchParams(query))))).toBe(query)
  expect(estimateQuery(readEstimateSearch({ town: '', cart: ['a'], from: { b: 1 }, other: 'x' }))).toBe('')
  expect(estimateQuery(readEstimateSearch({ town: 'a'.repeat(1000) }))).toHaveLength('town='.length + 40)
})
