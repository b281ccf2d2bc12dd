import { afterAll, beforeAll, expect, test } from 'vitest'
import { cacheTests } from '../support/cache-tests.ts'
import { startNginxCache, startVarnishCache } from '../support/caches.ts'
import { freePort } from '../support/running-site.ts'

let suite: Awaited<ReturnType<typeof cacheTests>>
let sitePort: number
beforeAll(async () => {
  sitePort = await freePort()
  suite = await cacheTests(sitePort)
})
afterAll(() => suite.stop())

test.each([
  {
    name: 'varnish' as const,
    start: () => startVarnishCache({ sitePort }),
    // These tests rely on Expires alone, but deploy/varnish stores no response without Cache-Control.
    lost: [
      'conditional-304-etag',
      'conditional-etag-precedence',
      'conditional-etag-vary-headers',
      'other-age-gen',
      'other-age-update-expires',
      'other-date-update',
    ],
  },
  { name: 'nginx' as const, start: () => startNginxCache({ sitePort, unlimited: true }), lost: [] },
])(
  '$name configured as in deploy/ meets the HTTP requirements that $name meets by default, apart from known exceptions',
  async ({ name, start, lost }) => {
    const front = await start()
    const tests = await suite.run(front.url, name)
    await front.stop()
    expect(tests.length).toBeGreaterThan(300)
    for (const kind of ['required', 'optimal', 'check']) {
      const of = tests.filter((one) => one.kind === kind)
      const [here, usual] = [of.filter(({ passed }) => passed), of.filter((one) => one.usual)]
      console.log(`${name}, ${kind}: ${here.length} of ${of.length} passed, ${usual.length} as it comes`)
    }
    const required = tests.filter(({ kind }) => kind === 'required')
    expect(required.filter(({ passed, usual }) => usual && !passed).map(({ id }) => id)).toEqual(lost)
  },
)
