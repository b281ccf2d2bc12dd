import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildsOf } from '../../src/content/dealer/paths/build-paths.ts'

const root = join(import.meta.dirname, '../..')
const node = join(root, 'node_modules/node/bin/node')
/** The memory settings of `npm start`. */
const { nodeOptions, mallocArenas } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).config

export type Site = {
  url: string
  dataDir: string
  process: ChildProcess
  /** Milliseconds from starting the process to its first response. */
  startedInMs: number
  /** Everything the site has logged, one JSON object per line. */
  log: () => string
  stop: (signal?: NodeJS.Signals) => Promise<number | null>
  remove: () => Promise<void>
}

/** Below the ports that the system gives to outgoing connections, which could take a port before its server is up. */
const ports = { from: 12_000, to: 32_000 }

export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(ports.from, ports.to)
    const server = createServer()
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false))
      server.listen(port, '127.0.0.1', () => resolve(true))
    })
    if (!isFree) continue
    await new Promise((resolve) => server.close(resolve))
    return port
  }
}

/** Runs one of the project's scripts with the pinned Node. @returns its output */
export async function runScript(
  script: string,
  env: Record<string, string>,
  args: string[] = [],
  checkout = root,
): Promise<{ code: number | null; output: string }> {
  const child = spawn(node, [join(checkout, script), ...args], { cwd: checkout, env: { ...process.env, ...env } })
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  child.stderr.on('data', (chunk) => {
    output += chunk
  })
  const code = await new Promise<number | null>((resolve) => child.on('exit', resolve))
  return { code, output }
}

type StartOptions = {
  dataDir?: string
  /** An open file for the log. If given, `log()` stays empty. */
  logFile?: number
  /** Options for bin/serve.ts. */
  args?: string[]
  /** A built checkout of another version. */
  checkout?: string
  /** Runs once the database exists and nothing is in memory yet. */
  beforeServing?: (dataDir: string) => void
}

/** Runs the built site in a separate process, on its own database with the sample inventory. */
export async function startSite(
  env: Record<string, string> = {},
  { dataDir, logFile, args = [], checkout = root, beforeServing }: StartOptions = {},
): Promise<Site> {
  const directory = dataDir ?? (await mkdtemp(join(tmpdir(), 'larkway-site-')))
  const port = Number(env.PORT) || (await freePort())
  const all = {
    // The NODE_ENV of the test runner would change what the framework renders.
    NODE_ENV: 'production',
    DATA_DIR: directory,
    PORT: String(port),
    HOST: '127.0.0.1',
    WORKERS: '1',
    CONTACT_LIMIT: '100000',
    CONTACT_ADDRESS_LIMIT: '100000',
    RENDER_LIMIT: '100000',
    ...env,
  }
  // One process starts faster than two, but only this version has that program, and it does nothing between the two steps.
  const inOne = !beforeServing && checkout === root
  if (!inOne) {
    const prepared = await runScript('bin/prepare-database.ts', all, [], checkout)
    if (prepared.code !== 0) throw new Error(prepared.output)
    beforeServing?.(directory)
  }
  const started = performance.now()
  const program = join(checkout, inOne ? 'tests/support/site-process.ts' : 'bin/serve.ts')
  const child = spawn(node, [nodeOptions, program, ...args], {
    cwd: checkout,
    env: { ...process.env, MALLOC_ARENA_MAX: mallocArenas, ...all },
    stdio: ['ignore', logFile ?? 'pipe', 'pipe'],
  })
  let log = ''
  for (const output of [child.stdout, child.stderr]) {
    output?.on('data', (chunk) => {
      log += chunk
    })
  }
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve))
  const url = `http://127.0.0.1:${port}`
  await untilHealthy(url, ended, () => log)
  const startedInMs = performance.now() - started
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal)
    return ended
  }
  return {
    url,
    dataDir: directory,
    process: child,
    startedInMs,
    log: () => log,
    stop,
    remove: async () => {
      await stop('SIGKILL')
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/** Runs the site of a dealer's folder, building it first if needed. */
export async function startSiteOf(folder: string, env: Record<string, string> = {}): Promise<Site> {
  // The NODE_ENV of the test runner would change the build.
  const { code, output } = await runScript('tests/support/build-dealer.ts', {
    DEALER_DIR: folder,
    NODE_ENV: 'production',
  })
  if (code !== 0) throw new Error(output)
  return startSite({ ...env, DEALER_DIR: folder })
}

export const removeBuildsOf = (folder: string): Promise<void> => rm(buildsOf(folder), { recursive: true })

/**
 * Resolves once the site responds.
 * @throws with its log if its process exits first
 */
export async function untilHealthy(url: string, ended: Promise<unknown>, log: () => string): Promise<void> {
  let over = false
  void ended.then(() => {
    over = true
  })
  while (!over) {
    const response = await fetch(`${url}/healthz`).catch(() => undefined)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`the site did not start:\n${log()}`)
}
