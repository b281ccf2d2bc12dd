export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
export type Entry = {
  readonly key: string
  readonly value: string
  readonly checked: boolean
  readonly files: FileList | null
  /** Selection in the field in which the visitor is typing; undefined for other fields. */
  readonly caret: readonly [number | null, number | null] | undefined
}

/** Fields by name, with the value for checkboxes and radio buttons. */
export function fieldsIn(root: ParentNode): Map<string, Field> {
  const fields = new Map<string, Field>()
  for (const field of root.querySelectorAll<Field>('input, select, textarea')) {
    if (!field.name || field.type === 'hidden') continue
    let key = field.name + (isTick(field) ? field.value : '')
    // Two forms may use the same field names.
    while (fields.has(key)) key += '+'
    fields.set(key, field)
  }
  return fields
}

export const isTick = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio'
