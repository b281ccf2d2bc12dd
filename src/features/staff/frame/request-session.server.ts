import { closingAfter } from '../../../domain/hours/dealer-hours.ts'
import { deviceName } from '../../../domain/staff/device-name.ts'
import { accessOf, recordFirstOwner, type StaffRole } from '../../../domain/staff/people.server.ts'
import {
  beginSession,
  endSessions,
  extendSession,
  findSession,
  type StaffSession,
} from '../../../domain/staff/sessions.server.ts'
import type { SignedIn } from '../../../domain/staff/sign-ins.server.ts'
import { logAction } from '../../../domain/staff/staff-log.server.ts'
import { database } from '../../../server/database/app-database.server.ts'
import { env } from '../../../server/settings/env.server.ts'
import { readSessionCookie, sessionCookie } from './session-cookie.ts'
import { staffRedirect } from './staff-page.server.ts'

/** 'refused' is for somebody who was signed in and has lost access: only they are told. */
export type RequestSession =
  | { kind: 'none' }
  | { kind: 'refused' }
  | {
      kind: 'open'
      session: StaffSession
      role: StaffRole
      cookie: string | undefined
    }

const tokenOf = (request: Request): string | undefined =>
  readSessionCookie(env().SITE_URL, request.headers.get('cookie'))

export async function sessionOf(request: Request): Promise<RequestSession> {
  const token = tokenOf(request)
  const now = new Date()
  const session = token ? await findSession(database(), token, now) : undefined
  if (!token || !session) return { kind: 'none' }
  const access = await accessOf(database(), env(), session.person)
  if (access === 'removed') return { kind: 'refused' }
  if (session.hasEnded) return { kind: 'none' }
  if (access === 'none') return { kind: 'refused' }
  const isExtended = await extendSession(database(), session, now)
  return { kind: 'open', session, role: access, cookie: isExtended ? sessionCookie(env().SITE_URL, token) : undefined }
}

/** Always issues a new token and ends the browser's previous session. */
export async function signedIn(request: Request, { person, leadsTo, isShared }: SignedIn): Promise<Response> {
  const now = new Date()
  const before = tokenOf(request)
  const former = before ? await findSession(database(), before, now) : undefined
  if (former) await endSessions(database(), former.person, now, former.id)
  const device = deviceName(request.headers.get('user-agent') ?? '')
  const endsAt = isShared ? closingAfter(now).toISOString() : null
  const token = await beginSession(database(), { person, device, endsAt }, now)
  await recordFirstOwner(database(), env(), person, now)
  await logAction(database(), { person, action: 'signed in', about: device }, now)
  const response = staffRedirect(leadsTo)
  response.headers.append('set-cookie', sessionCookie(env().SITE_URL, token))
  return response
}
