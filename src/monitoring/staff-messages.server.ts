import * as z from 'zod/mini'
import type { Claim } from '../jobs/claims.server.ts'
import { plannedBefore, type StaffMessageKind } from '../jobs/jobs.server.ts'
import type { Work } from '../jobs/run-jobs.server.ts'
import { sendWithId } from '../leads/channels/mail-transport.server.ts'
import { signLink } from '../staff/links.server.ts'
import { plannedLinkSchema } from '../staff/plan-link.server.ts'
import { sendAlert } from './alert.server.ts'
import { composeDigest, type DigestSource } from './digest.server.ts'
import { digestMail } from './digest-mail.ts'
import { type AlertChannel, findIncident } from './incidents.server.ts'
import { phoneMail, staffLinkMail } from './staff-link-mail.ts'

const ONE_DAY_MS = 24 * 60 * 60 * 1000
const POLL_MS = 5000

const stockReportSchema = z.object({ subject: z.string(), text: z.string() })

type StaffMessageOptions = DigestSource & { now?: () => Date }

export function staffMessages(options: StaffMessageOptions): Work[] {
  const { db, env, now = () => new Date() } = options

  async function digest({ id, plannedAt }: Claim, signal: AbortSignal) {
    // Turned off after this one was planned.
    if (!env.DIGEST_TO) return undefined
    const mail = await digestSince(options, new Date(plannedAt))
    return sendWithId({ to: env.DIGEST_TO, ...mail }, id, { env, signal })
  }

  const alert =
    (channel: AlertChannel) =>
    async ({ id, about }: Claim, signal: AbortSignal) => {
      const incident = await findIncident(db, about)
      // An alert that could not be sent in time is out of date: the all-clear says what was wrong, and for how long.
      if (!incident || (incident.closedAt && id.startsWith('alert-'))) return undefined
      return sendAlert(incident, { env, now: now(), signal, channel, id })
    }

  async function stockReport({ id, about }: Claim, signal: AbortSignal) {
    const { subject, text } = stockReportSchema.parse(JSON.parse(about))
    return env.STOCK_EMAIL_TO && sendWithId({ to: env.STOCK_EMAIL_TO, subject, text }, id, { env, signal })
  }

  async function staffLink({ id, about }: Claim, signal: AbortSignal) {
    const link = plannedLinkSchema.parse(JSON.parse(about))
    const address = env.SITE_URL + (await signLink(env, link, now()))
    const mail = link.about ? phoneMail(`${address}/phone`) : staffLinkMail(link.purpose, address, env.SITE_URL)
    return sendWithId({ to: link.person, ...mail }, id, { env, signal })
  }

  const work = (kind: StaffMessageKind, run: Work['run']): Work => ({
    queue: { table: 'jobs', kind },
    pollMs: POLL_MS,
    run,
  })
  return [
    ...(env.SMTP_URL
      ? [
          work('digest', digest),
          work('mail alert', alert('mail')),
          work('stock report', stockReport),
          work('staff link', staffLink),
        ]
      : []),
    ...(env.ALERT_WEBHOOK_URL ? [work('webhook alert', alert('webhook'))] : []),
  ]
}

export async function digestSince(source: DigestSource, until: Date) {
  const since = await plannedBefore(source.db, 'digest', until)
  return digestMail(await composeDigest(source, { since: since ?? new Date(until.getTime() - ONE_DAY_MS), until }))
}
