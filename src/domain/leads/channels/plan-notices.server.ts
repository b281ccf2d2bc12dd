import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import type { Db } from '../../../server/database/database.server.ts'
import { planJob } from '../../../server/database/jobs/jobs.server.ts'
import { personOf } from '../../staff/people.server.ts'

/** With `step`, the email says what somebody did; with `gone`, that the cart is sold or removed. With neither, the email passes the message on to somebody else, since nobody took it. */
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
 * When a message changes hands, notifies everybody else it was mailed to. Call it in the transaction of the step. @param recipients of the message, since an email may have arrived without being recorded yet
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

/** Sent once each time the cart is sold or removed. */
export const planCartNotice = (trx: Db, lead: string, to: string, at: Date): Promise<void> =>
  planNotice(trx, { lead, to, gone: at.toISOString() }, at)

/** 'untaken' is for messages that nobody has taken, 'late' for email to the holder, and 'late for others' for email to people told after the holder. */
export const listReasons = ['untaken', 'late', 'late for others'] as const
export const listSchema = z.object({ leads: z.array(z.string()), to: z.string(), why: z.enum(listReasons) })
export type LeadList = z.infer<typeof listSchema>

/** Plans one email per list, for all messages that become due together. */
export async function planLists(trx: Db, lists: readonly LeadList[], at: Date): Promise<void> {
  for (const list of lists) {
    const [lead = ''] = list.leads
    const payload = JSON.stringify(list)
    if (list.why === 'untaken' && list.leads.length === 1) await planNotice(trx, { lead, to: list.to }, at)
    else {
      const id = `lead-list-${createHash('sha256').update(`${payload} ${at.toISOString()}`).digest('hex').slice(0, 32)}`
      await planJob(trx, { id, kind: 'lead list', payload }, at)
    }
  }
}

export const reminderSchema = z.object({ lead: z.string(), event: z.string(), to: z.string() })

export const planReminder = (trx: Db, reminder: z.infer<typeof reminderSchema>, at: Date): Promise<void> =>
  planJob(trx, { id: `lead-reminder-${reminder.event}`, kind: 'lead reminder', payload: JSON.stringify(reminder) }, at)
