import * as z from 'zod/mini'
import type { Db } from '../../../server/database/database.server.ts'
import { planJob } from '../../../server/database/jobs/jobs.server.ts'
import { personOf } from '../../staff/people.server.ts'

/** With a step: tells what somebody did; with `gone`, that the cart is sold. Otherwise it brings the message to one who has not had it, since nobody took it. */
export const payloadSchema = z.object({
  lead: z.string(),
  to: z.string(),
  step: z.optional(z.number()),
  gone: z.optional(z.string()),
})
type Payload = z.infer<typeof payloadSchema>

const planNotice = (db: Db, payload: Payload, at: Date): Promise<void> =>
  planJob(
    db,
    {
      id: `lead-notice-${payload.lead}-${payload.gone ?? payload.step ?? 'escalated'}-${payload.to}`,
      kind: 'lead notice',
      payload: JSON.stringify(payload),
    },
    at,
  )

/**
 * Tells all others that it was mailed to, when it changes hands. Call it in the transaction of the step.
 * @param recipients of the message: the mail to one of them may have arrived and not be noted yet
 */
export async function planStepNotices(
  trx: Db,
  lead: string,
  { step, person, recipients }: { step: number; person: string; recipients: readonly string[] },
  at: Date,
) {
  const rows = await trx.selectFrom('lead_people').select('person').where('message_id', '=', lead).execute()
  const people = new Set([...rows.map((row) => row.person), ...recipients.map(personOf)])
  people.delete(person)
  for (const to of people) await planNotice(trx, { lead, to, step }, at)
}

/** Once for each time that the cart goes. */
export const planCartNotice = (trx: Db, lead: string, to: string, at: Date): Promise<void> =>
  planNotice(trx, { lead, to, gone: at.toISOString() }, at)

export const planEscalation = (trx: Db, lead: string, to: string, at: Date): Promise<void> =>
  planNotice(trx, { lead, to }, at)
