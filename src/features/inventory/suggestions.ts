import type { CardVehicle } from '../../domain/catalogue/vehicle.ts'
import type { InventorySearch } from './inventory-search.ts'
import type { AnswerLink } from './search-answers.ts'

export type Suggestion = { text: string; search: InventorySearch; count: number }

/** product.md 8.3 */
export type Suggestions = {
  suggestions: Suggestion[]
  nearest: CardVehicle[]
  isNear: boolean
  /** Pages that answer the search. */
  answers: AnswerLink[]
}
