import pino from 'pino'
import { env } from '../settings/env.server.ts'
import { standardOutput } from './log-output.server.ts'

const LINES_AT_ONCE = 100
const FLUSH_EVERY_MS = 200
/** Beyond these, lines are dropped until they can be written again, for instance after a full disk. */
const MAX_WAITING_LINES = 10_000

/** Keeps known fields only, because other fields of PostgreSQL's errors quote the refused row. */
function serializeError(error: unknown) {
  if (!(error instanceof Error)) return { message: 'not an error' }
  const { name, message, stack } = error
  return { name, message, stack, ...('code' in error ? { code: String(error.code) } : {}) }
}

const { pid } = process

/** Does not delay requests. pino's own destination keeps the process from ending on a full disk: docs/decisions/0011. */
const output = {
  lines: [] as (string | object)[],
  pending: Buffer.alloc(0) as Buffer,
  writing: false,

  write(line: string | object): void {
    if (this.lines.length >= MAX_WAITING_LINES) return
    if (this.lines.push(line) === LINES_AT_ONCE) this.flush()
  },

  flush(): void {
    if (this.writing) return
    if (this.pending.length === 0) this.pending = this.take()
    if (this.pending.length === 0) return
    this.writing = true
    standardOutput.write(this.pending, (error, bytes) => {
      this.writing = false
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

  flushSync(): void {
    try {
      standardOutput.writeSync(this.writing ? this.take() : Buffer.concat([this.pending, this.take()]))
    } catch {
      // There is nowhere left to report this.
    }
  },
}
setInterval(() => output.flush(), FLUSH_EVERY_MS).unref()
process.on('exit', () => output.flushSync())

/** Never log anything that visitors type: no bodies, no query strings, no addresses. */
export const log = pino({ serializers: { err: serializeError }, level: env().LOG_LEVEL, base: { pid } }, output)

type RequestEntry = { method: string | undefined; path: string; status: number; ms: number }

/** Writes pino's format directly, since pino would take half as long as a whole response from memory. */
export function logRequest({ method, path, status, ms }: RequestEntry): void {
  if (!log.isLevelEnabled('info')) return
  output.write({ level: log.levels.values.info, time: Date.now(), pid, method, path, status, ms, msg: 'request' })
}
