import { setTimeout as pause } from 'node:timers/promises'
import { type MailServer, mailHeader, mailPart } from './mail-server.ts'

type Site = { url: string }

const POLL_MS = 50
const TRIES = 2400

/** The path of the link to a message that was mailed to this person, once it is there. */
export async function messageLink(mails: MailServer, person: string, words: string): Promise<string> {
  for (let tries = 0; tries < TRIES; tries++) {
    const mail = mails.mails.find((one) => one.to.includes(person) && mailPart(one, 'text/plain').includes(words))
    const link = /(\/staff\/[\w.-]+)\/take/.exec(mail ? mailPart(mail, 'text/plain') : '')?.[1]
    if (link) return link
    await pause(POLL_MS)
  }
  throw new Error(`No mail to ${person} has a link to '${words}'`)
}

/** Mails with a new link to a message, oldest first. */
export const freshLinks = (mails: MailServer): { to: readonly string[]; path: string | undefined }[] =>
  mails.mails
    .filter((mail) => mailHeader(mail, 'subject')?.startsWith('Your new link to a message'))
    .map((mail) => ({ to: mail.to, path: /\/staff\/[\w.-]+/.exec(mailPart(mail, 'text/plain'))?.[0] }))

export async function staffPage({ url }: Site, path: string): Promise<{ status: number; html: string }> {
  const response = await fetch(url + path)
  return { status: response.status, html: await response.text() }
}

/** As the button of the page does. @returns where it leads */
export async function pressOn(site: Site, link: string, action: string, form: Record<string, string> = {}) {
  const { html } = await staffPage(site, link)
  const seen = /name="seen" value="(\d+)"/.exec(html)?.[1] ?? ''
  const body = new URLSearchParams({ seen, ...form })
  const response = await fetch(`${site.url}${link}/${action}`, { method: 'POST', body, redirect: 'manual' })
  return { status: response.status, location: response.headers.get('location') }
}
