import { staffPages } from '../../content/words/staff.words.ts'
import { signIn } from '../../content/words/staff-sign-in.words.ts'
import { messagePath, staffPath } from '../../domain/staff/staff-paths.ts'
import { BodyTooLarge, jsonError, mediaType, readText } from '../../server/http/responses.server.ts'
import { alertRoutes } from './alerts/phone-requests.server.ts'
import { customerRoutes } from './customers/customer-requests.server.ts'
import { sessionOf } from './frame/request-session.server.ts'
import { mayOpen, type StaffRoute } from './frame/route.ts'
import { staffNote, staffRedirect } from './frame/staff-page.server.ts'
import { lotRoutes } from './lot/lot-requests.server.ts'
import { messageRoutes } from './messages/message-requests.server.ts'
import { monthRoutes } from './month/month-requests.server.ts'
import { moreRoutes } from './more/more-requests.server.ts'
import { passkeyRoutes } from './passkeys/passkey-requests.server.ts'
import { peopleRoutes } from './people/people-requests.server.ts'
import { rentalRoutes } from './rentals/rental-requests.server.ts'
import { replyRoutes } from './replies/reply-requests.server.ts'
import { pageOfOldLink, signInFirst, signInRoutes, signInToSend } from './sign-in/sign-in-requests.server.ts'
import { deviceRoutes } from './sign-in/sign-out-requests.server.ts'
import { siteRoutes } from './site/site-requests.server.ts'

const MAX_FORM_BYTES = 8 * 1024

/** Every page of the desk. A test requests each of them without a session, in each role, and as a removed person. */
export const staffRoutes: readonly StaffRoute[] = [
  ...signInRoutes,
  ...messageRoutes,
  ...customerRoutes,
  ...lotRoutes,
  ...rentalRoutes,
  ...peopleRoutes,
  ...siteRoutes,
  ...monthRoutes,
  ...replyRoutes,
  ...moreRoutes,
  ...deviceRoutes,
  ...passkeyRoutes,
  ...alertRoutes,
]

const patterns = staffRoutes.map((route) => ({ route, pattern: new URLPattern({ pathname: route.path }) }))

type Match = { route: StaffRoute; params: Record<string, string> }

function matchesOf(pathname: string): Match[] {
  return patterns.flatMap(({ route, pattern }) => {
    const found = pattern.exec({ pathname })
    if (!found) return []
    const params = Object.entries(found.pathname.groups).map(([name, value]) => [name, decoded(value ?? '')])
    return [{ route, params: Object.fromEntries(params) }]
  })
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Serves /staff and everything below it. Without a session, only the sign-in and other routes for 'anyone' are available. */
export async function handleStaff(request: Request): Promise<Response> {
  const url = new URL(request.url)
  const { pathname } = url
  const method = request.method === 'HEAD' ? 'GET' : request.method
  const matches = matchesOf(pathname)
  const match = matches.find(({ route }) => route.method === method)
  try {
    if (match?.route.access === 'anyone') return await match.route.handle(await received(request, url, match))
    const session = await sessionOf(request)
    if (session.kind === 'refused') return staffNote(403, staffPages.noAccess, staffPages.noAccessText)
    const moved = movedPage(url)
    if (session.kind === 'none') {
      return method === 'GET' ? signInFirst(moved ?? pathname + url.search) : await signedOut(request, url, match)
    }
    const response = moved ? staffRedirect(moved) : await answer(request, url, { matches, match, session })
    if (session.cookie && !response.headers.has('set-cookie')) response.headers.append('set-cookie', session.cookie)
    return response
  } catch (error) {
    if (!(error instanceof BodyTooLarge)) throw error
    return staffNote(413, staffPages.tooLongTitle, staffPages.tooLongText)
  }
}

/** Answers a script with a sentence, and a person with the sign-in page, which keeps the form. */
async function signedOut(request: Request, url: URL, match: Match | undefined): Promise<Response> {
  if (match && mediaType(request) === 'application/x-www-form-urlencoded') {
    const { form } = await received(request, url, match)
    return signInToSend(url.pathname + url.search, form)
  }
  const isPerson = request.headers.get('accept')?.includes('text/html') ?? false
  return isPerson ? signInFirst(staffPath, { text: signIn.first, status: 401 }) : jsonError(401, signIn.first)
}

type OpenSession = Extract<Awaited<ReturnType<typeof sessionOf>>, { kind: 'open' }>

async function answer(
  request: Request,
  url: URL,
  {
    matches,
    match,
    session: { session, role },
  }: { matches: readonly Match[]; match: Match | undefined; session: OpenSession },
): Promise<Response> {
  if (matches.length === 0) return staffNote(404, staffPages.gone, staffPages.goneText)
  const isOpen = matches.some(({ route: { access } }) => access === 'anyone' || mayOpen(role, access))
  if (!isOpen) return staffNote(403, staffPages.notYours, staffPages.notYoursText)
  if (!match) return notAllowed(matches)
  const { route } = match
  if (route.access === 'anyone') return route.handle(await received(request, url, match))
  if (!mayOpen(role, route.access)) return staffNote(403, staffPages.notYours, staffPages.notYoursText)
  return route.handle({ ...(await received(request, url, match)), session, role })
}

async function received(request: Request, url: URL, { route, params }: Match) {
  const hasForm = request.method === 'POST' && !route.rawBody
  const text = hasForm ? await readText(request, route.maxBytes ?? MAX_FORM_BYTES) : ''
  return { request, params, query: readable(url.searchParams), form: readable(new URLSearchParams(text)) }
}

/** Removes zero bytes, since PostgreSQL rejects text that contains them. */
const readable = (fields: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...fields].map(([name, value]) => [name, value.replaceAll('\0', '')]))

function notAllowed(matches: readonly Match[]): Response {
  const methods = matches.flatMap(({ route: { method } }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
  return jsonError(405, `This address takes ${methods.join(', ')} only.`, { headers: { allow: methods.join(', ') } })
}

/** Links in emails from an earlier version: they open a page and don't do anything. */
function movedPage({ pathname, searchParams }: URL): string | undefined {
  const name = pathname.split('/')[2] ?? ''
  if (name.includes('.')) return pageOfOldLink(name)
  const message = searchParams.get('message')
  return pathname === staffPath && message !== null && /^[\w-]+$/.test(message) ? messagePath(message) : undefined
}
