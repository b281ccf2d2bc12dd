import { Pool } from 'pg'
import { log } from './log.server.ts'

/** Connections to PostgreSQL that outlive its restarts. */
export function openPool(connectionString: string, max: number): Pool {
  const pool = new Pool({ connectionString, max, connectionTimeoutMillis: 5000 })
  // A connection that breaks is replaced by the pool; without listeners, on it when it is in use and on
  // the pool when it is idle, it would end the process.
  const broke = (error: Error) => log.warn({ problem: error.message }, 'a database connection broke')
  pool.on('error', broke)
  pool.on('connect', (client) => client.on('error', broke))
  return pool
}
