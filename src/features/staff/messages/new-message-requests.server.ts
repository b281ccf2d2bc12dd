import { randomUUID } from 'node:crypto'
import { createElement } from 'react'
import { newMessage as copy, messageList } from '../../../content/words/staff-messages.words.ts'
import { eachVehicle } from '../../../domain/catalogue/vehicles.server.ts'
import { type CallForm, type CallProblem, takeDown } from '../../../domain/leads/intake/log-call.server.ts'
import { waysToCome } from '../../../domain/leads/lead.ts'
import { mailTopics } from '../../../domain/leads/mail-topics.ts'
import { messagePath, messagesPath, newMessagePath } from '../../../domain/staff/staff-paths.ts'
import { database } from '../../../server/database/app-database.server.ts'
import type { StaffRequest, StaffRoute } from '../frame/route.ts'
import { staffPage, staffRedirect } from '../frame/staff-page.server.ts'
import { isUuid } from './message-acts.server.ts'
import { NewMessagePage } from './new-message-page.tsx'

const MAX_BYTES = 32 * 1024

/** These come before the routes of a message, whose id could be 'new'. */
export const newMessageRoutes: readonly StaffRoute[] = [
  {
    access: 'messages',
    method: 'GET',
    path: newMessagePath,
    handle: (request) => show(request, readForm(request.query)),
  },
  { access: 'messages', method: 'POST', path: newMessagePath, maxBytes: MAX_BYTES, handle: save },
]

const readForm = (fields: URLSearchParams): CallForm => ({
  cameBy: fields.get('cameBy') ?? waysToCome[0],
  name: fields.get('name') ?? '',
  phone: fields.get('phone') ?? '',
  email: fields.get('email') ?? '',
  topic: fields.get('topic') ?? '',
  cart: fields.get('cart') ?? '',
  words: fields.get('words') ?? '',
})

async function show(
  request: StaffRequest,
  form: CallForm,
  { id = randomUUID(), problem }: { id?: string; problem?: CallProblem } = {},
): Promise<Response> {
  const carts = (await Array.fromAsync(eachVehicle(database()))).filter(({ inStock }) => inStock)
  return staffPage(request, {
    title: copy.title,
    tab: 'messages',
    back: { href: messagesPath, text: messageList.title },
    ...(problem && { status: 422 }),
    body: createElement(NewMessagePage, {
      id,
      form,
      problem,
      topics: mailTopics.map(({ id: value, label }) => ({ value, label })),
      carts: [
        { value: '', label: copy.noCart },
        ...carts.map(({ id: value, name, specifications: { stockNumber = '' } }) => ({
          value,
          label: [name, stockNumber].filter(Boolean).join(', '),
        })),
      ],
    }),
  })
}

async function save(request: StaffRequest): Promise<Response> {
  const form = readForm(request.form)
  const sent = request.form.get('id') ?? ''
  const id = isUuid(sent) ? sent : randomUUID()
  const problem = await takeDown(database(), form, { id, person: request.session.person, now: new Date() })
  return problem ? show(request, form, { id, problem }) : staffRedirect(messagePath(id))
}
