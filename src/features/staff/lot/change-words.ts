import type { FieldChange } from '../../../domain/catalogue/edits/edit-fields.ts'
import { fieldLabel, isOnlyNamed, valueWords } from '../../../domain/catalogue/edits/edit-words.ts'

/** What changed: `before` struck through and `after`, or just a description. */
export type ChangedField = { label: string; before: string; after: string }

export const changedField = ({ field, before, after }: FieldChange): ChangedField =>
  isOnlyNamed(field)
    ? { label: fieldLabel(field), before: '', after: '' }
    : { label: fieldLabel(field), before: valueWords(field, before), after: valueWords(field, after) }
