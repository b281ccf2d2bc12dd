import { newAndUsed } from '../dealer/facts/offers.facts.ts'
import { inventoryText } from '../dealer/facts/pages/inventory.facts.ts'

export const inventoryPage = {
  meta: inventoryText.search,
  /** Metadata for the carts of one showroom. */
  metaOf: (town: string, city: string) => ({
    title: `Golf carts for sale at our ${town} showroom`,
    description: `The electric golf carts and low-speed vehicles in our showroom in ${city}, ${newAndUsed}, with price, seats and pictures.`,
  }),
  heading: 'Inventory',
  finder: inventoryText.finder,
  intro: inventoryText.note,
  lineUp: { heading: inventoryText.heading },
  afterList: inventoryText.afterList,
  sold: { heading: 'Sold out', text: 'Ask about the next one: some of these come back.' },
  help: inventoryText.closing,
} as const
