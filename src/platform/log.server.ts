import { write, writeFileSync } from 'node:fs'
import pino from 'pino'
import { env } from './env.server.ts'

const LINES_AT_ONCE = 100
const FLUSH_EVERY_MS = 200
/** Past these, lines are dropped until what stands in their way, such as a full disk, is gone. */
const MAX_WAITING_LINES = 10_000
const STANDARD_OUTPUT = 1

/** PostgreSQL's errors quote the row that it refused in other fields of theirs. */
function problem(error: unknown) {
  if (!(error instanceof Error)) return { message: 'not an error' }
  const { name, message, stack } = error
  return { name, message, stack, ...('code' in error ? { code: String(error.code) } : {}) }
}

const { pid } = process

/**
 * Lines, made by pino or objects still, gathered and written together, off the way of requests. Not by pino's own
 * destination: on a full disk that ends the process or waits in it for ever, and it measures all that it holds anew
 * with every line.
 */
const output = {
  lines: [] as (string | object)[],
  /** What is being written, or could not be yet. */
  rest: Buffer.alloc(0) as Buffer,
  writing: false,

  write(line: string | object): void {
    if (this.lines.length >= MAX_WAITING_LINES) return
    // Once for each hundred: what comes past it goes out when the writing under way is done, or with the timer.
    if (this.lines.push(line) === LINES_AT_ONCE) this.flush()
  },

  flush(): void {
    if (this.writing) return
    if (this.rest.length === 0) this.rest = this.take()
    if (this.rest.length === 0) return
    this.writing = true
    write(STANDARD_OUTPUT, this.rest, (error, bytes) => {
      this.writing = false
      // Refused by a full disk or a reader that is behind: the timer tries again.
      if (error) return
      this.rest = this.rest.subarray(bytes)
      if (this.rest.length > 0 || this.lines.length >= LINES_AT_ONCE) this.flush()
    })
  },

  take(): Buffer {
    const text = this.lines.map((line) => (typeof line === 'string' ? line : `${JSON.stringify(line)}\n`)).join('')
    this.lines = []
    return Buffer.from(text)
  },

  /** For the end of the process. */
  flushSync(): void {
    try {
      // What is under way ends by itself.
      writeFileSync(STANDARD_OUTPUT, this.writing ? this.take() : Buffer.concat([this.rest, this.take()]))
    } catch {
      // Nothing is left to say it to.
    }
  },
}
setInterval(() => output.flush(), FLUSH_EVERY_MS).unref()
process.on('exit', () => output.flushSync())

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
