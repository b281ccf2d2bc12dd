import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { alarms } from '../../src/domain/monitoring/alert-conditions.server.ts'
import { type Db, openDatabase } from '../../src/server/database/database.server.ts'
import { type Jobs, startJobs } from '../../src/server/database/jobs/run-jobs.server.ts'
import { purgeQueue, purging, type Versions } from '../../src/server/http/purge.server.ts'
import { parseEnv } from '../../src/server/settings/env.server.ts'
import { engines, openMigrated, type TestDatabase } from '../support/databases.ts'
import { publicHostsAt, type ServiceReceiver, startServiceReceiver } from '../support/service-receiver.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const token = 'token-of-the-test'
const cloudflare = 'https://api.cloudflare.com/client/v4/zones/023e105f4ecef8ad9ca31a8372d0c353/purge_cache'
const fastly = 'https://api.fastly.com/service/SU1Z0isxPaozGVKXdv0eY/purge'
const cloudflareAnswer = { status: 200, body: '{"success": true, "errors": [], "messages": [], "result": {"id": "1"}}' }

let service: ServiceReceiver
beforeAll(async () => {
  service = await startServiceReceiver()
})
afterAll(() => service.close())
beforeEach(() => {
  service.calls.length = 0
  service.reply(() => cloudflareAnswer)
})

