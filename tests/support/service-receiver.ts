import { createServer, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { onTestFinished, vi } from 'vitest'

export type Call = { url: string; method: string; headers: IncomingHttpHeaders; body: Buffer }
export type Reply = { status: number; body?: string; headers?: Record<string, string> }

export type ServiceReceiver = {
  host: string
  calls: Call[]
  /** Sets the responses from now on, by the requested path. */
  reply: (to: (path: string, call: Call) => Reply) => void
  close: () => Promise<void>
}

/** A server on this machine that responds like a notification service. */
export async function startServiceReceiver(): Promise<ServiceReceiver> {
  const calls: Call[] = []
  let reply: (path: string, call: Call) => Reply = () => ({ status: 200 })
  const server = createServer(async (request, response) => {
    const { url = '', method = '', headers } = request
    const call = { url: `http://${headers.host}${url}`, method, headers, body: await buffer(request) }
    calls.push(call)
    const { status, body = '', headers: more = {} } = reply(url, call)
    response.writeHead(status, more).end(body)
  })
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
  return {
    host: `127.0.0.1:${port}`,
    calls,
    reply: (to) => {
      reply = to
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** For services with only a public host: requests to that host reach the receiver, which records the host. */
export function publicHostsAt(receiver: ServiceReceiver): void {
  const real = globalThis.fetch
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const { host, pathname, search } = new URL(String(input))
    if (host.startsWith('127.0.0.1')) return real(input, init)
    const headers = { ...Object.fromEntries(new Headers(init?.headers)), 'x-public-host': host }
    return real(`http://${receiver.host}${pathname}${search}`, { ...init, headers })
  })
  onTestFinished(() => spy.mockRestore())
}
