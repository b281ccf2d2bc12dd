import * as z from 'zod/mini'
import { type FieldErrors, submissionFields } from '../../leads/intake/submission-fields.ts'

const refusal = z.object({
  error: z.string(),
  fields: z.optional(z.partialRecord(z.enum(submissionFields), z.string())),
})

/** For a missing response, or one that this site did not send (product.md 8.1). */
const fallback = 'Failed to send message. Please try again.'

export type SendResult = { ok: true } | { ok: false; error: string; fields: FieldErrors }

export async function sendContact(body: object): Promise<SendResult> {
  try {
    const response = await fetch('/api/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
    })
    if (response.ok) return { ok: true }
    const { error, fields = {} } = refusal.parse(await response.json())
    return { ok: false, error, fields }
  } catch {
    return { ok: false, error: fallback, fields: {} }
  }
}
