import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { log } from '../platform/log.server.ts'
import type { PictureSize } from '../platform/pictures.server.ts'

/** What bin/encode-pictures.ts is sent. Paths are absolute. */
export type EncodingJob = Pick<PictureSize, 'width' | 'format'> & { source: string; target: string }

/** It is started again for the next size, so that it takes no memory once all are made. */
const END_AFTER_IDLE_MS = 10_000

export type PictureEncoder = {
  /** Writes one size of a picture. One at a time. @returns why that failed */
  encode(job: EncodingJob): Promise<string | undefined>
  stop(): Promise<void>
}

/** Encodes in a process of its own at low priority, so that it takes no memory and little time from visitors. */
export function createPictureEncoder(program: string): PictureEncoder {
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined

  function start(): ChildProcess {
    const started = fork(program, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
    started.once('spawn', () => {
      try {
        setPriority(started.pid ?? 0, constants.priority.PRIORITY_BELOW_NORMAL)
      } catch (error) {
        // Some sandboxes forbid it.
        log.warn({ err: error }, 'pictures are encoded at normal priority')
      }
    })
    started.once('exit', () => {
      if (child === started) child = undefined
    })
    return started
  }

  return {
    async encode(job) {
      clearTimeout(idle)
      child ??= start()
      const encoder = child
      const failure = await new Promise<string | undefined>((resolve) => {
        const settle = (why: string | undefined) => {
          encoder.off('message', answered).off('exit', ended).off('error', failed)
          resolve(why)
        }
        const answered = (message: unknown) => settle(typeof message === 'string' ? message : undefined)
        const ended = (code: number | null, signal: string | null) =>
          settle(`the process that encodes pictures ended with ${signal ?? `exit code ${code}`}`)
        const failed = (error: Error) => settle(error.message)
        encoder.on('message', answered).on('exit', ended).on('error', failed)
        encoder.send(job, (error) => {
          if (error) settle(error.message)
        })
      })
      idle = setTimeout(() => {
        if (encoder.connected) encoder.disconnect()
        if (child === encoder) child = undefined
      }, END_AFTER_IDLE_MS).unref()
      return failure
    },
    async stop() {
      clearTimeout(idle)
      const encoder = child
      if (!encoder || encoder.exitCode !== null || encoder.signalCode !== null) return
      const ended = once(encoder, 'exit')
      encoder.kill('SIGKILL')
      await ended
    },
  }
}
