import { randomUUID } from 'node:crypto'
import { offers } from '../../../content/dealer/facts/offers.facts.ts'
import type { CartState } from '../../../content/dealer/schema/replies.schema.ts'
import { durationText } from '../../../content/format/duration.ts'
import { mails } from '../../../content/words/message-mails.words.ts'
import { messagePage as copy } from '../../../content/words/staff.words.ts'
import { eventLabels, messageWork } from '../../../content/words/staff-messages.words.ts'
import { type Hold, holdsOn, isHeldFor } from '../../../domain/catalogue/edits/cart-holds.server.ts'
import { lastStockChange } from '../../../domain/catalogue/edits/last-stock-change.server.ts'
import { whoAndWhen } from '../../../domain/catalogue/edits/stock-change-words.ts'
import {
  afterOpenMinutes,
  atDayAndTime,
  dayAndTime,
  dayOf,
  nearTime,
  nextVisits,
  weekdayTime,
} from '../../../domain/hours/dealer-hours.ts'
import { cartOf, findLeadFacts, type LeadFacts, visitorRows } from '../../../domain/leads/channels/lead-facts.server.ts'
import { routeOf } from '../../../domain/leads/channels/recipients.server.ts'
import { isMarkedByStaff, spamWords } from '../../../domain/leads/intake/spam.ts'
import { fullName, type Lead } from '../../../domain/leads/lead.ts'
import { isKnown, vehicleNumbers, vehicleState, vehicleUrl } from '../../../domain/leads/lead-vehicle.ts'
import { escalationStages } from '../../../domain/leads/notices/escalation.server.ts'
import { dialable } from '../../../domain/leads/phone-number.ts'
import { isPlannedKind } from '../../../domain/leads/work/lead-event-kinds.ts'
import { eventsOf, isPending, type LeadEvent } from '../../../domain/leads/work/lead-events.server.ts'
import { findWork, type LeadWork, UNDO_STEP_MS, undoable } from '../../../domain/leads/work/lead-work.server.ts'
import { messagesFrom } from '../../../domain/leads/work/message-list.server.ts'
import { isUndoable } from '../../../domain/leads/work/record-lead-event.server.ts'
import { repliesTo, type Writing } from '../../../domain/leads/work/saved-replies.server.ts'
import { settingsInForce, staffNames } from '../../../domain/staff/people.server.ts'
import type { StaffSession } from '../../../domain/staff/sessions.server.ts'
import { customerPath, lotPath, rentalsPath } from '../../../domain/staff/staff-paths.ts'
import type { Db } from '../../../server/database/database.server.ts'
import type { Env } from '../../../server/settings/env.server.ts'
import { phoneAlertsView } from '../alerts/phone-alerts.server.ts'
import { rowMaker } from './list-view.server.ts'
import { historyOf, type Reading } from './message-history.server.ts'
import { inList, listSearch, readListPlace } from './message-list-place.ts'
import type { MessageDraft, MessageView } from './message-view.ts'
import { cartsLike, offered, similarRows } from './similar-carts.server.ts'

type Context = {
  session: StaffSession
  /** Whether the reader has access to the lot. */
  hasLot: boolean
  path: string
  query: URLSearchParams
  draft?: MessageDraft | undefined
  db: Db
  env: Env
  now: Date
}

const MINUTE_MS = 60_000
const MOST_SAME = 3

