import { page } from '../../content/addresses.ts'
import { confirmEntry, leaveWaitlist } from '../../domain/waitlist/waitlist.server.ts'
import { isConfirmed, type WaitlistEntry } from '../../domain/waitlist/waitlist-entry.ts'
import { entriesBehind } from '../../domain/waitlist/waitlist-links.server.ts'
import { database } from '../../server/database/app-database.server.ts'
import { readForm } from './read-tell-me-form.server.ts'
import type { TellMeResult } from './tell-me.server.ts'
import { sentenceOf } from './tell-me-sentences.ts'

const { path } = page('tell-me')

/** GET /tell-me/{token} changes nothing: email scanners follow links. */
export async function waitlistPage(token: string): Promise<TellMeResult> {
  const entries = await entriesBehind(database(), token, new Date())
  const [first] = entries
  if (!first) return { status: 404, view: { kind: 'ended' } }
  if (!isConfirmed(first)) return { status: 200, view: { kind: 'confirm', sentence: wordsOf(first) } }
  return {
    status: 200,
    view: { kind: 'on', entries: entries.map((entry) => ({ id: entry.id, sentence: wordsOf(entry) })) },
  }
}

const wordsOf = ({ what, seen }: WaitlistEntry): string => sentenceOf(what, 'price' in seen ? seen.price : 0)

/** POST /tell-me/{token}: confirms, or ends one entry or all of them. A mail program's own button sends `List-Unsubscribe` (RFC 8058). */
export async function postWaitlist(request: Request, token: string): Promise<Response | TellMeResult> {
  const form = await readForm(request)
  const entries = await entriesBehind(database(), token, new Date())
  const [first] = entries
  const isOneClick = form?.get('List-Unsubscribe') === 'One-Click'
  if (isOneClick || form?.get('do') === 'stop') {
    // Pages from an earlier version send `watch`.
    const one = form?.get('entry') ?? form?.get('watch')
    const ids = entries.flatMap(({ id }) => (one === undefined || one === id ? [id] : []))
    await leaveWaitlist(database(), ids, new Date())
    if (isOneClick)
      return new Response('You get no more of these emails.\n', { headers: { 'cache-control': 'no-store' } })
    return redirectTo(ids.length < entries.length ? `${path}/${token}` : `${path}?done=stopped`)
  }
  if (first && form?.get('do') === 'confirm') {
    await confirmEntry(database(), first.id, new Date())
    return redirectTo(`${path}/${token}`)
  }
  return waitlistPage(token)
}

const redirectTo = (location: string): Response =>
  new Response(null, {
    status: 303,
    headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  })
