import { createElement } from 'react'
import { staffPages } from '../../../content/words/staff.words.ts'
import { signIn as copy } from '../../../content/words/staff-sign-in.words.ts'
import { sessionDays, signInMinutes } from '../../../domain/staff/session-terms.ts'
import {
  askToSignIn,
  isOpenLink,
  signInByCode,
  signInByLink,
  signInPerson,
} from '../../../domain/staff/sign-ins.server.ts'
import { lotPath, messagePath, signInPath, staffPath } from '../../../domain/staff/staff-paths.ts'
import { database } from '../../../server/database/app-database.server.ts'
import { clientIp } from '../../../server/http/client-ip.server.ts'
import { limiter } from '../../../server/http/rate-limits.server.ts'
import { env } from '../../../server/settings/env.server.ts'
import { isOnThisMachine } from '../../../server/settings/public-host.server.ts'
import { sessionOf } from '../frame/request-session.server.ts'
import type { StaffRoute } from '../frame/route.ts'
import { openPage, scriptAddress, staffNote, staffRedirect } from '../frame/staff-page.server.ts'
import { beginFor } from './begin-session.server.ts'
import { type KeptForm, KeptPage, keptIn, keptPath, MAX_KEPT_BYTES, MOST_KEPT } from './form-before-sign-in.tsx'
import { ownPath } from './path-after-sign-in.ts'
import { AskPage, CodePage, LinkPage } from './sign-in-page.tsx'
import { staffManifest } from './staff-manifest.server.ts'

const MAX_EMAIL_LENGTH = 254
/** Requests that one client may make; a whole office may share an address. */
const REQUESTS_AN_HOUR = 30
const CODES_AN_HOUR = 30
/** Limit on codes typed for one email address, by anybody. Beyond it, links in emails still work. */
const CODES_A_DAY = 30

const requests = limiter('staff-sign-in', REQUESTS_AN_HOUR, 'hour')
const codesOfClient = limiter('staff-code-client', CODES_AN_HOUR, 'hour')
const codesFor = limiter('staff-code-person', CODES_A_DAY, 'day')

export const signInRoutes: readonly StaffRoute[] = [
  { access: 'anyone', method: 'GET', path: `${staffPath}/app.webmanifest`, handle: () => staffManifest() },
  { access: 'anyone', method: 'POST', path: staffPath, maxBytes: MAX_KEPT_BYTES, handle: requestSignIn },
  { access: 'anyone', method: 'GET', path: `${staffPath}/sign-in`, handle: () => staffRedirect(staffPath) },
  { access: 'anyone', method: 'POST', path: `${staffPath}/sign-in`, maxBytes: MAX_KEPT_BYTES, handle: takeCode },
  // Before the links, whose token could be 'kept'.
  { access: 'anyone', method: 'POST', path: keptPath, maxBytes: MAX_KEPT_BYTES, handle: sendKept },
  {
    access: 'anyone',
    method: 'GET',
    path: signInPath(':token'),
    handle: ({ params }) => linkResponse(params.token ?? ''),
  },
  {
    access: 'anyone',
    method: 'POST',
    path: signInPath(':token'),
    handle: ({ request, params }) => takeLink(request, params.token ?? ''),
  },
]

type FirstOptions = { heading?: string; text?: string; kept?: KeptForm | undefined; status?: number }

/** Shown in place of a page that needs a session. @param leadsTo path of that page */
export function signInFirst(leadsTo: string, { heading, text, kept, status = 200 }: FirstOptions = {}): Response {
  const { SMTP_URL, SITE_URL } = env()
  const hasMail = Boolean(SMTP_URL)
  const instead = [copy.noMail, ...(isOnThisMachine(SITE_URL) ? [copy.startAgain(signInMinutes)] : []), copy.askForLink]
  return openPage({
    status,
    title: copy.title,
    body: createElement(AskPage, {
      ...(heading && { heading }),
      texts: hasMail ? [text ?? copy.ask] : [...(kept && text ? [text] : []), ...instead],
      hasMail,
      leadsTo,
      kept,
      script: scriptAddress('staff-passkeys'),
    }),
  })
}

