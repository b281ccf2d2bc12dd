import { createElement } from 'react'
import { desk as copy } from '../../../content/words/staff.words.ts'
import { devicesPage, passkeysPage } from '../../../content/words/staff-sign-in.words.ts'
import { changeTime } from '../../../domain/catalogue/edits/stock-change-words.ts'
import { weekdayTime } from '../../../domain/hours/dealer-hours.ts'
import { passkeysOf } from '../../../domain/staff/passkeys.server.ts'
import { staffNames } from '../../../domain/staff/people.server.ts'
import { openSessions } from '../../../domain/staff/sessions.server.ts'
import { staffLog } from '../../../domain/staff/staff-log.server.ts'
import { logPath, morePath } from '../../../domain/staff/staff-paths.ts'
import { database } from '../../../server/database/app-database.server.ts'
import { env } from '../../../server/settings/env.server.ts'
import { phoneAlertsView } from '../alerts/phone-alerts.server.ts'
import type { StaffRequest, StaffRoute } from '../frame/route.ts'
import { scriptAddress, staffPage } from '../frame/staff-page.server.ts'
import { LogPage } from './log-page.tsx'
import { MorePage } from './more-page.tsx'

const LOG_SHOWN = 300

export const moreRoutes: readonly StaffRoute[] = [
  { access: 'messages', method: 'GET', path: morePath, handle: moreResponse },
  { access: 'owner', method: 'GET', path: logPath, handle: logResponse },
]

async function moreResponse(request: StaffRequest): Promise<Response> {
  const { session, role } = request
  const db = database()
  const sessions = await openSessions(db, new Date(), session.person)
  return staffPage(request, {
    title: copy.tabs.more,
    tab: 'more',
    body: createElement(MorePage, {
      role,
      alerts: await phoneAlertsView(session, { db, env: env() }),
      passkeys: {
        script: scriptAddress('staff-passkeys'),
        rows: (await passkeysOf(db, session.person)).map(({ id, device, createdAt, usedAt }) => ({
          id,
          device,
          note: passkeysPage.times(weekdayTime(new Date(createdAt)), usedAt ? weekdayTime(new Date(usedAt)) : ''),
        })),
      },
      devices: sessions.map(({ id, device, begunAt, usedAt }) => ({
        id,
        name: device,
        note: devicesPage.times(weekdayTime(new Date(begunAt)), weekdayTime(new Date(usedAt))),
        isThis: id === session.id,
      })),
    }),
  })
}

async function logResponse(request: StaffRequest): Promise<Response> {
  const db = database()
  const now = new Date()
  const nameOf = await staffNames(db)
  const rows = await staffLog(db, LOG_SHOWN)
  return staffPage(request, {
    title: copy.log,
    tab: 'more',
    back: { href: morePath, text: copy.tabs.more },
    body: createElement(LogPage, {
      rows: rows.map(({ id, at, person, action, about, detail }) => ({
        id,
        at: changeTime(at, now),
        text: [nameOf(person), action, about].filter(Boolean).join(' '),
        detail,
      })),
    }),
  })
}
