/** @module-tag long */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, chown, glob, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sqliteFile } from '../../src/server/database/database.server.ts'
import { larkwayAt } from '../support/larkway.ts'
import { goodMessage, postMessage } from '../support/messages.ts'
import { runScript, startSite } from '../support/running-site.ts'

const root = join(import.meta.dirname, '../..')
const NOBODY = 65_534

let folder: string
let DATA_DIR: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larkway-permissions-'))
  await chmod(folder, 0o755)
  DATA_DIR = join(folder, 'data')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const mode = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)
const fileModes = async (directory: string) =>
  Object.fromEntries(
    await Promise.all(
      (await Array.fromAsync(glob('*', { cwd: directory }))).map(async (name) => [
        name,
        await mode(join(directory, name)),
      ]),
    ),
  )

test('with a umask of 000, only the owner can read the folder and files with personal data', async () => {
  const umask = process.umask(0)
  try {
    const site = await startSite({}, { dataDir: DATA_DIR })
    await postMessage(site, goodMessage)
    const larkway = larkwayAt({ DATA_DIR })
    expect((await larkway('db', 'backup', join(folder, 'backup'))).code).toBe(0)
    expect((await larkway('leads', 'export', '--out', join(folder, 'leads'))).code).toBe(0)
    // This file exists before the export, and everybody may read it.
    await writeFile(join(folder, 'stock'), '')
    expect((await larkway('inventory', 'export', '--overwrite', '--out', join(folder, 'stock'))).code).toBe(0)
    expect((await larkway('db', 'restore', join(folder, 'backup'), '--yes')).code).toBe(0)
    expect(await fileModes(folder)).toEqual({ data: '700', backup: '600', leads: '600', stock: '600' })
    const inside = await fileModes(DATA_DIR)
    expect(Object.keys(inside)).toEqual(
      expect.arrayContaining(['larkway.sqlite', 'larkway.sqlite-wal', 'larkway.sqlite-shm']),
    )
    expect(Object.entries(inside).filter(([, is]) => is !== '600')).toEqual([['inbox', '700']])
    await site.stop()
  } finally {
    process.umask(umask)
  }
})

test('the next start restricts files that an earlier version left open to others', async () => {
  expect((await runScript('bin/prepare-database.ts', { DATA_DIR })).code).toBe(0)
  await chmod(DATA_DIR, 0o777)
  await chmod(sqliteFile({ DATA_DIR }), 0o666)
  const copy = join(DATA_DIR, 'larkway.sqlite.before-restore-2026')
  await writeFile(copy, 'messages')
  await chmod(copy, 0o644)
  expect((await runScript('bin/prepare-database.ts', { DATA_DIR })).code).toBe(0)
  expect(await mode(DATA_DIR)).toBe('700')
  expect(await mode(sqliteFile({ DATA_DIR }))).toBe('600')
  expect(await mode(copy)).toBe('600')
})

describe.runIf(process.getuid?.() === 0)('the user nobody', () => {
  function asNobody(script: string, ...words: string[]) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, script), ...words], {
      cwd: root,
      env: { ...process.env, DATA_DIR, DATABASE_URL: '' },
      uid: NOBODY,
      gid: NOBODY,
      encoding: 'utf8',
    })
    return { status, output: stdout + stderr }
  }

  beforeEach(async () => {
    expect((await runScript('bin/prepare-database.ts', { DATA_DIR })).code).toBe(0)
  })

  const closings: [string, () => Promise<void>, () => string, string][] = [
    ['folder', async () => undefined, () => DATA_DIR, '0700'],
    ['database', () => chown(DATA_DIR, NOBODY, NOBODY), () => sqliteFile({ DATA_DIR }), '0600'],
  ]
  test.each(closings)(
    'is told the owner and mode of a %s that may not be opened, not that it is damaged',
    async (_what, prepare, path, octal) => {
      await prepare()
      for (const [script, ...words] of [
        ['bin/prepare-and-serve.ts'],
        ['bin/larkway.mjs', 'leads', 'list'],
        ['bin/larkway.mjs', 'db', 'migrate'],
        ['bin/larkway.mjs', 'doctor'],
      ] as const) {
        const { status, output } = asNobody(script, ...words)
        expect(status).toBe(1)
        expect(output).toContain(`This user may not open ${path()}`)
        expect(output).toContain(`belongs to root (uid 0) with mode ${octal}`)
        expect(output).toContain(`runs as nobody (uid ${NOBODY})`)
        expect(output).toContain(`chown -R ${NOBODY} "${DATA_DIR}"`)
        expect(output).not.toContain('damaged')
        expect(output).not.toContain('    at ')
      }
    },
  )

  test('gets the command that makes its own database writable', async () => {
    await chown(DATA_DIR, NOBODY, NOBODY)
    for (const name of ['larkway.sqlite', 'in-use.lock', 'prepare.lock'])
      await chown(join(DATA_DIR, name), NOBODY, NOBODY)
    await chmod(sqliteFile({ DATA_DIR }), 0o400)
    const { status, output } = asNobody('bin/larkway.mjs', 'doctor')
    expect(status).toBe(1)
    expect(output).toContain(`chmod u+rw "${sqliteFile({ DATA_DIR })}"`)
  })

  test('owns the files that root creates in a folder of its own', async () => {
    await rm(DATA_DIR, { recursive: true })
    expect((await runScript('bin/prepare-database.ts', { DATA_DIR })).code).toBe(0)
    await chown(DATA_DIR, NOBODY, NOBODY)
    for await (const name of glob('*', { cwd: DATA_DIR })) await rm(join(DATA_DIR, name), { recursive: true })
    expect((await larkwayAt({ DATA_DIR })('db', 'migrate')).code).toBe(0)
    expect(existsSync(sqliteFile({ DATA_DIR }))).toBe(true)
    const { status, output } = asNobody('bin/larkway.mjs', 'leads', 'list')
    expect(output).not.toContain('may not open')
    expect(status).toBe(0)
  })
})
