import { expect, test } from 'vitest'
import { cartDelivery } from '../../content/dealer/facts/delivery.ts'
import { findTown } from '../../content/dealer/find-town.ts'
import { usd } from '../../content/format/money.ts'
import { deliveryFee, deliveryFeeSentence } from '../../domain/places/delivery.ts'
import { fromNearestShowroom } from '../../domain/places/town-distance.ts'
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
