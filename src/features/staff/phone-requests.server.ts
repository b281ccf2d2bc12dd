import { createElement } from 'react'
import { business } from '../../dealer/facts/business.ts'
import { BodyTooLarge, readText } from '../../http/responses.server.ts'
import {
  phonesOf,
  removePhonesOf,
  removePushSubscription,
  savePushSubscription,
} from '../../leads/channels/push-subscriptions.server.ts'
import { database } from '../../platform/app-database.server.ts'
import { env } from '../../platform/env.server.ts'
import { dailyLimiter, type Limiter } from '../../platform/limits.server.ts'
import { webManifest } from '../../seo/web-manifest.ts'
import type { StaffLink } from '../../staff/links.server.ts'
import { planStaffLink } from '../../staff/plan-link.server.ts'
import { phonesPage } from '../../words/staff.ts'
import { OneQuestion } from './one-question.tsx'
import { canHaveAlerts } from './phone-alerts.server.ts'
import { PhonesForm } from './phones-form.tsx'
import { staffResponse } from './staff-response.server.ts'

const MAX_BODY_BYTES = 4096
/** Of one person; each is told by mail. */
const PHONES_A_DAY = 20

let phonesADay: Limiter | undefined

/** POST signs a phone up, DELETE takes it off; GET counts them, and a POST to `off` takes off all. */
export async function handlePhone(request: Request, link: StaffLink, path: string, detail = ''): Promise<Response> {
  if (request.method === 'DELETE') return takeOff(request, link)
  if (request.method === 'POST') return detail === 'off' ? takeOffAll(link) : signUp(request, link)
  const { length } = await phonesOf(database(), link.person)
  return page(createElement(PhonesForm, { address: `${path}/phone/off`, phones: length }))
}

async function signUp(request: Request, link: StaffLink): Promise<Response> {
  const { person, purpose, subject } = link
  if (!canHaveAlerts(env(), link)) return says(403)
  phonesADay ??= dailyLimiter('staff-phones', PHONES_A_DAY, env().DATABASE_URL)
  if ((await phonesADay.take(person)) > 0) return says(429)
  const subscription = await readJson(request)
  if (!(await savePushSubscription(database(), person, subscription))) return says(400)
  // Otherwise somebody who opens a forwarded link would get this person's messages from now on, unseen.
  await planStaffLink(database(), { purpose, subject, person, about: 'phone' }, new Date())
  return says(204)
}

async function takeOff(request: Request, { person }: StaffLink): Promise<Response> {
  const { endpoint = '' }: { endpoint?: unknown } = Object(await readJson(request))
  await removePushSubscription(database(), String(endpoint), person)
  return says(204)
}

async function takeOffAll({ person }: StaffLink): Promise<Response> {
  await removePhonesOf(database(), person)
  return page(createElement(OneQuestion, { heading: phonesPage.title, texts: [phonesPage.off] }))
}

/** For iPhones, which have notifications for pages on the home screen alone. */
export const staffManifest = (path: string): Response =>
  Response.json(
    {
      name: phonesPage.app(business.name),
      short_name: business.shortName,
      start_url: path,
      scope: '/staff/',
      display: 'standalone',
      lang: webManifest.lang,
      background_color: webManifest.background_color,
      theme_color: webManifest.theme_color,
      icons: webManifest.icons,
    },
    { headers: { 'content-type': 'application/manifest+json' } },
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

const says = (status: number): Response => new Response(null, { status })

const page = (body: ReturnType<typeof createElement>): Response => staffResponse({ title: phonesPage.title, body })
