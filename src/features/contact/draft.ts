import { type FormValues, submissionFields } from '../../leads/intake/submission-fields.ts'

/** What the form holds, and what it began with. */
type Draft = { readonly start: FormValues; readonly typed: FormValues }

/** In memory alone, until the tab leaves the site: what was typed survives a change of topic and a visit to another page. */
let draft: Draft | undefined

export function keepDraft(start: FormValues, form: HTMLFormElement): void {
  const data = new FormData(form)
  const typed = Object.fromEntries(submissionFields.map((name) => [name, String(data.get(name) ?? '')])) as FormValues
  draft = { start, typed }
}

export function dropDraft(): void {
  draft = undefined
}

/** What the form shows: its beginning, with what the visitor has typed so far. */
export function withDraft(start: FormValues): FormValues {
  return draft ? resumed(start, draft) : start
}

/** Another beginning replaces that of before, and what was typed beyond it stays below. */
export function resumed(start: FormValues, { start: before, typed }: Draft): FormValues {
  if (start.interest === before.interest && start.message === before.message) return typed
  const opening = before.message.trimEnd()
  const added = typed.message.startsWith(opening) ? typed.message.slice(opening.length) : typed.message
  const message =
    added.trim() === '' ? start.message : [start.message.trimEnd(), added.trim()].filter(Boolean).join('\n\n')
  return { ...typed, interest: start.interest, message }
}
