import { write, writeFileSync } from 'node:fs'
import pino from 'pino'
import { env } from './env.server.ts'

const LINES_AT_ONCE = 100
const FLUSH_EVERY_MS = 200
/** Past these, lines are dropped until they can be written again, after a full disk for instance. */
const MAX_WAITING_LINES = 10_000
const STANDARD_OUTPUT = 1

/** Known fields only: in others, PostgreSQL's errors quote the row that was refused. */
function serializeError(error: unknown) {
  if (!(error instanceof Error)) return { message: 'not an error' }
  const { name, message, stack } = error
  return { name, message, stack, ...('code' in error ? { code: String(error.code) } : {}) }
}

const { pid } = process

/**
 * Collects lines, strings from pino or plain objects, and writes them together without delaying a request. pino's own
 * destination keeps the process from ending on a full disk: docs/decisions/0011.
 */
const output = {
  lines: [] as (string | object)[],
  /** What is being written, or could not be written yet. */
  pending: Buffer.alloc(0) as Buffer,
  writing: false,

  write(line: string | object): void {
    if (this.lines.length >= MAX_WAITING_LINES) return
    // Only at the hundredth: later lines follow when that write is done, or with the timer.
    if (this.lines.push(line) === LINES_AT_ONCE) this.flush()
  },

  flush(): void {
    if (this.writing) return
    if (this.pending.length === 0) this.pending = this.take()
    if (this.pending.length === 0) return
    this.writing = true
    write(STANDARD_OUTPUT, this.pending, (error, bytes) => {
      this.writing = false
      // The disk is full, or the reader is behind: the timer tries again.
      if (error) return
      this.pending = this.pending.subarray(bytes)
      if (this.pending.length > 0 || this.lines.length >= LINES_AT_ONCE) this.flush()
    })
  },

  take(): Buffer {
    const text = this.lines.map((line) => (typeof line === 'string' ? line : `${JSON.stringify(line)}\n`)).join('')
    this.lines = []
    return Buffer.from(text)
  },

  /** At the end of the process. */
  flushSync(): void {
    try {
      // A write that has begun completes by itself.
      writeFileSync(STANDARD_OUTPUT, this.writing ? this.take() : Buffer.concat([this.pending, this.take()]))
    } catch {
      // There is nowhere left to report it.
    }
  },
}
setInterval(() => output.flush(), FLUSH_EVERY_MS).unref()
process.on('exit', () => output.flushSync())

/**
 * One JSON line per event on standard output. What visitors type is never logged: no bodies, no query strings, no
 * addresses.
 */
export const log = pino({ serializers: { err: serializeError }, level: env().LOG_LEVEL, base: { pid } }, output)

/** A request and its response: the path without the query, and the time it took in ms. */
type RequestEntry = { method: string | undefined; path: string; status: number; ms: number }

/** Logs a request in pino's format. pino itself would add half the time that a response from memory takes. */
export function logRequest({ method, path, status, ms }: RequestEntry): void {
  if (!log.isLevelEnabled('info')) return
  output.write({ level: log.levels.values.info, time: Date.now(), pid, method, path, status, ms, msg: 'request' })
}
