import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { log } from '../platform/log.server.ts'
import { type PictureFolders, type PictureSize, pictureSizes } from '../platform/pictures.server.ts'
import { tryProcessLock } from '../platform/process-lock.server.ts'
import { createPictureEncoder } from './picture-encoder.server.ts'
import { sendBody } from './static-files.server.ts'

/** Until then the size has most likely been made. Browsers look again for it with the next page that shows it. */
const CACHE_SECONDS = 30
/** What is kept of quick encodings: about what all sizes of the build take. */
const MAX_BYTES = 64 * 1024 * 1024
/** After a size that could not be written, as on a full disk. */
const RETRY_MS = 60_000
/** Older leftovers of processes that were killed belong to nobody. */
const LEFTOVER_MS = 600_000

export type MissingPicturesOptions = PictureFolders & {
  /** The program that encodes: bin/encode-pictures.ts. */
  encoder: string
  /** Where the process that makes all missing sizes of these folders holds a lock, one on each machine. */
  locks: string
}

export type MissingPictures = {
  /**
   * Sends a quick encoding of a picture of the build whose size has not been made yet, and has that made.
   * @returns false when the path names no such picture
   */
  send(
    request: IncomingMessage,
    response: ServerResponse,
    file: { path: string; headers: Record<string, string> },
  ): Promise<boolean>
  /** Makes all sizes that are missing, unless another process is at it. */
  makeAll(): Promise<void>
  stop(): Promise<void>
}

/**
 * Answers for sizes of pictures that are not on disk yet, and makes them, one at a time: those asked for first. docs/decisions/0017
 * has the measurements.
 */
export function serveMissingPictures(options: MissingPicturesOptions): MissingPictures {
  const { masters, sizes, locks } = options
  const lockFile = join(locks, `.larkway-pictures-${createHash('sha256').update(sizes).digest('hex').slice(0, 8)}.lock`)
  const encoder = createPictureEncoder(options.encoder)
  const stopping = new AbortController()
  const { signal } = stopping
  const asked = new Set<PictureSize>()
  let rest: PictureSize[] = []
  let working: Promise<void> | undefined
  let lastFailure = ''

  const quick = new Map<string, Promise<Buffer>>()
  let quickBytes = 0
  let lastQuick: Promise<unknown> = Promise.resolve()

  /** The same encoding for all who ask; one is made at a time, so that pages keep most of the processor. */
  function encodeQuickly(size: PictureSize): Promise<Buffer> {
    const encoding = lastQuick.then(async () => {
      // Costs a site that has all its sizes neither memory nor time.
      const encodePicture = await loadEncoder()
      const body = await encodePicture(await readFile(join(masters, size.master)), { ...size, quick: true })
      quickBytes += body.length
      if (quickBytes > MAX_BYTES) {
        quick.clear()
        quickBytes = 0
      }
      return body
    })
    lastQuick = encoding.catch(() => quick.delete(size.file))
    quick.set(size.file, encoding)
    return encoding
  }

  async function work(): Promise<void> {
    for (let size = next(); size && !signal.aborted; size = next()) {
      const target = join(sizes, size.file)
      // Another process may have made it meanwhile.
      if (existsSync(target)) continue
      const { width, format } = size
      const failure = await encoder.encode({ source: join(masters, size.master), target, width, format })
      if (signal.aborted) return
      if (failure !== undefined) await recover(size, failure)
      else quick.delete(size.file)
    }
  }

  const missing = () => [...pictureSizes().values()].filter(({ file }) => !existsSync(join(sizes, file)))

  function next(): PictureSize | undefined {
    const [first] = asked
    if (!first) return rest.shift()
    asked.delete(first)
    return first
  }

  async function recover(size: PictureSize, failure: string): Promise<void> {
    const { file } = size
    if (failure !== lastFailure) {
      log.error({ file, why: failure }, 'a picture size could not be made; a quick encoding of it is sent meanwhile')
    }
    lastFailure = failure
    await pause(RETRY_MS, undefined, { signal, ref: false }).catch(() => undefined)
    rest.push(size)
  }

  function startWork(): Promise<void> {
    working ??= work().finally(() => {
      working = undefined
    })
    return working
  }

  return {
    async send(request, response, { path, headers }) {
      const size = path.startsWith('/pictures/') ? pictureSizes().get(path.slice('/pictures/'.length)) : undefined
      if (!size || !existsSync(join(masters, size.master))) return false
      const body = await (quick.get(size.file) ?? encodeQuickly(size))
      asked.add(size)
      void startWork()
      const etag = `"quick-${body.length.toString(36)}"`
      const cacheControl = `public, max-age=${CACHE_SECONDS}`
      sendBody(request, response, body, { path, headers: { ...headers, etag, 'cache-control': cacheControl } })
      return true
    },

    async makeAll() {
      if (!existsSync(masters) || missing().length === 0) return
      const lock = await waitForLock(lockFile, signal)
      if (!lock) return
      try {
        await removeLeftovers(sizes)
        rest = missing()
        if (rest.length === 0) return
        const started = performance.now()
        log.info({ sizes: rest.length }, 'picture sizes are made in the background')
        while (rest.length > 0 && !signal.aborted) await startWork()
        if (signal.aborted) return
        log.info({ seconds: Math.round((performance.now() - started) / 1000) }, 'all picture sizes are made')
      } finally {
        lock.release()
      }
    },

    async stop() {
      stopping.abort()
      await encoder.stop()
      await working
    },
  }
}

async function loadEncoder() {
  const [{ encodePicture }, { default: sharp }] = await Promise.all([
    import('../platform/picture-sizes.server.ts'),
    import('sharp'),
  ])
  sharp.concurrency(1)
  sharp.cache(false)
  return encodePicture
}

async function waitForLock(file: string, signal: AbortSignal) {
  while (!signal.aborted) {
    const lock = tryProcessLock(file, 'exclusive')
    if (lock) return lock
    await pause(RETRY_MS, undefined, { signal, ref: false }).catch(() => undefined)
  }
  return undefined
}

async function removeLeftovers(directory: string): Promise<void> {
  const files = await readdir(directory, { recursive: true }).catch(() => [])
  for (const file of files.filter((name) => name.endsWith('.part'))) {
    const stats = await stat(join(directory, file)).catch(() => undefined)
    if (stats && Date.now() - stats.mtimeMs > LEFTOVER_MS) await rm(join(directory, file), { force: true })
  }
}
