import type { FieldChange } from '../../../domain/catalogue/edits/edit-fields.ts'
import { fieldLabel, isOnlyNamed, valueWords } from '../../../domain/catalogue/edits/edit-words.ts'

/** A changed field. `before` and `after` are empty for fields of which only the label is shown. */
export type ChangedField = { label: string; before: string; after: string }

export const changedField = ({ field, before, after }: FieldChange): ChangedField =>
  isOnlyNamed(field)
    ? { label: fieldLabel(field), before: '', after: '' }
    : { label: fieldLabel(field), before: valueWords(field, before), after: valueWords(field, after) }
