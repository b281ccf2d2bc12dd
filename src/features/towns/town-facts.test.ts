import { expect, test } from 'vitest'
import { cartDelivery } from '../../content/dealer/facts/delivery.facts.ts'
import { findTown } from '../../content/dealer/find-town.ts'
import { usd } from '../../content/format/money.ts'
import { deliveryFee, deliveryFeeSentence } from '../../domain/rentals/delivery-fee.ts'
import { fromNearestShowroom } from '../../domain/towns/town-distance.ts'
import { deliveryTo } from './town-facts.ts'
import { floorStock } from './town-showroom-stock.ts'

function town(slug: string) {
  const match = findTown(slug)
  if (!match) throw new Error(`towns.ts has no ${slug}`)
  return match
}

test.each(['port-norris', 'millville'] as const)('delivery to %s costs the fee for its distance', (slug) => {
  const { miles } = fromNearestShowroom(town(slug))
  expect(deliveryTo(town(slug))).toMatchObject({
    fee: deliveryFee(miles),
    sum: `${deliveryFeeSentence(miles)} For purchases of ${usd(cartDelivery.freeFromPurchase)} or more.`,
  })
})

const price = cartDelivery.freeFromPurchase
const at = (showroom: string | undefined, more = {}) => ({ inStock: true, price, showroom, ...more })

test('a delivery price comes with its showroom, the number of carts there and the price from the other showroom', () => {
  const stock = [at('vineland'), at('vineland'), at(undefined), at('scranton')]
  const { text, offer } = deliveryTo(town('millville'), floorStock(stock))
  expect(text).toMatch(
    /^From the Vineland showroom: .* 3 carts of \$5,000 or more there\. 1 cart in Scranton: \$\d+\.$/,
  )
  expect(offer).toMatch(/^3 carts at the Vineland showroom, \d+ miles? away, delivered free$/)
})

test('search results show no delivery price if the nearest showroom has no cart that qualifies for delivery', () => {
  const stock = [
    at('vineland', { inStock: false }),
    at('vineland', { price: price - 1 }),
    at('vineland', { price: undefined }),
  ]
  const { text, offer } = deliveryTo(town('millville'), floorStock([...stock, at('scranton')]))
  expect(text).toContain('No cart of $5,000 or more there. 1 cart in Scranton: $')
  expect(offer).not.toMatch(/free|\$/)
})

test('does not mention carts if the stock is unknown', () => {
  expect(deliveryTo(town('millville')).text).not.toMatch(/ there\./)
})
