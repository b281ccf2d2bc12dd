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
import { type Env, env } from '../settings/env.server.ts'

const seconds = { hour: 60 * 60, day: 24 * 60 * 60 }
const MAX_CLOCK_SKEW_MS = 60_000

export type Limiter = {
  /** @returns 0, or the number of seconds to wait before trying again */
  take(client: string, points?: number): Promise<number>
}

/** Counts across all processes of the site on this machine, or all replicas that share a PostgreSQL database. Reads settings at the first use. */
export function limiter(
  name: string,
  points: number | ((settings: Env) => number),
  per: keyof typeof seconds,
): Limiter {
  let limits: Limiter | undefined
  return {
    take(client, cost) {
      limits ??= sharedLimiter(name, typeof points === 'number' ? points : points(env()), per, env().DATABASE_URL)
      return limits.take(client, cost)
    },
  }
}

/** Counts only in this process, for limits that are not worth a query. */
export const minuteLimiter = (name: string, points: number): Limiter =>
  ownLimiter(new RateLimiterMemory({ keyPrefix: name, points, duration: 60 }))

let pool: Pool | undefined

/** One pool for all limits. The library uses named statements, which a pooler in front of PostgreSQL may run on another connection. */
function limitsPool(databaseUrl: string): {
  query: (statement: { text: string; values: unknown[] }) => Promise<unknown>
} {
  pool ??= openPool(databaseUrl, 2)
  const shared = pool
  return { query: ({ text, values }) => shared.query(text, values) }
}

export function sharedLimiter(name: string, points: number, per: keyof typeof seconds, databaseUrl?: string): Limiter {
  const duration = seconds[per]
  const options = { keyPrefix: name, points, duration }
  const limiter = databaseUrl
    ? new RateLimiterPostgres({
        ...options,
        storeClient: limitsPool(databaseUrl),
        storeType: 'pool',
        tableName: 'rate_limits',
        // A migration has created the table. If the library had to create it, each process would count for itself until then.
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
    cost: number,
    from: Pick<typeof limiter, 'consume'> = limiter,
  ): Promise<number> {
    try {
      await from.consume(client, cost)
      return 0
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return refusal.msBeforeNext
      // Nobody is refused just because the counting process doesn't answer in time.
      if (from !== standIn) return consume(client, cost, standIn)
      throw refusal
    }
  }
  return {
    async take(client, cost = 1) {
      let waitMs = await consume(client, cost)
      if (waitMs > duration * 1000 + MAX_CLOCK_SKEW_MS) {
        // This count dates from when the clock ran ahead. The client would be refused until the right time catches up.
        await limiter.delete(client)
        waitMs = await consume(client, cost)
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
  return ownLimiter(new BurstyRateLimiter(perSecond, burst))
}

const ownLimiter = (limits: Pick<RateLimiterMemory, 'consume'>): Limiter => ({
  async take(client) {
    try {
      await limits.consume(client)
      return 0
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
      throw refusal
    }
  },
})
