import * as z from 'zod/mini'
import { type FieldErrors, submissionFields } from '../../domain/leads/intake/submission-fields.ts'
import { picturesField } from '../../domain/leads/pictures/message-picture-limits.ts'
import { picturesScaled } from './message-picture-scaling.ts'

const refusal = z.object({
  error: z.string(),
  fields: z.optional(z.partialRecord(z.enum(submissionFields), z.string())),
})

/** For a missing response, or one that this site did not send (product.md 8.1). */
const fallback = 'Failed to send message. Please try again.'

const storedResponse = z.object({ missing: z.optional(z.string()) })

export type SendResult = { ok: true; missing?: string | undefined } | { ok: false; error: string; fields: FieldErrors }

export async function sendContact(all: Record<string, unknown>, form: HTMLFormElement): Promise<SendResult> {
  const { [picturesField]: _, ...body } = all
  await picturesScaled()
  const pictures = new FormData(form).getAll(picturesField).filter((one) => one instanceof File && one.size > 0)
  try {
    const response = await (pictures.length > 0 ? postForm(body, pictures) : postJson(body))
    if (response.ok) return { ok: true, missing: storedResponse.safeParse(await response.json()).data?.missing }
    const { error, fields = {} } = refusal.parse(await response.json())
    return { ok: false, error, fields }
  } catch {
    return { ok: false, error: fallback, fields: {} }
  }
}

const postJson = (body: object): Promise<Response> =>
  fetch('/api/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
  })

/** Posts to the address that the form uses without scripts. Pictures come last, so that no text is lost if there are too many. */
function postForm(body: Record<string, unknown>, pictures: readonly FormDataEntryValue[]): Promise<Response> {
  const data = new FormData()
  for (const [name, value] of Object.entries(body)) data.append(name, String(value))
  for (const picture of pictures) data.append(picturesField, picture)
  return fetch('/contact', { method: 'POST', headers: { accept: 'application/json' }, body: data })
}
