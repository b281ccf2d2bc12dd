import type { ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { Socket } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { log } from '../system/log.server.ts'
import { forkAtLowPriority } from '../system/low-priority.server.ts'
import type { PictureAnswer, PictureTask } from './picture-task.ts'
import { PictureTurns, type Sender } from './picture-turns.ts'

/** Processor time, since elapsed time depends on how busy the machine is. */
const MAX_SECONDS = 15
/** How long an idle process is kept for the next picture, since a new one takes half a second to start. */
const IDLE_MS = 10_000
/** Limit for the whole process: Node's own memory plus what a picture may need. A picture that needs more has a false header. */
const MAX_RESIDENT_MB = 300
const MAX_DATA_MB = 1000
/** Above this, the next picture gets a new process. */
const KEEP_BELOW_MB = 140
const WATCH_EVERY_MS = 50
const PAGES_IN_MB = 256
const TICKS_A_SECOND = 100

const tooMuch: PictureAnswer = {
  problem: 'damaged',
  header: undefined,
  message: 'it takes too long, or too much memory, to decode',
}

/** This path is right for `npm run dev` and tests; the built site is in another folder. */
let program = join(import.meta.dirname, '../../../bin/prepare-pictures.ts')
const turns = new PictureTurns()
let idle: { child: ChildProcess; timer: NodeJS.Timeout } | undefined

/** @param path of bin/prepare-pictures.ts */
export function setPictureProgram(path: string): void {
  program = path
}

/**
 * Decodes in a process of its own, with bounds on its memory and time.
 * @returns also the processor time it took, in milliseconds
 * @throws the reason of `signal`
 */
export const preparePicture = (
  task: PictureTask,
  sender: Sender,
  signal: AbortSignal,
): Promise<{ answer: PictureAnswer; ms: number }> => turns.take(sender, signal, () => answerTo(task, signal))

type TimedAnswer = { answer: PictureAnswer; ms: number }

async function answerTo(task: PictureTask, signal: AbortSignal): Promise<TimedAnswer> {
  const warm = takeIdle()
  if (warm) {
    const { answer, ms } = await send(warm, task, signal)
    if (answer) return { answer, ms }
    // A process that was not killed may have ended before it received the picture, so a new one gets it.
    if (warm.killed) return { answer: tooMuch, ms }
  }
  const { answer = tooMuch, ms } = await send(start(), task, signal)
  return { answer, ms }
}

/** @returns no answer when the process has ended */
async function send(
  child: ChildProcess,
  task: PictureTask,
  signal: AbortSignal,
): Promise<Partial<TimedAnswer> & { ms: number }> {
  const { promise, resolve } = Promise.withResolvers<PictureAnswer | undefined>()
  const before = (await usageOf(child)).seconds
  let used = { seconds: before, megabytes: 0 }
  const end = () => child.kill('SIGKILL')
  const ended = () => resolve(undefined)
  const look = async () => {
    const now = await usageOf(child)
    if (now.seconds > 0) used = now
  }
  // A decoder takes memory before it notices that a picture is larger than its header says.
  const watch = setInterval(async () => {
    await look()
    const isLarge = used.megabytes > MAX_RESIDENT_MB
    if (child.killed || (!isLarge && used.seconds - before < MAX_SECONDS)) return
    const why = isLarge ? `it takes more than ${MAX_RESIDENT_MB} MB` : `it takes more than ${MAX_SECONDS} s`
    log.warn({ why, bytes: task.picture.byteLength }, 'a picture was not decoded')
    end()
  }, WATCH_EVERY_MS)
  // Only bin/prepare-pictures.ts sends messages here, and they are all answers.
  child.once('message', (answer: PictureAnswer) => resolve(answer))
  child.once('close', ended)
  signal.addEventListener('abort', end, { once: true })
  child.send(task, (error) => error && ended())
  const answer = await promise
  clearInterval(watch)
  signal.removeEventListener('abort', end)
  child.off('close', ended)
  signal.throwIfAborted()
  await look()
  if (answer && !('problem' in answer) && used.megabytes < KEEP_BELOW_MB) keepIdle(child)
  else end()
  return { ...(answer && { answer }), ms: (used.seconds - before) * 1000 }
}

/** Processor time and memory of the process, known only on Linux. */
async function usageOf({ pid }: ChildProcess): Promise<{ seconds: number; megabytes: number }> {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The figures come after the process's name, which is in parentheses and may contain spaces.
  const figures = status
    .slice(status.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const [user = 0, system = 0] = figures.slice(11, 13)
  return { seconds: (user + system) / TICKS_A_SECOND, megabytes: (figures[21] ?? 0) / PAGES_IN_MB }
}

function start(): ChildProcess {
  // Leaves out the site's settings, so that a compromised decoder finds no secrets.
  const child = forkAtLowPriority(program, [], { env: { MALLOC_ARENA_MAX: '2' }, maxDataMb: MAX_DATA_MB })
  if (child.stderr) {
    void text(child.stderr).then((output) => {
      if (output) log.warn({ output: output.slice(-500) }, 'the process that decodes pictures has ended')
    })
  }
  return child
}

function takeIdle(): ChildProcess | undefined {
  if (!idle) return undefined
  const { child, timer } = idle
  idle = undefined
  clearTimeout(timer)
  return child.connected ? child : undefined
}

function keepIdle(child: ChildProcess): void {
  const timer = setTimeout(() => {
    idle = undefined
    child.kill('SIGKILL')
  }, IDLE_MS)
  timer.unref()
  child.unref()
  child.channel?.unref()
  if (child.stderr instanceof Socket) child.stderr.unref()
  idle = { child, timer }
}
