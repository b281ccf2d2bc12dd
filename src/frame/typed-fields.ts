type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
export type Entry = {
  readonly key: string
  readonly value: string
  readonly checked: boolean
  readonly files: FileList | null
  /** Where the visitor is typing. */
  readonly caret: readonly [number | null, number | null] | undefined
}

/** The page's fields as they were served, until they are announced, replaced or left. */
let served = new Map<string, Field>()
let focused: EventTarget | null = null

/** Call it before React draws: it may replace a page that an extension or a translator has changed. */
export function watchFields(): void {
  served = fieldsIn(document)
  focused = document.activeElement
  addEventListener('focusin', ({ target }) => {
    focused = target
  })
}

export const forgetFields = (): void => served.clear()

export const entriesIn = (fields: ReadonlyMap<string, Field>): Entry[] =>
  [...fields].flatMap(([key, field]) =>
    isEntered(field) || (field === focused && !field.isConnected) ? entryOf(key, field) : [],
  )

/** What was entered into fields before scripts came, which the components have yet to hear of. */
export function earlyEntries(): Entry[] {
  const entries = entriesIn(served)
  for (const { key } of entries) served.delete(key)
  return entries
}

/** Moves what was entered to the fields that have taken the place of those served. */
export function moveEntries(): void {
  const gone = [...served].filter(([, field]) => !field.isConnected)
  if (gone.length === 0) return
  const now = fieldsIn(document)
  const moved = new Map(gone.filter(([key]) => now.has(key)))
  for (const key of moved.keys()) served.delete(key)
  enter(entriesIn(moved))
}

/** As a visitor would, so that components hear of it. The code for it is seldom needed. */
export function enter(entries: readonly Entry[]): void {
  if (entries.length > 0) void import('./enter-fields.ts').then((module) => module.enterFields(entries))
}

export function fieldsIn(root: ParentNode): Map<string, Field> {
  const fields = new Map<string, Field>()
  for (const field of root.querySelectorAll<Field>('input, select, textarea')) {
    if (!field.name || field.type === 'hidden') continue
    let key = field.name + (isTick(field) ? field.value : '')
    // Two forms may have the same names.
    while (fields.has(key)) key += '+'
    fields.set(key, field)
  }
  return fields
}

export const isTick = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio'

function isEntered(field: Field): boolean {
  if (isTick(field)) return field.checked !== field.defaultChecked
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue
  return field.selectedIndex > 0 ? !field.options[field.selectedIndex]?.defaultSelected : false
}

const entryOf = (key: string, field: Field): Entry => ({
  key,
  value: field.value,
  checked: 'checked' in field && field.checked,
  files: 'files' in field ? field.files : null,
  caret:
    field !== focused
      ? undefined
      : 'selectionStart' in field
        ? [field.selectionStart, field.selectionEnd]
        : [null, null],
})
