import { expect, test } from 'vitest'
import { physicalShowrooms } from '../../content/dealer/facts/showrooms.facts.ts'
import { vehicleDescription } from './vehicle-description.ts'

const [floor] = physicalShowrooms

const cart = {
  name: 'Denago Nomad',
  description: 'A lifted cart for four. The rear bench flips into a flat deck for tools, coolers and bags of feed.',
  price: 8495,
  inStock: true,
  isNew: true,
  specifications: { seatingCapacity: 4, range: '45 miles' },
}

test('a description starts with condition, seats, range, price and place, then adds whole sentences', () => {
  expect(vehicleDescription({ ...cart, showroom: floor?.id })).toBe(
    `New 4-seat Denago Nomad, range 45 miles, $8,495, in stock at Larkway, ${floor?.postal?.locality}, ${floor?.postal?.region}. A lifted cart for four.`,
  )
})

test('the description of a used cart gives its year, and says if the cart is sold out', () => {
  const used = { ...cart, isNew: false, inStock: false, specifications: { ...cart.specifications, year: 2023 } }
  expect(vehicleDescription(used)).toMatch(/^Used 2023 4-seat Denago Nomad, .*sold out at Larkway\./)
})

test('no description is longer than search results show', () => {
  for (const length of [0, 40, 90, 130]) {
    const text = vehicleDescription({ ...cart, name: 'N'.repeat(length), description: 'Long sentence '.repeat(20) })
    expect(text.length).toBeLessThanOrEqual(155)
    expect(text.length).toBeGreaterThan(40)
  }
})
