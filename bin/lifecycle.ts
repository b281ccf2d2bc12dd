/** How the processes of the site start and end. */
import cluster from 'node:cluster'
import { isSetupProblem } from '../src/platform/setup-problem.ts'

/** How long a stop may take. bin/bootstrap.mjs kills what takes longer. */
const STOP_WITHIN_MS = 10_500

/** The exit code of a worker that has said why no worker can start. */
export const CANNOT_START = 78

let stopProcess: (() => Promise<void>) | undefined
let stopping = false

/**
 * Ends this process, after `stop`, when a signal says so or the process that started it is gone. Further signals change
 * nothing: Ctrl-C arrives from the terminal and again from `npm start`. A later call replaces `stop`.
 */
export function onStop(stop: () => Promise<void>): void {
  if (!stopProcess) listenForStop()
  stopProcess = stop
}

function listenForStop(): void {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, end)
  // Node itself ends a worker whose primary is gone.
  if (cluster.isWorker) return
  process.on('disconnect', end)
  process.channel?.unref()
}

function end(): void {
  if (stopping) return
  stopping = true
  setTimeout(() => {
    console.error(`larkway: not everything came to an end within ${STOP_WITHIN_MS / 1000} s; stopping without it`)
    process.exit(1)
  }, STOP_WITHIN_MS)
  void stopProcess?.().then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
}

/** Runs a start. What a person can put right is said in a sentence, and ends the process with the code. */
export async function startOrExplain(start: () => Promise<void>, exitCode = 1): Promise<void> {
  try {
    await start()
  } catch (error) {
    if (!isSetupProblem(error)) throw error
    const { message, fix } = error
    console.error(`larkway: ${message}${message.includes('\n') ? '\n' : ' '}${fix}`)
    process.exit(exitCode)
  }
}
