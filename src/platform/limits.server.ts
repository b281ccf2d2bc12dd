import cluster from 'node:cluster'
import { RateLimiterCluster, RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { openPool } from './postgres-pool.server.ts'

const ONE_HOUR_S = 60 * 60
/** Of two replicas, which count by their own. */
const CLOCKS_DISAGREE_MS = 60_000

export type Limiter = {
  /** Counts one for the client. Answers 0, or in how many seconds to try again. */
  take(client: string): Promise<number>
}

/**
 * So many an hour for each client, counted over all processes of this machine, or over all replicas
 * when they share a PostgreSQL database.
 */
export function hourlyLimiter(name: string, points: number, databaseUrl?: string): Limiter {
  const options = { keyPrefix: name, points, duration: ONE_HOUR_S }
  const limiter = databaseUrl
    ? new RateLimiterPostgres({
        ...options,
        storeClient: openPool(databaseUrl, 2),
        tableName: 'rate_limits',
        // By a migration. While the library makes it, the first messages would be counted apart.
        tableCreated: true,
        // While the database is away, each process counts for itself.
        insuranceLimiter: new RateLimiterMemory(options),
      })
    : cluster.isWorker
      ? new RateLimiterCluster({ ...options, timeoutMs: 2000 })
      : new RateLimiterMemory(options)
  async function consume(client: string): Promise<number> {
    try {
      await limiter.consume(client)
      return 0
    } catch (refused) {
      if (refused instanceof RateLimiterRes) return refused.msBeforeNext
      throw refused
    }
  }
  return {
    async take(client) {
      let waitMs = await consume(client)
      if (waitMs > ONE_HOUR_S * 1000 + CLOCKS_DISAGREE_MS) {
        // Counted while the clock ran ahead: it would keep the client out until then.
        await limiter.delete(client)
        waitMs = await consume(client)
      }
      return Math.ceil(waitMs / 1000)
    },
  }
}
