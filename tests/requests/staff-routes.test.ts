import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inviteStaff, type StaffRole } from '../../src/domain/staff/people.server.ts'
import { mayOpen, type SignedInRoute, type StaffRoute } from '../../src/features/staff/frame/route.ts'
import { staffRoutes } from '../../src/features/staff/staff-requests.server.ts'
import { larkwayAt } from '../support/larkway.ts'
import { onEachEngine, type SiteOnEngine, startSiteOn } from '../support/on-each-engine.ts'
import { signedIn } from '../support/staff-pages.ts'

const people: Record<StaffRole, string> = {
  owner: 'olive@dealer.example',
  sales: 'sam@dealer.example',
  messages: 'mail@dealer.example',
}
const removed = 'former@dealer.example'
const root = join(import.meta.dirname, '../..')
const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const

/** Names of the parameters and fields that pages of the desk read. */
const fieldNames = new Set(
  globSync('src/features/staff/**/*.{ts,tsx}', { cwd: root }).flatMap((file) =>
    Array.from(
      readFileSync(join(root, file), 'utf8').matchAll(/\b(?:get|getAll|has)\('([\w-]+)'|\bname="([\w-]+)"/g),
      ([, read = '', written = '']) => read || written,
    ),
  ),
)

const guarded = staffRoutes.filter((route): route is SignedInRoute => route.access !== 'anyone')
const addressOf = ({ path }: StaffRoute): string => path.replaceAll(/:\w+/g, 'none')

onEachEngine('desk routes', (engine) => {
  let running: SiteOnEngine
  let cookies: Record<StaffRole | 'removed', string>

  beforeAll(async () => {
    const env = { LEADS_EMAIL_TO: people.messages }
    running = await startSiteOn(engine, env)
    const { db } = running
    await inviteStaff(db, people.owner, 'Olive', new Date(), 'owner')
    await inviteStaff(db, people.sales, 'Sam', new Date())
    await inviteStaff(db, removed, 'Former', new Date())
    cookies = {
      owner: await signedIn(db, people.owner),
      sales: await signedIn(db, people.sales),
      messages: await signedIn(db, people.messages),
      removed: await signedIn(db, removed),
    }
    await larkwayAt(running.location, env)('staff', 'remove', removed)
  })
  afterAll(() => running.remove())

  const ask = (route: StaffRoute, cookie = '', { method = route.method, headers = {} as object } = {}) =>
    fetch(running.site.url + addressOf(route), {
      method,
      redirect: 'manual',
      headers: { cookie, ...headers },
      ...(method === 'GET' ? {} : { body: new URLSearchParams() }),
    })

  const named = guarded.map((route) => [`${route.method} ${route.path}`, route] as const)

  test.each(named)('%s shows a stranger only the sign-in', async (_, route) => {
    const response = await ask(route)
    if (route.method !== 'GET') return expect(response.status).toBe(401)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('data-passkey="/staff/passkeys/sign-in"')
  })

  test.each(named)('%s is closed to a removed person', async (_, route) => {
    expect((await ask(route, cookies.removed)).status).toBe(403)
  })

  test.each(named)('%s opens only for its roles', async (_, route) => {
    for (const role of ['messages', 'sales', 'owner'] as const) {
      // Signing out would end the session for the other routes.
      if (route.path.endsWith('/sign-out') && route.method === 'POST') continue
      const { status } = await ask(route, cookies[role])
      const said = `${role}: ${status}`
      // Alerts go only to people who get messages.
      const refusals = route.path.endsWith('/phone') ? [401, 500] : [401, 403, 405, 500]
      if (mayOpen(role, route.access)) expect(refusals, said).not.toContain(status)
      else expect(status, said).toBe(403)
    }
  })

  test.each(named.filter(([, { method }]) => method !== 'GET'))(
    '%s rejects a form from another site',
    async (_, route) => {
      const response = await ask(route, cookies.owner, { headers: { origin: 'https://elsewhere.example' } })
      expect(response.status).toBe(403)
    },
  )

  test.each(named.filter(([, { method, rawBody }]) => method === 'GET' || !rawBody))(
    '%s never answers unexpected input with a 5xx',
    async (_, route) => {
      if (route.path.endsWith('/sign-out') || route.path.endsWith('/end')) return
      for (const value of [
        '\0',
        '\uD800',
        "' or 1=1 --",
        '%_',
        '99999999999999999999',
        '-1',
        '2026-02-31',
        '😀'.repeat(300),
      ]) {
        const names = [...fieldNames].map((name) => [name, value])
        const query = route.method === 'GET' ? `?${new URLSearchParams(names)}` : ''
        const { status } = await fetch(`${running.site.url}${addressOf(route)}${query}`, {
          method: route.method,
          redirect: 'manual',
          headers: { cookie: cookies.owner },
          ...(route.method === 'POST' && { body: new URLSearchParams(names) }),
        })
        expect(status, `${JSON.stringify(value.slice(0, 20))}`).toBeLessThan(500)
      }
    },
  )

  test('a path accepts only its own methods, and lists them when rejecting others', async () => {
    for (const address of new Set(guarded.map(addressOf))) {
      const own = staffRoutes.filter((route) => addressOf(route) === address)
      const others = methods.filter((method) => own.every((route) => route.method !== method))
      for (const method of others) {
        const [route] = own
        if (!route) continue
        const response = await ask(route, cookies.owner, { method: method as StaffRoute['method'] })
        expect(response.status, `${method} ${address}`).toBe(405)
        expect(response.headers.get('allow')).toContain(route.method)
      }
    }
  })

  test('HEAD is answered like GET, without a body', async () => {
    const response = await fetch(`${running.site.url}/staff/lot`, {
      method: 'HEAD',
      headers: { cookie: cookies.sales },
    })
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('')
  })
})
