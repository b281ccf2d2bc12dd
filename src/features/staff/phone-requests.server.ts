import { createElement } from 'react'
import { business } from '../../content/dealer/facts/business.ts'
import { phonesPage } from '../../content/words/staff.ts'
import {
  phonesOf,
  removePhonesOf,
  removePushSubscription,
  savePushSubscription,
} from '../../domain/leads/channels/push-subscriptions.server.ts'
import { phonePath, staffPath } from '../../domain/staff/paths.ts'
import { withoutRemoved } from '../../domain/staff/people.server.ts'
import { planStaffMail } from '../../domain/staff/plan-mail.server.ts'
import type { StaffSession } from '../../domain/staff/sessions.server.ts'
import { webManifest } from '../../frame/seo/web-manifest.ts'
import { database } from '../../server/database/app-database.server.ts'
import { limiter } from '../../server/http/limits.server.ts'
import { BodyTooLarge, readText } from '../../server/http/responses.server.ts'
import { closedHeaders } from '../../server/http/security-headers.server.ts'
import { env } from '../../server/settings/env.server.ts'
import { OneQuestion } from './one-question.tsx'
import { canHaveAlerts } from './phone-alerts.server.ts'
import { PhonesForm } from './phones-form.tsx'
import { staffResponse } from './staff-response.server.ts'

const MAX_BODY_BYTES = 4096
/** The most phones that one person may add; each is told of by mail. */
const PHONES_A_DAY = 20

const phonesADay = limiter('staff-phones', PHONES_A_DAY, 'day')

/** POST signs a phone up, DELETE takes it off; GET counts them, and a POST to `off` takes off all. */
export async function handlePhone(request: Request, session: StaffSession, detail = ''): Promise<Response> {
  if (request.method === 'DELETE') return takeOff(request, session)
  if (request.method === 'POST') return detail === 'off' ? takeOffAll(session) : signUp(request, session)
  const { length } = await phonesOf(database(), session.person)
  return page(createElement(PhonesForm, { address: `${phonePath}/off`, phones: length }))
}

async function signUp(request: Request, session: StaffSession): Promise<Response> {
  const { person } = session
  if (!canHaveAlerts(await withoutRemoved(database(), env()), session)) return respond(403)
  if ((await phonesADay.take(person)) > 0) return respond(429)
  const subscription = await readJson(request)
  const outcome = await savePushSubscription(database(), session, subscription)
  if (outcome !== 'saved') return respond(outcome === 'full' ? 429 : 400)
  // Otherwise somebody who has the person's device for a minute would get their messages from now on, unseen.
  await planStaffMail(database(), { person, about: 'phone' }, new Date())
  return respond(204)
}

async function takeOff(request: Request, { person }: StaffSession): Promise<Response> {
  const { endpoint = '' }: { endpoint?: unknown } = Object(await readJson(request))
  await removePushSubscription(database(), String(endpoint), person)
  return respond(204)
}

async function takeOffAll({ person }: StaffSession): Promise<Response> {
  await removePhonesOf(database(), person)
  return page(createElement(OneQuestion, { heading: phonesPage.title, texts: [phonesPage.off] }))
}

/** For iPhones, which have notifications for pages on the home screen alone. */
export const staffManifest = (): Response =>
  Response.json(
    {
      name: phonesPage.app(business.name),
      short_name: business.shortName,
      id: staffPath,
      start_url: staffPath,
      scope: staffPath,
      display: 'standalone',
      lang: webManifest.lang,
      background_color: webManifest.background_color,
      theme_color: webManifest.theme_color,
      icons: webManifest.icons,
    },
    { headers: { ...closedHeaders, 'content-type': 'application/manifest+json' } },
  )

/** @returns undefined when it is none, or too large */
async function readJson(request: Request): Promise<unknown> {
  try {
    return JSON.parse(await readText(request, MAX_BODY_BYTES))
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof BodyTooLarge) return undefined
    throw error
  }
}

const respond = (status: number): Response => new Response(null, { status })

const page = (body: ReturnType<typeof createElement>): Response => staffResponse({ title: phonesPage.title, body })
