import { createElement } from 'react'
import { business } from '../../content/dealer/facts/business.ts'
import { staffPages } from '../../content/words/staff.ts'
import { signIn } from '../../content/words/staff-sign-in.ts'
import { lotPath, messagePath, staffPath } from '../../domain/staff/paths.ts'
import { staffNames } from '../../domain/staff/people.server.ts'
import { database } from '../../server/database/app-database.server.ts'
import { BodyTooLarge, jsonError } from '../../server/http/responses.server.ts'
import { handleDevices, signOut } from './devices-requests.server.ts'
import { HomePage } from './home-page.tsx'
import { handleLot } from './lot-requests.server.ts'
import { handleMessage } from './message-requests.server.ts'
import { handlePhone, staffManifest } from './phone-requests.server.ts'
import { handleRentals } from './rental-requests.server.ts'
import { type RequestSession, sessionOf } from './request-session.server.ts'
import { handleSignIn, pageOfOldLink, requestSignIn, signInFirst } from './sign-in-requests.server.ts'
import { staffNote, staffRedirect, staffResponse } from './staff-response.server.ts'

/** /staff and all below it. Without a session there is only the way to get one. */
export async function handleStaff(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  const [name = '', ...rest] = pathname.split('/').slice(2)
  try {
    if (name === 'app.webmanifest') return staffManifest()
    if (name === 'sign-in') return await handleSignIn(request, rest[0])
    if (name === '' && request.method === 'POST') return await requestSignIn(request)
    const session = await sessionOf(request)
    if (session.kind === 'refused') return staffNote(403, staffPages.noAccess, staffPages.noAccessText)
    const moved = movedPage(name, searchParams)
    if (session.kind === 'none') return signInResponse(request, moved ?? pathname)
    const response = moved ? staffRedirect(moved) : await pageFor(request, session, [name, ...rest])
    if (session.cookie && !response.headers.has('set-cookie')) response.headers.append('set-cookie', session.cookie)
    return response
  } catch (error) {
    if (!(error instanceof BodyTooLarge)) throw error
    return staffNote(413, staffPages.tooLongTitle, staffPages.tooLongText)
  }
}

/** Addresses in mails that were sent before there were sessions: they lead to a page, and act for nobody. */
function movedPage(name: string, query: URLSearchParams): string | undefined {
  if (name.includes('.')) return pageOfOldLink(name)
  const message = query.get('message')
  return name === '' && message !== null && /^[\w-]+$/.test(message) ? messagePath(message) : undefined
}

function signInResponse(request: Request, leadsTo: string): Response {
  if (request.method === 'GET' || request.method === 'HEAD') return signInFirst(leadsTo)
  return jsonError(401, signIn.first)
}

type OpenSession = Extract<RequestSession, { kind: 'open' }>

async function pageFor(
  request: Request,
  { session, access }: OpenSession,
  [name = '', ...rest]: readonly string[],
): Promise<Response> {
  const hasLot = access === 'lot'
  switch (name) {
    case '':
      return hasLot ? staffRedirect(lotPath) : homeResponse(session.person)
    case 'messages':
      return handleMessage(request, session, rest)
    case 'lot':
      return hasLot ? handleLot(request, session, rest) : staffNote(403, staffPages.noLot, staffPages.noLotText)
    case 'rentals':
      return hasLot ? handleRentals(request, session, rest) : staffNote(403, staffPages.noLot, staffPages.noLotText)
    case 'devices':
      return handleDevices(request, session)
    case 'phone':
      return handlePhone(request, session, rest[0])
    case 'sign-out':
      return request.method === 'POST' ? signOut(session) : staffRedirect(staffPath)
    default:
      return staffNote(404, staffPages.gone, staffPages.goneText)
  }
}

async function homeResponse(person: string): Promise<Response> {
  const name = (await staffNames(database()))(person)
  return staffResponse({
    title: staffPages.home,
    person: { name, note: business.shortName },
    body: createElement(HomePage),
  })
}
