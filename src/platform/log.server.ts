import pino from 'pino'
import { env } from './env.server.ts'

const CHUNK_BYTES = 12 * 1024
const FLUSH_EVERY_MS = 200

/** PostgreSQL's errors quote the row that it refused in other fields of theirs. */
function problem(error: unknown) {
  if (!(error instanceof Error)) return { message: 'not an error' }
  const { name, message, stack } = error
  return { name, message, stack, ...('code' in error ? { code: String(error.code) } : {}) }
}

/**
 * One JSON line an event on standard output. What visitors type never goes in: no bodies, no query
 * strings, no addresses.
 */
export const log = pino(
  {
    serializers: { err: problem },
    level: env().LOG_LEVEL,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
  },
  // Written together, off the way of requests; what is left is written when the process ends.
  pino.destination({ dest: 1, sync: false, minLength: CHUNK_BYTES, periodicFlush: FLUSH_EVERY_MS }),
)
