import { createElement } from 'react'
import { customerPage as copy } from '../../../content/words/staff-messages.ts'
import { changeTime } from '../../../domain/leads/stock-change-words.ts'
import { messagesFrom } from '../../../domain/leads/work/message-list.server.ts'
import { holdsOf } from '../../../domain/rentals/customer-holds.server.ts'
import { heldCarts, rentedDays } from '../../../domain/rentals/rental-words.ts'
import { customersPath, messagesPath } from '../../../domain/staff/paths.ts'
import { inFewWords } from '../../../domain/waitlist/entry.ts'
import { findEntries } from '../../../domain/waitlist/waitlist.server.ts'
import { database } from '../../../server/database/app-database.server.ts'
import { env } from '../../../server/settings/env.server.ts'
import type { StaffRequest, StaffRoute } from '../frame/route.ts'
import { staffPage } from '../frame/staff-page.server.ts'
import { rowMaker } from '../messages/list-view.server.ts'
import { CustomerPage } from './customer-page.tsx'

export const customerRoutes: readonly StaffRoute[] = [
  { access: 'messages', method: 'GET', path: customersPath, handle: showCustomer },
]

/** One customer is one mail address or phone number. */
async function showCustomer(request: StaffRequest): Promise<Response> {
  const { query, session } = request
  const db = database()
  const now = new Date()
  const key = { email: query.get('email') ?? undefined, phone: query.get('phone') ?? undefined }
  const messages = await messagesFrom(db, key, now)
  const waits = key.email ? await findEntries(db, { email: key.email }) : []
  const phones = [...messages.map(({ lead }) => lead.phone), ...(key.phone ? [key.phone] : [])]
  const holds = await holdsOf(db, { ids: [], messageIds: messages.map(({ lead }) => lead.id), phones })
  const rowOf = await rowMaker({ db, env: env(), person: session.person, now })
  const unique = (texts: readonly string[]) => [...new Set(texts)]
  const view = {
    phones: unique(messages.map(({ lead }) => lead.phone)),
    emails: unique([
      ...messages.map(({ lead }) => lead.email.toLowerCase()),
      ...waits.map(({ email }) => email.toLowerCase()),
    ]),
    messages: messages.map(rowOf),
    holds: holds.map((hold) => ({
      id: hold.id,
      text: `${heldCarts(hold)}, ${rentedDays(hold)}`,
      note: hold.endedAt ? copy.ended : hold.isWaiting ? copy.waits : copy.held,
    })),
    waits: waits.map(({ id, what, joinedAt, confirmedAt }) => ({
      id,
      text: inFewWords(what),
      note: confirmedAt ? copy.since(changeTime(joinedAt, now)) : copy.unconfirmed,
    })),
  }
  return staffPage(request, {
    title: messages[0]?.name ?? copy.title,
    tab: 'messages',
    back: { href: messagesPath, text: copy.messages },
    ...(view.messages.length + view.waits.length + view.holds.length === 0 && { status: 404 }),
    body: createElement(CustomerPage, view),
  })
}
