import { messagePage as copy, leadHistory } from '../../../content/words/staff.words.ts'
import { eventLabels, messageWork } from '../../../content/words/staff-messages.words.ts'
import { weekdayTime } from '../../../domain/hours/dealer-hours.ts'
import type { Lead } from '../../../domain/leads/lead.ts'
import type { LeadEvent } from '../../../domain/leads/work/lead-events.server.ts'
import { replyState } from '../../../domain/leads/work/lead-replies.server.ts'
import type { LeadWork } from '../../../domain/leads/work/lead-work.server.ts'
import type { Db } from '../../../server/database/database.server.ts'
import type { HistoryLine } from './message-view.ts'

export type Reading = { db: Db; nameOf: (person: string) => string }

export async function historyOf(
  lead: Lead,
  { steps }: LeadWork,
  events: readonly LeadEvent[],
  { db, nameOf }: Reading,
): Promise<HistoryLine[]> {
  const plain = { words: '', state: '', canSendAgain: false }
  const lines = [
    { ...plain, id: 'came', on: lead.receivedAt, text: copy.came },
    ...steps.map(({ step, at, person, action }) => ({
      ...plain,
      id: String(step),
      on: at,
      text: `${nameOf(person)} ${leadHistory[action]}`,
    })),
    ...(await Promise.all(
      events.filter(({ kind }) => kind !== 'note').map((event) => eventLine(event, { db, nameOf })),
    )),
  ]
  return lines
    .sort((a, b) => a.on.localeCompare(b.on))
    .map(({ on, ...line }) => ({ ...line, at: weekdayTime(new Date(on)) }))
}

async function eventLine(event: LeadEvent, { db, nameOf }: Reading) {
  const { id, kind, person, at, dueAt, text, doneAt } = event
  const label = eventLabels[kind]
  const what = dueAt === null ? label : messageWork.plannedFor(label, weekdayTime(new Date(dueAt)))
  const line = { id, on: at, text: `${nameOf(person)}: ${what}`, words: text, state: '', canSendAgain: false }
  if (kind !== 'reply') return line
  const states = messageWork.reply.states
  const { state, error } = await replyState(db, event)
  const words = {
    sent: () => states.sent(weekdayTime(new Date(doneAt ?? at))),
    waiting: () => (error ? states.waitingWith(error) : states.waiting),
    failed: () => states.failed(error),
    refused: () => states.refused,
  }[state]()
  return { ...line, state: words, canSendAgain: state === 'failed' || state === 'refused' }
}
