import type { FieldChange } from '../../domain/catalogue/hand/hand-fields.ts'
import { handLabel, handWords } from '../../domain/catalogue/hand/hand-words.ts'

/** What changed: with `before` struck through and `after`, or in words alone. */
export type ChangedField = { label: string; before: string; after: string }

export const changedField = ({ field, before, after }: FieldChange): ChangedField =>
  field === 'notes'
    ? { label: handLabel(field), before: '', after: '' }
    : { label: handLabel(field), before: handWords(field, before), after: handWords(field, after) }
