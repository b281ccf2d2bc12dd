import { page } from '../../content/addresses.ts'
import { isConfirmed, type Watch } from '../../domain/waitlist/watch.ts'
import { watchesBehind } from '../../domain/waitlist/watch-links.server.ts'
import { confirmWatch, stopWatches } from '../../domain/waitlist/watches.server.ts'
import { database } from '../../server/database/app-database.server.ts'
import { readForm } from './read-form.server.ts'
import { sentenceOf } from './sentences.ts'
import type { Shown } from './tell-me.server.ts'

const { path } = page('tell-me')

/** GET /tell-me/{token} changes nothing: mail scanners follow links. */
export async function watchPage(token: string): Promise<Shown> {
  const watches = await watchesBehind(database(), token, new Date())
  const [first] = watches
  if (!first) return { status: 404, view: { kind: 'ended' } }
  if (!isConfirmed(first)) return { status: 200, view: { kind: 'confirm', sentence: wordsOf(first) } }
  return {
    status: 200,
    view: { kind: 'on', waits: watches.map((watch) => ({ id: watch.id, sentence: wordsOf(watch) })) },
  }
}

const wordsOf = ({ what, seen }: Watch): string => sentenceOf(what, 'price' in seen ? seen.price : 0)

/** POST /tell-me/{token}: confirms, or stops one or all. A mail program's own button sends `List-Unsubscribe` (RFC 8058). */
export async function postWatch(request: Request, token: string): Promise<Response | Shown> {
  const form = await readForm(request)
  const watches = await watchesBehind(database(), token, new Date())
  const [first] = watches
  const isOneClick = form?.get('List-Unsubscribe') === 'One-Click'
  if (isOneClick || form?.get('do') === 'stop') {
    const one = form?.get('watch')
    const ids = watches.flatMap(({ id }) => (one === undefined || one === id ? [id] : []))
    await stopWatches(database(), ids, new Date())
    if (isOneClick)
      return new Response('You get no more of these emails.\n', { headers: { 'cache-control': 'no-store' } })
    return redirectTo(ids.length < watches.length ? `${path}/${token}` : `${path}?done=stopped`)
  }
  if (first && form?.get('do') === 'confirm') {
    await confirmWatch(database(), first.id, new Date())
    return redirectTo(`${path}/${token}`)
  }
  return watchPage(token)
}

const redirectTo = (location: string): Response =>
  new Response(null, {
    status: 303,
    headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  })
