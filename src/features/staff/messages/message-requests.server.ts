import { createElement } from 'react'
import { staffPages } from '../../../content/words/staff.ts'
import { changesOf } from '../../../domain/catalogue/edits/edit-history.server.ts'
import { editVehicle, undoEdit } from '../../../domain/catalogue/edits/edit-vehicle.server.ts'
import { configuredChannels } from '../../../domain/leads/channels/channels.ts'
import { recipientsFor, routeOf } from '../../../domain/leads/channels/recipients.server.ts'
import { fullName, type Lead } from '../../../domain/leads/lead.ts'
import { confirmGenuine, quarantineLeads, undoVerdict } from '../../../domain/leads/lead-commands.server.ts'
import { readPicture } from '../../../domain/leads/lead-pictures.server.ts'
import { isKnown } from '../../../domain/leads/lead-vehicle.ts'
import { findLead } from '../../../domain/leads/leads.server.ts'
import { smallPicture } from '../../../domain/leads/small-picture.server.ts'
import { takeStep } from '../../../domain/leads/work/lead-work.server.ts'
import { type LeadAction, leadActions } from '../../../domain/leads/work/outcomes.ts'
import { lotPath, messagePath, morePath, staffPath } from '../../../domain/staff/paths.ts'
import { withoutRemoved } from '../../../domain/staff/people.server.ts'
import { database } from '../../../server/database/app-database.server.ts'
import type { Db } from '../../../server/database/database.server.ts'
import { env } from '../../../server/settings/env.server.ts'
import type { StaffRequest, StaffRoute } from '../frame/route.ts'
import { staffNote, staffPage, staffRedirect } from '../frame/staff-page.server.ts'
import { ConfirmPage } from './confirm-page.tsx'
import { MessagePage } from './message-page.tsx'
import { viewOf } from './message-view.server.ts'

/** More than one person changes of a cart in the day in which a step can be undone. */
const CHANGES_READ = 100

const messageAt = messagePath(':id')

export const messageRoutes: readonly StaffRoute[] = [
  {
    access: 'messages',
    method: 'GET',
    path: staffPath,
    handle: ({ role }) => staffRedirect(role === 'messages' ? morePath : lotPath),
  },
  { access: 'messages', method: 'GET', path: messageAt, handle: withLead(showMessage) },
  { access: 'messages', method: 'GET', path: `${messageAt}/pictures/:picture`, handle: withLead(pictureResponse) },
  ...leadActions.flatMap((action): StaffRoute[] => [
    {
      access: 'messages',
      method: 'GET',
      path: `${messageAt}/${action}`,
      handle: withLead((lead, request) => showMessage(lead, request, action)),
    },
    {
      access: 'messages',
      method: 'POST',
      path: `${messageAt}/${action}`,
      handle: withLead((lead, request) => act({ lead, request, action })),
    },
  ]),
]

function withLead(handle: (lead: Lead, request: StaffRequest) => Promise<Response>) {
  return async (request: StaffRequest): Promise<Response> => {
    const lead = await findLead(database(), request.params.id ?? '')
    return lead ? handle(lead, request) : staffNote(404, staffPages.gone, staffPages.goneText)
  }
}

/** @param action asks for one press */
async function showMessage(lead: Lead, request: StaffRequest, action?: LeadAction): Promise<Response> {
  const { session, query } = request
  const path = messagePath(lead.id)
  const [isStale, cartStays] = [query.has('stale'), query.has('cart-stays')]
  const view = await viewOf(lead, { session, path, isStale, cartStays, db: database(), env: env(), now: new Date() })
  const cart = isKnown(lead.vehicle) ? { id: lead.vehicle.id, name: lead.vehicle.name } : undefined
  const body = action
    ? createElement(ConfirmPage, { view, name: fullName(lead), action, cart })
    : createElement(MessagePage, view)
  return staffPage(request, { title: view.heading, tab: 'messages', body })
}

type Press = { lead: Lead; request: StaffRequest; action: LeadAction }

async function act({ lead, request: { session, form }, action }: Press): Promise<Response> {
  const path = messagePath(lead.id)
  if (action === 'real' && !lead.mayBeSpam && !lead.spamReason) return staffRedirect(`${path}?stale`)
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
  const delivery = { channels: configuredChannels(await withoutRemoved(trx, env())), now }
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

async function pictureResponse({ id }: Lead, { params, query }: StaffRequest): Promise<Response> {
  const content = await readPicture(database(), id, params.picture ?? '')
  if (!content) return staffNote(404, staffPages.gone, staffPages.goneText)
  const small = query.has('small') ? await smallPicture(content) : content
  return new Response(Buffer.from(small), { headers: { 'content-type': 'image/jpeg' } })
}
