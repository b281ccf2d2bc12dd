import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { freePort } from './running-site.ts'

const root = join(import.meta.dirname, '../..')
/** Long enough for npm, an integrity check and the first request on a busy machine. */
const SERVING_WITHIN = { timeout: 120_000, interval: 20 }

export type RunningProcess = { pid: number; command: string }

/** Runs the site like `npm start &` in a shell, or `npm run dev &`. */
export type NpmStart = {
  url: string
  port: number
  dataDir: string
  /** The shell, which ends with the exit code of `npm start`. */
  shell: ChildProcess
  /** The process id that `npm start &` prints. */
  pid: () => number
  output: () => string
  ended: Promise<number | null>
  /** Every process started by `npm start` that still runs, oldest first and including orphans. */
  processes: () => Promise<RunningProcess[]>
  /** Resolves once the site answers. */
  serving: () => Promise<void>
  /** Sends SIGKILL to all processes at once. Resolves when none of them is left. */
  kill: () => Promise<void>
  remove: () => Promise<void>
}

export async function npmStart(env: Record<string, string> = {}, script: 'start' | 'dev' = 'start'): Promise<NpmStart> {
  const { DATA_DIR = await mkdtemp(join(tmpdir(), 'larkway-npm-start-')), PORT = String(await freePort()) } = env
  // Every descendant inherits this environment variable, even if it gets another parent process.
  const mark = `LARKWAY_TEST_RUN=${randomUUID()}`
  const [name = '', value = ''] = mark.split('=')
  const shell = spawn('sh', ['-c', `npm run ${script} & echo "pid $!"; wait $!`], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', ...env, DATA_DIR, PORT, [name]: value },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [shell.stdout, shell.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  const ended = new Promise<number | null>((resolve) => shell.once('exit', resolve))
  const url = `http://127.0.0.1:${PORT}`
  const processes = () => processesWith(mark)
  const killAll = async () => {
    for (const { pid } of await processes()) kill(pid)
    await expect.poll(processes).toEqual([])
  }
  return {
    url,
    port: Number(PORT),
    dataDir: DATA_DIR,
    shell,
    pid: () => Number(/^pid (\d+)$/m.exec(output)?.[1]),
    output: () => output,
    ended,
    processes,
    serving: () => expect.poll(() => status(`${url}/healthz`), SERVING_WITHIN).toBe(200),
    kill: async () => {
      await killAll()
      // The port is the last thing that a killed process releases.
      await expect.poll(() => isFree(Number(PORT))).toBe(true)
    },
    remove: async () => {
      await killAll()
      await rm(DATA_DIR, { recursive: true, force: true })
    },
  }
}

/** Returns the status of a response; undefined if there is none. */
export const status = (url: string): Promise<number | undefined> =>
  fetch(url).then(
    (response) => response.status,
    () => undefined,
  )

/** Checks whether another program could listen on the port. */
async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening')
  } catch {
    return false
  }
  await once(server.close(), 'close')
  return true
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // The process has ended in the meantime.
  }
}

async function processesWith(mark: string): Promise<RunningProcess[]> {
  const processes: RunningProcess[] = []
  for (const pid of (await readdir('/proc')).filter((entry) => /^\d+$/.test(entry))) {
    const environment = await readFile(`/proc/${pid}/environ`, 'utf8').catch(() => '')
    if (!environment.split('\0').includes(mark)) continue
    const command = (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).split('\0').join(' ').trim()
    processes.push({ pid: Number(pid), command })
  }
  return processes.sort((one, other) => one.pid - other.pid)
}
