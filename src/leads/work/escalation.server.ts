import type { Work } from '../../jobs/run-jobs.server.ts'
import type { Db } from '../../platform/database.server.ts'
import type { Env } from '../../platform/env.server.ts'
import { afterOpenMinutes } from '../dealer-hours.ts'
import { planEscalation } from './plan-notices.server.ts'

const EVERY_MS = 30_000
/** Older ones are for the digest: longer than any closing of the dealership. */
const OLDEST_MS = 7 * 24 * 60 * 60 * 1000

type EscalationOptions = { db: Db; env: Env; now?: () => Date }

/** Brings what nobody took in time to LEADS_ESCALATE_TO, once. */
export function escalation({ db, env, now = () => new Date() }: EscalationOptions): Work[] {
  const { LEADS_ESCALATE_TO: people, LEADS_ESCALATE_MINUTES: minutes, SMTP_URL } = env
  if (!people || !SMTP_URL) return []
  return [
    {
      queue: { table: 'jobs', kind: 'escalation' },
      everyMs: EVERY_MS,
      async run() {
        for (const { id, received_at } of await untaken(db, now())) {
          if (afterOpenMinutes(new Date(received_at), minutes) <= now()) await escalate(db, id, people, now())
        }
        return undefined
      },
    },
  ]
}

/** Messages that were mailed with links, and that nobody took. */
const untaken = (db: Db, now: Date) =>
  db
    .selectFrom('contact_messages')
    .leftJoin('lead_work', 'lead_work.message_id', 'contact_messages.id')
    .select(['contact_messages.id', 'received_at'])
    .where('received_at', '>=', new Date(now.getTime() - OLDEST_MS).toISOString())
    .where('suspected', '=', 0)
    .where('holder', 'is', null)
    .where('outcome', 'is', null)
    .where('escalated_at', 'is', null)
    .where('contact_messages.id', 'in', (sub) => sub.selectFrom('lead_people').select('message_id'))
    .execute()

async function escalate(db: Db, id: string, people: readonly string[], now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const escalated_at = now.toISOString()
    const row = { message_id: id, holder: null, outcome: null, steps: 0, escalated_at }
    await trx
      .insertInto('lead_work')
      .values(row)
      .onConflict((conflict) => conflict.column('message_id').doUpdateSet({ escalated_at }))
      .execute()
    for (const person of people) await planEscalation(trx, id, person, now)
  })
}
