import { isRendered } from './foreign-changes.ts'
import { type Entry, type Field, fieldsIn, isTick } from './page-fields.ts'

/** The page's fields as they were served, until React has replaced them or has taken them over. */
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

/** When the visitor goes on: what React then does with its fields is meant. */
export function forgetFields(isPageLeft: boolean): void {
  for (const [key, field] of served) if (isPageLeft || isRendered(field)) served.delete(key)
}

export const entriesIn = (fields: ReadonlyMap<string, Field>): Entry[] =>
  [...fields].flatMap(([key, field]) =>
    isEntered(field) || (field === focused && !field.isConnected) ? entryOf(key, field) : [],
  )

/** What was entered into fields before scripts came, which the components have yet to hear of. */
export const earlyEntries = (): Entry[] => entriesIn(served)

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
