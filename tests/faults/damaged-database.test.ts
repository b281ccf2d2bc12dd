import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sqliteFile } from '../../src/platform/database.server.ts'
import { runScript } from '../support/running-site.ts'

const overwrite = (from: number, to: number) => (bytes: Buffer) => bytes.fill('x', from, to)

test.each([
  ['is no database at all', () => Buffer.from('Dear dealer, this was a text file.\n'.repeat(300))],
  ['has a broken first page', overwrite(0, 100)],
  ['has pages overwritten in the middle', overwrite(4096, 20_000)],
  ['is cut off', (bytes: Buffer) => bytes.subarray(0, 9000)],
])('a file that %s is refused with what to do, and stays as it is', async (_what, damage) => {
  const directory = await mkdtemp(join(tmpdir(), 'larkway-damaged-'))
  const env = { DATA_DIR: directory }
  const file = sqliteFile(env)
  expect((await runScript('bin/prepare-database.ts', env)).code).toBe(0)
  const damaged = Buffer.from(damage(await readFile(file)))
  await writeFile(file, damaged)

  const { code, output } = await runScript('bin/prepare-database.ts', env)
  expect(code).toBe(1)
  expect(output).toContain(`${file} is damaged`)
  expect(output).toContain('Put the last backup in its place')
  expect(output).not.toContain('    at ')
  expect((await readFile(file)).equals(damaged)).toBe(true)
  await rm(directory, { recursive: true, force: true })
})