export async function viewOf(lead: Lead, context: Context): Promise<MessageView> {
  const { session, path, query, draft, db, now } = context
  const { person } = session
  const env = await settingsInForce(db, context.env)
  const work = await findWork(db, lead.id)
  const events = (await eventsOf(db, [lead.id])).get(lead.id) ?? []
  const nameOf = await staffNames(db)
  const number = dialable(lead.phone)
  const own = undoable(work, person, now)
  const { holder } = work
  const facts = await findLeadFacts(lead, { env, db })
  const cart = await cartNow(lead, { db, nameOf, now })
  const similar = cart.gone && isKnown(lead.vehicle) ? await cartsLike(db, lead.vehicle.id, now) : []
  const alike = similar.map((one) => offered(one, facts.siteUrl))
  const { offer, ...reply } = await replyView(lead, { me: nameOf(person), now, cartState: cart.state, alike }, context)
  const list = listSearch(readListPlace(query))
  const [visit = now] = nextVisits(now, 1)
  const errorOf = (form: 'reply' | 'step' | 'note') => (draft?.[form] === undefined ? undefined : draft.error)
  return {
    link: path,
    list,
    heading: mails.lead.heading(fullName(lead), lead.topic || lead.interest, cartOf(lead)),
    when: facts.came,
    message: lead.message,
    cart: cartView(lead, facts, context, cart.gone !== ''),
    facts: visitorRows(lead, facts),
    holdHref:
      offers.rentals && context.hasLot && lead.topic === 'rental'
        ? `${rentalsPath}?message=${lead.id}#hold`
        : undefined,
    pictures: (lead.pictures ?? []).map(({ id }) => `${path}/pictures/${id}`),
    call: number && `tel:${number}`,
    text: number?.startsWith('+') ? `sms:${number}` : undefined,
    email: lead.email && `mailto:${lead.email}`,
    state: stateOf(lead, work, nameOf, { person, env, now }),
    holder: holder === null ? 'nobody' : holder === person ? 'you' : { name: nameOf(holder) },
    outcome: work.outcome,
    canUndo: own && { until: weekdayTime(new Date(Date.parse(own.at) + UNDO_STEP_MS)) },
    history: await historyOf(lead, work, events, { db, nameOf }),
    seen: work.steps.length,
    stale: query.has('stale'),
    cartStays: query.has('cart-stays'),
    doubt: doubtAbout(lead, work, person),
    cartGone: cart.gone,
    cartHeld: cart.held,
    similar: {
      rows: similarRows(similar, { hasLot: context.hasLot, siteUrl: facts.siteUrl }),
      reply: reply.canSend && offer >= 0 ? inList(`${path}?reply=${offer}#reply`, list) : undefined,
    },
    problem: draft?.error,
    said: saidOf(events, query, { person, path, now }),
    planned: events.filter(isPending).flatMap((event) => plannedView(event, path)),
    ids: { step: randomUUID(), note: randomUUID(), reply: randomUUID(), go: randomUUID() },
    step: { planned: 'call', ...dayAndTime(visit), text: '', ...draft?.step, error: errorOf('step') },
    notes: events
      .filter(({ kind }) => kind === 'note')
      .map(({ id, text, person: by, at }) => ({ id, text, by: `${nameOf(by)}, ${nearTime(new Date(at), now)}` })),
    note: { text: draft?.note ?? '', error: errorOf('note') },
    reply: { ...reply, error: errorOf('reply') },
    same: await sameCustomer(lead, context),
    alerts: await phoneAlertsView(session, { db, env }),
  }
}

function cartView(
  lead: Lead,
  { siteUrl, image }: LeadFacts,
  { hasLot }: Context,
  isGone: boolean,
): MessageView['cart'] {
  const { vehicle } = lead
  if (!isKnown(vehicle)) return undefined
  const isOnLot = hasLot && ['in stock', 'out of stock'].includes(vehicle.stockStatus)
  return {
    name: vehicle.name,
    state: vehicleState(vehicle),
    numbers: vehicleNumbers(vehicle),
    href: isOnLot ? `${lotPath}/carts/${vehicle.id}` : vehicleUrl(siteUrl, vehicle),
    image,
    isGone,
  }
}

