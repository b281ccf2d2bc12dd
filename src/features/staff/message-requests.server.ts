import { createElement } from 'react'
import { changeByHand } from '../../catalogue/hand/change-by-hand.server.ts'
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
import type { StaffLink } from '../../staff/links.server.ts'
import { endedPage, messagePage } from '../../words/staff.ts'
import { ConfirmPage } from './confirm-page.tsx'
import { endLink, says } from './link-end.server.ts'
import { MessagePage } from './message-page.tsx'
import { viewOf } from './message-view.server.ts'
import { staffRedirect, staffResponse } from './staff-response.server.ts'

const MAX_BODY_BYTES = 2048

/** GET shows the message, or the one button that a link of the mail asks for; POST acts. */
export async function handleMessage(
  request: Request,
  link: StaffLink,
  path: string,
  [name = '', detail = '']: readonly string[],
): Promise<Response> {
  const lead = await findLead(database(), link.subject)
  if (!lead) return says(404, endedPage.unknownTitle, endedPage.unknownText)
  const action = leadActions.find((one) => one === name)
  if (request.method === 'POST') {
    if (name === 'end') return endLink(link)
    return action ? act(request, { link, lead, action, path }) : staffRedirect(path)
  }
  const { searchParams } = new URL(request.url)
  if (name === 'pictures') return pictureResponse(lead, detail, searchParams.has('small'))
  const isStale = searchParams.has('stale')
  const view = await viewOf(lead, { link, path, isStale, db: database(), env: env(), now: new Date() })
  const cart = isKnown(lead.vehicle) ? { id: lead.vehicle.id, name: lead.vehicle.name } : undefined
  const body = action
    ? createElement(ConfirmPage, { view, name: fullName(lead), action, cart })
    : createElement(MessagePage, view)
  return staffResponse({ title: view.heading, person: { name: view.person, note: messagePage.yours }, body })
}

type Press = { link: StaffLink; lead: Lead; action: LeadAction; path: string }

async function act(request: Request, { link, lead, action, path }: Press): Promise<Response> {
  const form = new URLSearchParams(await readText(request, MAX_BODY_BYTES))
  const cart = action === 'sold' && form.get('cart') === lead.vehicle?.id ? lead.vehicle?.id : undefined
  const { person } = link
  const undone = action === 'undo' ? (await findWork(database(), lead.id)).steps.at(-1) : undefined
  const now = new Date()
  const recipients = recipientsFor(routeOf(lead), env())
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
  if (!content) return says(404, endedPage.unknownTitle, endedPage.unknownText)
  // The library takes memory, which most processes never need.
  const small = isSmall && (await (await import('../../leads/intake/prepare-pictures.server.ts')).smallPicture(content))
  return new Response(Buffer.from(small || content), { headers: { 'content-type': 'image/jpeg' } })
}
