import { createElement } from 'react'
import { changeByHand } from '../../catalogue/hand/change-by-hand.server.ts'
import { business } from '../../dealer/facts/business.ts'
import { readText } from '../../http/responses.server.ts'
import { configuredChannels } from '../../leads/channels/channels.ts'
import { recipientsFor, routeOf } from '../../leads/channels/recipients.server.ts'
import { fullName, type Lead } from '../../leads/lead.ts'
import { quarantineLeads, releaseLeads } from '../../leads/lead-commands.server.ts'
import { readPicture } from '../../leads/lead-pictures.server.ts'
import { isKnown } from '../../leads/lead-vehicle.ts'
import { findLead } from '../../leads/leads.server.ts'
import { findWork, takeStep } from '../../leads/work/lead-work.server.ts'
import { type LeadAction, leadActions } from '../../leads/work/outcomes.ts'
import { database } from '../../platform/app-database.server.ts'
import { env } from '../../platform/env.server.ts'
import { messagePath } from '../../staff/paths.ts'
import { withoutRemoved } from '../../staff/people.server.ts'
import type { StaffSession } from '../../staff/sessions.server.ts'
import { staffPages } from '../../words/staff.ts'
import { ConfirmPage } from './confirm-page.tsx'
import { MessagePage } from './message-page.tsx'
import { viewOf } from './message-view.server.ts'
import { staffNote, staffRedirect, staffResponse } from './staff-response.server.ts'

const MAX_BODY_BYTES = 2048

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
  const isStale = searchParams.has('stale')
  const view = await viewOf(lead, { session, path, isStale, db: database(), env: env(), now: new Date() })
  const cart = isKnown(lead.vehicle) ? { id: lead.vehicle.id, name: lead.vehicle.name } : undefined
  const body = action
    ? createElement(ConfirmPage, { view, name: fullName(lead), action, cart })
    : createElement(MessagePage, view)
  return staffResponse({ title: view.heading, person: { name: view.person, note: business.shortName }, body })
}

type Press = { session: StaffSession; lead: Lead; action: LeadAction; path: string }

async function act(request: Request, { session, lead, action, path }: Press): Promise<Response> {
  const form = new URLSearchParams(await readText(request, MAX_BODY_BYTES))
  const cart = action === 'sold' && form.get('cart') === lead.vehicle?.id ? lead.vehicle?.id : undefined
  const { person } = session
  const undone = action === 'undo' ? (await findWork(database(), lead.id)).steps.at(-1) : undefined
  const now = new Date()
  const recipients = recipientsFor(routeOf(lead), await withoutRemoved(database(), env()))
  const step = { action, person, recipients, vehicleId: cart, now }
  if (!(await takeStep(database(), lead.id, Number(form.get('seen')), step))) return staffRedirect(`${path}?stale`)
  if (action === 'spam') await quarantineLeads(database(), [lead.id])
  if (undone?.action === 'spam') {
    await releaseLeads(database(), [lead.id], { channels: configuredChannels(env()), now })
  }
  const setInStock = (id: string, inStock: boolean) =>
    changeByHand(database(), { id, person, change: { inStock }, now })
  if (cart) await setInStock(cart, false)
  if (undone?.vehicleId) await setInStock(undone.vehicleId, true)
  return staffRedirect(path)
}

async function pictureResponse({ id }: Lead, picture: string, isSmall: boolean): Promise<Response> {
  const content = await readPicture(database(), id, picture)
  if (!content) return staffNote(404, staffPages.gone, staffPages.goneText)
  // The library takes memory, which most processes never need.
  const small = isSmall && (await (await import('../../leads/intake/prepare-pictures.server.ts')).smallPicture(content))
  return new Response(Buffer.from(small || content), { headers: { 'content-type': 'image/jpeg' } })
}
