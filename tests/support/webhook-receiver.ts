import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { startServiceReceiver } from './service-receiver.ts'

export type Hook = { headers: IncomingHttpHeaders; body: string }

export type WebhookReceiver = {
  url: string
  hooks: Hook[]
  /** Sets the status of the next responses. */
  answer: (status: number) => void
  close: () => Promise<void>
}

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const service = await startServiceReceiver()
  const hooks: Hook[] = []
  // The path is unique, since requests for another test's server on this port may still arrive.
  const path = `/hook-${randomUUID()}`
  let status = 204
  service.reply((to, { method, headers, body }) => {
    if (method === 'POST' && to === path) hooks.push({ headers, body: String(body) })
    return { status, ...(status === 307 && { headers: { location: '/elsewhere' } }) }
  })
  return {
    url: `http://${service.host}${path}`,
    hooks,
    answer: (next) => {
      status = next
    },
    close: service.close,
  }
}
