import { afterEach, describe, expect, test, vi } from 'vitest'
import { sharedLimiter } from '../../src/server/http/rate-limits.server.ts'
import { engines, openMigrated } from '../support/databases.ts'

const HOUR = 60 * 60 * 1000
const YEAR = 365 * 24 * HOUR

afterEach(() => {
  vi.useRealTimers()
})
const leap = (ms: number) => vi.setSystemTime(Date.now() + ms)

describe.each(Object.entries(engines))('the hourly message limit on %s', (_name, open) => {
  test('counts each client separately, and starts over after an hour', async () => {
    const { location, close } = await openMigrated(open)
    vi.useFakeTimers({ toFake: ['Date'] })
    const limiter = sharedLimiter('test', 2, 'hour', location.DATABASE_URL)
    const take = (client: string) => limiter.take(client)
    expect([await take('a'), await take('a'), await take('b')]).toEqual([0, 0, 0])
    expect(await take('a')).toBeGreaterThan(3000)
    leap(HOUR + 1000)
    expect(await take('a')).toBe(0)
    await close()
  })

  test('does not block a client for a year because of messages counted while the clock was a year ahead', async () => {
    const { location, close } = await openMigrated(open)
    vi.useFakeTimers({ toFake: ['Date'] })
    const limiter = sharedLimiter('test', 2, 'hour', location.DATABASE_URL)
    const take = () => limiter.take('a')
    leap(YEAR)
    expect([await take(), await take(), (await take()) > 0]).toEqual([0, 0, true])
    leap(-YEAR)
    expect(await take()).toBe(0)
    expect(await take()).toBe(0)
    const wait = await take()
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(HOUR / 1000)
    await close()
  })
})
