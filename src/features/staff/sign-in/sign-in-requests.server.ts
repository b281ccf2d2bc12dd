import { createElement } from 'react'
import { signIn as copy } from '../../../content/words/staff-sign-in.ts'
import { lotPath, messagePath, signInPath, staffPath } from '../../../domain/staff/paths.ts'
import {
  askToSignIn,
  isOpenLink,
  signInByCode,
  signInByLink,
  signInPerson,
} from '../../../domain/staff/sign-ins.server.ts'
import { sessionDays, signInMinutes } from '../../../domain/staff/terms.ts'
import { database } from '../../../server/database/app-database.server.ts'
import { clientIp } from '../../../server/http/client-ip.server.ts'
import { limiter } from '../../../server/http/limits.server.ts'
import { env } from '../../../server/settings/env.server.ts'
import type { StaffRoute } from '../frame/route.ts'
import { openPage, scriptAddress, staffNote, staffRedirect } from '../frame/staff-page.server.ts'
import { beginFor, ownPath } from './begin-session.server.ts'
import { staffManifest } from './manifest.server.ts'
import { AskPage, CodePage, LinkPage } from './sign-in-page.tsx'

const MAX_EMAIL_LENGTH = 254
/** Requests that one client may make; a whole office may share an address. */
const REQUESTS_AN_HOUR = 30
const CODES_AN_HOUR = 30
/** Codes that may be typed for one address, by anybody. Links in mails still work. */
const CODES_A_DAY = 30

const requests = limiter('staff-sign-in', REQUESTS_AN_HOUR, 'hour')
const codesOfClient = limiter('staff-code-client', CODES_AN_HOUR, 'hour')
const codesFor = limiter('staff-code-person', CODES_A_DAY, 'day')

export const signInRoutes: readonly StaffRoute[] = [
  { access: 'anyone', method: 'GET', path: `${staffPath}/app.webmanifest`, handle: () => staffManifest() },
  { access: 'anyone', method: 'POST', path: staffPath, maxBytes: 2048, handle: requestSignIn },
  { access: 'anyone', method: 'GET', path: `${staffPath}/sign-in`, handle: () => staffRedirect(staffPath) },
  { access: 'anyone', method: 'POST', path: `${staffPath}/sign-in`, maxBytes: 2048, handle: takeCode },
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

/** In place of a page that asks for a session. @param leadsTo path of that page */
export function signInFirst(leadsTo: string, { heading, text }: { heading?: string; text?: string } = {}): Response {
  return openPage({
    title: copy.title,
    body: createElement(AskPage, {
      ...(heading && { heading }),
      texts: [...(text ? [text] : []), ...(env().SMTP_URL ? [] : [copy.noMail]), ...(text ? [] : [copy.ask])],
      leadsTo,
      script: scriptAddress('staff-passkeys'),
    }),
  })
}

/** POST of /staff: every address gets the same answer, after the same work. */
async function requestSignIn({ request, form }: { request: Request; form: URLSearchParams }): Promise<Response> {
  if ((await requests.take(clientIp(request))) > 0) return staffNote(429, copy.title, copy.tooMany)
  // PostgreSQL takes no text with a zero byte.
  const email = (form.get('email') ?? '').replaceAll(/\p{Cc}/gu, '').slice(0, MAX_EMAIL_LENGTH)
  const secret = await askToSignIn(
    database(),
    { email, leadsTo: ownPath(form.get('to')), isShared: form.has('shared') },
    new Date(),
  )
  return codeResponse(secret)
}

const codeResponse = (secret: string, problem = ''): Response =>
  openPage({
    status: problem ? 422 : 200,
    title: copy.sentTitle,
    body: createElement(CodePage, { secret, problem }),
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
  const code = (form.get('code') ?? '').replaceAll(/\D/g, '')
  const person = await signInPerson(database(), secret)
  if (person === undefined) return signInFirst(staffPath, { text: copy.over })
  if ((await codesOfClient.take(clientIp(request))) > 0 || (await codesFor.take(person)) > 0) {
    return staffNote(429, copy.title, copy.tooMany)
  }
  const result = await signInByCode(database(), { secret, code }, new Date())
  if (result === 'over') return signInFirst(staffPath, { text: copy.over })
  return (result !== 'wrong' && (await beginFor(request, result))) || codeResponse(secret, copy.wrong)
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
