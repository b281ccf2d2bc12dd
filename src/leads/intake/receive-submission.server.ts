import { business } from '../../content/facts/business.ts'
import { database } from '../../platform/app-database.server.ts'
import { env } from '../../platform/env.server.ts'
import { hourlyLimiter, type Limiter } from '../../platform/limits.server.ts'
import { leadOrigin } from './lead-origin.server.ts'
import { isStored, type NewLead, storeLead } from './store-lead.server.ts'
import { elapsedField, type FieldErrors, honeypotField, keyField } from './submission-fields.ts'
import { checkSubmission } from './submission-schema.ts'

/** Nobody reads and fills in the form this fast. */
const TOO_FAST_MS = 2000
const MAX_KEY_LENGTH = 200

export type Outcome =
  | { kind: 'stored' }
  | { kind: 'invalid'; error: string; fields: FieldErrors }
  | { kind: 'limited'; error: string; retryAfterSeconds: number }

const limitReached = `You have sent as many messages as we take in an hour. Please call us at ${business.phone}, or try again later.`

type Context = {
  /** What CONTACT_LIMIT counts by. */
  clientIp: string
  /** From a header; the form may send one too. */
  idempotencyKey: string | null
}

/**
 * Takes in what somebody sent: checks it, counts it against the client's limit and commits it to the
 * database. Only then is the outcome `stored`. Likely spam is stored too, in quarantine.
 * @throws when the database cannot store it
 */
export async function receiveSubmission(
  body: Record<string, unknown>,
  { clientIp, idempotencyKey }: Context,
): Promise<Outcome> {
  const check = checkSubmission(body)
  if (!check.ok) return { kind: 'invalid', error: check.error, fields: check.fields }
  const key = idempotencyKey || body[keyField]
  const lead: NewLead = {
    submission: check.submission,
    idempotencyKey: typeof key === 'string' && key !== '' ? key.slice(0, MAX_KEY_LENGTH) : undefined,
    spamReason: spamReason(body),
    receivedAt: new Date(),
    origin: await leadOrigin(database(), body),
  }
  if (await isStored(database(), lead)) return { kind: 'stored' }
  const retryAfterSeconds = await submissionLimiter().take(clientIp)
  if (retryAfterSeconds > 0) return { kind: 'limited', error: limitReached, retryAfterSeconds }
  await storeLead(database(), lead)
  return { kind: 'stored' }
}

let limiter: Limiter | undefined

/** CONTACT_LIMIT submissions per hour and client. */
function submissionLimiter(): Limiter {
  limiter ??= hourlyLimiter('contact', env().CONTACT_LIMIT, env().DATABASE_URL)
  return limiter
}

function spamReason(body: Record<string, unknown>): string {
  const reasons: string[] = []
  if (typeof body[honeypotField] === 'string' && body[honeypotField] !== '') {
    reasons.push('the hidden field was filled in')
  }
  const elapsed = Number(body[elapsedField] ?? Number.NaN)
  if (elapsed < TOO_FAST_MS) reasons.push(`sent ${Math.max(0, Math.round(elapsed))} ms after the form was shown`)
  return reasons.join('; ')
}
