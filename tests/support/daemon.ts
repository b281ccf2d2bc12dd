import { spawn } from 'node:child_process'

export type Daemon = { url: string; stop: () => Promise<void>; output: () => string }

type DaemonOptions = {
  command: readonly string[]
  url: string
  /** A path that responds once the server is up. */
  ready: string
  stopSignal?: NodeJS.Signals
  /** Removes the files that the server leaves behind. */
  remove?: () => Promise<void>
}

/**
 * Runs a server that is not part of the site, such as a proxy, in a separate process.
 * @throws with its output if it does not start
 */
export async function startDaemon({
  command: [program = '', ...words],
  url,
  ready,
  stopSignal = 'SIGTERM',
  remove,
}: DaemonOptions): Promise<Daemon> {
  const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  while (!(await fetch(url + ready).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`${program} did not start:\n${output}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    url,
    output: () => output,
    stop: async () => {
      child.kill(stopSignal)
      await ended
      await remove?.()
    },
  }
}
