import cluster from 'node:cluster'
import { RateLimiterCluster, RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { openPool } from './postgres-pool.server.ts'

const ONE_HOUR_S = 60 * 60

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
  return {
    async take(client) {
      try {
        await limiter.consume(client)
        return 0
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
        throw refused
      }
    },
  }
}
