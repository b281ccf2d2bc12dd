import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eventually } from './eventually.ts'
import { freePort } from './running-site.ts'

const root = join(import.meta.dirname, '../..')

export type RunningProcess = { pid: number; command: string }

/** The site as `npm start &` in a shell starts it. */
export type NpmStart = {
  url: string
  port: number
  dataDir: string
  /** The shell, which ends with the exit code of `npm start`. */
  shell: ChildProcess
  /** What `npm start &` gives. */
  pid: () => number
  output: () => string
  ended: Promise<number | null>
  /** Every process that it has started, and theirs, that still run, oldest first; orphans included. */
  processes: () => Promise<RunningProcess[]>
  /** Resolves once it answers. */
  serving: () => Promise<void>
  remove: () => Promise<void>
}

export async function npmStart(env: Record<string, string> = {}): Promise<NpmStart> {
  const { DATA_DIR = await mkdtemp(join(tmpdir(), 'larkway-npm-start-')), PORT = String(await freePort()) } = env
  // Inherited by every descendant, whoever its parent becomes.
  const mark = `LARKWAY_TEST_RUN=${randomUUID()}`
  const [name = '', value = ''] = mark.split('=')
  const shell = spawn('sh', ['-c', 'npm start & echo "pid $!"; wait $!'], {
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
  return {
    url,
    port: Number(PORT),
    dataDir: DATA_DIR,
    shell,
    pid: () => Number(/^pid (\d+)$/m.exec(output)?.[1]),
    output: () => output,
    ended,
    processes,
    serving: () => eventually(() => status(`${url}/healthz`)).toBe(200),
    remove: async () => {
      for (const { pid } of await processes()) kill(pid)
      await rm(DATA_DIR, { recursive: true, force: true })
    },
  }
}

/** The status of a response; undefined when there is none. */
export const status = (url: string): Promise<number | undefined> =>
  fetch(url).then(
    (response) => response.status,
    () => undefined,
  )

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended by itself meanwhile.
  }
}

async function processesWith(mark: string): Promise<RunningProcess[]> {
  const found: RunningProcess[] = []
  for (const pid of (await readdir('/proc')).filter((entry) => /^\d+$/.test(entry))) {
    const environment = await readFile(`/proc/${pid}/environ`, 'utf8').catch(() => '')
    if (!environment.split('\0').includes(mark)) continue
    const command = (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).split('\0').join(' ').trim()
    found.push({ pid: Number(pid), command })
  }
  return found.sort((one, other) => one.pid - other.pid)
}
