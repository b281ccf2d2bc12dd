import { describe, expect, test } from 'vitest'
import { findTown, type TownSlug } from '../../content/towns/towns.ts'
import { deliveryTo } from './town-facts.ts'

function town(slug: TownSlug) {
  const found = findTown(slug)
  if (!found) throw new Error(`towns.ts has no ${slug}`)
  return found
}

describe('delivery', () => {
  test('is charged at $6 for each mile beyond ten', () => {
    expect(deliveryTo(town('port-norris'))).toEqual({
      fee: 36,
      sum: '16 miles less 10 free miles leaves 6 miles at $6: $36. For purchases of $5,000 or more.',
    })
  })

  test('is free within ten miles', () => {
    expect(deliveryTo(town('millville'))).toEqual({
      fee: 0,
      sum: '6 miles, within the 10 free miles. For purchases of $5,000 or more.',
    })
  })
})
