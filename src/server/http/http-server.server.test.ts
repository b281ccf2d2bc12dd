import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startHttpServer } from './http-server.server.ts'

const MORE_THAN_THE_SYSTEM_BUFFERS = Buffer.alloc(64 * 1024 * 1024)

test.each<[how: string, handler: RequestListener]>([
  ['at once', (_, response) => response.end(MORE_THAN_THE_SYSTEM_BUFFERS)],
  ['later', (_, response) => void setImmediate().then(() => response.end(MORE_THAN_THE_SYSTEM_BUFFERS))],
])('disconnects a client that reads nothing of a response sent %s', async (_, handler) => {
  const { server, stop } = await startHttpServer(handler, { port: 0, host: '127.0.0.1', stalledMs: 100 })
  const address = server.address()
  const connected = once(server, 'connection')
  const client = connect({ port: typeof address === 'object' && address ? address.port : 0, host: '127.0.0.1' })
  // The client reads nothing, since its socket has no 'data' listener and isn't flowing.
  client.write('GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n')
  const [socket]: Socket[] = await connected
  await once(socket ?? client, 'close')
  expect(client.bytesRead).toBeLessThan(MORE_THAN_THE_SYSTEM_BUFFERS.length)
  client.destroy()
  await stop()
})

test('sends a response that takes longer to prepare than a client may stall', async () => {
  const { server, stop } = await startHttpServer(
    (_, response) => void setTimeout(500).then(() => response.end('late, but here')),
    { port: 0, host: '127.0.0.1', stalledMs: 100 },
  )
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const response = await fetch(`http://127.0.0.1:${port}/`)
  expect(await response.text()).toBe('late, but here')
  await stop()
})

test.each(['close', 'keep-alive'])('finishes a response on a %s connection while it stops', async (connection) => {
  const { server, stop } = await startHttpServer((_, response) => response.end(MORE_THAN_THE_SYSTEM_BUFFERS), {
    port: 0,
    host: '127.0.0.1',
  })
  const address = server.address()
  const client = connect({ port: typeof address === 'object' && address ? address.port : 0, host: '127.0.0.1' })
  client.write(`GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: ${connection}\r\n\r\n`)
  // The client has started to read and pauses until the server has been told to stop.
  await once(client, 'readable')
  const stopped = stop()
  client.resume()
  await once(client, 'end')
  expect(client.bytesRead).toBeGreaterThan(MORE_THAN_THE_SYSTEM_BUFFERS.length)
  client.destroy()
  await stopped
})
