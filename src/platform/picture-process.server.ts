import type { ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { Socket } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { log } from './log.server.ts'
import { forkAtLowPriority } from './low-priority.server.ts'
import type { PictureAnswer, PictureTask } from './picture-task.ts'
import { PictureTurns, type Sender } from './picture-turns.ts'

/** Of one picture. */
const DEADLINE_MS = 15_000
/** Kept so long for the next picture: a new process takes half a second. */
const IDLE_MS = 10_000
/** Of the process: what Node takes, and what a picture may. Whoever goes past it has lied about its size. */
const MAX_RESIDENT_MB = 300
const MAX_DATA_MB = 1000
/** Above it, the next picture gets a new process. */
const KEEP_BELOW_MB = 140
const WATCH_EVERY_MS = 50
const PAGES_IN_MB = 256

const tooMuch: PictureAnswer = {
  problem: 'damaged',
  header: undefined,
  message: 'it takes too long, or too much memory, to decode',
}

/** For `npm run dev` and tests; the built site lies elsewhere. */
let program = join(import.meta.dirname, '../../bin/prepare-pictures.ts')
const turns = new PictureTurns()
let idle: { child: ChildProcess; timer: NodeJS.Timeout } | undefined

/** @param path of bin/prepare-pictures.ts */
export function setPictureProgram(path: string): void {
  program = path
}

/**
 * Decodes in a process of its own, with bounds on its memory and time.
 * @returns also the milliseconds it took
 * @throws the reason of `signal`
 */
export const preparePicture = (
  task: PictureTask,
  sender: Sender,
  signal: AbortSignal,
): Promise<{ answer: PictureAnswer; ms: number }> =>
  turns.take(sender, signal, async () => {
    const started = performance.now()
    const answer = await answerTo(task, signal)
    return { answer, ms: performance.now() - started }
  })

async function answerTo(task: PictureTask, signal: AbortSignal): Promise<PictureAnswer> {
  const warm = takeIdle()
  if (warm) {
    const answer = await send(warm, task, signal)
    if (answer) return answer
    // Otherwise it has ended before it had the picture.
    if (warm.killed) return tooMuch
  }
  return (await send(start(), task, signal)) ?? tooMuch
}

/** @returns undefined when the process has ended */
async function send(child: ChildProcess, task: PictureTask, signal: AbortSignal): Promise<PictureAnswer | undefined> {
  const { promise, resolve } = Promise.withResolvers<PictureAnswer | undefined>()
  const end = () => child.kill('SIGKILL')
  const ended = () => resolve(undefined)
  const giveUp = (why: string) => {
    log.warn({ why, bytes: task.picture.byteLength }, 'a picture was not decoded')
    end()
  }
  const deadline = setTimeout(giveUp, DEADLINE_MS, `it takes more than ${DEADLINE_MS / 1000} s`)
  // A decoder takes memory before it notices that a picture is larger than its header says.
  const watch = setInterval(async () => {
    if ((await residentMb(child)) > MAX_RESIDENT_MB && !child.killed) giveUp(`it takes more than ${MAX_RESIDENT_MB} MB`)
  }, WATCH_EVERY_MS)
  // Only this program sends messages, and only answers.
  child.once('message', (answer: PictureAnswer) => resolve(answer))
  child.once('close', ended)
  signal.addEventListener('abort', end, { once: true })
  child.send(task, (error) => error && ended())
  const answer = await promise
  clearTimeout(deadline)
  clearInterval(watch)
  signal.removeEventListener('abort', end)
  child.off('close', ended)
  signal.throwIfAborted()
  if (answer && !('problem' in answer) && (await residentMb(child)) < KEEP_BELOW_MB) keepIdle(child)
  else end()
  return answer
}

/** Not known on other systems than Linux. */
async function residentMb({ pid }: ChildProcess): Promise<number> {
  const pages = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '')
  return Number(pages.split(' ')[1] ?? 0) / PAGES_IN_MB
}

function start(): ChildProcess {
  // Without the settings of the site, which are secrets. A decoder that is taken over finds none.
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
