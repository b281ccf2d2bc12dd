import { expect, test } from 'vitest'
import { zeroPercentTerms } from '../../../content/dealer/facts/financing.facts.ts'
import { timeZone } from '../../../content/dealer/facts/time-zone.facts.ts'
import { zeroPercentCopy } from '../../../content/words/zero-percent.words.ts'
import { zeroPercentIn, zeroPercentOf } from './zero-percent.ts'

const lastMinute = new Date(
  Temporal.PlainDate.from(zeroPercentTerms.ends).toZonedDateTime({ timeZone, plainTime: '23:59' }).epochMilliseconds,
)
const minuteAfter = new Date(lastMinute.getTime() + 60_000)
const cart = (name: string, marked: boolean | string = '', inStock = true) => ({
  ...{ name, inStock },
  specifications: { zeroPercentFinancing: marked },
})

test('a cart has the 0% offer while it is marked and in stock, through the offer’s last day in the dealer’s time zone', () => {
  expect(zeroPercentOf(cart('Nomad', true), lastMinute)).toEqual({
    months: zeroPercentTerms.months,
    text: zeroPercentCopy.offer(zeroPercentCopy.thisCart),
    expires: minuteAfter.toUTCString(),
  })
  expect(zeroPercentOf(cart('Nomad', 'yes'), lastMinute)).toBeDefined()
  expect(zeroPercentOf(cart('Nomad', true), minuteAfter)).toBeUndefined()
  for (const without of [cart('Nomad'), cart('Nomad', false), cart('Nomad', 'No'), cart('Nomad', true, false)])
    expect(zeroPercentOf(without, lastMinute)).toBeUndefined()
})

test('the 0% offer for the whole stock names each model once, or gives their number if there are more than three', () => {
  const carts = [cart('Nomad', true), cart('Nomad', true), cart('City'), cart('Rover', true), cart('Ranger', true)]
  expect(zeroPercentIn(carts, lastMinute)?.text).toBe(zeroPercentCopy.offer('Nomad, Rover and Ranger'))
  expect(zeroPercentIn([...carts, cart('Bee', true)], lastMinute)?.text).toBe(zeroPercentCopy.offer('4 models'))
  expect(zeroPercentIn(carts.slice(0, 2), lastMinute)?.text).toBe(zeroPercentCopy.offer('Nomad'))
  expect(zeroPercentIn([cart('City')], lastMinute)).toBeUndefined()
  expect(zeroPercentIn(carts, minuteAfter)).toBeUndefined()
})
