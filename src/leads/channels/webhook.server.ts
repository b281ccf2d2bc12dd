import { createHmac } from 'node:crypto'
import type { Lead } from '../lead.ts'
import { leadRecord } from '../lead-vehicle.ts'
import type { Attempt } from './channels.server.ts'

const ANSWER_WITHIN_MS = 20_000

function webhookBody(lead: Lead, siteUrl: string): string {
  const { spamReason: _, ...data } = leadRecord(lead, siteUrl)
  return JSON.stringify({ type: 'lead.received', timestamp: data.receivedAt, data })
}

/**
 * Signed as standardwebhooks.com specifies: base64 of HMAC-SHA256 over `id.timestamp.body`, where the
 * timestamp is in seconds. The key is the secret's own bytes, or what `whsec_` base64 stands for.
 */
function webhookSignature(secret: string, id: string, timestamp: number, body: string): string {
  const key = secret.startsWith('whsec_') ? Buffer.from(secret.slice('whsec_'.length), 'base64') : secret
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
}

/**
 * Posts a lead as JSON. Its id is in the headers of every attempt, so that a receiver can drop a repeat.
 * @throws when the receiver does not respond with 2xx in time
 */
export async function postWebhook(lead: Lead, { env, now, signal }: Attempt): Promise<undefined> {
  const { LEADS_WEBHOOK_URL: url = '', LEADS_WEBHOOK_SECRET: secret } = env
  const body = webhookBody(lead, env.SITE_URL)
  const timestamp = Math.floor(now.getTime() / 1000)
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'idempotency-key': lead.id,
    'webhook-id': lead.id,
    'webhook-timestamp': String(timestamp),
  }
  if (secret) headers['webhook-signature'] = webhookSignature(secret, lead.id, timestamp, body)
  const response = await fetch(url, {
    method: 'POST',
    headers,
    body,
    // Redirects are refused: a visitor's message goes only to the configured address.
    redirect: 'manual',
    signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`the webhook answered ${response.status}`)
  return undefined
}
