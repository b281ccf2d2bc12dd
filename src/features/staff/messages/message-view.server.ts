import { durationText } from '../../../content/format/duration.ts'
import { mails } from '../../../content/words/mails.ts'
import { messagePage as copy, leadHistory } from '../../../content/words/staff.ts'
import { lastStockChange } from '../../../domain/catalogue/edits/last-stock-change.server.ts'
import { routeOf } from '../../../domain/leads/channels/recipients.server.ts'
import { afterOpenMinutes, weekdayTime } from '../../../domain/leads/dealer-hours.ts'
import { fullName, interestLabel, type Lead, type LeadVehicle } from '../../../domain/leads/lead.ts'
import { cartOf, findLeadFacts, visitorRows } from '../../../domain/leads/lead-facts.server.ts'
import { isKnown, vehicleNumbers, vehicleState, vehicleUrl } from '../../../domain/leads/lead-vehicle.ts'
import { dialable } from '../../../domain/leads/phone-number.ts'
import { spamWords } from '../../../domain/leads/spam.ts'
import { whoAndWhen } from '../../../domain/leads/stock-change-words.ts'
import { escalationStages } from '../../../domain/leads/work/escalation.server.ts'
import { findWork, type LeadWork, UNDO_STEP_MS, undoable } from '../../../domain/leads/work/lead-work.server.ts'
import { staffNames, withoutRemoved } from '../../../domain/staff/people.server.ts'
import type { StaffSession } from '../../../domain/staff/sessions.server.ts'
import type { Db } from '../../../server/database/database.server.ts'
import type { Env } from '../../../server/settings/env.server.ts'
import { phoneAlertsView } from '../alerts/phone-alerts.server.ts'
import type { MessageView } from './message-view.ts'

type Context = {
  session: StaffSession
  path: string
  isStale: boolean
  cartStays: boolean
  db: Db
  env: Env
  now: Date
}

const MINUTE_MS = 60_000

export async function viewOf(lead: Lead, context: Context): Promise<MessageView> {
  const { session, path, isStale, cartStays, db, now } = context
  const { person } = session
  const env = await withoutRemoved(db, context.env)
  const work = await findWork(db, lead.id)
  const nameOf = await staffNames(db)
  const number = dialable(lead.phone)
  const own = undoable(work, person, now)
  const { holder } = work
  const { vehicle } = lead
  const facts = await findLeadFacts(lead, { env, db })
  return {
    link: path,
    person: nameOf(person),
    heading: mails.lead.heading(fullName(lead), lead.topic || lead.interest, cartOf(lead)),
    when: mails.lead.sent(interestLabel(lead.interest), weekdayTime(new Date(lead.receivedAt)), lead.page),
    message: lead.message,
    cart: isKnown(vehicle)
      ? {
          name: vehicle.name,
          state: vehicleState(vehicle),
          numbers: vehicleNumbers(vehicle),
          href: vehicleUrl(facts.siteUrl, vehicle),
          image: facts.image,
        }
      : undefined,
    facts: visitorRows(lead, facts),
    pictures: (lead.pictures ?? []).map(({ id }) => `${path}/pictures/${id}`),
    call: number && `tel:${number}`,
    text: number?.startsWith('+') ? `sms:${number}` : undefined,
    email: `mailto:${lead.email}`,
    state: stateOf(lead, work, nameOf, { person, env, now }),
    holder: holder === null ? 'nobody' : holder === person ? 'you' : { name: nameOf(holder) },
    outcome: work.outcome,
    canUndo: own && { until: weekdayTime(new Date(Date.parse(own.at) + UNDO_STEP_MS)) },
    history: [
      { at: weekdayTime(new Date(lead.receivedAt)), text: copy.came },
      ...work.steps.map((step) => ({
        at: weekdayTime(new Date(step.at)),
        text: `${nameOf(step.person)} ${leadHistory[step.action]}`,
      })),
    ],
    seen: work.steps.length,
    alerts: await phoneAlertsView(session, { db, env }),
    stale: isStale,
    cartStays,
    doubt: doubtAbout(lead, work, person),
    cartGone: isKnown(vehicle) ? await goneText(vehicle, { db, nameOf, now }) : '',
  }
}

function doubtAbout(
  { mayBeSpam, spamReason }: Lead,
  { holder, outcome }: LeadWork,
  person: string,
): MessageView['doubt'] {
  if (mayBeSpam) {
    const canBeSpam = (holder === null || holder === person) && outcome !== 'spam'
    return { title: mails.lead.maybeSpam, text: copy.maybeSpamText, canBeSpam }
  }
  return spamReason
    ? { title: copy.heldBack, text: copy.heldBackText(spamWords(spamReason)), canBeSpam: false }
    : undefined
}

async function goneText(
  { id, name, stockStatus }: LeadVehicle,
  { db, nameOf, now }: { db: Db; nameOf: (person: string) => string; now: Date },
): Promise<string> {
  if (stockStatus === 'not in stock') return ''
  const last = await lastStockChange(db, id)
  if (last.state === 'in stock') return ''
  return copy[last.state === 'sold' ? 'soldAlready' : 'removedAlready'](name, whoAndWhen(last, nameOf, now))
}

function stateOf(
  lead: Lead,
  { holder, outcome, steps, escalatedAt }: LeadWork,
  nameOf: (person: string) => string,
  { person, env, now }: { person: string; env: Env; now: Date },
): MessageView['state'] {
  const last = steps.at(-1)
  const note = last ? copy.since(weekdayTime(new Date(last.at))) : ''
  const since = holder !== null && last ? last.at : lead.receivedAt
  const wait = { since, waited: durationText(Math.max(MINUTE_MS, now.getTime() - Date.parse(since))) }
  if (holder !== null && outcome !== null) {
    return { kind: 'done', title: copy.outcome(nameOf(holder), outcome), note, ...wait }
  }
  if (holder !== null) {
    return { kind: 'taken', title: holder === person ? copy.you : copy.other(nameOf(holder)), note, ...wait }
  }
  const next = escalationStages(routeOf(lead), env)
    .map(({ minutes }) => afterOpenMinutes(new Date(lead.receivedAt), minutes))
    .find((at) => escalatedAt === null && at > now)
  return { kind: 'open', title: copy.nobody, note: next ? copy.escalates(weekdayTime(next)) : '', ...wait }
}
