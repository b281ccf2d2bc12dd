import { randomUUID } from 'node:crypto'
import { staffPages } from '../../../content/words/staff.words.ts'
import { messageWork as copy } from '../../../content/words/staff-messages.words.ts'
import { changesOf } from '../../../domain/catalogue/edits/edit-history.server.ts'
import { editVehicle, undoEdit } from '../../../domain/catalogue/edits/edit-vehicle.server.ts'
import { atDayAndTime } from '../../../domain/hours/dealer-hours.ts'
import { configuredChannels } from '../../../domain/leads/channels/channels.ts'
import { recipientsFor, routeOf } from '../../../domain/leads/channels/recipients.server.ts'
import type { Lead } from '../../../domain/leads/lead.ts'
import { confirmGenuine, confirmSpam, undoVerdict } from '../../../domain/leads/work/lead-commands.server.ts'
import { plannedKinds, stepKinds } from '../../../domain/leads/work/lead-event-kinds.ts'
import { findEvent } from '../../../domain/leads/work/lead-events.server.ts'
import type { LeadAction } from '../../../domain/leads/work/lead-outcomes.ts'
import { recordReply, sendReplyAgain } from '../../../domain/leads/work/lead-replies.server.ts'
import { findWork, takeStep } from '../../../domain/leads/work/lead-work.server.ts'
import {
  dropEvent,
  type Recorded,
  recordEvent,
  undoEvent,
} from '../../../domain/leads/work/record-lead-event.server.ts'
import { testDriveFile } from '../../../domain/leads/work/test-drive-calendar.server.ts'
import { settingsInForce, staffNames } from '../../../domain/staff/people.server.ts'
import { messagePath, messagesPath } from '../../../domain/staff/staff-paths.ts'
import { database } from '../../../server/database/app-database.server.ts'
import type { Db } from '../../../server/database/database.server.ts'
import { env } from '../../../server/settings/env.server.ts'
import type { StaffRequest } from '../frame/route.ts'
import { staffNote, staffRedirect } from '../frame/staff-page.server.ts'
import type { MessageDraft } from './message-view.ts'

/** More changes than anybody makes to a cart in a day, after which a step can no longer be undone. */
const CHANGES_READ = 100
const NOTE_LENGTH = 500
const REPLY_LENGTH = 5000
/** A step may also be planned for right now, which is past by the time the form arrives. */
const JUST_NOW_MS = 5 * 60_000
/** A step further ahead than this must have a mistyped year. */
const YEAR_MS = 366 * 24 * 60 * 60_000

export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)

const recipientsOf = async (lead: Lead): Promise<readonly string[]> =>
  recipientsFor(routeOf(lead), await settingsInForce(database(), env()))

const textIn = (form: URLSearchParams, name: string): string =>
  (form.get(name) ?? '').replaceAll('\r\n', '\n').toWellFormed().trim()

async function sender(lead: Lead, { session, form }: StaffRequest) {
  const id = form.get('id') ?? ''
  return {
    id: isUuid(id) ? id : randomUUID(),
    person: session.person,
    seen: Number(form.get('seen')),
    recipients: await recipientsOf(lead),
    now: new Date(),
  }
}

/** @returns why the step was not saved; undefined if it was */
async function refusal(lead: Lead, recorded: Recorded): Promise<string | undefined> {
  if (recorded === 'recorded') return undefined
  if (recorded === 'stale') return copy.stale
  const { holder } = await findWork(database(), lead.id)
  return copy.theirs((await staffNames(database()))(holder ?? ''))
}

const isToCome = (at: Date | undefined, now: Date): boolean =>
  at !== undefined && at.getTime() >= now.getTime() - JUST_NOW_MS && at.getTime() < now.getTime() + YEAR_MS

/** Records a note, a finished step or a planned one. */
export async function record(lead: Lead, request: StaffRequest): Promise<Response | MessageDraft> {
  const { form } = request
  const kind = form.get('kind') ?? ''
  const text = textIn(form, 'text').slice(0, NOTE_LENGTH)
  const common = await sender(lead, request)
  const db = database()
  if (kind === 'note') {
    if (text === '') return { note: '', error: copy.reply.empty, isMistake: true }
    await recordEvent(db, lead.id, { ...common, kind, text })
    return recorded(lead, common.id, 'notes')
  }
  const [planned = '', day = '', time = ''] = ['planned', 'day', 'time'].map((name) => form.get(name) ?? '')
  const step = { planned, day, time, text }
  const plannedKind = kind === 'planned' ? plannedKinds.find((one) => one === planned) : undefined
  const stepKind = plannedKind ?? stepKinds.find((one) => one === kind)
  if (!stepKind) return staffNote(400, staffPages.gone, staffPages.goneText)
  const dueAt = plannedKind && atDayAndTime(day, time)
  if (plannedKind && !isToCome(dueAt, common.now)) return { step, error: copy.next.badTime, isMistake: true }
  const answers = form.get('answers') === 'yes'
  const error = await refusal(lead, await recordEvent(db, lead.id, { ...common, kind: stepKind, text, dueAt, answers }))
  return error ? { step, error } : recorded(lead, common.id, 'next')
}

