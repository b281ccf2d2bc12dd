import { createElement, type ReactNode } from 'react'
import { desk, phonesPage } from '../../../content/words/staff.words.ts'
import {
  phonesOf,
  removePhonesOf,
  removePushSubscription,
  savePushSubscription,
} from '../../../domain/leads/channels/push-subscriptions.server.ts'
import { settingsInForce } from '../../../domain/staff/people.server.ts'
import { planStaffMail } from '../../../domain/staff/plan-staff-mail.server.ts'
import { morePath, phonePath } from '../../../domain/staff/staff-paths.ts'
import { database } from '../../../server/database/app-database.server.ts'
import { limiter } from '../../../server/http/rate-limits.server.ts'
import { readJson } from '../../../server/http/responses.server.ts'
import { env } from '../../../server/settings/env.server.ts'
import { OneQuestion } from '../frame/one-question.tsx'
import type { StaffRequest, StaffRoute } from '../frame/route.ts'
import { staffPage } from '../frame/staff-page.server.ts'
import { canHaveAlerts } from './phone-alerts.server.ts'
import { PhonesForm } from './phones-form.tsx'

const MAX_BODY_BYTES = 4096
/** The maximum number of phones that one person may add in a day; the site emails them about each. */
const PHONES_A_DAY = 20

const phonesADay = limiter('staff-phones', PHONES_A_DAY, 'day')

export const alertRoutes: readonly StaffRoute[] = [
  { access: 'messages', method: 'GET', path: phonePath, handle: phonesResponse },
  { access: 'messages', method: 'POST', path: phonePath, rawBody: true, handle: signUp },
  { access: 'messages', method: 'DELETE', path: phonePath, rawBody: true, handle: takeOff },
  { access: 'messages', method: 'POST', path: `${phonePath}/off`, handle: takeOffAll },
]

async function phonesResponse(request: StaffRequest): Promise<Response> {
  const { length } = await phonesOf(database(), request.session.person)
  return page(request, createElement(PhonesForm, { address: `${phonePath}/off`, phones: length }))
}

async function signUp({ request, session }: StaffRequest): Promise<Response> {
  const { person } = session
  if (!canHaveAlerts(await settingsInForce(database(), env()), session)) return respond(403)
  if ((await phonesADay.take(person)) > 0) return respond(429)
  const subscription = await readJson(request, MAX_BODY_BYTES)
  const outcome = await savePushSubscription(database(), session, subscription)
  if (outcome !== 'saved') return respond(outcome === 'full' ? 429 : 400)
  // Otherwise anybody who has the person's device for a minute could get their messages from then on without being noticed.
  await planStaffMail(database(), { person, about: 'phone' }, new Date())
  return respond(204)
}

async function takeOff({ request, session: { person } }: StaffRequest): Promise<Response> {
  const { endpoint = '' }: { endpoint?: unknown } = Object(await readJson(request, MAX_BODY_BYTES))
  await removePushSubscription(database(), String(endpoint), person)
  return respond(204)
}

async function takeOffAll(request: StaffRequest): Promise<Response> {
  await removePhonesOf(database(), request.session.person)
  return page(request, createElement(OneQuestion, { texts: [phonesPage.off] }))
}

const respond = (status: number): Response => new Response(null, { status })

const page = (request: StaffRequest, body: ReactNode): Promise<Response> =>
  staffPage(request, { title: phonesPage.title, tab: 'more', back: { href: morePath, text: desk.tabs.more }, body })
