import { expect, test } from 'vitest'
import { estimateCopy } from '../../content/words/rental-estimate.words.ts'
import { estimateInMessage } from './estimate-in-message.ts'
import { estimateWords } from './estimate-message.ts'
import { checkEstimate } from './estimate-request.ts'
import { readEstimateSearch } from './estimate-search.ts'

function messageOf(query: string): string {
  const search = readEstimateSearch(Object.fromEntries(new URLSearchParams(query)))
  const { request } = checkEstimate(search, undefined)
  return request ? estimateCopy.message({ ...estimateWords(request), full: '' }) : ''
}

test.each([
  [
    'cart=six-seater&quantity=2&from=2027-07-03&to=2027-07-06&town=vineland',
    { orders: [{ cart: 'sixSeater', quantity: 2 }], from: '2027-07-03', to: '2027-07-06', town: 'Vineland, NJ' },
  ],
  [
    'cart=utility&quantity=1&cart2=four-seater&quantity2=9&from=2027-12-30&to=2028-01-02',
    {
      orders: [
        { cart: 'fourSeater', quantity: 9 },
        { cart: 'utility', quantity: 1 },
      ],
      from: '2027-12-30',
      to: '2028-01-02',
      town: '',
    },
  ],
])('reads the estimate %s back from the message that the site drafted', (query, estimate) => {
  expect(estimateInMessage(`${messageOf(query)}Thank you, Renée`)).toEqual(estimate)
})

test('reads an estimate that the customer changed, and ignores other text', () => {
  const changed = 'I would like to rent three 6 seaters, July 4 to July 8, 2027 (4 days), picked up at the showroom.'
  expect(estimateInMessage(changed)).toEqual({
    orders: [{ cart: 'sixSeater', quantity: 3 }],
    from: '2027-07-04',
    to: '2027-07-08',
    town: '',
  })
  expect(estimateInMessage('A cart for the weekend of July 4, please.')).toBeUndefined()
  expect(estimateInMessage('From July 8 to July 3, 2027')).toBeUndefined()
})
