import type { Db } from '../../../server/database/database.server.ts'
import type { Work } from '../../../server/database/jobs/run-jobs.server.ts'
import type { Env } from '../../../server/settings/env.server.ts'
import { afterOpenMinutes } from '../../hours/dealer-hours.ts'
import { personOf, settingsInForce } from '../../staff/people.server.ts'
import { type LeadList, planLists, planReminder } from '../channels/plan-notices.server.ts'
import { tellEndedHolds } from './hold-ended-notices.server.ts'

const EVERY_MS = 30_000
/** Reminders older than this, such as after a long outage, are not mailed; they are only on the list of messages. */
const OLDEST_MS = 7 * 24 * 60 * 60 * 1000

/** About half a day of opening hours since somebody took a message or last did something about it. */
export const LATE_MINUTES = 4 * 60

type RemindersOptions = { db: Db; env: Env; now?: () => Date }

/** Tells the holder of a message when a step is due, and when the message has gone unanswered for too long; later, tells LEADS_ESCALATE_TO as well. Tells a salesperson when a hold on a cart has ended. */
export function reminders({ db, env, now = () => new Date() }: RemindersOptions): Work[] {
  if (!env.SMTP_URL) return []
  return [
    {
      queue: { table: 'jobs', kind: 'reminders' },
      everyMs: EVERY_MS,
      async run() {
        await remind(db, now())
        await tellEndedHolds(db, env, now())
        const { LEADS_ESCALATE_TO: others = [] } = await settingsInForce(db, env)
        await tellLate(db, others, now())
        return undefined
      },
    },
  ]
}

async function remind(db: Db, now: Date): Promise<void> {
  const due = await db
    .selectFrom('lead_events')
    .innerJoin('lead_work', 'lead_work.message_id', 'lead_events.message_id')
    .select(['lead_events.id', 'lead_events.message_id', 'person', 'holder'])
    .where('done_at', 'is', null)
    .where('due_at', '<=', now.toISOString())
    .where('due_at', '>', new Date(now.getTime() - OLDEST_MS).toISOString())
    .where('reminded_at', 'is', null)
    .execute()
  for (const { id, message_id: lead, person, holder } of due) {
    await db.transaction().execute(async (trx) => {
      await trx.updateTable('lead_events').set({ reminded_at: now.toISOString() }).where('id', '=', id).execute()
      await planReminder(trx, { lead, event: id, to: holder ?? person }, now)
    })
  }
}

async function tellLate(db: Db, others: readonly string[], now: Date): Promise<void> {
  const late = (await waiting(db, now)).filter(({ since }) => afterOpenMinutes(since, LATE_MINUTES) <= now)
  const forHolders = late.filter(({ toldAt }) => toldAt === null)
  const forOthers = late.filter(
    ({ since, othersToldAt }) => othersToldAt === null && afterOpenMinutes(since, 2 * LATE_MINUTES) <= now,
  )
  if (forHolders.length === 0 && forOthers.length === 0) return
  const lists = (why: LeadList['why'], of: readonly { id: string; to: string }[]) =>
    Array.from(
      Map.groupBy(of, ({ to }) => to),
      ([to, all]): LeadList => ({ to, why, leads: all.map(({ id }) => id) }),
    )
  await db.transaction().execute(async (trx) => {
    const mark = (column: 'late_told_at' | 'late_escalated_at', ids: readonly string[]) =>
      ids.length === 0
        ? undefined
        : trx
            .updateTable('lead_work')
            .set({ [column]: now.toISOString() })
            .where('message_id', 'in', ids)
            .execute()
    await mark(
      'late_told_at',
      forHolders.map(({ id }) => id),
    )
    await mark(
      'late_escalated_at',
      forOthers.map(({ id }) => id),
    )
    await planLists(
      trx,
      lists(
        'late',
        forHolders.map(({ id, holder: to }) => ({ id, to })),
      ),
      now,
    )
    const toOthers = forOthers.flatMap(({ id, holder }) =>
      others
        .map(personOf)
        .filter((to) => to !== holder)
        .map((to) => ({ id, to })),
    )
    await planLists(trx, lists('late for others', toOthers), now)
  })
}

/** Messages that were taken but have neither an answer nor a step that is still to come, each with the time from which it has waited. */
async function waiting(db: Db, now: Date) {
  const rows = await db
    .selectFrom('lead_work')
    .innerJoin('contact_messages', 'contact_messages.id', 'lead_work.message_id')
    .select(['lead_work.message_id', 'holder', 'late_told_at', 'late_escalated_at'])
    .select((of) => [
      of
        .selectFrom('lead_steps')
        .whereRef('lead_steps.message_id', '=', 'lead_work.message_id')
        .select((step) => step.fn.max('at').as('at'))
        .as('stepped'),
      of
        .selectFrom('lead_events')
        .whereRef('lead_events.message_id', '=', 'lead_work.message_id')
        .select((event) => event.fn.max('at').as('at'))
        .as('acted'),
      of
        .selectFrom('lead_events')
        .whereRef('lead_events.message_id', '=', 'lead_work.message_id')
        .where('done_at', 'is', null)
        .select((event) => event.fn.max('due_at').as('at'))
        .as('due'),
    ])
    .where('suspected', '=', 0)
    .where('outcome', 'is', null)
    .where('holder', 'is not', null)
    .where((where) => where.or([where('late_told_at', 'is', null), where('late_escalated_at', 'is', null)]))
    .execute()
  const oldest = new Date(now.getTime() - OLDEST_MS).toISOString()
  return rows.flatMap(({ message_id: id, holder, late_told_at, late_escalated_at, stepped, acted, due }) => {
    const since = lateFrom({ stepped, acted, due })
    if (holder === null || since < oldest || since > now.toISOString()) return []
    return { id, holder, since: new Date(since), toldAt: late_told_at, othersToldAt: late_escalated_at }
  })
}

/** The latest of the times when the message was taken or worked on, or when a planned step is due. */
export const lateFrom = (times: Readonly<Record<'stepped' | 'acted' | 'due', string | null>>): string =>
  Object.values(times).reduce<string>((last, at) => (at !== null && at > last ? at : last), '')
