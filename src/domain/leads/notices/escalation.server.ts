import type { Db } from '../../../server/database/database.server.ts'
import type { Work } from '../../../server/database/jobs/run-jobs.server.ts'
import type { Env } from '../../../server/settings/env.server.ts'
import { afterOpenMinutes, openDaysBefore } from '../../hours/dealer-hours.ts'
import { personOf, settingsInForce } from '../../staff/people.server.ts'
import { planLists } from '../channels/plan-notices.server.ts'
import { otherRecipients, type RecipientEnv, type Route } from '../channels/recipients.server.ts'

const EVERY_MS = 30_000
/** Messages older than this many open days are left to the digest. */
const OLDEST_OPEN_DAYS = 6

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

/** Sends messages that nobody took in time to other people, stage by stage. One email lists all messages that are due to a person. */
export function escalation({ db, env, now = () => new Date() }: EscalationOptions): Work[] {
  if (!env.SMTP_URL) return []
  return [
    {
      queue: { table: 'jobs', kind: 'escalation' },
      everyMs: EVERY_MS,
      async run() {
        const present = await settingsInForce(db, env)
        if (!present.LEADS_ESCALATE_TO) return undefined
        const at = now()
        const due = (await untaken(db, at)).flatMap(
          ({ id, received_at, interest, topic, vehicle_showroom, escalated_stages }) => {
            const stages = escalationStages({ interest, topic: topic ?? '', showroom: vehicle_showroom ?? '' }, present)
            const reached = stages.filter(({ minutes }) => afterOpenMinutes(new Date(received_at), minutes) <= at)
            const people = reached.slice(escalated_stages ?? 0).flatMap((stage) => stage.people)
            if (people.length === 0) return []
            return {
              id,
              people: people.map(personOf),
              stages: reached.length,
              isLast: reached.length === stages.length,
            }
          },
        )
        if (due.length > 0) await escalate(db, due, at)
        return undefined
      },
    },
  ]
}

/** Messages that were mailed and that nobody took. */
const untaken = (db: Db, now: Date) =>
  db
    .selectFrom('contact_messages')
    .leftJoin('lead_work', 'lead_work.message_id', 'contact_messages.id')
    .select(['contact_messages.id', 'received_at', 'interest', 'topic', 'vehicle_showroom', 'escalated_stages'])
    .where('received_at', '>=', openDaysBefore(now, OLDEST_OPEN_DAYS).toISOString())
    .where('suspected', '=', 0)
    .where('holder', 'is', null)
    .where('outcome', 'is', null)
    .where('escalated_at', 'is', null)
    .where('contact_messages.id', 'in', (sub) => sub.selectFrom('lead_people').select('message_id'))
    .orderBy('received_at')
    .execute()

type Due = { id: string; people: readonly string[]; stages: number; isLast: boolean }

async function escalate(db: Db, due: readonly Due[], now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const { id, stages, isLast } of due) {
      const change = { escalated_stages: stages, escalated_at: isLast ? now.toISOString() : null }
      await trx
        .insertInto('lead_work')
        .values({ message_id: id, holder: null, outcome: null, steps: 0, ...change })
        .onConflict((conflict) => conflict.column('message_id').doUpdateSet(change))
        .execute()
    }
    const byPerson = Map.groupBy(
      due.flatMap(({ id, people }) => [...new Set(people)].map((to) => ({ id, to }))),
      ({ to }) => to,
    )
    const lists = Array.from(byPerson, ([to, all]) => ({ to, leads: all.map(({ id }) => id), why: 'untaken' as const }))
    await planLists(trx, lists, now)
  })
}
