import { randomUUID } from 'node:crypto'
import { business } from '../../../content/dealer/facts/business.facts.ts'
import { ownSite } from '../../../content/dealer/facts/main-site.facts.ts'
import { mails } from '../../../content/words/message-mails.words.ts'
import { replyMail } from '../../../content/words/staff-replies.words.ts'
import type { Db } from '../../../server/database/database.server.ts'
import { AddressRefused } from '../../../server/database/jobs/delivery-errors.ts'
import { failedSince, findJob, planAgain, planJob } from '../../../server/database/jobs/jobs.server.ts'
import type { Work } from '../../../server/database/jobs/run-jobs.server.ts'
import type { Env } from '../../../server/settings/env.server.ts'
import { staffNames } from '../../staff/people.server.ts'
import { cartOf } from '../channels/lead-facts.server.ts'
import { mailHtml, paragraph, quote, smallPrint, withBreaks } from '../channels/mail-parts.ts'
import {
  address,
  isUnknownAddress,
  type Mail,
  MailNotTaken,
  messageId,
  sendWithId,
} from '../channels/mail-transport.server.ts'
import { fullName, type Lead } from '../lead.ts'
import { findLeadWithDeliveries, type LeadWithDeliveries } from '../leads.server.ts'
import { eventsOf, findEvent, insertEvent, type LeadEvent, noteReplySent } from './lead-events.server.ts'
import { type NewEvent, type Recorded, recordEvent } from './record-lead-event.server.ts'

const KIND = 'lead reply'
const QUOTED = 400
/** Older failures are out of date. */
const FAILED_WITHIN_MS = 7 * 24 * 60 * 60 * 1000

const jobOf = (eventId: string): string => `lead-reply-${eventId}`
const mailOf = (eventId: string): string => `${eventId}.reply`

/** Sends the reply from the site that the message was sent to, and closes the message as answered. */
export const recordReply = (
  db: Db,
  lead: Lead,
  reply: Omit<NewEvent, 'kind' | 'answers' | 'also'>,
): Promise<Recorded> =>
  recordEvent(db, lead.id, {
    ...reply,
    kind: 'reply',
    answers: true,
    also: (trx) => planJob(trx, { id: jobOf(reply.id), kind: KIND, site: lead.site, payload: reply.id }, reply.now),
  })

export type ReplyState = { state: 'sent' | 'waiting' | 'failed' | 'refused'; error: string }

export async function replyState(db: Db, { id, doneAt }: LeadEvent): Promise<ReplyState> {
  if (doneAt !== null) return { state: 'sent', error: '' }
  const job = await findJob(db, jobOf(id))
  const state = job?.state === 'failed' || job?.state === 'refused' ? job.state : 'waiting'
  return { state, error: job?.last_error ?? '' }
}

export const sendReplyAgain = (db: Db, eventId: string, now: Date): Promise<void> => planAgain(db, jobOf(eventId), now)

/** Ids of the messages whose replies failed. */
export async function failedReplies(db: Db, now: Date): Promise<string[]> {
  const eventIds = await failedSince(db, KIND, new Date(now.getTime() - FAILED_WITHIN_MS))
  const events = await Promise.all(eventIds.map((id) => findEvent(db, id)))
  return [...new Set(events.flatMap((event) => (event ? [event.leadId] : [])))]
}

type Options = { db: Db; env: Env; now?: () => Date; site?: string }

export function leadReplies({ db, env, now = () => new Date(), site = ownSite }: Options): Work[] {
  if (!env.SMTP_URL) return []
  return [
    {
      queue: { table: 'jobs', kind: KIND, site },
      ending: (error) => (error instanceof AddressRefused ? 'refused' : undefined),
      async run({ about }, signal) {
        const event = await findEvent(db, about)
        const lead = event && (await findLeadWithDeliveries(db, event.leadId))
        // Undefined if the message was erased in the meantime.
        if (!lead) return undefined
        const before = ((await eventsOf(db, [lead.id])).get(lead.id) ?? []).filter(
          ({ kind, at }) => kind === 'reply' && at < event.at,
        )
        const mail = replyTo(lead, event, { before, from: (await staffNames(db))(event.person) })
        try {
          await sendWithId(mail, mailOf(event.id), { env, signal })
        } catch (error) {
          if (!isUnknownAddress(error)) throw new MailNotTaken(error)
          await callInstead(db, event, now())
          throw new AddressRefused('the mail server refuses the address', [])
        }
        await noteReplySent(db, event.id, now())
        return undefined
      },
    },
  ]
}

/** Plans a call, since the message is no longer open: the call puts it back on the list and reminds its holder. */
const callInstead = (db: Db, { leadId, person }: LeadEvent, now: Date): Promise<void> =>
  db.transaction().execute((trx) => {
    const at = now.toISOString()
    return insertEvent(trx, { id: randomUUID(), leadId, person, kind: 'call', text: replyMail.refused, at, dueAt: at })
  })

type Thread = { before: readonly LeadEvent[]; from: string }

const { answer } = mails.lead

function replyTo(lead: LeadWithDeliveries, { text, person }: LeadEvent, { before, from }: Thread): Mail {
  const cart = cartOf(lead)
  const isConfirmed = lead.deliveries.some(({ channel, state }) => channel === 'confirmation' && state === 'sent')
  const earlier = [...(isConfirmed ? [`${lead.id}.confirmation`] : []), ...before.map(({ id }) => mailOf(id))]
  const thread = earlier.map(messageId)
  const subject = isConfirmed ? replyMail.again(mails.confirmation.subject(cart)) : answer.subject(cart)
  const words = lead.message.length > QUOTED ? `${lead.message.slice(0, QUOTED)}…` : lead.message
  return {
    to: address(fullName(lead), lead.email),
    replyTo: address(`${from}, ${business.shortName}`, person),
    subject,
    ...(thread.length > 0 && { inReplyTo: thread.at(-1), references: thread }),
    text: [text, `-- \n${answer.signature}`, `${answer.wrote}\n${words.replaceAll(/^/gm, '> ')}`].join('\n\n'),
    html: mailHtml({
      title: subject,
      preview: text.slice(0, 120),
      blocks: [
        ...text.split(/\n{2,}/).map((part) => paragraph(...withBreaks(part))),
        smallPrint(answer.signature),
        smallPrint(answer.wrote),
        quote(words),
      ],
    }),
    // A person wrote it, so an out-of-office program may answer.
    headers: { 'Auto-Submitted': 'no', 'X-Auto-Response-Suppress': 'None' },
  }
}
