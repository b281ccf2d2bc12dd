/** @module-tag long */
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { type NpmStart, npmStart, status } from '../support/npm-start.ts'

let site: NpmStart
afterEach(() => site.remove())

const commands = async () => (await site.processes()).map(({ command }) => command)
const pidOf = async (part: string) =>
  (await site.processes()).find(({ command }) => command.includes(part))?.pid ?? Number.NaN

async function expectNothingLeft(): Promise<void> {
  await expect.poll(commands).toEqual([])
  expect(await status(`${site.url}/healthz`)).toBeUndefined()
}

test.each([
  ['SIGTERM', '1'],
  ['SIGTERM', '2'],
  ['SIGINT', '1'],
] as const)(
  '%s to the pid of `npm start &` leaves no process running if WORKERS is set to %s',
  async (signal, WORKERS) => {
    site = await npmStart({ WORKERS })
    await site.serving()
    process.kill(site.pid(), signal)
    expect(await site.ended).toBe(0)
    await expectNothingLeft()
  },
)

test.each([
  ['npm', '1', async () => site.pid()],
  ['bin/bootstrap.mjs', '1', () => pidOf('bin/bootstrap.mjs')],
  ['bin/start.ts, with workers below it', '2', () => pidOf('bin/start.ts')],
] as const)('SIGKILL of %s leaves no server process', async (_what, WORKERS, pid) => {
  site = await npmStart({ WORKERS })
  await site.serving()
  process.kill(await pid(), 'SIGKILL')
  await expectNothingLeft()
})

test('no server process is left if a shell between npm and the site does not pass on signals', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'larkway-shell-'))
  const shell = join(folder, 'shell')
  await writeFile(shell, '#!/bin/sh\n/bin/sh "$@"\nexit $?\n')
  await chmod(shell, 0o755)
  site = await npmStart({ npm_config_script_shell: shell })
  await site.serving()
  process.kill(site.pid(), 'SIGTERM')
  await expectNothingLeft()
  await rm(folder, { recursive: true })
})

test.each(['1', '2'])('rejects a port used by another copy of the site, with WORKERS=%s', async (WORKERS) => {
  site = await npmStart({ WORKERS })
  await site.serving()
  const second = await npmStart({ WORKERS, PORT: String(site.port) })
  expect(await second.ended).toBe(1)
  const lines = second.output().split('\n')
  expect(lines.filter((line) => line.includes('is taken'))).toEqual([
    expect.stringContaining(`Port ${site.port} is taken by another process`),
  ])
  expect(second.output()).not.toContain('    at ')
  expect(await second.processes()).toEqual([])
  expect(await status(`${site.url}/healthz`)).toBe(200)
  await second.remove()
})

test('rejects a port used by another program, and says how to find it', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  site = await npmStart({ PORT: String(port) })
  expect(await site.ended).toBe(1)
  expect(site.output()).toContain(`Port ${port} is taken by another process`)
  expect(site.output()).toContain(`ss -ltnp 'sport = :${port}'`)
  expect(await site.processes()).toEqual([])
  other.close()
})

test('restarts dying workers after longer and longer pauses, and stops after five deaths', async () => {
  const dying = new URL('../support/dying-worker.mjs', import.meta.url).href
  site = await npmStart({ WORKERS: '2', NODE_OPTIONS: `--import=${dying}` })
  expect(await site.ended).toBe(1)
  const pauses = [...site.output().matchAll(/"pauseMs":(\d+)/g)].map(([, pause]) => Number(pause))
  expect(pauses).toEqual([200, 400, 800, 1600])
  expect(site.output()).toContain('5 workers have died within a minute, the last with exit code 7.')
  await expectNothingLeft()
})

test('replaces a killed worker, and keeps running', async () => {
  site = await npmStart({ WORKERS: '2' })
  await site.serving()
  const workers = async () => (await site.processes()).filter(({ command }) => command.includes('bin/serve.ts'))
  await expect.poll(async () => (await workers()).length).toBe(2)
  const [first] = await workers()
  process.kill(first?.pid ?? Number.NaN, 'SIGKILL')
  await expect
    .poll(async () => {
      const pids = (await workers()).map(({ pid }) => pid)
      return pids.length === 2 && !pids.includes(first?.pid ?? 0)
    })
    .toBe(true)
  // A connection that was kept alive may belong to the killed worker.
  await expect.poll(() => status(`${site.url}/inventory`)).toBe(200)
})
