import { createTransport, type SendMailOptions } from 'nodemailer'
import { business } from '../../content/facts/business.ts'
import type { Env } from '../../platform/env.server.ts'
import type { Lead } from '../lead.ts'
import type { Attempt } from './channels.server.ts'

const CONNECT_MS = 15_000
const IDLE_MS = 30_000

export type Mail = Pick<SendMailOptions, 'to' | 'replyTo' | 'subject' | 'text' | 'html' | 'headers' | 'textEncoding'>

function connect({ SMTP_URL }: Pick<Env, 'SMTP_URL'>) {
  return createTransport({
    url: SMTP_URL,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: IDLE_MS,
    // Mails are built from text alone; nothing a visitor writes may make the mailer read a file or fetch a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/** Name and address as an object, which nodemailer quotes: no text can add a header or a recipient. */
export const address = (name: string, email: string) => ({ name, address: email })

/** The same for every attempt at one delivery, so that mail programs and CRMs recognize a repeat. */
const messageId = (lead: Lead, channel: string): string =>
  `<${lead.id}.${channel}@${business.email.slice(business.email.indexOf('@') + 1)}>`

/** @throws when the mail server does not accept the mail */
export async function sendMail(
  mail: Mail,
  lead: Lead,
  { env, channel, signal }: Pick<Attempt, 'env' | 'channel' | 'signal'>,
): Promise<void> {
  const transport = connect(env)
  try {
    await transport.sendMail({
      from: env.MAIL_FROM ?? address(business.name, business.email),
      messageId: messageId(lead, channel),
      signal,
      ...mail,
      // Keeps out-of-office programs from answering.
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All', ...mail.headers },
    })
  } finally {
    transport.close()
  }
}

/** @throws when the mail server does not respond or refuses the sign-in */
export async function checkMailServer(env: Pick<Env, 'SMTP_URL'>): Promise<void> {
  const transport = connect(env)
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}
