import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { sourceDir } from '../../../src/content/dealer/paths/build-paths.ts'
import { Failure } from '../../command/failure.ts'
import type { StockRead } from './copy-site-stock.ts'

const root = join(import.meta.dirname, '../../..')
const RETRY_MS = 100

/**
 * Builds the dealer's folder if needed, and serves it on this machine, apart from the dealer's own database, email and feeds: with a copy of
 * that database's stock, or else with the folder's own.
 */
export async function withSiteOfFolder<Result>(
  use: (siteUrl: string, stock: StockRead) => Promise<Result>,
): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'larkway-check-'))
  const port = await freePort()
  const siteUrl = `http://127.0.0.1:${port}`
  const environment: Record<string, string> = {
    ...environmentOf('PATH', 'HOME', 'TMPDIR', 'PICTURES_DIR'),
    ...{ NODE_ENV: 'production', DEALER_DIR: sourceDir, DATA_DIR: dataDir },
    ...{ HOST: '127.0.0.1', PORT: String(port), SITE_URL: siteUrl, WORKERS: '1', RENDER_LIMIT: '100000' },
    LOG_LEVEL: 'error',
  }
  const run = (...words: readonly [string, ...string[]]) => startProgram(words, environment)
  try {
    await finished(run('build/ensure-build.ts', '--without-picture-sizes'))
    const { copyStock } = await import('./copy-site-stock.ts')
    const stock = await copyStock(dataDir)
    environment.SAMPLE_STOCK = 'unread' in stock ? 'yes' : 'no'
    await finished(run('bin/prepare-database.ts'))
    const site = run('bin/serve.ts')
    try {
      await untilHealthy(siteUrl, site)
      return await use(siteUrl, stock)
    } finally {
      site.child.kill()
      await site.exit
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

const environmentOf = (...names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

type Program = { readonly child: ChildProcess; readonly exit: Promise<unknown>; readonly output: () => string }

function startProgram([file, ...words]: readonly [string, ...string[]], env: Record<string, string>): Program {
  // The IPC channel makes the program end when this process ends.
  const child = spawn(process.execPath, [join(root, file), ...words], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk
    })
  }
  return { child, exit: once(child, 'exit'), output: () => output.trim() }
}

async function finished(program: Program): Promise<void> {
  await program.exit
  if (program.child.exitCode !== 0) throw failed(program)
}

async function untilHealthy(siteUrl: string, site: Program): Promise<void> {
  while (site.child.exitCode === null) {
    const response = await fetch(`${siteUrl}/healthz`).catch(() => undefined)
    if (response?.ok) return
    await setTimeout(RETRY_MS)
  }
  throw failed(site)
}

const failed = ({ output }: Program): Failure =>
  new Failure(`The site of ${sourceDir} can’t be built or served:\n${output()}`, 'Correct this and try again.')
