import { expect } from 'vitest'
import { honeypotField } from '../../src/domain/leads/intake/submission-fields.ts'
import { type MailServer, mailPart } from './mail-server.ts'
import type { Site } from './running-site.ts'

type Fields = Record<string, string>

const post = (url: string, fields: Fields): Promise<Response> =>
  fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) })

/** Sends the form as a browser does, ten seconds after the page was opened. */
export async function joinOn(site: Site, query: Fields, email: string, changes: Fields = {}): Promise<Response> {
  const page = await (await fetch(`${site.url}/tell-me?${new URLSearchParams(query)}`)).text()
  const hidden = [...page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)]
  const fields = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]))
  const shownAt = String(Number(fields.shownAt) - 10_000)
  return post(`${site.url}/tell-me`, { ...fields, shownAt, email, [honeypotField]: '', ...changes })
}

export const pressOn = (site: Site, path: string, fields: Fields): Promise<Response> => post(site.url + path, fields)

export const linkIn = (text: string): string => /\/tell-me\/[0-9a-f]{32}/.exec(text)?.[0] ?? ''

/** The path of the link in the newest email to this address, once this many have arrived. */
export async function linkTo(mail: MailServer, email: string, mails = 1): Promise<string> {
  const own = () => mail.mails.filter(({ to }) => to.includes(email))
  await expect.poll(() => own().length).toBe(mails)
  const last = own().at(-1)
  return linkIn(last ? mailPart(last, 'text/plain') : '')
}
