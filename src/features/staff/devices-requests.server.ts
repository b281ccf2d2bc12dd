import { createElement } from 'react'
import { devicesPage as copy } from '../../content/words/staff-sign-in.ts'
import { removePhonesOf } from '../../domain/leads/channels/push-subscriptions.server.ts'
import { weekdayTime } from '../../domain/leads/dealer-hours.ts'
import { devicesPath, staffPath } from '../../domain/staff/paths.ts'
import { staffNames } from '../../domain/staff/people.server.ts'
import { endSessions, openSessions, type StaffSession } from '../../domain/staff/sessions.server.ts'
import { database } from '../../server/database/app-database.server.ts'
import { readText } from '../../server/http/responses.server.ts'
import { env } from '../../server/settings/env.server.ts'
import { DevicesPage } from './devices-page.tsx'
import { endedCookie } from './session-cookie.ts'
import { staffRedirect, staffResponse } from './staff-response.server.ts'

const MAX_BODY_BYTES = 2048

/** /staff/devices: GET lists the person's own sessions, POST ends one of them. */
export async function handleDevices(request: Request, session: StaffSession): Promise<Response> {
  if (request.method === 'POST') {
    const id = new URLSearchParams(await readText(request, MAX_BODY_BYTES)).get('device') ?? ''
    if (/^[0-9a-f]{64}$/.test(id)) await endDevice(session.person, id)
    return id === session.id ? signedOut() : staffRedirect(devicesPath)
  }
  const sessions = await openSessions(database(), new Date(), session.person)
  const name = (await staffNames(database()))(session.person)
  return staffResponse({
    title: copy.title,
    person: { name, note: copy.title },
    body: createElement(DevicesPage, {
      devices: sessions.map(({ id, device, begunAt, usedAt }) => ({
        id,
        name: device,
        note: copy.times(weekdayTime(new Date(begunAt)), weekdayTime(new Date(usedAt))),
        isThis: id === session.id,
      })),
    }),
  })
}

export async function signOut({ person, id }: StaffSession): Promise<Response> {
  await endDevice(person, id)
  return signedOut()
}

/** With the alerts that were turned on there. */
async function endDevice(person: string, id: string): Promise<void> {
  await endSessions(database(), person, new Date(), id)
  await removePhonesOf(database(), person, id)
}

function signedOut(): Response {
  const response = staffRedirect(staffPath)
  response.headers.append('set-cookie', endedCookie(env().SITE_URL))
  return response
}
