import { type FormValues, submissionFields } from '../../domain/leads/intake/submission-fields.ts'

type Draft = { readonly start: FormValues; readonly input: FormValues }

/** Kept in memory, so that typed text survives a change of topic and visits to other pages of the site. */
let draft: Draft | undefined

export function keepDraft(start: FormValues, form: HTMLFormElement): void {
  const data = new FormData(form)
  const input = Object.fromEntries(submissionFields.map((name) => [name, String(data.get(name) ?? '')])) as FormValues
  draft = { start, input }
}

export function dropDraft(): void {
  draft = undefined
}

export function withDraft(start: FormValues): FormValues {
  return draft ? resumed(start, draft) : start
}

/** Replaces the old opening of the message with the new one, and keeps the text typed below it. */
export function resumed(start: FormValues, { start: before, input }: Draft): FormValues {
  if (start.interest === before.interest && start.message === before.message) return input
  const opening = before.message.trimEnd()
  const added = input.message.startsWith(opening) ? input.message.slice(opening.length) : input.message
  const message =
    added.trim() === '' ? start.message : [start.message.trimEnd(), added.trim()].filter(Boolean).join('\n\n')
  return { ...input, interest: start.interest, message }
}
