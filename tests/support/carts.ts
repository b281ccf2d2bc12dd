import type { StockedVehicle } from '../../src/domain/catalogue/vehicle.ts'
import type { LeadVehicle } from '../../src/domain/leads/lead.ts'

const usedCart = (number: number, price: number, year: string) => ({
  id: `used-${number}`,
  name: 'Club Car Onward',
  brand: 'Club Car',
  category: 'Used',
  description: 'A used cart of which there are two.',
  price,
  images: [],
  inStock: true,
  isNew: false,
  features: [],
  specifications: { year, stockNumber: `U-${number}`, vin: `5BZ00000000000${number}` },
  aliases: [] as string[],
})

/** Two used carts with the same name but different numbers, years and prices. */
export const usedCarts = [
  { ...usedCart(101, 8995, '2021'), aliases: ['the-cheaper-one'] },
  usedCart(102, 9995, '2022'),
] as const satisfies readonly StockedVehicle[]

/** The second of these carts, as a lead stores it. */
export const leadVehicle: LeadVehicle = {
  id: 'used-102',
  name: 'Club Car Onward',
  brand: 'Club Car',
  year: '2022',
  condition: 'used',
  price: 9995,
  stockNumber: 'U-102',
  vin: '5BZ00000000000102',
  stockStatus: 'in stock',
  showroom: '',
}
