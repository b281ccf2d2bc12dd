import { fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { text } from 'node:stream/consumers'
import { log } from './log.server.ts'

const MAX_OUTPUT = 2000

type Options = { signal: AbortSignal; env?: Record<string, string>; onMessage?: (message: unknown) => void }

/** Takes no memory and no time from visitors. @returns the code it ended with, and the last it wrote to standard error */
export async function runAtLowPriority(
  program: string,
  args: readonly string[],
  { signal, env = {}, onMessage = () => undefined }: Options,
): Promise<{ code: number | null; output: string }> {
  const child = fork(program, args, {
    env: { ...process.env, ...env },
    execArgv: ['--max-semi-space-size=8'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    signal,
    killSignal: 'SIGKILL',
  })
  child.once('message', onMessage)
  child.once('spawn', () => {
    try {
      setPriority(child.pid ?? 0, constants.priority.PRIORITY_BELOW_NORMAL)
    } catch (error) {
      // Some sandboxes forbid it.
      log.warn({ err: error, program }, 'runs at normal priority')
    }
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  // Emitted after an abort as well. The 'close' event follows.
  child.on('error', () => undefined)
  const [output, code] = await Promise.all([child.stderr ? text(child.stderr) : '', ended])
  return { code, output: output.slice(-MAX_OUTPUT) }
}
