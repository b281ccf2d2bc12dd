import type { Db } from '../../platform/database.server.ts'
import type { Env } from '../../platform/env.server.ts'
import { configuredChannels } from '../delivery-plan.server.ts'
import type { Channel } from '../lead.ts'
import { adfSubject, adfXml } from './adf.ts'
import { confirmationMail } from './confirmation-mail.server.ts'
import { leadMail } from './lead-mail.server.ts'
import { sendMail } from './mail-transport.server.ts'
import { vehicleNamedIn } from './named-vehicle.server.ts'
import { PermanentFailure, type Sender } from './sender.ts'
import { postWebhook } from './webhook.server.ts'

/** A sender for every channel that the environment turns on. */
export function configuredSenders(env: Env, db: Db, now: () => Date = () => new Date()): Sender[] {
  const send: Record<Channel, Sender['send']> = {
    mail: (lead, signal) =>
      sendMail(env, { lead, channel: 'mail', signal, mail: leadMail(lead, env.LEADS_EMAIL_TO ?? '') }),

    adf: async (lead, signal) => {
      const vehicle = await vehicleNamedIn(db, lead.message)
      const mail = {
        to: env.LEADS_ADF_TO ?? '',
        subject: adfSubject(lead),
        // CRMs read the body itself, not an attachment.
        text: adfXml(lead, vehicle, env.SITE_URL),
        textEncoding: 'quoted-printable',
      } as const
      await sendMail(env, { lead, channel: 'adf', signal, mail })
    },

    webhook: (lead, signal) =>
      postWebhook({ url: env.LEADS_WEBHOOK_URL ?? '', secret: env.LEADS_WEBHOOK_SECRET }, lead, signal, now()),

    confirmation: async (lead, signal) => {
      try {
        await sendMail(env, { lead, channel: 'confirmation', signal, mail: confirmationMail(lead, env.LEADS_EMAIL_TO) })
      } catch (error) {
        throw isUnknownAddress(error)
          ? new PermanentFailure('the mail server refuses the address', { cause: error })
          : error
      }
    },
  }
  return configuredChannels(env).map((channel) => ({ channel, send: send[channel] }))
}

/** A visitor's mistyped address stays wrong for three days too; nobody else's mail is concerned. */
function isUnknownAddress(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false
  return error.code === 'EENVELOPE' && typeof error.responseCode === 'number' && error.responseCode >= 550
}
