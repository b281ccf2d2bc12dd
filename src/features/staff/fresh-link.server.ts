import { createElement } from 'react'
import { clientIp } from '../../http/client-ip.server.ts'
import { readText } from '../../http/responses.server.ts'
import { database } from '../../platform/app-database.server.ts'
import { env } from '../../platform/env.server.ts'
import { dailyLimiter, type Limiter } from '../../platform/limits.server.ts'
import { lotLinkHours, messageLinkDays, type Purpose, type StaffLink } from '../../staff/links.server.ts'
import { isStaff, personOf } from '../../staff/people.server.ts'
import { planStaffLink } from '../../staff/plan-link.server.ts'
import { endedPage, freshLink, freshMessageLink } from '../../words/staff.ts'
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
  return sent(purpose)
}

/**
 * /staff: anyone on the list asks for a link to the lot, or to the message that the digest names. The answer does not
 * say who is on it.
 */
export async function askForLink(request: Request): Promise<Response> {
  if (request.method !== 'POST') {
    const message = new URL(request.url).searchParams.get('message') ?? ''
    const title = titleOf(message ? 'message' : 'lot')
    const text = message ? freshMessageLink.ask(messageLinkDays) : freshLink.ask(lotLinkHours)
    return staffResponse({ title, body: createElement(FreshLinkForm, { title, text, message }) })
  }
  const form = new URLSearchParams(await readText(request, MAX_BODY_BYTES))
  const person = personOf(form.get('email') ?? '')
  const subject = form.get('message') ?? ''
  const purpose = subject ? 'message' : 'lot'
  const isWithin = (await limiters().byClient.take(clientIp(request))) === 0
  if (isWithin && (await isStaff(database(), env(), { purpose, person }))) await planLink({ purpose, subject, person })
  return sent(purpose)
}

async function planLink(link: Pick<StaffLink, 'purpose' | 'subject' | 'person'>): Promise<void> {
  if ((await limiters().byPerson.take(link.person)) > 0) return
  await planStaffLink(database(), link, new Date())
}

function limiters() {
  const { DATABASE_URL } = env()
  limits ??= {
    byPerson: dailyLimiter('staff-link-person', LINKS_A_DAY, DATABASE_URL),
    byClient: dailyLimiter('staff-link-client', LINKS_A_DAY, DATABASE_URL),
  }
  return limits
}

const titleOf = (purpose: Purpose): string => (purpose === 'lot' ? freshLink : freshMessageLink).title

const sent = (purpose: Purpose): Response =>
  staffResponse({
    title: titleOf(purpose),
    body: createElement(OneQuestion, { heading: titleOf(purpose), texts: [endedPage.sent] }),
  })
