import { expect, test } from 'vitest'
import { deliveryFee, deliveryFeeSentence } from '../../area/delivery.ts'
import { fromNearestShowroom } from '../../area/town-distance.ts'
import { cartDelivery } from '../../dealer/facts/delivery.ts'
import { findTown } from '../../dealer/find-town.ts'
import { usd } from '../../format/money.ts'
import { deliveryTo } from './town-facts.ts'

function town(slug: string) {
  const found = findTown(slug)
  if (!found) throw new Error(`towns.ts has no ${slug}`)
  return found
}

test.each(['port-norris', 'millville'] as const)('a cart comes to %s for the fee of its miles', (slug) => {
  const { miles } = fromNearestShowroom(town(slug))
  expect(deliveryTo(town(slug))).toEqual({
    fee: deliveryFee(miles),
    sum: `${deliveryFeeSentence(miles)} For purchases of ${usd(cartDelivery.freeFromPurchase)} or more.`,
  })
})
