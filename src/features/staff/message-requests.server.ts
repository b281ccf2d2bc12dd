import { createElement } from 'react'
import { business } from '../../content/dealer/facts/business.ts'
import { staffPages } from '../../content/words/staff.ts'
import { changesOf } from '../../domain/catalogue/edits/edit-history.server.ts'
import { editVehicle, undoEdit } from '../../domain/catalogue/edits/edit-vehicle.server.ts'
import { configuredChannels } from '../../domain/leads/channels/channels.ts'
import { recipientsFor, routeOf } from '../../domain/leads/channels/recipients.server.ts'
import { smallPicture } from '../../domain/leads/intake/prepare-pictures.server.ts'
import { fullName, type Lead } from '../../domain/leads/lead.ts'
import { confirmGenuine, quarantineLeads, undoVerdict } from '../../domain/leads/lead-commands.server.ts'
import { readPicture } from '../../domain/leads/lead-pictures.server.ts'
import { isKnown } from '../../domain/leads/lead-vehicle.ts'
import { findLead } from '../../domain/leads/leads.server.ts'
import { takeStep } from '../../domain/leads/work/lead-work.server.ts'
import { type LeadAction, leadActions } from '../../domain/leads/work/outcomes.ts'
import { messagePath } from '../../domain/staff/paths.ts'
import { withoutRemoved } from '../../domain/staff/people.server.ts'
import type { StaffSession } from '../../domain/staff/sessions.server.ts'
import { database } from '../../server/database/app-database.server.ts'
import type { Db } from '../../server/database/database.server.ts'
import { readText } from '../../server/http/responses.server.ts'
import { env } from '../../server/settings/env.server.ts'
import { ConfirmPage } from './confirm-page.tsx'
import { MessagePage } from './message-page.tsx'
import { viewOf } from './message-view.server.ts'
import { staffNote, staffRedirect, staffResponse } from './staff-response.server.ts'

const MAX_BODY_BYTES = 2048
/** More than one person changes of a cart in the day in which a step can be undone. */
const CHANGES_READ = 100

/** /staff/messages/<id>: GET shows the message, or asks for one press; POST acts. */
export async function handleMessage(
  request: Request,
  session: StaffSession,
  [id = '', name = '', detail = '']: readonly string[],
): Promise<Response> {
  const lead = await findLead(database(), id)
  if (!lead) return staffNote(404, staffPages.gone, staffPages.goneText)
  const path = messagePath(id)
  const action = leadActions.find((one) => one === name)
  if (request.method === 'POST') {
    return action ? act(request, { session, lead, action, path }) : staffRedirect(path)
  }
  const { searchParams } = new URL(request.url)
  if (name === 'pictures') return pictureResponse(lead, detail, searchParams.has('small'))
  const [isStale, cartStays] = [searchParams.has('stale'), searchParams.has('cart-stays')]
  const view = await viewOf(lead, { session, path, isStale, cartStays, db: database(), env: env(), now: new Date() })
  const cart = isKnown(lead.vehicle) ? { id: lead.vehicle.id, name: lead.vehicle.name } : undefined
  const body = action
    ? createElement(ConfirmPage, { view, name: fullName(lead), action, cart })
    : createElement(MessagePage, view)
  return staffResponse({ title: view.heading, person: { name: view.person, note: business.shortName }, body })
}

type Press = { session: StaffSession; lead: Lead; action: LeadAction; path: string }

async function act(request: Request, { session, lead, action, path }: Press): Promise<Response> {
  if (action === 'real' && !lead.mayBeSpam && !lead.spamReason) return staffRedirect(`${path}?stale`)
  const form = new URLSearchParams(await readText(request, MAX_BODY_BYTES))
  const { person } = session
  const now = new Date()
  const soldCart = action === 'sold' && form.get('cart') === lead.vehicle?.id ? lead.vehicle?.id : undefined
  let cartStays = false
  const outcome = await takeStep(database(), lead.id, Number(form.get('seen')), {
    action,
    person,
    recipients: recipientsFor(routeOf(lead), await withoutRemoved(database(), env())),
    now,
    also: async (trx, undone) => {
      await judgeWith(trx, lead.id, { action, undone: undone?.action, now })
      if (undone?.vehicleId) {
        cartStays = !(await putBack(trx, { id: undone.vehicleId, soldAt: undone.at, person, now }))
      }
      return soldCart && takeOff(trx, { id: soldCart, person, now })
    },
  })
  if (!outcome) return staffRedirect(`${path}?stale`)
  return staffRedirect(cartStays ? `${path}?cart-stays` : path)
}

async function judgeWith(
  trx: Db,
  id: string,
  { action, undone, now }: { action: LeadAction; undone: LeadAction | undefined; now: Date },
): Promise<void> {
  const delivery = { channels: configuredChannels(env()), now }
  if (action === 'spam') await quarantineLeads(trx, [id])
  else if (action === 'real') await confirmGenuine(trx, id, delivery)
  else if (undone === 'spam' || undone === 'real') await undoVerdict(trx, id, delivery)
}

type CartStep = { id: string; person: string; now: Date }

/** @returns its id; undefined where it was sold or removed before, which is nobody's to undo here */
async function takeOff(trx: Db, { id, person, now }: CartStep): Promise<string | undefined> {
  const { kind } = await editVehicle(trx, { id, person, change: { inStock: false }, now })
  return kind === 'changed' ? id : undefined
}

/** Unless somebody, or the list that brings it, has said something else since. */
async function putBack(trx: Db, { id, soldAt, person, now }: CartStep & { soldAt: string }): Promise<boolean> {
  const change = (await changesOf(trx, id, CHANGES_READ)).find((one) => one.at === soldAt && one.person === person)
  if (!change) return false
  return (await undoEdit(trx, { changeId: change.id, person, now })).kind === 'changed'
}

async function pictureResponse({ id }: Lead, picture: string, isSmall: boolean): Promise<Response> {
  const content = await readPicture(database(), id, picture)
  if (!content) return staffNote(404, staffPages.gone, staffPages.goneText)
  const small = isSmall ? await smallPicture(content) : content
  return new Response(Buffer.from(small), { headers: { 'content-type': 'image/jpeg' } })
}
