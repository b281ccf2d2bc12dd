import { createElement } from 'react'
import { staffPages } from '../../../content/words/staff.words.ts'
import { messageList } from '../../../content/words/staff-messages.words.ts'
import { fullName, type Lead } from '../../../domain/leads/lead.ts'
import { isKnown } from '../../../domain/leads/lead-vehicle.ts'
import { findLead } from '../../../domain/leads/leads.server.ts'
import { readPicture } from '../../../domain/leads/pictures/lead-pictures.server.ts'
import { type LeadAction, leadActions } from '../../../domain/leads/work/lead-outcomes.ts'
import { messagePath, messagesPath, staffPath } from '../../../domain/staff/staff-paths.ts'
import { database } from '../../../server/database/app-database.server.ts'
import { smallPicture } from '../../../server/pictures/small-picture.server.ts'
import { env } from '../../../server/settings/env.server.ts'
import { mayOpen, type SignedInRoute, type StaffRequest, type StaffRoute } from '../frame/route.ts'
import { staffNote, staffPage, staffRedirect } from '../frame/staff-page.server.ts'
import { ConfirmPage } from './confirm-message-action.tsx'
import { ListBeside } from './list-page.tsx'
import { messageListView } from './list-view.server.ts'
import { act, again, calendar, drop, record, sendReply, undo } from './message-acts.server.ts'
import { Reach } from './message-forms.tsx'
import { inList, listSearch, readListPlace } from './message-list-place.ts'
import { showMessages } from './message-list-requests.server.ts'
import { MessagePage } from './message-page.tsx'
import { viewOf } from './message-view.server.ts'
import type { MessageDraft } from './message-view.ts'
import { newMessageRoutes } from './new-message-requests.server.ts'

const MAX_REPLY_BYTES = 32 * 1024

const messageAt = messagePath(':id')
const eventAt = `${messageAt}/events/:event`

type OfLead = (lead: Lead, request: StaffRequest) => Response | Promise<Response>

const get = (path: string, handle: OfLead): SignedInRoute => route('GET', path, handle)
const post = (path: string, handle: OfLead, maxBytes?: number): SignedInRoute => ({
  ...route('POST', path, handle),
  ...(maxBytes && { maxBytes }),
})
const route = (method: 'GET' | 'POST', path: string, handle: OfLead): SignedInRoute => ({
  access: 'messages',
  method,
  path,
  async handle(request) {
    const lead = await findLead(database(), request.params.id ?? '')
    if (!lead) return staffNote(404, staffPages.gone, staffPages.goneText)
    return stayInList(await handle(lead, request), request)
  },
})

/** Redirects to the list the form was in, or keeps that list beside the message. */
function stayInList(response: Response, { query }: StaffRequest): Response {
  const location = response.headers.get('location')
  return location ? staffRedirect(inList(location, listSearch(readListPlace(query)))) : response
}

/** Everybody who gets messages by email may open all of them. */
export const messageRoutes: readonly StaffRoute[] = [
  { access: 'messages', method: 'GET', path: staffPath, handle: () => staffRedirect(messagesPath) },
  { access: 'messages', method: 'GET', path: messagesPath, handle: showMessages },
  ...newMessageRoutes,
  get(messageAt, (lead, request) => showMessage(lead, request)),
  get(`${messageAt}/pictures/:picture`, pictureResponse),
  post(`${messageAt}/events`, async (lead, request) => done(lead, request, await record(lead, request))),
  post(
    `${messageAt}/reply`,
    async (lead, request) => done(lead, request, await sendReply(lead, request)),
    MAX_REPLY_BYTES,
  ),
  post(`${eventAt}/undo`, undo),
  post(`${eventAt}/drop`, drop),
  post(`${eventAt}/again`, again),
  get(`${eventAt}/calendar`, calendar),
  ...leadActions.flatMap((action) => [
    get(`${messageAt}/${action}`, (lead, request) => showMessage(lead, request, { action })),
    post(`${messageAt}/${action}`, (lead, request) => act(lead, request, action)),
  ]),
]

/** Passes on a response, or shows the page again with the text typed. */
const done = (lead: Lead, request: StaffRequest, result: Response | MessageDraft): Response | Promise<Response> =>
  result instanceof Response ? result : showMessage(lead, request, { draft: result })

type Shown = {
  /** The action that the page asks to confirm. */
  action?: LeadAction
  draft?: MessageDraft
}

async function showMessage(lead: Lead, request: StaffRequest, { action, draft }: Shown = {}): Promise<Response> {
  const { session, role, query } = request
  const path = messagePath(lead.id)
  const context = { session, hasLot: mayOpen(role), path, query, draft, db: database(), env: env() }
  const view = await viewOf(lead, { ...context, now: new Date() })
  const cart = isKnown(lead.vehicle) ? { id: lead.vehicle.id, name: lead.vehicle.name } : undefined
  const page = {
    title: view.heading,
    tab: 'messages',
    back: { href: messagesPath + view.list, text: messageList.title },
  } as const
  if (action) {
    const body = createElement(ConfirmPage, { view, name: fullName(lead), action, cart })
    return staffPage(request, { ...page, body })
  }
  const reader = { db: database(), env: env(), person: session.person, now: new Date() }
  const list = await messageListView(reader, readListPlace(query))
  return staffPage(request, {
    ...page,
    beside: createElement(ListBeside, { ...list, here: lead.id }),
    ...(draft && { status: draft.isMistake ? 422 : 409 }),
    bar: createElement(Reach, view),
    body: createElement(MessagePage, view),
  })
}

async function pictureResponse({ id }: Lead, { params, query }: StaffRequest): Promise<Response> {
  const content = await readPicture(database(), id, params.picture ?? '')
  if (!content) return staffNote(404, staffPages.gone, staffPages.goneText)
  const small = query.has('small') ? await smallPicture(content) : content
  return new Response(Buffer.from(small), { headers: { 'content-type': 'image/jpeg' } })
}
