/** @module-tag long */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sqliteFile } from '../../src/server/database/database.server.ts'
import { damages } from '../support/damage.ts'
import { runScript } from '../support/running-site.ts'

test.each(damages)('rejects a file that %s, says what to do, and leaves it unchanged', async (_what, damage) => {
  const directory = await mkdtemp(join(tmpdir(), 'larkway-damaged-'))
  const env = { DATA_DIR: directory }
  const file = sqliteFile(env)
  expect((await runScript('bin/prepare-database.ts', env)).code).toBe(0)
  const damaged = damage(await readFile(file))
  await writeFile(file, damaged)

  const { code, output } = await runScript('bin/prepare-database.ts', env)
  expect(code).toBe(1)
  expect(output).toContain(`${file} is damaged`)
  expect(output).toContain('larkway restore')
  expect(output).not.toContain('    at ')
  expect((await readFile(file)).equals(damaged)).toBe(true)
  await rm(directory, { recursive: true, force: true })
})
