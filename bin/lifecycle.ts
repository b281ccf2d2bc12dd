import cluster from 'node:cluster'

const STOP_WITHIN_MS = 10_500

/** The exit code of a worker that has reported why no worker can start. */
export const CANNOT_START = 78

let stopProcess: (() => Promise<void>) | undefined
let stopping = false

/** On SIGTERM, SIGINT or SIGHUP, or without a parent. Only the first counts: Ctrl-C also comes through `npm start`. A later call replaces `stop`. */
export function onStop(stop: () => Promise<void>): void {
  if (!stopProcess) listenForStop()
  stopProcess = stop
}

function listenForStop(): void {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, end)
  // Node itself stops a worker without a primary.
  if (cluster.isWorker) return
  process.on('disconnect', end)
  process.channel?.unref()
}

function end(): void {
  if (stopping) return
  stopping = true
  setTimeout(() => {
    console.error(`larkway: shutdown took more than ${STOP_WITHIN_MS / 1000} s; exiting anyway`)
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
