import { createHash } from 'node:crypto'
import { business } from '../../dealer/facts/business.ts'
import { database } from '../../platform/app-database.server.ts'
import { env } from '../../platform/env.server.ts'
import { dailyLimiter, hourlyLimiter, type Limiter } from '../../platform/limits.server.ts'
import { pictureProblems } from '../../words/lead-pictures.ts'
import { type PreparedPicture, picturesTotal } from '../lead-pictures.server.ts'
import { mailbox } from '../mailbox.ts'
import { spamReason } from '../spam.ts'
import { leadOrigin } from './lead-origin.server.ts'
import { PicturesRefused } from './pictures-refused.ts'
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
  pictures?: readonly File[]
}

/** Stores spam too, in quarantine. @throws when the database cannot store the message */
export async function receiveSubmission(
  body: Record<string, unknown>,
  { clientIp, idempotencyKey, pictures = [] }: Context,
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
    picturesHash: await hashOf(pictures),
  }
  // Past the limit too: a visitor who missed the first confirmation would think the message lost.
  if (await isStored(database(), lead)) return stored
  if (retryAfter > 0) return { status: 429, error: clientLimitReached, retryAfter }
  try {
    const prepared = await takePictures(pictures, clientIp)
    retryAfter = await byAddress.take(addressKey(check.submission.email))
    if (retryAfter > 0) return { status: 429, error: addressLimitReached, retryAfter }
    await storeLead(database(), lead, undefined, prepared)
    return stored
  } catch (error) {
    if (!(error instanceof PicturesRefused)) throw error
    const { status, message, retryAfter: later } = error
    return { status, error: message, ...(later && { retryAfter: later }) }
  }
}

const MEGABYTE = 1024 * 1024
/** Of one client. */
const MEGABYTES_AN_HOUR = 200

/** @throws PicturesRefused */
async function takePictures(pictures: readonly File[], clientIp: string): Promise<PreparedPicture[]> {
  if (pictures.length === 0) return []
  const bytes = pictures.reduce((sum, { size }) => sum + size, 0)
  const retryAfter = await limiters().byMegabyte.take(clientIp, Math.ceil(bytes / MEGABYTE))
  if (retryAfter > 0) throw new PicturesRefused(429, pictureProblems.enough, retryAfter)
  if ((await picturesTotal(database())) >= env().CONTACT_PICTURES_MB * MEGABYTE) {
    throw new PicturesRefused(503, pictureProblems.full)
  }
  // The library takes memory, which most processes never need.
  const { preparePictures } = await import('./prepare-pictures.server.ts')
  return preparePictures(pictures)
}

async function hashOf(pictures: readonly File[]): Promise<string | undefined> {
  if (pictures.length === 0) return undefined
  const hash = createHash('sha256')
  for (const picture of pictures) hash.update(new Uint8Array(await picture.arrayBuffer()))
  return hash.digest('hex')
}

type Limits = Record<'byClient' | 'byAddress' | 'byMegabyte', Limiter>
let limits: Limits | undefined

function limiters(): Limits {
  limits ??= {
    byClient: hourlyLimiter('contact', env().CONTACT_LIMIT, env().DATABASE_URL),
    byAddress: dailyLimiter('contact-address', env().CONTACT_ADDRESS_LIMIT, env().DATABASE_URL),
    byMegabyte: hourlyLimiter('contact-pictures', MEGABYTES_AN_HOUR, env().DATABASE_URL),
  }
  return limits
}

/** Counters outlive an erased message, so they do not hold the address itself. */
const addressKey = (email: string): string => createHash('sha256').update(mailbox(email)).digest('hex')
