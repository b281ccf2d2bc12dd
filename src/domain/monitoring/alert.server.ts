import { business } from '../../content/dealer/facts/business.facts.ts'
import type { DeliveryProblem } from '../../server/database/jobs/delivery-problem.ts'
import type { Env } from '../../server/settings/env.server.ts'
import { listTime } from '../hours/dealer-hours.ts'
import { heading, mailHtml, paragraph, smallPrint } from '../leads/channels/mail-parts.ts'
import { sendWithId } from '../leads/channels/mail-transport.server.ts'
import { postSigned } from '../leads/channels/webhook.server.ts'
import type { AlertChannel, Incident } from './incidents.server.ts'

export const alertChannels = ({ ALERT_TO, SMTP_URL, ALERT_WEBHOOK_URL }: Env): AlertChannel[] => [
  ...(ALERT_TO && SMTP_URL ? (['mail'] as const) : []),
  ...(ALERT_WEBHOOK_URL ? (['webhook'] as const) : []),
]

type Attempt = { env: Env; now: Date; signal: AbortSignal; channel: AlertChannel; id: string }

/** Reports that an incident has begun or, once closed, is over. `id` is the same for every attempt. */
export async function sendAlert(
  incident: Incident,
  { env, now, signal, channel, id }: Attempt,
): Promise<readonly DeliveryProblem[] | undefined> {
  if (channel === 'mail') {
    // Undefined if email alerts were turned off after this one was planned.
    const to = env.ALERT_TO
    return to ? sendWithId({ to, ...alertMail(incident, env.SITE_URL) }, id, { env, signal }) : undefined
  }
  const { closedAt, openedAt } = incident
  const data = { ...incident, siteUrl: env.SITE_URL }
  const body = { type: closedAt ? 'incident.closed' : 'incident.opened', timestamp: closedAt ?? openedAt, data }
  const { ALERT_WEBHOOK_URL: url = '', ALERT_WEBHOOK_SECRET: secret } = env
  await postSigned({ url, secret, id, body: JSON.stringify(body), now, signal })
  return undefined
}

function alertMail({ summary, fix, openedAt, closedAt }: Incident, siteUrl: string) {
  const subject = `${business.shortName} ${closedAt ? 'all clear' : 'alert'}: ${summary}`
  const when = closedAt
    ? `It is over. It lasted from ${listTime(openedAt)} to ${listTime(closedAt)}.`
    : `Detected ${listTime(openedAt)}. The next email about this says that it is over.`
  const lines = [when, ...(closedAt ? [] : [fix]), siteUrl]
  return {
    subject,
    text: `${[subject, ...lines].join('\n\n')}\n`,
    html: mailHtml({
      title: subject,
      preview: when,
      blocks: [heading(subject), paragraph(when), ...(closedAt ? [] : [paragraph(fix)]), smallPrint(siteUrl)],
    }),
  }
}
