/** Blender processes that take jobs from a queue. They exchange lines of JSON with model/worker.py. */
import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { setPriority } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Job, Shot } from './jobs.ts'

export type RenderResult = { out: string; bytes: number } | { error: string }

const script = join(import.meta.dirname, 'model', 'worker.py')

// Large arrays are allocated and freed all the time. Keeping the memory avoids page faults, which took a quarter of the time.
const memory = { MALLOC_MMAP_MAX_: '0', MALLOC_TRIM_THRESHOLD_: '20000000000', MALLOC_TOP_PAD_: '268435456' }

const missing = `Blender was not found. Rendering needs it and four Python packages; on Debian or Ubuntu:
  apt-get install blender python3-numpy python3-scipy python3-skimage python3-opencv
Building and testing the site needs neither: the rendered masters are committed.`

/** Runs one Blender process until the queue is empty. `scratch` returns the file that a shot is written to before it becomes a master. */
export function worker(
  queue: Job[],
  scratch: (shot: Shot) => string,
  report: (shot: Shot, result: RenderResult) => Promise<void>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const blender = spawn('blender', ['-b', '-noaudio', '-P', script], { env: { ...process.env, ...memory } })
    const log: string[] = []
    let pending: Shot[] = []
    const next = () => {
      const job = queue.shift()
      if (!job) return blender.stdin.end()
      pending = [...job.shots]
      for (const shot of pending) mkdirSync(dirname(scratch(shot)), { recursive: true })
      const shots = Object.fromEntries(pending.map((shot) => [basename(shot.key), scratch(shot)]))
      blender.stdin.write(`${JSON.stringify({ ...job.request, shots })}\n`)
    }
    const finish = async (result: RenderResult) => {
      // A failed job reports once for all its shots.
      const finishedShots = 'error' in result ? pending.splice(0) : pending.splice(0, 1)
      for (const shot of finishedShots) await report(shot, result)
      if (pending.length === 0) next()
    }
    blender.on('error', (error) => reject('code' in error && error.code === 'ENOENT' ? new Error(missing) : error))
    if (blender.pid === undefined) return
    setPriority(blender.pid, 19)
    createInterface(blender.stderr).on('line', (line) => log.push(line))
    createInterface(blender.stdout).on('line', (line) => {
      if (line.startsWith('@ ')) finish(JSON.parse(line.slice(2))).catch(reject)
    })
    blender.on('close', (code) => {
      if (code === 0 && pending.length === 0) resolve()
      else reject(new Error(`Blender stopped with code ${code}:\n${log.slice(-20).join('\n')}`))
    })
    next()
  })
}