/** Answers a form that was sent after its session had ended. */
export function signInToSend(action: string, fields: URLSearchParams): Response {
  const isShort = String(fields).length <= MOST_KEPT
  const kept = isShort && ownPath(action) === action ? { action, fields } : undefined
  return signInFirst(staffPath, { text: kept ? copy.ended : copy.first, kept, status: 401 })
}

async function sendKept({ request, form }: { request: Request; form: URLSearchParams }): Promise<Response> {
  const kept = keptIn(form)
  if (!kept) return staffRedirect(staffPath)
  const { kind } = await sessionOf(request)
  if (kind === 'refused') return staffNote(403, staffPages.noAccess, staffPages.noAccessText)
  return kind === 'open' ? keptPage(kept) : signInToSend(kept.action, kept.fields)
}

const keptPage = (kept: KeptForm): Response => openPage({ title: copy.kept.title, body: createElement(KeptPage, kept) })

/** POST /staff: every address gets the same answer, after the same work. */
async function requestSignIn({ request, form }: { request: Request; form: URLSearchParams }): Promise<Response> {
  if (!env().SMTP_URL) return signInFirst(ownPath(form.get('to')))
  if ((await requests.take(clientIp(request))) > 0) return staffNote(429, copy.title, copy.tooMany)
  // No email address contains control characters.
  const email = (form.get('email') ?? '').replaceAll(/\p{Cc}/gu, '').slice(0, MAX_EMAIL_LENGTH)
  const secret = await askToSignIn(
    database(),
    { email, leadsTo: ownPath(form.get('to')), isShared: form.has('shared') },
    new Date(),
  )
  return codeResponse({ secret, kept: keptIn(form) })
}

type CodeAnswer = { secret: string; kept: KeptForm | undefined; problem?: string }

const codeResponse = ({ secret, kept, problem = '' }: CodeAnswer): Response =>
  openPage({
    status: problem ? 422 : 200,
    title: copy.sentTitle,
    body: createElement(CodePage, { secret, kept, problem }),
  })

async function linkResponse(token: string): Promise<Response> {
  if (!(await isOpenLink(database(), token, new Date()))) return linkOver()
  return openPage({ title: copy.linkTitle, body: createElement(LinkPage, { token, days: sessionDays }) })
}

const linkOver = (): Response =>
  signInFirst(staffPath, { heading: copy.linkOver, text: copy.linkOverText(signInMinutes) })

async function takeLink(request: Request, token: string): Promise<Response> {
  const link = await signInByLink(database(), token, new Date())
  return (link && (await beginFor(request, link))) ?? linkOver()
}

async function takeCode({ request, form }: { request: Request; form: URLSearchParams }): Promise<Response> {
  const secret = form.get('request') ?? ''
  const kept = keptIn(form)
  const code = (form.get('code') ?? '').replaceAll(/\D/g, '')
  const person = await signInPerson(database(), secret)
  if (person === undefined) return signInFirst(staffPath, { text: copy.over, kept })
  if ((await codesOfClient.take(clientIp(request))) > 0 || (await codesFor.take(person)) > 0) {
    return staffNote(429, copy.title, copy.tooMany)
  }
  const result = await signInByCode(database(), { secret, code }, new Date())
  if (result === 'over') return signInFirst(staffPath, { text: copy.over, kept })
  const begun = result === 'wrong' ? undefined : await beginFor(request, result)
  if (!begun) return codeResponse({ secret, kept, problem: copy.wrong })
  if (!kept) return begun
  const page = keptPage(kept)
  page.headers.set('set-cookie', begun.headers.get('set-cookie') ?? '')
  return page
}

/** @param token of a link from an earlier version, whose token contained the message's id */
export function pageOfOldLink(token: string): string {
  const [content = ''] = token.split('.')
  try {
    const claims: unknown = JSON.parse(Buffer.from(content, 'base64url').toString())
    const [purpose, id] = Array.isArray(claims) ? claims : []
    if (purpose === 'message') return ownPath(messagePath(String(id)))
    return purpose === 'lot' ? lotPath : staffPath
  } catch {
    return staffPath
  }
}
