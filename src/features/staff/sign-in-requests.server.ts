import { createElement } from 'react'
import { signIn as copy } from '../../content/words/staff-sign-in.ts'
import { lotPath, messagePath, staffPath } from '../../domain/staff/paths.ts'
import { accessOf } from '../../domain/staff/people.server.ts'
import {
  askToSignIn,
  isOpenLink,
  type SignedIn,
  signInByCode,
  signInByLink,
  signInPerson,
} from '../../domain/staff/sign-ins.server.ts'
import { sessionDays, signInMinutes } from '../../domain/staff/terms.ts'
import { database } from '../../server/database/app-database.server.ts'
import { clientIp } from '../../server/http/client-ip.server.ts'
import { limiter } from '../../server/http/limits.server.ts'
import { readText } from '../../server/http/responses.server.ts'
import { env } from '../../server/settings/env.server.ts'
import { signedIn } from './request-session.server.ts'
import { AskPage, CodePage, LinkPage } from './sign-in-page.tsx'
import { staffNote, staffRedirect, staffResponse } from './staff-response.server.ts'

const MAX_BODY_BYTES = 2048
const MAX_EMAIL_LENGTH = 254
/** Requests that one client may make; a whole office may share an address. */
const REQUESTS_AN_HOUR = 30
const CODES_AN_HOUR = 30
/** For one address, whoever types them. Links in mails still work. */
const CODES_A_DAY = 30

const requests = limiter('staff-sign-in', REQUESTS_AN_HOUR, 'hour')
const codesOfClient = limiter('staff-code-client', CODES_AN_HOUR, 'hour')
const codesFor = limiter('staff-code-person', CODES_A_DAY, 'day')

/** In place of a page that asks for a session. @param leadsTo path of that page */
export function signInFirst(leadsTo: string, { heading, text }: { heading?: string; text?: string } = {}): Response {
  return staffResponse({
    title: copy.title,
    body: createElement(AskPage, {
      ...(heading && { heading }),
      texts: [...(text ? [text] : []), ...(env().SMTP_URL ? [] : [copy.noMail]), ...(text ? [] : [copy.ask])],
      leadsTo,
    }),
  })
}

/** POST of /staff: every address gets the same answer, after the same work. */
export async function requestSignIn(request: Request): Promise<Response> {
  const form = new URLSearchParams(await readText(request, MAX_BODY_BYTES))
  if ((await requests.take(clientIp(request))) > 0) return staffNote(429, copy.title, copy.tooMany)
  // PostgreSQL takes no text with a zero byte.
  const email = (form.get('email') ?? '').replaceAll(/\p{Cc}/gu, '').slice(0, MAX_EMAIL_LENGTH)
  const secret = await askToSignIn(database(), { email, leadsTo: ownPath(form.get('to')) }, new Date())
  return codeResponse(secret)
}

const codeResponse = (secret: string, problem = ''): Response =>
  staffResponse({
    status: problem ? 422 : 200,
    title: copy.sentTitle,
    body: createElement(CodePage, { secret, problem }),
  })

/** /staff/sign-in takes the code, /staff/sign-in/<token> is the link of the mail. */
export async function handleSignIn(request: Request, token: string | undefined): Promise<Response> {
  if (token) return request.method === 'POST' ? takeLink(request, token) : linkResponse(token)
  return request.method === 'POST' ? takeCode(request) : staffRedirect(staffPath)
}

async function linkResponse(token: string): Promise<Response> {
  if (!(await isOpenLink(database(), token, new Date()))) return linkOver()
  return staffResponse({ title: copy.linkTitle, body: createElement(LinkPage, { token, days: sessionDays }) })
}

const linkOver = (): Response =>
  signInFirst(staffPath, { heading: copy.linkOver, text: copy.linkOverText(signInMinutes) })

async function takeLink(request: Request, token: string): Promise<Response> {
  const link = await signInByLink(database(), token, new Date())
  return (link && (await beginFor(request, link))) ?? linkOver()
}

async function takeCode(request: Request): Promise<Response> {
  const form = new URLSearchParams(await readText(request, MAX_BODY_BYTES))
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

/** @returns undefined for somebody who was taken off the list after the mail */
async function beginFor(request: Request, { person, leadsTo }: SignedIn): Promise<Response | undefined> {
  const access = await accessOf(database(), env(), person)
  return access === 'none' || access === 'removed' ? undefined : signedIn(request, person, leadsTo)
}

/** Below /staff, and no other site. */
function ownPath(path: string | null): string {
  return path && /^\/staff(\/[\w-]+)*$/.test(path) ? path : staffPath
}

/** @param token of a link from before sessions, which named its message in the clear */
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