export async function sendReply(lead: Lead, request: StaffRequest): Promise<Response | MessageDraft> {
  const text = textIn(request.form, 'text')
  if (text === '') return { reply: '', error: copy.reply.empty, isMistake: true }
  if (text.length > REPLY_LENGTH) return { reply: text, error: copy.reply.tooLong, isMistake: true }
  if (lead.email === '') return { reply: text, error: copy.reply.noAddress, isMistake: true }
  if (!env().SMTP_URL) return { reply: text, error: copy.reply.noMail, isMistake: true }
  const common = await sender(lead, request)
  const error = await refusal(lead, await recordReply(database(), lead, { ...common, text }))
  return error ? { reply: text, error } : recorded(lead, common.id, 'reply')
}

const recorded = (lead: Lead, eventId: string, place: string): Response =>
  staffRedirect(`${messagePath(lead.id)}?done=${eventId}#${place}`)

export async function undo(lead: Lead, { session, params }: StaffRequest): Promise<Response> {
  const by = { person: session.person, recipients: await recipientsOf(lead), now: new Date() }
  const isUndone = await undoEvent(database(), lead.id, params.event ?? '', by)
  return staffRedirect(`${messagePath(lead.id)}?${isUndone ? 'undone' : 'not-undone'}`)
}

export async function drop(lead: Lead, { session, params }: StaffRequest): Promise<Response> {
  const by = { person: session.person, now: new Date() }
  const isDropped = await dropEvent(database(), lead.id, params.event ?? '', by)
  return staffRedirect(`${messagePath(lead.id)}${isDropped ? '' : '?stale'}#next`)
}

export async function again(lead: Lead, { params }: StaffRequest): Promise<Response> {
  const event = await findEvent(database(), params.event ?? '')
  if (event?.leadId === lead.id && event.kind === 'reply') await sendReplyAgain(database(), event.id, new Date())
  return staffRedirect(`${messagePath(lead.id)}#history`)
}

export async function calendar(lead: Lead, { params }: StaffRequest): Promise<Response> {
  const event = await findEvent(database(), params.event ?? '')
  if (event?.leadId !== lead.id || event.kind !== 'test-drive' || event.dueAt === null)
    return staffNote(404, staffPages.gone, staffPages.goneText)
  return new Response(testDriveFile(lead, event, env().SITE_URL + messagePath(lead.id)), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="test-drive.ics"',
    },
  })
}

/** Takes or closes a message, marks it as spam or genuine, or undoes the last step, from its page or from its row in the list. */
export async function act(lead: Lead, { session, form }: StaffRequest, action: LeadAction): Promise<Response> {
  const path = messagePath(lead.id)
  const on = lead.id
  const back = (problem = ''): Response =>
    form.get('back') === 'list'
      ? staffRedirect(`${messagesPath}?said=${problem ? 'lost' : action}&on=${on}#m-${on}`)
      : staffRedirect(problem ? `${path}?${problem}` : path)
  if (action === 'real' && !lead.mayBeSpam && !lead.spamReason) return back('stale')
  const { person } = session
  const now = new Date()
  const soldCart = action === 'sold' && form.get('cart') === lead.vehicle?.id ? lead.vehicle?.id : undefined
  let cartStays = false
  const isTaken = await takeStep(database(), lead.id, Number(form.get('seen')), {
    action,
    person,
    recipients: await recipientsOf(lead),
    now,
    also: async (trx, undone) => {
      await judgeWith(trx, lead.id, { action, undone: undone?.action, now })
      if (undone?.vehicleId) {
        cartStays = !(await putBack(trx, { id: undone.vehicleId, soldAt: undone.at, person, now }))
      }
      return soldCart && takeOff(trx, { id: soldCart, person, now })
    },
  })
  if (!isTaken) return back('stale')
  return cartStays ? staffRedirect(`${path}?cart-stays`) : back()
}

async function judgeWith(
  trx: Db,
  id: string,
  { action, undone, now }: { action: LeadAction; undone: LeadAction | undefined; now: Date },
): Promise<void> {
  const delivery = { channels: configuredChannels(await settingsInForce(trx, env())), now }
  if (action === 'spam') await confirmSpam(trx, id)
  else if (action === 'real') await confirmGenuine(trx, id, delivery)
  else if (undone === 'spam' || undone === 'real') await undoVerdict(trx, id, delivery)
}

type CartStep = { id: string; person: string; now: Date }

/** @returns the cart's id; undefined if it was already sold or removed, which can't be undone here */
async function takeOff(trx: Db, { id, person, now }: CartStep): Promise<string | undefined> {
  const { kind } = await editVehicle(trx, { id, person, change: { inStock: false }, now })
  return kind === 'changed' ? id : undefined
}

/** Does nothing if somebody, or the cart's source, has since set again whether the cart is in stock. */
async function putBack(trx: Db, { id, soldAt, person, now }: CartStep & { soldAt: string }): Promise<boolean> {
  const change = (await changesOf(trx, id, CHANGES_READ)).find((one) => one.at === soldAt && one.person === person)
  if (!change) return false
  return (await undoEdit(trx, { changeId: change.id, person, now })).kind === 'changed'
}
