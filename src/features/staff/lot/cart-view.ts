import type { EditField } from '../../../domain/catalogue/edits/edit-fields.ts'
import type { ChangedField } from './change-words.ts'

export type ShownChange = {
  id: string
  fields: readonly ChangedField[]
  /** Instead of fields. */
  text: string
  who: string
  at: string
  canUndo: boolean
  /** Why it cannot be undone any more, or that it was. */
  note: string
}

/** Times are written as staff read them. */
export type CartView = {
  /** Path of this page. */
  path: string
  person: string
  id: string
  name: string
  facts: string
  images: readonly string[]
  /** As the form shows them. */
  texts: Readonly<Partial<Record<EditField, string>>>
  /** As the cart has them, to be compared with when it is saved. */
  was: Readonly<Partial<Record<EditField, string>>>
  errors: Readonly<Partial<Record<EditField, string>>>
  missing: readonly string[]
  overrides: readonly { field: EditField; text: string; release: string }[]
  rule: string
  /** Messages about it that nobody has answered yet. */
  openMessages: readonly { href: string; when: string; holder: string }[]
  lost: readonly string[]
  /** The change that was just saved. */
  live: (ShownChange & { isTakenBack: boolean; onSite: boolean; isNew: boolean }) | undefined
  /** Why nothing was saved or undone. */
  problem: string
  history: readonly ShownChange[]
  takeBack: { change: string; text: string } | undefined
}
