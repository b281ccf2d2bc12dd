import { createHash } from 'node:crypto'
import { business } from '../../dealer/facts/business.ts'
import { database } from '../../platform/app-database.server.ts'
import { env } from '../../platform/env.server.ts'
import { dailyLimiter, hourlyLimiter, type Limiter } from '../../platform/limits.server.ts'
import { mailbox } from '../mailbox.ts'
import { spamReason } from '../spam.ts'
import { leadOrigin } from './lead-origin.server.ts'
import { isStored, type NewLead, storeLead } from './store-lead.server.ts'
import { elapsedField, type FieldErrors, honeypotField, keyField } from './submission-fields.ts'
import { checkSubmission } from './submission-schema.ts'

const MAX_KEY_LENGTH = 200

/** Without an error, the message is stored. */
export type Outcome = {
  status: number
  error?: string
  fields?: FieldErrors
  /** In seconds. */
  retryAfter?: number
}

const stored: Outcome = { status: 201 }

const clientLimitReached = `You have sent as many messages as we take in an hour. Please call us at ${business.phone}, or try again later.`
const addressLimitReached = `We have as many messages from your address as we take in a day. Please call us at ${business.phone}, or try again tomorrow.`

type Context = {
  clientIp: string
  idempotencyKey: string | null
}

/** Stores likely spam too, in quarantine. @throws when the database cannot store the message */
export async function receiveSubmission(
  body: Record<string, unknown>,
  { clientIp, idempotencyKey }: Context,
): Promise<Outcome> {
  const check = checkSubmission(body)
  if (!check.ok) return { status: 422, error: check.error, fields: check.fields }
  const { byClient, byAddress } = limiters()
  let retryAfter = await byClient.take(clientIp)
  const key = idempotencyKey || body[keyField]
  const lead: NewLead = {
    submission: check.submission,
    idempotencyKey: typeof key === 'string' && key !== '' ? key.slice(0, MAX_KEY_LENGTH) : undefined,
    spamReason: spamReason({
      honeypot: typeof body[honeypotField] === 'string' && body[honeypotField] !== '',
      elapsedMs: Number(body[elapsedField] ?? Number.NaN),
    }),
    receivedAt: new Date(),
    origin: await leadOrigin(database(), body),
  }
  // Past the limit too: a visitor who missed the first confirmation would think the message lost.
  if (await isStored(database(), lead)) return stored
  if (retryAfter > 0) return { status: 429, error: clientLimitReached, retryAfter }
  retryAfter = await byAddress.take(addressKey(check.submission.email))
  if (retryAfter > 0) return { status: 429, error: addressLimitReached, retryAfter }
  await storeLead(database(), lead)
  return stored
}

let limits: { byClient: Limiter; byAddress: Limiter } | undefined

function limiters(): { byClient: Limiter; byAddress: Limiter } {
  limits ??= {
    byClient: hourlyLimiter('contact', env().CONTACT_LIMIT, env().DATABASE_URL),
    byAddress: dailyLimiter('contact-address', env().CONTACT_ADDRESS_LIMIT, env().DATABASE_URL),
  }
  return limits
}

/** Counters outlive an erased message, so they do not hold the address itself. */
const addressKey = (email: string): string => createHash('sha256').update(mailbox(email)).digest('hex')
