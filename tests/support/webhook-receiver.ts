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
  let status = 204
  const server = createServer(async (request, response) => {
    const body = await text(request)
    // The port may have belonged to another test's server.
    if (request.method === 'POST' && request.url === '/hook') hooks.push({ headers: request.headers, body })
    response.writeHead(status, status === 307 ? { location: '/elsewhere' } : {}).end()
  })
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
  return {
    url: `http://127.0.0.1:${port}/hook`,
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
