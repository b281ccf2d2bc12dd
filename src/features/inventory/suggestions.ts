import type { CardVehicle } from '../../catalogue/vehicle.ts'
import type { InventorySearch } from './inventory-search.ts'

export type Suggestion = { text: string; search: InventorySearch; count: number }

/** What stands below an empty list (product.md 8.3). */
export type Suggestions = {
  suggestions: Suggestion[]
  /** Up to three carts, those in stock first. */
  nearest: CardVehicle[]
  /** Whether they come near what was asked; otherwise they are simply in stock. */
  isNear: boolean
}
