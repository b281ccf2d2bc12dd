import cluster from 'node:cluster'
import type { Pool } from 'pg'
import {
  BurstyRateLimiter,
  RateLimiterCluster,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import { openPool } from '../database/postgres-pool.server.ts'

const ONE_HOUR_S = 60 * 60
const ONE_DAY_S = 24 * ONE_HOUR_S
const MAX_CLOCK_SKEW_MS = 60_000

export type Limiter = {
  /** @returns 0, or in how many whole seconds to try again */
  take(client: string, points?: number): Promise<number>
}

export const hourlyLimiter = (name: string, points: number, databaseUrl?: string): Limiter =>
  sharedLimiter(name, points, ONE_HOUR_S, databaseUrl)

export const dailyLimiter = (name: string, points: number, databaseUrl?: string): Limiter =>
  sharedLimiter(name, points, ONE_DAY_S, databaseUrl)

let pool: Pool | undefined

/** One for all limits. The library names its statements, which a pooler between us and PostgreSQL gives to another connection. */
function limitsPool(databaseUrl: string): {
  query: (statement: { text: string; values: unknown[] }) => Promise<unknown>
} {
  pool ??= openPool(databaseUrl, 2)
  const shared = pool
  return { query: ({ text, values }) => shared.query(text, values) }
}

/** Counted over all processes of this machine, or over all replicas that share a PostgreSQL database. */
function sharedLimiter(name: string, points: number, duration: number, databaseUrl: string | undefined): Limiter {
  const options = { keyPrefix: name, points, duration }
  const limiter = databaseUrl
    ? new RateLimiterPostgres({
        ...options,
        storeClient: limitsPool(databaseUrl),
        storeType: 'pool',
        tableName: 'rate_limits',
        // A migration creates the table: until the library had done so, each process would count for itself.
        tableCreated: true,
        // While the database does not answer, each process counts for itself.
        insuranceLimiter: new RateLimiterMemory(options),
      })
    : cluster.isWorker
      ? new RateLimiterCluster({ ...options, timeoutMs: 2000 })
      : new RateLimiterMemory(options)
  const standIn = new RateLimiterMemory(options)
  async function consume(
    client: string,
    taken: number,
    from: Pick<typeof limiter, 'consume'> = limiter,
  ): Promise<number> {
    try {
      await from.consume(client, taken)
      return 0
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return refusal.msBeforeNext
      // A counting process that does not answer in time is no reason to refuse a message.
      if (from !== standIn) return consume(client, taken, standIn)
      throw refusal
    }
  }
  return {
    async take(client, taken = 1) {
      let waitMs = await consume(client, taken)
      if (waitMs > duration * 1000 + MAX_CLOCK_SKEW_MS) {
        // Counted while the clock ran ahead: the client would be refused until the clock catches up.
        await limiter.delete(client)
        waitMs = await consume(client, taken)
      }
      return Math.ceil(waitMs / 1000)
    },
  }
}

const BURST_SECONDS = 60
const BURST_EVERY_S = 5 * 60

export function burstLimiter(name: string, pointsPerSecond: number): Limiter {
  const perSecond = new RateLimiterMemory({ keyPrefix: name, points: pointsPerSecond, duration: 1 })
  const burst = new RateLimiterMemory({
    keyPrefix: `${name}-burst`,
    points: pointsPerSecond * BURST_SECONDS,
    duration: BURST_EVERY_S,
  })
  const limiter = new BurstyRateLimiter(perSecond, burst)
  return {
    async take(client) {
      try {
        await limiter.consume(client)
        return 0
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
        throw refusal
      }
    },
  }
}
