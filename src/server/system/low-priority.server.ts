import { type ChildProcess, fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { text } from 'node:stream/consumers'
import { log } from './log.server.ts'

const MAX_OUTPUT = 2000
const SHELL = '/bin/sh'

type ForkOptions = {
  signal?: AbortSignal
  env?: NodeJS.ProcessEnv
  /** On Linux, limits the program's writable memory, including the 600 MB that Node reserves. The system refuses more, which ends the process. */
  maxDataMb?: number
}

/** Runs at low priority, so that it takes no time from visitors. */
export function forkAtLowPriority(program: string, args: readonly string[], options: ForkOptions): ChildProcess {
  const { signal, env, maxDataMb } = options
  const nodeOptions = ['--max-semi-space-size=8']
  const isLimited = maxDataMb !== undefined && process.platform === 'linux' && existsSync(SHELL)
  const child = fork(program, args, {
    ...(isLimited && { execPath: SHELL }),
    execArgv: isLimited
      ? ['-c', `ulimit -d ${maxDataMb * 1024}; exec "$0" "$@"`, process.execPath, ...nodeOptions]
      : nodeOptions,
    ...(env && { env }),
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
    ...(signal && { signal }),
    killSignal: 'SIGKILL',
  })
  child.once('spawn', () => {
    try {
      setPriority(child.pid ?? 0, constants.priority.PRIORITY_BELOW_NORMAL)
    } catch (error) {
      // Some sandboxes don't allow a change of priority.
      log.warn({ err: error, program }, 'runs at normal priority')
    }
  })
  // An abort emits an error as well. The 'close' event follows.
  child.on('error', () => undefined)
  return child
}

type Options = { signal: AbortSignal; env?: Record<string, string>; onMessage?: (message: unknown) => void }

/** Runs a program at low priority until it ends. @returns its exit code and the end of its standard error */
export async function runAtLowPriority(
  program: string,
  args: readonly string[],
  { signal, env = {}, onMessage = () => undefined }: Options,
): Promise<{ code: number | null; output: string }> {
  const child = forkAtLowPriority(program, args, { signal, env: { ...process.env, ...env } })
  child.once('message', onMessage)
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const [output, code] = await Promise.all([child.stderr ? text(child.stderr) : '', ended])
  return { code, output: output.slice(-MAX_OUTPUT) }
}
