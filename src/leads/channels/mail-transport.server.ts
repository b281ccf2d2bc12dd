import { createTransport, type SendMailOptions, type SMTPSentMessageInfo } from 'nodemailer'
import { business } from '../../content/facts/business.ts'
import type { Env } from '../../platform/env.server.ts'
import { type Lead, refusedNote } from '../lead.ts'
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

/** With the name of the business where MAIL_FROM is an address alone. */
const sender = ({ MAIL_FROM: from }: Pick<Env, 'MAIL_FROM'>) =>
  from === undefined || /^[^\s<>]+@[^\s<>]+$/.test(from) ? address(business.name, from ?? business.email) : from

/**
 * Sends one mail to all of its recipients.
 * @returns a note for staff when the server will never accept some of the recipients; the others have the mail
 * @throws when it accepts none of them, or may accept one later: the mail is then sent to all of them again
 */
export async function sendMail(
  mail: Mail,
  lead: Lead,
  { env, channel, signal }: Pick<Attempt, 'env' | 'channel' | 'signal'>,
): Promise<string | undefined> {
  const transport = connect(env)
  try {
    const sent = await transport.sendMail({
      from: sender(env),
      messageId: messageId(lead, channel),
      signal,
      ...mail,
      // Keeps out-of-office programs from answering.
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All', ...mail.headers },
    })
    return noteOf(sent)
  } finally {
    transport.close()
  }
}

/** @throws a refusal that may pass */
function noteOf({ rejectedErrors = [] }: SMTPSentMessageInfo): string | undefined {
  const passing = rejectedErrors.find(({ responseCode = 0 }) => responseCode < 500)
  if (passing) throw passing
  const refused = rejectedErrors.map(({ recipient = '', response = '' }) => ({ address: recipient, answer: response }))
  return refusedNote(refused) || undefined
}

/** Mails staff about the site itself, like sendMail. `id` is the same for every attempt at one mail. */
export async function sendStaffMail(
  mail: Mail,
  id: string,
  { env, signal }: Pick<Attempt, 'env' | 'signal'>,
): Promise<string | undefined> {
  const transport = connect(env)
  try {
    const sent = await transport.sendMail({
      from: sender(env),
      messageId: `<${id}@${business.email.slice(business.email.indexOf('@') + 1)}>`,
      signal,
      ...mail,
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    })
    return noteOf(sent)
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
