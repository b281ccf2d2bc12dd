import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Daemon } from '../support/daemon.ts'
import { startHaproxy, startVarnish } from '../support/fronts.ts'
import { type Site, startSite } from '../support/running-site.ts'
import { startShippedProxy } from '../support/shipped-proxy.ts'
import { smugglingAttempts } from '../support/smuggling-attempts.ts'

/** How long an attempt without a response waits before other visitors arrive, in milliseconds. */
const SETTLE_MS = 250
const VISITORS_AFTER_EACH = 3

let site: Site
let fronts: Record<string, Daemon>
beforeAll(async () => {
  site = await startSite({ TRUST_PROXY: '1' })
  fronts = {
    nginx: await startShippedProxy([site]),
    haproxy: await startHaproxy(site),
    varnish: await startVarnish(site),
  }
})
afterAll(async () => {
  await Promise.all(Object.values(fronts).map((front) => front.stop()))
  await site.remove()
})

/** The site redirects capital letters, so a response shows which request it answers. */
const pathOf = (who: string, front: string, attempt: number, visitor = 0) => `/${who}-${front}-${attempt}-${visitor}`

describe.each(['nothing', 'nginx', 'haproxy', 'varnish'])('smuggling attempts with %s in front', (name) => {
  test('do not affect other clients: each response goes to the client that sent the request', async () => {
    const { url } = fronts[name] ?? site
    const attacks: Attack[] = []
    for (const [attempt, { what, text }] of smugglingAttempts.entries()) {
      const attack = attackWith(url, text(pathOf('Smuggled', name, attempt)))
      await attack.settled
      for (let visitor = 0; visitor < VISITORS_AFTER_EACH; visitor++) {
        const path = pathOf('Visitor', name, attempt, visitor)
        const response = await fetch(url + path, { redirect: 'manual' })
        expect(response.headers.get('location'), `the response of a visitor after ${what}`).toBe(path.toLowerCase())
      }
      attacks.push(attack)
    }
    const last = pathOf('Visitor', name, smugglingAttempts.length - 1, VISITORS_AFTER_EACH - 1)
    await expect.poll(() => timesLogged(last)).toBe(1)
    for (const [attempt, { what }] of smugglingAttempts.entries()) {
      const answered = () => attacks[attempt]?.answered() ?? []
      // A proxy may read the smuggled text as a second request of the attacker, and send the attacker the response to it.
      const smuggled = pathOf('Smuggled', name, attempt)
      const own = Array<string>(timesLogged(smuggled)).fill(smuggled.toLowerCase())
      await expect.poll(answered, { message: `requests that the attacker did not send, by ${what}` }).toEqual(own)
      expect(timesLogged(pathOf('Visitor', name, attempt)), `requests of a visitor after ${what}`).toBe(1)
    }
    for (const attack of attacks) attack.end()
  })
})

const timesLogged = (path: string): number => site.log().split(`"path":"${path}"`).length - 1

type Attack = { settled: Promise<unknown>; answered: () => string[]; end: () => void }

/**
 * Sends text that no HTTP client would write, and keeps the connection. `answered` returns the requests that were
 * answered on it.
 */
function attackWith(url: string, text: string): Attack {
  let received = ''
  const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(text, 'latin1'))
  const responded = new Promise<void>((resolve) => {
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1')
      resolve()
    })
    socket.on('close', () => resolve())
  })
  // A server may close the connection on a rejected request while more is being sent.
  socket.on('error', () => undefined)
  return {
    settled: Promise.race([responded, pause(SETTLE_MS)]),
    answered: () => [...received.matchAll(/^location: (\/\S+)/gim)].map(([, path = '']) => path),
    end: () => socket.destroy(),
  }
}
