import { setTimeout as pause } from 'node:timers/promises'
import { beginSession } from '../../src/domain/staff/sessions.server.ts'
import { sessionCookie } from '../../src/features/staff/frame/session-cookie.ts'
import type { Db } from '../../src/server/database/database.server.ts'
import { type MailServer, mailHeader, mailPart, type ReceivedMail } from './mail-server.ts'

type Site = { url: string }

const POLL_MS = 50
const TRIES = 2400

/** Returns the `Cookie` header of a signed-in browser of this person, for a site over http. */
export async function signedIn(db: Db, person: string): Promise<string> {
  const [cookie = ''] = sessionCookie('http:', await beginSession(db, { person, device: 'Test' }, new Date())).split(
    ';',
  )
  return cookie
}

/** The cookie for a browser context. */
export function browserCookie({ url }: Site, cookie: string) {
  const [name = '', value = ''] = cookie.split('=')
  return { name, value, domain: new URL(url).hostname, path: '/staff' }
}

async function eventually<T>(find: () => T | undefined, missing: string): Promise<T> {
  for (let tries = 0; tries < TRIES; tries++) {
    const found = find()
    if (found !== undefined) return found
    await pause(POLL_MS)
  }
  throw new Error(missing)
}

/** Resolves to the path of a message's page once the message has been emailed to this person. */
export function messageLink(mails: MailServer, person: string, words: string): Promise<string> {
  return eventually(() => {
    const mail = mails.mails.find((one) => one.to.includes(person) && mailPart(one, 'text/plain').includes(words))
    return mail && /\/staff\/messages\/[\w-]+/.exec(mailPart(mail, 'text/plain'))?.[0]
  }, `No mail to ${person} has a link to '${words}'`)
}

/** Emails with a link and a code, oldest first. */
export const signInMails = (mails: MailServer, person: string): ReceivedMail[] =>
  mails.mails.filter((mail) => mail.to.includes(person) && mailHeader(mail, 'subject')?.startsWith('Your sign-in code'))

/** @param after how many earlier sign-in emails to skip */
export async function signInMail(mails: MailServer, person: string, after = 0) {
  const mail = await eventually(() => signInMails(mails, person)[after], `No sign-in was mailed to ${person}`)
  const text = mailPart(mail, 'text/plain')
  return {
    mail,
    text,
    code: /\b\d{6}\b/.exec(text)?.[0] ?? '',
    link: /\/staff\/sign-in\/[\w-]+/.exec(text)?.[0] ?? '',
  }
}

export async function staffPage(
  { url }: Site,
  path: string,
  cookie = '',
): Promise<{ status: number; html: string; headers: Headers }> {
  const response = await fetch(url + path, { headers: { cookie } })
  return { status: response.status, html: await response.text(), headers: response.headers }
}

export async function postForm({ url }: Site, path: string, form: Record<string, string>, cookie = '') {
  const response = await fetch(url + path, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
    headers: { cookie },
  })
  return {
    status: response.status,
    location: response.headers.get('location'),
    cookie: response.headers.get('set-cookie'),
    html: await response.text(),
  }
}

/**
 * Presses a button on the message's page.
 * @returns the redirect's target
 */
export async function pressOn(
  site: Site,
  link: string,
  cookie: string,
  action: string,
  form: Record<string, string> = {},
) {
  const { html } = await staffPage(site, link, cookie)
  const seen = /name="seen" value="(\d+)"/.exec(html)?.[1] ?? ''
  const { status, location } = await postForm(site, `${link}/${action}`, { seen, ...form }, cookie)
  return { status, location }
}
