import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { linkKey } from './link-key.server.ts'

test('mails that are written at the same time on a new site make one key, and all sign with it', async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'larkway-key-'))
  // Each begins a little later, so that they meet at every step.
  const begun = Array.from({ length: 40 }, async (_, turns) => {
    for (let turn = 0; turn < turns; turn++) await setImmediate()
    return linkKey({ DATA_DIR, STAFF_LINK_KEY: undefined })
  })
  const keys = await Promise.all(begun)
  const stored = await readFile(join(DATA_DIR, 'staff-link-key'), 'utf8')
  expect(new Set(keys)).toEqual(new Set([stored]))
  expect(await readdir(DATA_DIR)).toEqual(['staff-link-key'])
  await rm(DATA_DIR, { recursive: true })
})
