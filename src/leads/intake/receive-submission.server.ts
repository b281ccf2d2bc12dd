import { business } from '../../content/facts/business.ts'
import type { Db } from '../../platform/database.server.ts'
import type { Limiter } from '../../platform/limits.server.ts'
import { isStored, type Submission, storeMessage } from './store-lead.server.ts'
import { elapsedField, type FieldErrors, keyField, trapField } from './submission-fields.ts'
import { checkContact } from './submission-schema.ts'

/** No person reads and fills in the form this fast. */
const TOO_FAST_MS = 2000

export type Outcome =
  | { kind: 'stored' }
  | { kind: 'invalid'; error: string; fields: FieldErrors }
  | { kind: 'limited'; error: string; retryAfterSeconds: number }

export const limitedText = `You have sent as many messages as we take in an hour. Please call us at ${business.phone}, or try again later.`

type Around = { db: Db; limiter: Limiter; client: string; headerKey?: string | null; now?: Date }

/**
 * Takes a message in: checks it, counts it against the client's limit and commits it to disk. Only
 * then does it answer `stored`. Suspected spam is stored too, and marked.
 */
export async function receiveContact(
  body: Record<string, unknown>,
  { db, limiter, client, headerKey, now = new Date() }: Around,
): Promise<Outcome> {
  const check = checkContact(body)
  if (!check.ok) return { kind: 'invalid', error: check.error, fields: check.fields }
  const key = headerKey || body[keyField]
  const submission: Submission = {
    message: check.message,
    idempotencyKey: typeof key === 'string' && key !== '' ? key.slice(0, 200) : undefined,
    suspicion: suspicion(body),
    receivedAt: now,
  }
  if (await isStored(db, submission)) return { kind: 'stored' }
  const retryAfterSeconds = await limiter.take(client)
  if (retryAfterSeconds > 0) return { kind: 'limited', error: limitedText, retryAfterSeconds }
  await storeMessage(db, submission)
  return { kind: 'stored' }
}

function suspicion(body: Record<string, unknown>): string {
  const reasons: string[] = []
  if (typeof body[trapField] === 'string' && body[trapField] !== '') reasons.push('the hidden field was filled in')
  const elapsed = Number(body[elapsedField] ?? Number.NaN)
  if (elapsed < TOO_FAST_MS) reasons.push(`sent ${Math.max(0, Math.round(elapsed))} ms after the form was shown`)
  return reasons.join('; ')
}
