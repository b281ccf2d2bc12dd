import { createHmac } from 'node:crypto'
import { kindOfStatus, Undelivered } from '../../../server/database/jobs/delivery-problem.ts'
import type { Lead } from '../lead.ts'
import { leadRecord } from '../lead-vehicle.ts'
import type { Attempt } from './delivery-attempt.ts'

const ANSWER_WITHIN_MS = 20_000

function webhookBody(lead: Lead, siteUrl: string): string {
  const { spamReason: _, ...data } = leadRecord(lead, siteUrl)
  return JSON.stringify({ type: 'lead.received', timestamp: data.receivedAt, data })
}

/** standardwebhooks.com: base64 of HMAC-SHA256 over `id.timestamp.body`, with seconds. A key after `whsec_` is base64. */
function webhookSignature(secret: string, id: string, timestamp: number, body: string): string {
  const key = secret.startsWith('whsec_') ? Buffer.from(secret.slice('whsec_'.length), 'base64') : secret
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
}

type SignedPost = { url: string; secret: string | undefined; id: string; body: string; now: Date; signal: AbortSignal }

/** Every attempt has the same id, so that receivers can drop repeats. @throws when the receiver does not respond with 2xx in time */
export async function postSigned({ url, secret, id, body, now, signal }: SignedPost): Promise<void> {
  const timestamp = Math.floor(now.getTime() / 1000)
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'idempotency-key': id,
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
  }
  if (secret) headers['webhook-signature'] = webhookSignature(secret, id, timestamp, body)
  const response = await fetch(url, {
    method: 'POST',
    headers,
    body,
    // Redirects are refused: the lead goes only to the configured address.
    redirect: 'manual',
    signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
  })
  await response.body?.cancel()
  const { ok, status } = response
  const answer = `the webhook answered ${status}`
  if (!ok) throw new Undelivered(answer, [{ address: '', kind: kindOfStatus(status), code: status, answer }])
}

export async function postWebhook(lead: Lead, { env, now, signal }: Attempt): Promise<undefined> {
  const { LEADS_WEBHOOK_URL: url = '', LEADS_WEBHOOK_SECRET: secret } = env
  await postSigned({ url, secret, id: lead.id, body: webhookBody(lead, env.SITE_URL), now, signal })
  return undefined
}
