import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Site, startSite } from '../support/running-site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.remove())

/** Sends a beginning, then one byte every second until the server closes the connection. */
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

test.concurrent.each(Object.entries(slow))('slow %s are cut off with 408', async (_what, start) => {
  expect(await trickle(start)).toMatch(/^HTTP\/1\.1 408 /)
})

test.concurrent('visitors are served while a hundred connections stay silent', async () => {
  const sockets = Array.from({ length: 100 }, () => connect(Number(new URL(site.url).port), '127.0.0.1'))
  expect((await fetch(`${site.url}/inventory`)).status).toBe(200)
  for (const socket of sockets) socket.destroy()
})
