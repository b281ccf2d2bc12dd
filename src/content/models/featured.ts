import { topSpeedMph } from './denago.ts'
import type { Model } from './model.ts'

export type FeaturedModel = Pick<Model, 'id' | 'name' | 'listPrice'> & {
  readonly brand: string
  readonly note: string
}

/**
 * The home page's three carts, in this order (product 2 and 9). Their cards lead to /vehicle/{id}; the
 * first id is as a dealer-management system exports it.
 */
export const featuredModels: readonly FeaturedModel[] = [
  {
    id: '66a1f4c2e8b09d3571c4ae20',
    name: 'Denago Rover XL6',
    brand: 'Denago',
    listPrice: 12_995,
    note: 'Six seats, lifted',
  },
  {
    id: 'evolution-d6-max-xt4',
    name: 'Evolution D6 MAX XT4',
    brand: 'Evolution',
    listPrice: 16_995,
    note: 'Four seats, lifted',
  },
  {
    id: 'denago-ev-city',
    name: 'Denago EV City',
    brand: 'Denago',
    listPrice: 11_995,
    note: `Four seats, ${topSpeedMph} mph`,
  },
]
