import type { Sale } from '../../../domain/catalogue/edits/cart-sales.server.ts'
import type { EditField } from '../../../domain/catalogue/edits/edit-fields.ts'
import type { ChangedField } from './changed-cart-field.ts'

export type ShownChange = {
  id: string
  fields: readonly ChangedField[]
  /** Shown before the fields, or instead of them if there are none. */
  text: string
  who: string
  at: string
  canUndo: boolean
  /** Why the change can't be undone anymore, or a note that it was undone. */
  note: string
}

/** The change that was just saved. */
export type SavedChange = {
  change: ShownChange & { isTakenBack: boolean; onSite: boolean; isNew: boolean }
  /** Whether this change marks the cart as sold. */
  isSale: boolean
}

export type HoldTyped = { until: string; deposit: string; customer: string }

export type AskedMessage = {
  href: string
  name: string
  text: string
  when: string
  holder: string
  /** Link to a reply that says what became of the cart. */
  replyHref: string | undefined
}

/** All times are formatted for display. */
export type CartView = {
  /** Path of this page. */
  path: string
  id: string
  name: string
  summary: string
  images: readonly string[]
  /** Values as the form shows them. */
  texts: Readonly<Partial<Record<EditField, string>>>
  /** The cart's values, to compare with when the form is saved. */
  was: Readonly<Partial<Record<EditField, string>>>
  errors: Readonly<Partial<Record<EditField, string>>>
  facts: readonly { field: EditField; label: string; isMissing: boolean; isCommon: boolean }[]
  missing: number
  overrides: readonly { field: EditField; text: string; release: string }[]
  rule: string
  /** Open messages about the cart. */
  messages: readonly AskedMessage[]
  lost: readonly string[]
  /** The cart's current hold. */
  hold: (HoldTyped & { heldAt: string; text: string }) | undefined
  /** Input that could not be saved. */
  holdTyped: Partial<HoldTyped>
  holdErrors: Readonly<Record<string, string>>
  /** An ISO date. */
  today: string
  sale: (Pick<Sale, 'buyer'> & { price: string; text: string }) | undefined
  saleError: string | undefined
  inStock: boolean
  onSite: boolean
  saved: SavedChange | undefined
  /** What was done, for actions that leave no change to list. */
  done: string
  /** Why nothing was saved or undone. */
  problem: string
  history: readonly ShownChange[]
  takeBack: { change: string; text: string } | undefined
}
