import { expect, test } from 'vitest'
import { forbiddenPlaces } from './find-forbidden-places.ts'

const places = ['beach', 'boardwalk', 'footbridge']
const stay = (what: string, text: string) => ({ what, text, cart: 'fourSeater', period: 'daily' as const })

test.each([
  ['A beach week at Gandys', 'Porch to porch.', ['what']],
  ['A week away', 'Chairs to the beach by nine.', ['text']],
  ['A week away', 'Over the footbridges to the park.', ['text']],
  ['A week at Gandys Beach', 'Chairs to the end of the lane.', []],
  ['A week away', 'Keep the wheels off the beach.', []],
  ['A week away', 'The boardwalk isn’t for carts.', []],
])('in ‘%s: %s’, finds the fields that send a renter where carts may not go: %j', (what, text, keys) => {
  const mentions = forbiddenPlaces({ stays: [stay(what, text)] }, places)
  expect(mentions.map(({ path }) => path.at(-1))).toEqual(keys)
})

test('finds nothing if the dealer lists no forbidden places', () => {
  expect(forbiddenPlaces({ around: 'Along the beach.', stays: [] }, [])).toEqual([])
})
