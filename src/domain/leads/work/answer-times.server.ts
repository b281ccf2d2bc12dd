import { findShowroom, showroomTown } from '../../../content/dealer/showroom-names.ts'
import type { Db } from '../../../server/database/database.server.ts'
import type { Env } from '../../../server/settings/env.server.ts'
import { staffNames } from '../../staff/people.server.ts'
import { messagePath } from '../../staff/staff-paths.ts'
import { fullName, interestLabel } from '../lead.ts'
import { milestones, type Times, timesOf, type Wait, waitBetween } from './answer-times.ts'
import { toStep } from './lead-work.server.ts'
import { openLeadsUntil } from './open-leads.server.ts'

export type AnswerRow = {
  /** Email address, interest or showroom, as stored. */
  id: string
  name: string
  taken?: Times | undefined
  answered?: Times | undefined
  open: number
}

export type OpenLead = { id: string; name: string; receivedAt: string; link: string }

/** Waits of messages taken and answered in a period, without spam; `open` counts those that came in before its end and are open now. */
export type AnswerTimes = {
  since: string
  until: string
  taken?: Times | undefined
  answered?: Times | undefined
  byPerson: AnswerRow[]
  byInterest: AnswerRow[]
  byShowroom: AnswerRow[]
  /** Received in the last 30 days; older messages are no longer treated as open. */
  open: { count: number; untaken: number; oldest: OpenLead | null }
}

type MeasuredWait = {
  kind: 'taken' | 'answered' | 'open'
  person: string
  interest: string
  showroom: string
  /** undefined for an open message. */
  wait?: Wait
}

type Source = { db: Db; env: Pick<Env, 'SITE_URL'> }

export async function answerTimes({ db, env }: Source, since: Date, until: Date): Promise<AnswerTimes> {
  const ended = await measuredSteps(db, since, until)
  const open = await openLeads(db, until)
  const all = [
    ...ended,
    ...open.map(
      ({ holder, interest, vehicle_showroom: showroom }): MeasuredWait => ({
        kind: 'open',
        person: holder ?? '',
        interest,
        showroom: showroom ?? '',
      }),
    ),
  ]
  const nameOf = await staffNames(db)
  const [oldest] = open
  return {
    since: since.toISOString(),
    until: until.toISOString(),
    ...timesIn(ended),
    byPerson: rowsBy(
      all,
      ({ person }) => person,
      (person) => (person ? nameOf(person) : 'nobody yet'),
    ),
    byInterest: rowsBy(all, ({ interest }) => interest, interestLabel),
    byShowroom: rowsBy(all, ({ showroom }) => showroom, showroomName),
    open: {
      count: open.length,
      untaken: open.filter(({ holder }) => holder === null).length,
      oldest: oldest
        ? {
            id: oldest.id,
            name: fullName({ firstName: oldest.first_name, lastName: oldest.last_name }),
            receivedAt: oldest.received_at,
            link: `${env.SITE_URL}${messagePath(oldest.id)}`,
          }
        : null,
    },
  }
}

function showroomName(id: string): string {
  const showroom = findShowroom(id)
  return showroom ? showroomTown(showroom) : id || 'no showroom'
}

const timesIn = (measured: readonly MeasuredWait[]) => {
  const of = (kind: MeasuredWait['kind']) => timesOf(measured.flatMap((one) => (one.kind === kind && one.wait) || []))
  return { taken: of('taken'), answered: of('answered') }
}

/** Rows with the most waits first; the row without an id last. */
function rowsBy(
  measured: readonly MeasuredWait[],
  idOf: (one: MeasuredWait) => string,
  nameOf: (id: string) => string,
): AnswerRow[] {
  return Array.from(Map.groupBy(measured, idOf), ([id, own]) => ({
    id,
    name: nameOf(id),
    ...timesIn(own),
    open: own.filter(({ kind }) => kind === 'open').length,
    count: own.length,
  }))
    .sort((a, b) => Number(a.id === '') - Number(b.id === '') || b.count - a.count || a.id.localeCompare(b.id))
    .map(({ count: _, ...row }) => row)
}

/** Filtered by the time of the step, so that each step is in exactly one digest. */
async function measuredSteps(db: Db, since: Date, until: Date): Promise<MeasuredWait[]> {
  const isWithin = (at: string) => at >= since.toISOString() && at < until.toISOString()
  const rows = await db
    .selectFrom('lead_steps')
    .innerJoin('contact_messages', 'contact_messages.id', 'lead_steps.message_id')
    .innerJoin('lead_work', 'lead_work.message_id', 'lead_steps.message_id')
    .selectAll('lead_steps')
    .select(['received_at', 'interest', 'vehicle_showroom'])
    .where('suspected', '=', 0)
    .where((where) => where.or([where('outcome', 'is', null), where('outcome', '!=', 'spam')]))
    .where('lead_steps.message_id', 'in', (sub) =>
      sub.selectFrom('lead_steps').select('message_id').where('at', '>=', since.toISOString()),
    )
    .orderBy('lead_steps.message_id')
    .orderBy('step')
    .execute()
  return [...Map.groupBy(rows, (row) => row.message_id).values()].flatMap((all) => {
    const [{ received_at, interest, vehicle_showroom } = { received_at: '', interest: '', vehicle_showroom: null }] =
      all
    const steps = milestones(all.map(toStep))
    return (['taken', 'answered'] as const).flatMap((kind): MeasuredWait[] => {
      const step = steps[kind]
      if (!step || !isWithin(step.at)) return []
      const wait = waitBetween(received_at, step.at)
      return [{ kind, person: step.person, interest, showroom: vehicle_showroom ?? '', wait }]
    })
  })
}

/** Messages that were mailed and not answered yet, oldest first. */
const openLeads = (db: Db, until: Date) =>
  openLeadsUntil(db, until)
    .select(['contact_messages.id', 'first_name', 'last_name', 'received_at', 'interest', 'vehicle_showroom', 'holder'])
    .where('contact_messages.id', 'in', (sub) => sub.selectFrom('lead_people').select('message_id'))
    .execute()
