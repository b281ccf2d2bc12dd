import { createTransport, type SendMailOptions } from 'nodemailer'
import { business } from '../../content/facts/business.ts'
import type { Env } from '../../platform/env.server.ts'
import type { Lead } from '../lead.ts'

const CONNECT_MS = 15_000
const SILENCE_MS = 30_000

export type MailServer = Pick<Env, 'SMTP_URL' | 'MAIL_FROM'>
export type Mail = Pick<SendMailOptions, 'to' | 'replyTo' | 'subject' | 'text' | 'html' | 'headers' | 'textEncoding'>

function connect({ SMTP_URL }: MailServer) {
  return createTransport({
    url: SMTP_URL,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    // Content is made here from text alone; nothing in it may make the mailer read files or fetch addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/** Addresses and names as objects: nodemailer quotes them, so that no text can add a header or a recipient. */
export const address = (name: string, mail: string) => ({ name, address: mail })

/** The same for every attempt at one delivery, so that mail programs and CRMs see a repeat as one. */
const messageId = (lead: Lead, channel: string): string =>
  `<${lead.id}.${channel}@${business.email.slice(business.email.indexOf('@') + 1)}>`

export async function sendMail(
  server: MailServer,
  { lead, channel, signal, mail }: { lead: Lead; channel: string; signal: AbortSignal; mail: Mail },
): Promise<void> {
  const transport = connect(server)
  try {
    await transport.sendMail({
      from: server.MAIL_FROM ?? address(business.name, business.email),
      messageId: messageId(lead, channel),
      signal,
      ...mail,
      // Out-of-office programs must not answer it.
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All', ...mail.headers },
    })
  } finally {
    transport.close()
  }
}

/** Throws when the mail server does not answer, or refuses the sign-in. */
export async function checkMailServer(server: MailServer): Promise<void> {
  const transport = connect(server)
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}
