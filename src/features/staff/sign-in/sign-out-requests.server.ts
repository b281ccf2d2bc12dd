import { removePhonesOf } from '../../../domain/leads/channels/push-subscriptions.server.ts'
import { endSessions, type StaffSession } from '../../../domain/staff/sessions.server.ts'
import { devicesPath, morePath, staffPath } from '../../../domain/staff/staff-paths.ts'
import { database } from '../../../server/database/app-database.server.ts'
import { env } from '../../../server/settings/env.server.ts'
import type { StaffRequest, StaffRoute } from '../frame/route.ts'
import { endedCookie } from '../frame/session-cookie.ts'
import { staffRedirect } from '../frame/staff-page.server.ts'

export const deviceRoutes: readonly StaffRoute[] = [
  { access: 'messages', method: 'GET', path: devicesPath, handle: () => staffRedirect(`${morePath}#devices`) },
  { access: 'messages', method: 'POST', path: devicesPath, handle: endOne },
  { access: 'messages', method: 'POST', path: `${staffPath}/sign-out`, handle: ({ session }) => signOut(session) },
  { access: 'messages', method: 'GET', path: `${staffPath}/sign-out`, handle: () => staffRedirect(staffPath) },
]

/** Signs out one of the person's own devices. */
async function endOne({ session, form }: StaffRequest): Promise<Response> {
  const id = form.get('device') ?? ''
  if (/^[0-9a-f]{64}$/.test(id)) await endDevice(session.person, id)
  return id === session.id ? signedOut() : staffRedirect(`${morePath}#devices`)
}

async function signOut({ person, id }: StaffSession): Promise<Response> {
  await endDevice(person, id)
  return signedOut()
}

/** Also turns off alerts that were turned on in the session. */
async function endDevice(person: string, id: string): Promise<void> {
  await endSessions(database(), person, new Date(), id)
  await removePhonesOf(database(), person, id)
}

function signedOut(): Response {
  const response = staffRedirect(staffPath)
  response.headers.append('set-cookie', endedCookie(env().SITE_URL))
  return response
}
