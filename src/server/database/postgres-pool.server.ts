import { Pool } from 'pg'
import { log } from '../system/log.server.ts'

export function openPool(connectionString: string, max: number): Pool {
  // pg treats these three as verify-full, and warns on every start that this will change.
  const strict = connectionString.replace(/([?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/, '$1verify-full')
  const pool = new Pool({ connectionString: strict, max, connectionTimeoutMillis: 5000 })
  // The pool replaces a broken connection. Without a listener, the error would end the process.
  const broke = (error: Error) => log.warn({ problem: error.message }, 'a database connection broke')
  pool.on('error', broke)
  pool.on('connect', (client) => client.on('error', broke))
  return pool
}
