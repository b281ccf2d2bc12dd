import { createHash, randomUUIDv7 } from 'node:crypto'
import type { Db } from '../../../server/database/database.server.ts'
import { env } from '../../../server/settings/env.server.ts'
import { settingsInForce } from '../../staff/people.server.ts'
import { type Channel, configuredChannels } from '../channels/channels.ts'
import { planDeliveries } from '../delivery-plan.server.ts'
import { type Lead, type LeadOrigin, noOrigin } from '../lead.ts'
import { originColumns } from '../leads.server.ts'
import { type PreparedPicture, storePictures } from '../pictures/lead-pictures.server.ts'
import { type MissingPicture, writeMissing } from '../pictures/missing-message-pictures.ts'
import { isHeldBack } from './spam.ts'
import type { Submission } from './submission-schema.ts'

/** The same words twice within this time are treated as one submission sent twice. */
const DUPLICATE_WITHIN_MS = 10 * 60 * 1000

export type NewLead = {
  id?: string
  submission: Submission
  /** If left out, the key is made from the words and the time. */
  idempotencyKey?: string | undefined
  spamReason: string
  receivedAt: Date
  origin?: LeadOrigin
  /** Hash of the files as received: the same text with other pictures is another message. */
  picturesHash?: string | undefined
  missing?: readonly MissingPicture[]
  takenDown?: Lead['takenDown']
}

export async function isStored(db: Db, lead: NewLead): Promise<boolean> {
  const existing = await db
    .selectFrom('contact_messages')
    .select('id')
    .where('idempotency_key', 'in', storageKeys(lead))
    .executeTakeFirst()
  return existing !== undefined
}

/** Stores a lead with its deliveries, once for each key. @returns whether it is new */
export async function storeLead(
  db: Db,
  lead: NewLead,
  channels?: readonly Channel[],
  pictures: readonly PreparedPicture[] = [],
): Promise<boolean> {
  const [key = ''] = storageKeys(lead)
  const { id = randomUUIDv7(), submission, spamReason, receivedAt, origin = noOrigin, missing = [], takenDown } = lead
  return db.transaction().execute(async (trx) => {
    const newRow = await trx
      .insertInto('contact_messages')
      .values({
        id,
        idempotency_key: key,
        first_name: submission.firstName,
        last_name: submission.lastName,
        email: submission.email,
        phone: submission.phone,
        interest: submission.interest,
        message: submission.message,
        suspected: isHeldBack(spamReason) ? 1 : 0,
        suspicion: spamReason,
        received_at: receivedAt.toISOString(),
        missing_pictures: writeMissing(missing) || null,
        taken_down_by: takenDown?.by ?? null,
        came_by: takenDown?.cameBy ?? null,
        ...originColumns(origin),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!newRow) return false
    await storePictures(trx, newRow.id, pictures)
    await planDeliveries(trx, {
      leadId: newRow.id,
      email: submission.email,
      quarantined: isHeldBack(spamReason),
      channels: channels ?? configuredChannels(await settingsInForce(trx, env())),
      at: receivedAt,
    })
    return true
  })
}

function storageKeys({ idempotencyKey, submission, receivedAt, origin, picturesHash }: NewLead): string[] {
  const digest = (text: string) => createHash('sha256').update(text).digest('hex')
  // The same words about another vehicle, or to another site, are another message.
  const words = JSON.stringify({
    ...submission,
    ...(origin?.vehicle && { vehicle: origin.vehicle.id }),
    ...(origin?.site && { site: origin.site }),
    ...(picturesHash && { pictures: picturesHash }),
  })
  // The same key with other words is another message: losing it would be worse than storing two.
  if (idempotencyKey) return [digest(`key ${idempotencyKey} ${words}`)]
  const period = Math.floor(receivedAt.getTime() / DUPLICATE_WITHIN_MS)
  return [digest(`words ${period} ${words}`), digest(`words ${period - 1} ${words}`)]
}
