import { TLSSocket } from 'node:tls'
import { createTransport, type SendMailOptions } from 'nodemailer'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import SMTPTransport from 'nodemailer/lib/smtp-transport'
import { business } from '../../../content/dealer/facts/business.facts.ts'
import {
  type DeliveryProblem,
  isRefusal,
  problemsOf,
  Undelivered,
} from '../../../server/database/jobs/delivery-problem.ts'
import type { Env } from '../../../server/settings/env.server.ts'
import { isPrivateHost } from '../../../server/settings/private-host.ts'
import type { Lead } from '../lead.ts'
import type { Attempt } from './delivery-attempt.ts'
import { type MailTokens, mailTokens } from './mail-tokens.server.ts'
import { smtpProblems } from './smtp-problems.ts'

const CONNECT_MS = 15_000
const IDLE_MS = 30_000

export type Mail = Pick<
  SendMailOptions,
  | 'to'
  | 'replyTo'
  | 'subject'
  | 'text'
  | 'html'
  | 'headers'
  | 'textEncoding'
  | 'attachments'
  | 'inReplyTo'
  | 'references'
>

type MailEnv = Pick<Env, 'SMTP_URL'> & Partial<Pick<Env, 'SMTP_OAUTH'>>

function smtpTransport({ SMTP_URL, SMTP_OAUTH }: MailEnv): SMTPTransport {
  const tokens = tokensFor({ SMTP_URL, SMTP_OAUTH })
  return new SMTPTransport({
    // An option of the same name in SMTP_URL takes precedence.
    url: SMTP_URL,
    requireTLS: needsEncryption(SMTP_URL),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: IDLE_MS,
    // Nothing a visitor writes may make the mailer read a file or fetch a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
    // The user name comes from SMTP_URL.
    ...(tokens && {
      auth: { type: 'OAuth2', provisionCallback: (_user, renew, callback) => tokens.getToken(renew, callback) },
    }),
  })
}

const tokensFor = ({ SMTP_URL = '', SMTP_OAUTH }: MailEnv): MailTokens | undefined =>
  SMTP_OAUTH && mailTokens(decodeURIComponent(new URL(SMTP_URL).username), SMTP_OAUTH)

/** Tries again with a new token if the server refuses one before it expires. */
async function withFreshToken<T>(env: MailEnv, attempt: () => Promise<T>): Promise<T> {
  const tokens = tokensFor(env)
  if (!tokens?.isReady()) return attempt()
  try {
    return await attempt()
  } catch (error) {
    if (!isRefusedSignIn(error)) throw error
    tokens.forget()
    return attempt()
  }
}

const isRefusedSignIn = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'EAUTH' &&
  'responseCode' in error &&
  error.responseCode === 535

/** Whether to refuse a server without STARTTLS, since passwords, and messages that leave the dealer's network, must not be sent in the clear. */
function needsEncryption(url = ''): boolean {
  if (!URL.canParse(url)) return true
  const { username, hostname } = new URL(url)
  return username !== '' || !isPrivateHost(hostname)
}

/** An object, so that nodemailer quotes the name and no text can add a header or a recipient. */
export const address = (name: string, email: string) => ({ name, address: email })

const sender = ({ MAIL_FROM: from }: Pick<Env, 'MAIL_FROM'>) =>
  from === undefined || /^[^\s<>]+@[^\s<>]+$/.test(from) ? address(business.name, from ?? business.email) : from

/** The Message-ID of the email that sendWithId sends with that id. */
export const messageId = (id: string): string => `<${id}@${business.email.slice(business.email.indexOf('@') + 1)}>`

/** The id of the email to staff about a message, for the emails that follow in its thread. */
export const leadMailId = ({ id }: Pick<Lead, 'id'>): string => messageId(`${id}.mail`)

/** Returns and throws like sendWithId. */
export const sendMail = (
  mail: Mail,
  lead: Lead,
  { channel, ...rest }: Pick<Attempt, 'env' | 'channel' | 'signal'>,
): Promise<readonly DeliveryProblem[]> => sendWithId(mail, `${lead.id}.${channel}`, rest)

/**
 * @param id the same for every attempt at one email, so that mail programs and CRMs recognize a repeat
 * @returns recipients that refused the email for good. @throws Undelivered when all refuse it, or one may accept it later; the email is then sent to all again
 */
export async function sendWithId(
  mail: Mail,
  id: string,
  { env, signal }: Pick<Attempt, 'env' | 'signal'>,
): Promise<readonly DeliveryProblem[]> {
  const receipt = await withFreshToken(env, async () => {
    const transport = createTransport(smtpTransport(env))
    try {
      return await transport.sendMail({
        from: sender(env),
        messageId: messageId(id),
        signal,
        ...mail,
        // Keeps out-of-office programs from answering.
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All', ...mail.headers },
      })
    } finally {
      transport.close()
    }
  }).catch((error: unknown) => {
    if (!(error instanceof Error)) throw error
    const undelivered = new Undelivered(error.message, smtpProblems(error), { cause: error.cause })
    // The log shows this code.
    throw 'code' in error ? Object.assign(undelivered, { code: error.code }) : undelivered
  })
  const problems = receipt.rejectedErrors?.length ? smtpProblems(receipt) : []
  const passing = problems.find((problem) => !isRefusal(problem))
  if (passing) throw new Undelivered(passing.answer, problems)
  return problems
}

/** The error leaves out the address, which jobs must not store. */
export class MailNotTaken extends Undelivered {
  constructor(error: unknown) {
    const problems = problemsOf(error).map((problem) => ({ ...problem, address: '', answer: '' }))
    const codes = problems.map(({ kind, code }) => (code === null ? kind : `${kind} ${code}`))
    super(`The mail server did not take it: ${codes.join(', ')}.`, problems)
  }
}

/** Whether the server refuses the address for good, most likely because it is mistyped; retrying for three days wouldn't help. */
export const isUnknownAddress = (error: unknown): boolean =>
  problemsOf(error).every(({ kind, code }) => kind === 'address' && (code ?? 0) >= 550)

/** @returns the TLS version, such as TLSv1.3, or null. @throws when the server does not respond, refuses the sign-in or lacks required encryption */
export const checkMailServer = (env: MailEnv): Promise<string | null> => withFreshToken(env, () => signIn(env))

async function signIn(env: MailEnv): Promise<string | null> {
  const { options, auth } = smtpTransport(env)
  const connection = new SMTPConnection(options)
  const outcome = Promise.withResolvers<void>()
  connection.once('error', outcome.reject).once('end', () => outcome.reject(new Error('the connection was closed')))
  const settle = (error?: Error | null) => (error ? outcome.reject(error) : outcome.resolve())
  connection.connect((error) => {
    if (!error && auth && connection.allowsAuth) connection.login(auth, settle)
    else settle(error)
  })
  try {
    await outcome.promise
    const socket = connection._socket
    return socket instanceof TLSSocket ? socket.getProtocol() : null
  } finally {
    connection.close()
  }
}
