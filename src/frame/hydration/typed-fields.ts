import { isRendered } from './foreign-dom-changes.ts'
import { type Entry, type Field, fieldsIn, isTick } from './served-form-fields.ts'

/** The page's fields as they were served, until React has replaced or hydrated them. */
let served = new Map<string, Field>()
let focused: EventTarget | null = null

/** Call this before React renders, since React may replace a page that an extension or a translator has changed. */
export function watchFields(): void {
  served = fieldsIn(document)
  focused = document.activeElement
  addEventListener('focusin', ({ target }) => {
    focused = target
  })
}

/** Call this when the visitor navigates, since React then changes fields on purpose. */
export function forgetFields(isPageLeft: boolean): void {
  for (const [key, field] of served) if (isPageLeft || isRendered(field)) served.delete(key)
}

export const entriesIn = (fields: ReadonlyMap<string, Field>): Entry[] =>
  [...fields].flatMap(([key, field]) =>
    isEntered(field) || (field === focused && !field.isConnected) ? entryOf(key, field) : [],
  )

/** Values entered before scripts loaded, which the components don't know yet. */
export const earlyEntries = (): Entry[] => entriesIn(served)

/** Copies values to the fields that have replaced the served ones. */
export function moveEntries(): void {
  const gone = [...served].filter(([, field]) => !field.isConnected)
  if (gone.length === 0) return
  const now = fieldsIn(document)
  const moved = new Map(gone.filter(([key]) => now.has(key)))
  for (const key of moved.keys()) served.delete(key)
  enter(entriesIn(moved))
}

/** Enters a value as a visitor would, so that components notice it. Loaded separately, since it is seldom needed. */
export function enter(entries: readonly Entry[]): void {
  if (entries.length > 0) void import('./enter-typed-fields.ts').then((module) => module.enterFields(entries))
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
