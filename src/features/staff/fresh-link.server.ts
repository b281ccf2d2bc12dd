import { randomUUID } from 'node:crypto'
import { createElement } from 'react'
import { clientIp } from '../../http/client-ip.server.ts'
import { readText } from '../../http/responses.server.ts'
import { planJob } from '../../jobs/jobs.server.ts'
import { database } from '../../platform/app-database.server.ts'
import { env } from '../../platform/env.server.ts'
import { dailyLimiter, type Limiter } from '../../platform/limits.server.ts'
import { lotLinkHours, messageLinkDays, type StaffLink } from '../../staff/links.server.ts'
import { isInvited, isStaff, personOf } from '../../staff/people.server.ts'
import { endedPage, freshLink } from '../../words/staff.ts'
import { EndedForm, FreshLinkForm } from './fresh-link-forms.tsx'
import { OneQuestion } from './one-question.tsx'
import { staffResponse } from './staff-response.server.ts'

const MAX_BODY_BYTES = 2048
/** Mails a day, to one person and asked for by one client. */
const LINKS_A_DAY = 10

let limits: { byPerson: Limiter; byClient: Limiter } | undefined

/** The link of somebody who may still act has run out. */
export const endedLink = (token: string): Response =>
  staffResponse({
    status: 410,
    title: endedPage.title,
    body: createElement(EndedForm, {
      action: `/staff/${token}/fresh`,
      text: endedPage.text(messageLinkDays, lotLinkHours),
    }),
  })

/** Always to the address that the old one was sent to. */
export async function sendFreshLink({ purpose, subject, person }: StaffLink): Promise<Response> {
  if (await isStaff(database(), env(), { purpose, person })) await planLink({ purpose, subject, person })
  return sent()
}

/** /staff: anyone on the list asks for a link to the lot. The answer does not say who is on it. */
export async function askForLink(request: Request): Promise<Response> {
  if (request.method !== 'POST') {
    return staffResponse({
      title: freshLink.title,
      body: createElement(FreshLinkForm, { text: freshLink.ask(lotLinkHours) }),
    })
  }
  const email = personOf(new URLSearchParams(await readText(request, MAX_BODY_BYTES)).get('email') ?? '')
  const isWithin = (await limiters().byClient.take(clientIp(request))) === 0
  if (isWithin && (await isInvited(database(), email))) await planLink({ purpose: 'lot', subject: '', person: email })
  return sent()
}

async function planLink(link: Pick<StaffLink, 'purpose' | 'subject' | 'person'>): Promise<void> {
  if ((await limiters().byPerson.take(link.person)) > 0) return
  await planJob(
    database(),
    { id: `staff-link-${randomUUID()}`, kind: 'staff link', payload: JSON.stringify(link) },
    new Date(),
  )
}

function limiters() {
  const { DATABASE_URL } = env()
  limits ??= {
    byPerson: dailyLimiter('staff-link-person', LINKS_A_DAY, DATABASE_URL),
    byClient: dailyLimiter('staff-link-client', LINKS_A_DAY, DATABASE_URL),
  }
  return limits
}

const sent = (): Response =>
  staffResponse({
    title: freshLink.title,
    body: createElement(OneQuestion, { heading: freshLink.title, texts: [endedPage.sent] }),
  })
