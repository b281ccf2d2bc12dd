import { createElement } from 'react'
import { customerPage as copy } from '../../../content/words/staff-messages.words.ts'
import { changeTime } from '../../../domain/catalogue/edits/stock-change-words.ts'
import { eraseCustomer, findCustomer } from '../../../domain/customers/customer.server.ts'
import { customerRecords, followedBy, leadRecords, recordsCsv } from '../../../domain/customers/customer-file.server.ts'
import { weekdayTime } from '../../../domain/hours/dealer-hours.ts'
import { digits } from '../../../domain/leads/lead.ts'
import { eachLead } from '../../../domain/leads/leads.server.ts'
import { recordRequest } from '../../../domain/leads/privacy-requests.server.ts'
import { messagesFrom } from '../../../domain/leads/work/message-list.server.ts'
import type { CustomerKey } from '../../../domain/leads/work/message-search.server.ts'
import { heldCarts, rentedDays } from '../../../domain/rentals/rental-words.ts'
import { logAction } from '../../../domain/staff/staff-log.server.ts'
import { customersPath, messagesPath } from '../../../domain/staff/staff-paths.ts'
import { inFewWords } from '../../../domain/waitlist/waitlist-entry.ts'
import { database } from '../../../server/database/app-database.server.ts'
import { env } from '../../../server/settings/env.server.ts'
import { mayOpen, type StaffRequest, type StaffRoute } from '../frame/route.ts'
import { staffPage, staffRedirect } from '../frame/staff-page.server.ts'
import { rowMaker } from '../messages/list-view.server.ts'
import { CustomerPage } from './customer-page.tsx'

export const customerRoutes: readonly StaffRoute[] = [
  { access: 'messages', method: 'GET', path: customersPath, handle: showCustomer },
  { access: 'owner', method: 'POST', path: `${customersPath}/file`, handle: sendFile },
  { access: 'owner', method: 'POST', path: `${customersPath}/erase`, handle: erase },
]

const keyIn = (fields: URLSearchParams): CustomerKey => ({
  email: fields.get('email') || undefined,
  phone: fields.get('phone') || undefined,
})

/** Shows the customer with the given email address or phone number. */
async function showCustomer(request: StaffRequest): Promise<Response> {
  const { query, session, role } = request
  const db = database()
  const now = new Date()
  const key = keyIn(query)
  const customer = await findCustomer(db, key)
  const { leads } = customer
  // People who are listed only in the settings see only messages.
  const { entries, holds } = mayOpen(role) ? customer : { entries: [], holds: [] }
  const messages = await messagesFrom(db, key, now)
  const rowOf = await rowMaker({ db, env: env(), person: session.person, now })
  const unique = (texts: readonly string[]) => [...new Set(texts.filter(Boolean))]
  const [sent] = leads.filter(({ takenDown, spamReason }) => !takenDown && !spamReason)
  const isNothing = leads.length + entries.length + holds.length === 0
  const view = {
    who: { email: key.email ?? '', phone: key.phone ?? '' },
    name: messages[0]?.name || holds[0]?.name || '',
    isOwner: role === 'owner',
    all: copy.parts(leads.length, entries.length, holds.length),
    phones: [...Map.groupBy([...leads, ...holds], ({ phone }) => digits(phone)).values()].flatMap(
      ([one]) => one?.phone || [],
    ),
    emails: unique([...leads, ...entries].map(({ email }) => email.toLowerCase())),
    consent: sent ? copy.agreed(weekdayTime(new Date(sent.receivedAt)), sent.page) : copy.noConsent,
    messages: messages.map(rowOf),
    holds: holds.map((hold) => ({
      id: hold.id,
      text: `${heldCarts(hold)}, ${rentedDays(hold)}`,
      note: hold.endedAt ? copy.ended : hold.isWaiting ? copy.waits : copy.held,
    })),
    waits: entries.map(({ id, what, joinedAt, confirmedAt }) => ({
      id,
      text: inFewWords(what),
      note: confirmedAt ? copy.since(changeTime(joinedAt, now)) : copy.unconfirmed,
    })),
  }
  const erased = query.get('erased')?.split('-').map(Number) ?? []
  const [count = 0, waits = 0, held = 0] = erased.every(Number.isSafeInteger) ? erased : []
  return staffPage(request, {
    title: view.name || copy.title,
    tab: 'messages',
    back: { href: messagesPath, text: copy.messages },
    ...(isNothing && !query.has('erased') && { status: 404 }),
    body: createElement(CustomerPage, {
      ...view,
      isNothing,
      done: query.has('erased') ? copy.erased(copy.parts(count, waits, held)) : undefined,
    }),
  })
}

/** Sends everything about a customer as a file. Needs a POST, since the request is recorded. */
async function sendFile({ form, session }: StaffRequest): Promise<Response> {
  const db = database()
  const now = new Date()
  const key = keyIn(form)
  const customer = await findCustomer(db, key)
  const leads = key.email || key.phone ? eachLead(db, { customer: key }) : (async function* () {})()
  const records = followedBy(
    leadRecords(leads, env().SITE_URL, () => {}),
    await customerRecords(db, customer),
  )
  const csv = (await Array.fromAsync(recordsCsv(db, records))).join('')
  await db.transaction().execute(async (trx) => {
    await recordRequest(trx, 'exported', idsOf(customer), now)
    const about = copy.parts(customer.leads.length, customer.entries.length, customer.holds.length)
    await logAction(trx, { person: session.person, action: 'exported a customer', about }, now)
  })
  return new Response(csv, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="customer.csv"',
    },
  })
}

/** Erases a customer. The log records only how much was erased, so that nothing reveals afterward who it was. */
async function erase({ form, session }: StaffRequest): Promise<Response> {
  const db = database()
  const now = new Date()
  const { leads, entries, holds } = await findCustomer(db, keyIn(form))
  const ids = { leads: idsIn(leads), entries: idsIn(entries), holds: idsIn(holds) }
  const erased = await eraseCustomer(db, ids, now)
  const about = copy.parts(erased.messages, erased.entries, erased.holds)
  await logAction(db, { person: session.person, action: 'erased a customer', about }, now)
  return staffRedirect(`${customersPath}?erased=${erased.messages}-${erased.entries}-${erased.holds}`)
}

const idsIn = (all: readonly { id: string }[]): string[] => all.map(({ id }) => id)
const idsOf = ({ leads, entries, holds }: Awaited<ReturnType<typeof findCustomer>>): string[] =>
  idsIn([...leads, ...entries, ...holds])
