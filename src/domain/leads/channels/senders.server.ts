import type { Db } from '../../../server/database/database.server.ts'
import type { DeliveryProblem } from '../../../server/database/jobs/delivery-problem.ts'
import type { Env } from '../../../server/settings/env.server.ts'
import { settingsInForce } from '../../staff/people.server.ts'
import type { Lead } from '../lead.ts'
import { sendAdf } from './adf-mail.server.ts'
import { type Channel, configuredChannels } from './channels.ts'
import { sendConfirmation } from './confirmation-mail.server.ts'
import type { Attempt } from './delivery-attempt.ts'
import { sendLeadMail } from './lead-mail.server.ts'
import { sendNotify } from './notify.server.ts'
import { sendPush } from './push.server.ts'
import { sendText } from './text-mail.server.ts'
import { postWebhook } from './webhook.server.ts'

/** @returns recipients that refused the lead for good, if others accepted it. @throws if the lead must be sent again, or nobody accepted it; PermanentFailure if nobody ever will */
type Send = (lead: Lead, attempt: Attempt) => Promise<readonly DeliveryProblem[] | undefined>

/** Separate from the names of the channels, so that the command line loads no mailer. */
const senders: Readonly<Record<Channel, Send>> = {
  mail: sendLeadMail,
  text: sendText,
  notify: sendNotify,
  push: sendPush,
  adf: sendAdf,
  webhook: postWebhook,
  confirmation: sendConfirmation,
}

export type Sender = {
  channel: Channel
  send(lead: Lead, signal: AbortSignal, plannedAt?: Date): Promise<readonly DeliveryProblem[] | undefined>
}

/** Includes email even without LEADS_EMAIL_TO, since an owner may have chosen recipients on staff pages. */
export const configuredSenders = (env: Env, db: Db, now: () => Date = () => new Date()): Sender[] =>
  configuredChannels({ ...env, LEADS_EMAIL_TO: env.LEADS_EMAIL_TO ?? [] }).map((channel) => ({
    channel,
    async send(lead, signal, plannedAt = now()) {
      return senders[channel](lead, { channel, env: await settingsInForce(db, env), db, now: now(), plannedAt, signal })
    },
  }))
