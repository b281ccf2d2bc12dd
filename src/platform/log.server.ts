import pino from 'pino'
import { env } from './env.server.ts'

const LINES_AT_ONCE = 100
const FLUSH_EVERY_MS = 200

/** PostgreSQL's errors quote the row that it refused in other fields of theirs. */
function problem(error: unknown) {
  if (!(error instanceof Error)) return { message: 'not an error' }
  const { name, message, stack } = error
  return { name, message, stack, ...('code' in error ? { code: String(error.code) } : {}) }
}

const { pid } = process

/**
 * Lines, made by pino or objects still, put together and written at once, off the way of requests; what is left is written
 * when the process ends. They are gathered here because pino's destination measures all that it holds anew with every line.
 */
const output = {
  lines: [] as (string | object)[],
  destination: pino.destination({ dest: 1, sync: false }),
  write(line: string | object) {
    if (this.lines.push(line) >= LINES_AT_ONCE) this.flush()
  },
  flush() {
    if (this.lines.length === 0) return
    this.destination.write(
      this.lines.map((line) => (typeof line === 'string' ? line : `${JSON.stringify(line)}\n`)).join(''),
    )
    this.lines = []
  },
}
setInterval(() => output.flush(), FLUSH_EVERY_MS).unref()
process.on('exit', () => {
  output.flush()
  output.destination.flushSync()
})

/**
 * One JSON line an event on standard output. What visitors type never goes in: no bodies, no query
 * strings, no addresses.
 */
export const log = pino({ serializers: { err: problem }, level: env().LOG_LEVEL, base: { pid } }, output)

/** A request as it was answered: its path without the query, and the time it took in ms. */
type Answered = { method: string | undefined; path: string; status: number; ms: number }

/** The line of one request, in pino's fields. Through pino it would take as long as half an answer from memory. */
export function logRequest({ method, path, status, ms }: Answered): void {
  if (!log.isLevelEnabled('info')) return
  output.write({ level: log.levels.values.info, time: Date.now(), pid, method, path, status, ms, msg: 'request' })
}
