import type { Db } from '../../../server/database/database.server.ts'
import type { Work } from '../../../server/database/jobs/run-jobs.server.ts'
import type { Env } from '../../../server/settings/env.server.ts'
import { personOf, withoutRemoved } from '../../staff/people.server.ts'
import { otherRecipients, type RecipientEnv, type Route } from '../channels/recipients.server.ts'
import { afterOpenMinutes } from '../dealer-hours.ts'
import { planEscalation } from './plan-notices.server.ts'

const EVERY_MS = 30_000
/** Older ones are for the digest: longer than any closing of the dealership. */
const OLDEST_MS = 7 * 24 * 60 * 60 * 1000

type EscalationOptions = { db: Db; env: Env; now?: () => Date }

type Stage = { people: readonly string[]; minutes: number }

/** Who gets a message that nobody has taken, and after how many minutes of opening hours. */
export function escalationStages(
  route: Route,
  env: RecipientEnv & Pick<Env, 'LEADS_ESCALATE_TO' | 'LEADS_ESCALATE_MINUTES'>,
): Stage[] {
  const { LEADS_ESCALATE_TO: last, LEADS_ESCALATE_MINUTES: minutes } = env
  if (!last) return []
  return [otherRecipients(route, env), last]
    .filter((people) => people.length > 0)
    .map((people, index) => ({ people, minutes: minutes * (index + 1) }))
}

/** Brings what nobody took in time to the others, once to each. */
export function escalation({ db, env, now = () => new Date() }: EscalationOptions): Work[] {
  if (!env.LEADS_ESCALATE_TO || !env.SMTP_URL) return []
  return [
    {
      queue: { table: 'jobs', kind: 'escalation' },
      everyMs: EVERY_MS,
      async run() {
        const present = await withoutRemoved(db, env)
        for (const { id, received_at, interest, vehicle_showroom } of await untaken(db, now())) {
          const stages = escalationStages({ interest, showroom: vehicle_showroom ?? '' }, present)
          const due = stages.filter(({ minutes }) => afterOpenMinutes(new Date(received_at), minutes) <= now())
          const isLast = due.length === stages.length
          if (due.length > 0) await escalate(db, id, { people: due.flatMap(({ people }) => people), isLast }, now())
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
    .select(['contact_messages.id', 'received_at', 'interest', 'vehicle_showroom'])
    .where('received_at', '>=', new Date(now.getTime() - OLDEST_MS).toISOString())
    .where('suspected', '=', 0)
    .where('holder', 'is', null)
    .where('outcome', 'is', null)
    .where('escalated_at', 'is', null)
    .where('contact_messages.id', 'in', (sub) => sub.selectFrom('lead_people').select('message_id'))
    .execute()

/** People who are planned to get it already stay as they are. */
async function escalate(
  db: Db,
  id: string,
  { people, isLast }: { people: readonly string[]; isLast: boolean },
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const person of people) await planEscalation(trx, id, personOf(person), now)
    if (!isLast) return
    const escalated_at = now.toISOString()
    const row = { message_id: id, holder: null, outcome: null, steps: 0, escalated_at }
    await trx
      .insertInto('lead_work')
      .values(row)
      .onConflict((conflict) => conflict.column('message_id').doUpdateSet({ escalated_at }))
      .execute()
  })
}
