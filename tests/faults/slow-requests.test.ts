/** @module-tag long */
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CONNECTIONS_PER_CLIENT } from '../../src/server/http/http-server.server.ts'
import { goodMessage } from '../support/messages.ts'
import { status } from '../support/npm-start.ts'
import { type Site, startSite } from '../support/running-site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.remove())

/** Sends the beginning of a request, then one byte every second until the server closes the connection. */
function trickle(start: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1', () => socket.write(start))
    const dripping = setInterval(() => socket.write('x'), 1000)
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearInterval(dripping)
      resolve(answer)
    })
  })
}

const slow = {
  headers: 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ',
  body: 'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 20000\r\n\r\n{',
}

test.concurrent.each(Object.entries(slow))('ends a slow request with 408: %s', async (_what, start) => {
  expect(await trickle(start)).toMatch(/^HTTP\/1\.1 408 /)
})

test.concurrent('allows more time for a form with pictures than for any other body', async () => {
  const boundary = 'boundary-of-a-form-on-a-slow-line'
  const fields = { ...goodMessage, message: 'Sent over a slow line.', elapsedMs: '60000' }
  const body = [
    ...Object.entries(fields).map(
      ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    ),
    `--${boundary}--\r\n`,
  ].join('')
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1')
  socket.write(
    `POST /contact HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: ${body.length}\r\n\r\n`,
  )
  const answer = text(socket)
  socket.write(body.slice(0, 50))
  await trickle(slow.body)
  socket.write(body.slice(50))
  expect(await answer).toMatch(/^HTTP\/1\.1 303 /)
})

test.concurrent('serves visitors while a hundred connections stay silent', async () => {
  const sockets = Array.from({ length: 100 }, () => connect(Number(new URL(site.url).port), '127.0.0.1'))
  expect((await fetch(`${site.url}/inventory`)).status).toBe(200)
  for (const socket of sockets) socket.destroy()
})

test('limits the connections of one client so that other clients can still connect', async () => {
  const sockets = Array.from({ length: CONNECTIONS_PER_CLIENT + 50 }, () =>
    connect(Number(new URL(site.url).port), '127.0.0.1')
      .on('error', () => undefined)
      .resume(),
  )
  const open = () => sockets.filter(({ closed }) => !closed).length
  // Requests from earlier tests keep some connections open for a while.
  await expect.poll(open).toSatisfy((count: number) => count <= CONNECTIONS_PER_CLIENT)
  expect(open()).toBeGreaterThan(CONNECTIONS_PER_CLIENT - 20)
  const other = connect({ port: Number(new URL(site.url).port), host: '127.0.0.1', localAddress: '127.0.0.2' })
  other.write('GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
  expect(await text(other)).toMatch(/^HTTP\/1\.1 200 /)
  for (const socket of sockets) socket.destroy()
  await expect.poll(() => status(`${site.url}/healthz`)).toBe(200)
})
