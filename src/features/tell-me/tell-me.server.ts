import { createHash } from 'node:crypto'
import { page } from '../../content/addresses.ts'
import { tellMePage } from '../../content/words/tell-me.words.ts'
import { stockCards } from '../../domain/catalogue/cart-condition.ts'
import { vehiclesLike } from '../../domain/catalogue/similar-vehicles.ts'
import { currentStock, type Stock } from '../../domain/catalogue/stock.server.ts'
import { spamReason } from '../../domain/leads/intake/spam.ts'
import { honeypotField } from '../../domain/leads/intake/submission-fields.ts'
import { emailAddress } from '../../domain/leads/intake/submission-schema.ts'
import { mailbox } from '../../domain/leads/intake/visitor-mailbox.ts'
import { type Searches, seenNow, wishOf } from '../../domain/waitlist/matching-carts.server.ts'
import { joinWaitlist } from '../../domain/waitlist/waitlist.server.ts'
import type { Wish } from '../../domain/waitlist/waitlist-entry.ts'
import { planConfirmation } from '../../domain/waitlist/waitlist-work.server.ts'
import { database } from '../../server/database/app-database.server.ts'
import { clientIp } from '../../server/http/client-ip.server.ts'
import { limiter } from '../../server/http/rate-limits.server.ts'
import { env } from '../../server/settings/env.server.ts'
import { log } from '../../server/system/log.server.ts'
import { readQuery } from '../../ui/query-string.ts'
import { readForm } from './read-tell-me-form.server.ts'
import { sentenceOf } from './tell-me-sentences.ts'
import type { TellMeView } from './tell-me-view.ts'

const CONFIRMATIONS_A_DAY = 3

const { path } = page('tell-me')
const { problems } = tellMePage

export type TellMeResult = { status: number; view: TellMeView; retryAfter?: number }

const MOST_CARTS = 3

const pageOf = (kind: 'nothing' | 'sent' | 'stopped', status = 200): TellMeResult => ({
  status,
  view: { kind },
})

/** GET /tell-me: shows what the visitor would wait for, with a form for the address. */
export async function joinPage(request: Request, searches: Searches): Promise<TellMeResult> {
  const query = readQuery(new URL(request.url).search)
  if (query.done === 'sent' || query.done === 'stopped') return pageOf(query.done)
  if (!env().SMTP_URL) return { status: 200, view: await callView(query.cart) }
  if (Object.keys(query).length === 0) return pageOf('nothing')
  return joinView(query, searches)
}

/** The cart that was asked about, if it's in stock, and others like it; or else the newest. */
async function callView(id: unknown): Promise<TellMeView> {
  try {
    const { find, vehicles } = await currentStock()
    const asked = typeof id === 'string' ? find(id) : undefined
    const alike = asked ? [asked, ...vehiclesLike(asked, vehicles)] : vehicles
    const carts = alike.filter(({ inStock }) => inStock).slice(0, MOST_CARTS)
    return { kind: 'call', carts: stockCards(carts, vehicles) }
  } catch (error) {
    // The phone number is of use without the stock, and the build renders this page without a database.
    log.error({ err: error }, 'could not read the stock for the page of the waitlist')
    return { kind: 'call' }
  }
}

type Form = { email: string; shownAt: string; problem?: string }

async function joinView(
  query: Record<string, unknown>,
  searches: Searches,
  { email, shownAt, problem }: Form = { email: '', shownAt: String(Date.now()) },
): Promise<TellMeResult> {
  const stock = await currentStock()
  const what = await wishOf(query, { db: database(), stock, searches })
  if (!what) return pageOf('nothing')
  return {
    status: problem ? 422 : 200,
    view: {
      kind: 'join',
      waitsFor: what.kind,
      sentence: sentenceOf(what, priceOf(what, stock)),
      fields: { ...fieldsOf(what, query), kind: what.kind, shownAt },
      email,
      problem,
    },
  }
}

const priceOf = (what: Wish, stock: Stock): number => (what.kind === 'price' && stock.find(what.id)?.price) || 0

const fieldsOf = (what: Wish, { cart }: Record<string, unknown>): Record<string, string> =>
  what.kind === 'search'
    ? Object.fromEntries(new URLSearchParams(what.query))
    : { cart: what.kind === 'price' ? what.id : String(cart) }

const redirectTo = (location: string): Response =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })

/** POST /tell-me: emails a link, whether or not the address is known here. */
export async function postJoin(request: Request, searches: Searches): Promise<Response | TellMeResult> {
  if (!env().SMTP_URL) return { status: 503, view: await callView(undefined) }
  const form = await readForm(request)
  if (!form) return pageOf('nothing', 400)
  const {
    email: emailInput = '',
    shownAt = '',
    kind,
    [honeypotField]: honeypot = '',
    ...query
  } = Object.fromEntries(form)
  const again = async (problem: string, status = 422, retryAfter?: number): Promise<TellMeResult> => ({
    ...(await joinView(query, searches, { email: emailInput.slice(0, 254), shownAt, problem })),
    status,
    retryAfter,
  })
  if (honeypot !== '') return redirectTo(`${path}?done=sent`)
  const elapsedMs = shownAt === '' ? Number.NaN : Date.now() - Number(shownAt)
  if (spamReason({ honeypot: false, elapsedMs }) !== '') return again(problems.tooFast)
  const address = emailAddress.safeParse(emailInput)
  if (!address.success) return again(problems.email)
  try {
    const stock = await currentStock()
    const what = await wishOf(query, { db: database(), stock, searches })
    if (!what) return pageOf('nothing', 422)
    if (what.kind !== kind) return again(problems.changed)
    const limit = await limitReached(request, address.data)
    if (limit) return again(limit.problem, 429, limit.retryAfter)
    const now = new Date()
    const seen = await seenNow(what, { stock, searches })
    const id = await joinWaitlist(database(), { email: address.data, what, seen }, now)
    if (!id) return again(problems.tooMany)
    await planConfirmation(database(), id, now)
  } catch (error) {
    log.error({ err: error }, 'could not store an entry of the waitlist')
    return { status: 503, view: { kind: 'call' }, retryAfter: 60 }
  }
  return redirectTo(`${path}?done=sent`)
}

const limits = {
  byClient: limiter('tell-me', ({ CONTACT_LIMIT }) => CONTACT_LIMIT, 'hour'),
  byAddress: limiter('tell-me-address', CONFIRMATIONS_A_DAY, 'day'),
  byAll: limiter('tell-me-all', ({ CONFIRMATION_LIMIT }) => CONFIRMATION_LIMIT, 'hour'),
}

/** Limits by client, by address and in total. The last one keeps the site from flooding other people's mailboxes. */
async function limitReached(
  request: Request,
  email: string,
): Promise<{ problem: string; retryAfter: number } | undefined> {
  const steps = [
    ['byClient', clientIp(request)],
    // A hash of the address, since counters outlive an erased entry.
    ['byAddress', createHash('sha256').update(mailbox(email)).digest('hex')],
    ['byAll', 'all'],
  ] as const
  for (const [name, key] of steps) {
    const retryAfter = await limits[name].take(key)
    if (retryAfter > 0) return { problem: problems[name], retryAfter }
  }
  return undefined
}
