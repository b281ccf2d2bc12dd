import { createHash } from 'node:crypto'
import { business } from '../../../content/dealer/facts/business.facts.ts'
import { database } from '../../../server/database/app-database.server.ts'
import { limiter } from '../../../server/http/rate-limits.server.ts'
import { env } from '../../../server/settings/env.server.ts'
import { picturesTotal } from '../pictures/lead-pictures.server.ts'
import type { MissingPicture, MissingReason } from '../pictures/missing-message-pictures.ts'
import { leadOrigin } from './lead-origin.server.ts'
import { type PreparedPictures, preparePictures } from './prepare-message-pictures.server.ts'
import { isHeldBack, spamReason } from './spam.ts'
import { isStored, type NewLead, storeLead } from './store-lead.server.ts'
import { elapsedField, type FieldErrors, honeypotField, keyField } from './submission-fields.ts'
import { checkSubmission } from './submission-schema.ts'
import { mailbox } from './visitor-mailbox.ts'

const MAX_KEY_LENGTH = 200

/** Without an error, the message is stored. */
export type Outcome = {
  status: number
  error?: string
  /** Pictures that were not stored with the message. */
  missing?: readonly MissingPicture[]
  fields?: FieldErrors
  /** In seconds. */
  retryAfter?: number
}

const success: Outcome = { status: 201 }

const clientLimitReached = `You’ve reached the hourly limit for messages. Please call us at ${business.phone}, or try again later.`
const addressLimitReached = `We’ve reached the daily limit for messages from your address. Please call us at ${business.phone}, or try again tomorrow.`

type Context = {
  clientIp: string
  idempotencyKey: string | null
  pictures?: readonly File[]
  /** Why none of the form's pictures could be read. */
  noPictures?: MissingReason | undefined
}

/** Stores spam too, in quarantine. @throws when the database cannot store the message */
export async function receiveSubmission(
  body: Record<string, unknown>,
  { clientIp, idempotencyKey, pictures = [], noPictures }: Context,
): Promise<Outcome> {
  const check = checkSubmission(body)
  if (!check.ok) return { status: 422, error: check.error, fields: check.fields }
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
  // A repeat succeeds even past the limit, since a visitor who missed the first confirmation would think the message was lost.
  if (await isStored(database(), lead)) return success
  if (retryAfter > 0) return { status: 429, error: clientLimitReached, retryAfter }
  retryAfter = await byAddress.take(addressKey(check.submission.email))
  if (retryAfter > 0) return { status: 429, error: addressLimitReached, retryAfter }
  const { prepared, missing } = noPictures
    ? { prepared: [], missing: [{ why: noPictures }] }
    : await takePictures(pictures, clientIp, isHeldBack(lead.spamReason))
  await storeLead(database(), { ...lead, missing }, undefined, prepared)
  return { ...success, missing }
}

const KILOBYTE = 1024
const MEGABYTE = 1024 * KILOBYTE
/** Limits per client: megabytes uploaded and tenths of a second spent on decoding in an hour, and kilobytes stored in a day. */
const MEGABYTES_AN_HOUR = 200
const TENTHS_AN_HOUR = 1200
const STORED_KILOBYTES_A_DAY = 50 * KILOBYTE
/** Quarantined messages have a separate quota, so that spam can't use up the space for genuine ones. */
const QUARANTINE_SHARE = 0.1

/** Leaves out pictures that can't be used; the message is stored anyway. */
async function takePictures(
  pictures: readonly File[],
  client: string,
  isQuarantined: boolean,
): Promise<PreparedPictures> {
  const none = (why: MissingReason): PreparedPictures => ({ prepared: [], missing: [{ why }] })
  if (pictures.length === 0) return { prepared: [], missing: [] }
  const bytes = pictures.reduce((sum, { size }) => sum + size, 0)
  if ((await byMegabyte.take(client, Math.ceil(bytes / MEGABYTE))) > 0) return none('enough')
  if ((await byTenth.take(client, 0)) > 0) return none('enough')
  const room = env().CONTACT_PICTURES_MB * MEGABYTE * (isQuarantined ? QUARANTINE_SHARE : 1)
  if ((await picturesTotal(database(), isQuarantined)) >= room) return none('room')
  return preparePictures(pictures, {
    client,
    spend: async (ms) => (await byTenth.take(client, Math.ceil(ms / 100))) === 0,
    store: async (size) => (await byStored.take(client, Math.ceil(size / KILOBYTE))) === 0,
  })
}

async function hashOf(pictures: readonly File[]): Promise<string | undefined> {
  if (pictures.length === 0) return undefined
  const hash = createHash('sha256')
  for (const picture of pictures) for await (const chunk of picture.stream()) hash.update(chunk)
  return hash.digest('hex')
}

const byClient = limiter('contact', ({ CONTACT_LIMIT }) => CONTACT_LIMIT, 'hour')
const byAddress = limiter('contact-address', ({ CONTACT_ADDRESS_LIMIT }) => CONTACT_ADDRESS_LIMIT, 'day')
const byMegabyte = limiter('contact-pictures', MEGABYTES_AN_HOUR, 'hour')
const byTenth = limiter('contact-picture-time', TENTHS_AN_HOUR, 'hour')
const byStored = limiter('contact-picture-room', STORED_KILOBYTES_A_DAY, 'day')

/** A hash of the address, since counters outlive an erased message. */
const addressKey = (email: string): string => createHash('sha256').update(mailbox(email)).digest('hex')
