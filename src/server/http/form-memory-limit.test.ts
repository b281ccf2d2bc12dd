import { expect, test } from 'vitest'
import { FormRoom } from './form-memory-limit.ts'

test('a client may send two forms at a time, independently of other clients', () => {
  const room = new FormRoom(40)
  const places = [room.placeFor('a'), room.placeFor('a'), room.placeFor('a'), room.placeFor('b')]
  expect(places.map((place) => place.begin())).toEqual([true, true, false, true])
  // Calling begin() again changes nothing.
  expect(places[0]?.begin()).toBe(true)
  places[1]?.leave()
  expect(places[2]?.begin()).toBe(true)
})

test('a client cannot use up memory meant for others, and released memory is free at once', () => {
  const room = new FormRoom(40)
  const [first, second, other] = [room.placeFor('a'), room.placeFor('a'), room.placeFor('b')]
  expect([first.take(30), second.take(20), second.take(10)]).toEqual([true, false, true])
  expect(other.take(40)).toBe(true)
  first.letGo()
  expect(second.take(30)).toBe(true)
  const [third, fourth] = [room.placeFor('c'), room.placeFor('d')]
  expect([third.take(40), fourth.take(1)]).toEqual([true, false])
  for (const place of [first, second, other, third]) place.leave()
  expect(fourth.take(40)).toBe(true)
})
