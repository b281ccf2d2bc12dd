import { type FormValues, submissionFields } from '../../domain/leads/intake/submission-fields.ts'

type Draft = { readonly start: FormValues; readonly typed: FormValues }

/** In memory until the tab leaves the site, so that typed text survives a change of topic and visits to other pages. */
let draft: Draft | undefined

export function keepDraft(start: FormValues, form: HTMLFormElement): void {
  const data = new FormData(form)
  const typed = Object.fromEntries(submissionFields.map((name) => [name, String(data.get(name) ?? '')])) as FormValues
  draft = { start, typed }
}

export function dropDraft(): void {
  draft = undefined
}

export function withDraft(start: FormValues): FormValues {
  return draft ? resumed(start, draft) : start
}

/** A new beginning replaces the old one; text typed below it stays. */
export function resumed(start: FormValues, { start: before, typed }: Draft): FormValues {
  if (start.interest === before.interest && start.message === before.message) return typed
  const opening = before.message.trimEnd()
  const added = typed.message.startsWith(opening) ? typed.message.slice(opening.length) : typed.message
  const message =
    added.trim() === '' ? start.message : [start.message.trimEnd(), added.trim()].filter(Boolean).join('\n\n')
  return { ...typed, interest: start.interest, message }
}
