import { createElement } from 'react'
import { timeZone } from '../../../content/dealer/facts/time-zone.facts.ts'
import { rentals } from '../../../content/words/staff-rentals.words.ts'
import { weekdayTime } from '../../../domain/hours/dealer-hours.ts'
import { dateIn } from '../../../domain/rentals/rental-days.ts'
import { currentHolds } from '../../../domain/rentals/stored-holds.server.ts'
import {
  calendarFeedOf,
  endCalendarFeed,
  personOfCalendarFeed,
  renewCalendarFeed,
} from '../../../domain/staff/calendar-feeds.server.ts'
import { accessOf } from '../../../domain/staff/people.server.ts'
import { calendarPath, rentalsPath } from '../../../domain/staff/staff-paths.ts'
import { database } from '../../../server/database/app-database.server.ts'
import { closedHeaders } from '../../../server/http/security-headers.server.ts'
import { env } from '../../../server/settings/env.server.ts'
import { mayOpen, type OpenRoute, type StaffRequest } from '../frame/route.ts'
import { staffPage, staffRedirect } from '../frame/staff-page.server.ts'
import { CalendarPage } from './calendar-page.tsx'
import { calendarOf } from './rental-holds-calendar.ts'

const copy = rentals.calendar

export async function showCalendar(request: StaffRequest, token?: string): Promise<Response> {
  const since = await calendarFeedOf(database(), request.session.person)
  const address = token && `${env().SITE_URL}${calendarPath}/${token}.ics`
  return staffPage(request, {
    title: copy.title,
    tab: 'rentals',
    back: { href: rentalsPath, text: copy.back },
    body: createElement(CalendarPage, { address, since: since && weekdayTime(since) }),
  })
}

/** Shows the new address without a redirect, since no other page shows it. */
export const renewCalendar = async (request: StaffRequest): Promise<Response> =>
  showCalendar(request, await renewCalendarFeed(database(), request.session.person, new Date()))

export async function endCalendar({ session }: StaffRequest): Promise<Response> {
  await endCalendarFeed(database(), session.person)
  return staffRedirect(calendarPath)
}

/** Sends the holds to a calendar program, which sends no cookie: the address identifies the person, who must still have access to rentals. */
export const holdsFile: OpenRoute['handle'] = async ({ params }) => {
  const db = database()
  const person = await personOfCalendarFeed(db, params.token ?? '')
  const access = person === undefined ? 'none' : await accessOf(db, env(), person)
  if (access === 'none' || access === 'removed' || !mayOpen(access)) {
    return new Response(copy.ended, {
      status: 404,
      headers: { ...closedHeaders, 'content-type': 'text/plain; charset=utf-8' },
    })
  }
  const now = new Date()
  const holds = await currentHolds(db, dateIn(timeZone, now))
  return new Response(calendarOf(holds, env().SITE_URL, now), {
    headers: { ...closedHeaders, 'content-type': 'text/calendar; charset=utf-8' },
  })
}
