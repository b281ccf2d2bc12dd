import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { closeDatabase, database } from './app-database.server.ts'
import { observeStockRead } from './stock-dependence.server.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'larkway-dependence-'))
vi.stubEnv('DATA_DIR', dataDir)
afterAll(async () => {
  await closeDatabase()
  vi.unstubAllEnvs()
  await rm(dataDir, { recursive: true })
})

test('a page that opens the database depends on the stock, and a page with only content does not', async () => {
  expect((await observeStockRead(async () => database())).readsStock).toBe(true)
  expect((await observeStockRead(async () => 'content alone')).readsStock).toBe(false)
})