describe.each(Object.entries(engines))('the CDN purge job on %s', (_name, open) => {
  let database: TestDatabase
  let other: Db
  let time = 0
  let versions: Versions = {}
  let running: Jobs[] = []
  let looks = 0
  beforeAll(async () => {
    database = await openMigrated(open)
    other = openDatabase(database.location)
  })
  afterAll(async () => {
    await other.destroy()
    await database.close()
  })
  beforeEach(async () => {
    time = Date.parse('2026-05-01T12:00:00Z')
    versions = { stock: '1', 'rental-blocks': 'a', build: 'first' }
    await database.db.deleteFrom('jobs').execute()
  })
  afterEach(async () => {
    await Promise.all(running.map((jobs) => jobs.stop()))
    running = []
  })

  const start = (address: string, { db = database.db, of = () => versions }: { db?: Db; of?: () => Versions } = {}) => {
    const env = parseEnv({ CDN_PURGE_URL: address, CDN_PURGE_TOKEN: token })
    const now = () => new Date(time)
    const counted = () => {
      looks += 1
      return of()
    }
    running.push(
      startJobs({ db, work: purging({ db, env, currentVersions: counted, now }), now, pollMs: 10, graceMs: 50 }),
    )
  }
  const nextLooks = async () => {
    const target = looks + 6
    await expect.poll(() => looks).toBeGreaterThan(target)
  }
  const tagsOf = (body: Buffer | undefined): string[] => JSON.parse(String(body)).tags
  const job = () => database.db.selectFrom('jobs').selectAll().where('kind', '=', purgeQueue.kind).executeTakeFirst()
  /** Resolves once this many purges have been sent and recorded. */
  const purges = async (count: number) => {
    await expect.poll(() => service.calls.length).toBe(count)
    await expect.poll(async () => (await job())?.lease_owner).toBeNull()
  }

  test.each([
    {
      name: 'Cloudflare',
      address: cloudflare,
      answer: cloudflareAnswer,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: { tags: ['stock', 'rental-blocks', 'build-first'] },
    },
    {
      name: 'Fastly',
      address: fastly,
      answer: { status: 200, body: '{"stock":"108-1391560174-974124"}' },
      headers: { 'fastly-key': token, accept: 'application/json', 'content-type': 'application/json' },
      body: { surrogate_keys: ['stock', 'rental-blocks', 'build-first'] },
    },
  ])('calls $name as its documentation says', async ({ address, answer, headers, body }) => {
    publicHostsAt(service)
    service.reply(() => answer)
    start(address)
    await purges(1)
    const [call] = service.calls
    const { host, pathname } = new URL(address)
    expect([call?.method, call?.headers['x-public-host'], new URL(call?.url ?? '').pathname]).toEqual([
      'POST',
      host,
      pathname,
    ])
    expect(call?.headers).toMatchObject(headers)
    expect(JSON.parse(String(call?.body))).toEqual(body)
  })

  test('sends JSON to any other address, with the tags in a header too', async () => {
    start(`http://${service.host}/purge?zone=1`)
    await purges(1)
    const [call] = service.calls
    expect(call).toMatchObject({ method: 'POST', url: `http://${service.host}/purge?zone=1` })
    expect(call?.headers).toMatchObject({
      authorization: `Bearer ${token}`,
      'surrogate-key': 'stock rental-blocks build-first',
    })
    const tags = ['stock', 'rental-blocks', 'build-first']
    expect(JSON.parse(String(call?.body))).toEqual({
      type: 'cache.purge',
      timestamp: '2026-05-01T12:00:00.000Z',
      data: { tags },
    })
  })

  test('purges a change once for two replicas, and combines changes within fifteen seconds', async () => {
    publicHostsAt(service)
    start(cloudflare)
    start(cloudflare, { db: other })
    await purges(1)
    versions = { ...versions, stock: '2' }
    await nextLooks()
    versions = { ...versions, stock: '3', 'rental-blocks': 'b' }
    await nextLooks()
    expect(service.calls).toHaveLength(1)
    time += 15 * SECOND
    await purges(2)
    expect(tagsOf(service.calls[1]?.body)).toEqual(['stock', 'rental-blocks'])
    time += MINUTE
    await nextLooks()
    expect(service.calls).toHaveLength(2)
  })

  test('purges the pages of the previous build for a new one, and nothing for a restart of the same build', async () => {
    publicHostsAt(service)
    start(cloudflare)
    await purges(1)
    await running[0]?.stop()
    time += MINUTE
    start(cloudflare)
    await nextLooks()
    expect(service.calls).toHaveLength(1)
    versions = { ...versions, build: 'second' }
    await purges(2)
    expect(tagsOf(service.calls[1]?.body)).toEqual(['build-first'])
  })

  test('alerts staff when purges fail for several minutes, and purges the change when the service works again', async () => {
    publicHostsAt(service)
    const env = parseEnv({ CDN_PURGE_URL: cloudflare, CDN_PURGE_TOKEN: token, DATA_DIR: '/tmp' })
    const alarm = async () => {
      const openAlarms = await alarms({ env, withDatabase: (use) => use(database.db), now: new Date(time) })
      return openAlarms.find(({ kind }) => kind === 'CDN')?.problem?.summary
    }
    start(cloudflare)
    await purges(1)
    service.reply(() => ({ status: 403, body: '{"success": false}' }))
    time += MINUTE
    versions = { ...versions, stock: '2' }
    for (const attempts of [1, 2, 3]) {
      await purges(1 + attempts)
      if (attempts === 3) break
      expect(await alarm()).toBeUndefined()
      time = Date.parse((await job())?.due_at ?? '')
    }
    expect(await alarm()).toBe('CDN: pages are not purged at Cloudflare: it answered 403')
    service.reply(() => ({ status: 200, body: 'a page in the way' }))
    time = Date.parse((await job())?.due_at ?? '')
    await expect.poll(async () => (await job())?.last_error).toBe('it answered 200, but not as Cloudflare does')
    service.reply(() => cloudflareAnswer)
    time = Date.parse((await job())?.due_at ?? '')
    await expect.poll(async () => (await job())?.last_error).toBe('')
    expect(tagsOf(service.calls.at(-1)?.body)).toEqual(['stock'])
    expect(await alarm()).toBeUndefined()
  })
})

test.each([
  [{ CDN_PURGE_URL: cloudflare }, /CDN_PURGE_TOKEN: give the API token/],
  [{ CDN_PURGE_URL: fastly }, /CDN_PURGE_TOKEN: give the API token/],
  [{ CDN_PURGE_URL: 'ftp://cache.example/' }, /CDN_PURGE_URL: give an http or https address/],
  [
    { CDN_PURGE_URL: 'https://ann:secret@cache.example/' },
    /CDN_PURGE_URL: give an http or https address without a user/,
  ],
])('rejects %o when the site starts', (variables, message) => {
  expect(() => parseEnv(variables)).toThrow(message)
})
