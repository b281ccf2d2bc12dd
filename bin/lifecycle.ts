import cluster from 'node:cluster'

const STOP_WITHIN_MS = 10_500

/** The exit code of a worker that has reported why no worker can start. */
export const CANNOT_START = 78

/** Holds the id of the parent process. A restarted program needs it, since it has no IPC channel to the parent. */
const PARENT = 'LARKWAY_PARENT'
const PARENT_POLL_MS = 500

let stopProcess: (() => Promise<void>) | undefined
let stopping = false

/** Stops on SIGTERM, SIGINT or SIGHUP, or when the parent is gone. Later signals are ignored, since Ctrl-C also arrives through `npm start`. A later call replaces `stop`. */
export function onStop(stop: () => Promise<void>): void {
  if (!stopProcess) listenForStop()
  stopProcess = stop
}

function listenForStop(): void {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, end)
  // Node itself stops a worker whose primary is gone.
  if (cluster.isWorker) return
  process.on('disconnect', end)
  process.channel?.unref()
  const parent = process.env[PARENT]
  if (parent) {
    setInterval(() => {
      if (process.ppid !== Number(parent)) end()
    }, PARENT_POLL_MS).unref()
  }
}

/** Restarts the program in the same process, so that systemd or npm keeps watching it. The caller closes everything first. Needs `process.execve`. */
export function startAgain(): void {
  if (stopping) return
  const {
    SITE_BUILD_DIR: _,
    [PARENT]: parent = process.connected ? String(process.ppid) : undefined,
    ...env
  } = process.env
  process.execve?.(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], {
    ...env,
    ...(parent && { [PARENT]: parent }),
  })
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

const HANDED_BACK = 'handed-back'

/**
 * Called by a worker that no longer listens. Connections that are on their way to the worker go to another one if this one lives long
 * enough to refuse them; otherwise, Node would leave them open and their clients waiting. Messages arrive in order, so after the
 * primary's answer no connection is left.
 */
export async function handBackConnections(): Promise<void> {
  if (!cluster.isWorker || !process.connected) return
  await new Promise<void>((resolve) => {
    process.on('message', (message) => {
      if (message === HANDED_BACK) resolve()
    })
    process.send?.(HANDED_BACK)
  })
}

/** Called in the primary process. */
export function takeBackConnections(): void {
  cluster.on('message', (worker, message: unknown) => {
    if (message === HANDED_BACK && worker.isConnected()) worker.send(HANDED_BACK)
  })
}
