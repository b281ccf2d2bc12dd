import fc from 'fast-check'
import { expect, test } from 'vitest'
import { similarVehicles } from './similar-vehicles.ts'
import type { Vehicle } from './vehicle.ts'

const seats = fc.constantFrom(2, 4, 6)
const stock = fc.array(
  fc.record({ seats, price: fc.option(fc.constantFrom(7000, 8000, 9000), { nil: undefined }), inStock: fc.boolean() }),
  { maxLength: 30 },
)

test('suggests carts in stock that are nearest in seats, then series, brand and price', () => {
  fc.assert(
    fc.property(stock, seats, (carts, count) => {
      const vehicles = carts.map(
        ({ seats: seatingCapacity, price, inStock }, at): Vehicle => ({
          ...{ id: `cart-${String(at).padStart(2, '0')}`, name: 'Cart', description: '', price, inStock, isNew: true },
          ...{ brand: at % 2 ? 'A' : 'B', category: at % 3 ? 'X' : 'Y', images: [], features: [] },
          specifications: { seatingCapacity },
        }),
      )
      const to = { brand: 'A', category: 'X', seats: count, price: 8000 }
      const keyOf = ({ id, brand, category, price = Number.MAX_VALUE, specifications }: Vehicle) => [
        Math.abs((specifications.seatingCapacity ?? 0) - count),
        brand === 'A' && category === 'X' ? 0 : 1,
        brand === 'A' ? 0 : 1,
        Math.abs(price - 8000),
        id,
      ]
      const expected = vehicles
        .filter(({ inStock }) => inStock)
        .sort((a, b) => {
          const [left, right] = [keyOf(a), keyOf(b)]
          const at = left.findIndex((value, index) => value !== right[index])
          return at !== -1 && (left[at] ?? 0) < (right[at] ?? 0) ? -1 : 1
        })
      expect(similarVehicles(to, vehicles).map(({ id }) => id)).toEqual(expected.slice(0, 3).map(({ id }) => id))
    }),
  )
})
