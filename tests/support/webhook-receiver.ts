import { randomUUID } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'

export type Hook = { headers: IncomingHttpHeaders; body: string }

export type WebhookReceiver = {
  url: string
  hooks: Hook[]
  /** The status of its next responses. */
  answer: (status: number) => void
  close: () => Promise<void>
}

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const hooks: Hook[] = []
  // Another test may have had a server on this port.
  const path = `/hook-${randomUUID()}`
  let status = 204
  const server = createServer(async (request, response) => {
    const body = await text(request)
    if (request.method === 'POST' && request.url === path) hooks.push({ headers: request.headers, body })
    response.writeHead(status, status === 307 ? { location: '/elsewhere' } : {}).end()
  })
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
  return {
    url: `http://127.0.0.1:${port}${path}`,
    hooks,
    answer: (next) => {
      status = next
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