async function replyView(lead: Lead, writing: Writing, { draft, query, db, env }: Context) {
  const saved = await repliesTo(db, lead, writing)
  const chosen = Number(query.get('reply') ?? '0')
  const text = draft?.reply ?? (query.has('reply') ? (saved[chosen]?.text ?? '') : '')
  return {
    canSend: Boolean(env.SMTP_URL) && lead.email !== '',
    whyNot: lead.email === '' ? messageWork.reply.noAddress : messageWork.reply.noMail,
    to: fullName(lead),
    saved: saved.map(({ label }) => label),
    offer: saved.findIndex(({ isOffer }) => isOffer),
    chosen: Number.isInteger(chosen) ? chosen : 0,
    text,
  }
}

async function sameCustomer(lead: Lead, { db, env, session: { person }, now }: Context): Promise<MessageView['same']> {
  const rowOf = await rowMaker({ db, env, person, now })
  const others = (await messagesFrom(db, lead, now)).filter((one) => one.lead.id !== lead.id)
  return {
    rows: others.slice(0, MOST_SAME).map(rowOf),
    count: others.length + 1,
    href: customerPath(lead),
    name: fullName(lead),
  }
}

function plannedView(event: LeadEvent, path: string): MessageView['planned'] {
  const { id, kind, text, dueAt } = event
  if (!isPlannedKind(kind) || dueAt === null) return []
  const label = messageWork.planned(eventLabels[kind], weekdayTime(new Date(dueAt)))
  const calendar = kind === 'test-drive' ? `${path}/events/${id}/calendar` : undefined
  return [{ id, kind, label, text, calendar }]
}

type Said = { person: string; path: string; now: Date }

function saidOf(
  events: readonly LeadEvent[],
  query: URLSearchParams,
  { person, path, now }: Said,
): MessageView['said'] {
  if (query.has('undone')) return { done: messageWork.undone, undo: undefined }
  if (query.has('not-undone')) return { done: messageWork.notUndone, undo: undefined }
  const event = events.find(({ id }) => id === query.get('done'))
  if (!event) return undefined
  const undo = isUndoable(event, person, now)
    ? { action: `${path}/events/${event.id}/undo${listSearch(readListPlace(query))}` }
    : undefined
  return { done: event.kind === 'reply' ? messageWork.reply.sent : messageWork.saved(eventLabels[event.kind]), undo }
}

function doubtAbout(
  { mayBeSpam, spamReason }: Lead,
  { holder, outcome }: LeadWork,
  person: string,
): MessageView['doubt'] {
  const canBeSpam = (holder === null || holder === person) && outcome !== 'spam'
  if (mayBeSpam) return { title: mails.lead.maybeSpam, text: copy.maybeSpamText, canBeSpam }
  if (!spamReason) return undefined
  const text = copy.heldBackText(spamWords(spamReason))
  return { title: copy.heldBack, text, canBeSpam: canBeSpam && !isMarkedByStaff(spamReason) }
}

type CartNow = { gone: string; held: string; state: CartState | undefined }

async function cartNow({ vehicle, ...lead }: Lead, reading: Reading & { now: Date }): Promise<CartNow> {
  if (!isKnown(vehicle)) return { gone: '', held: '', state: undefined }
  const { db, nameOf, now } = reading
  const hold = (await holdsOn(db, dayAndTime(now).day, vehicle.id)).get(vehicle.id)
  const last = vehicle.stockStatus === 'not in stock' ? undefined : await lastStockChange(db, vehicle.id)
  const held = hold ? heldText(vehicle.name, hold, nameOf) : ''
  if (!last || last.state === 'in stock') {
    return { gone: '', held, state: hold && !isHeldFor(hold, fullName(lead)) ? 'cart-on-hold' : undefined }
  }
  const isSold = last.state === 'sold'
  const gone = copy[isSold ? 'soldAlready' : 'removedAlready'](vehicle.name, whoAndWhen(last, nameOf, now))
  return { gone, held, state: isSold ? 'cart-sold' : undefined }
}

function heldText(cart: string, hold: Hold, nameOf: (person: string) => string): string {
  const last = atDayAndTime(hold.until, '12:00')
  return messageWork.held(cart, last ? dayOf(last) : hold.until, hold.customer, nameOf(hold.person))
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
