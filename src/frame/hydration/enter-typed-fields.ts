import { type Entry, fieldsIn, isTick } from './served-form-fields.ts'

export function enterFields(entries: readonly Entry[]): void {
  for (const { key, value, checked, files, caret } of entries) {
    const find = () => fieldsIn(document).get(key)
    // The event makes React hydrate a part that it has postponed, which may replace the field.
    if (find()) tell(find(), 'input')
    const field = find()
    if (!field) continue
    if (isTick(field)) {
      if (field.type === 'radio' && !checked) continue
      field.checked = !checked
      field.click()
    } else {
      if (field instanceof HTMLInputElement && field.type === 'file') field.files = files
      else if (field.value !== value) field.value = value
      // React reports a change only relative to the last value that it has seen.
      Reflect.get(field, '_valueTracker')?.setValue('')
      tell(field, 'input')
      tell(field, 'change')
    }
    if (!caret || document.activeElement === field) continue
    field.focus({ preventScroll: true })
    if (caret[0] !== null && !(field instanceof HTMLSelectElement)) field.setSelectionRange(...caret)
  }
}

const tell = (field: Element | undefined, event: 'input' | 'change') =>
  field?.dispatchEvent(new Event(event, { bubbles: true }))
