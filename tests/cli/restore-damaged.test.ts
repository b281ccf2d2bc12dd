/** @module-tag long */
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sqliteFile } from '../../src/server/database/database.server.ts'
import { openSqlite } from '../../src/server/database/sqlite.server.ts'
import { damages } from '../support/damage.ts'
import { type LarkwaySession, larkwaySession } from '../support/larkway-session.ts'
import { goodMessage, postMessage, storedMessages } from '../support/messages.ts'
import { type Site, startSite } from '../support/running-site.ts'

let site: Site
let session: LarkwaySession
let backup: string
beforeEach(async () => {
  site = await startSite()
  session = larkwaySession({ DATA_DIR: site.dataDir })
  backup = join(site.dataDir, 'backup')
  await postMessage(site, { ...goodMessage, message: 'Before the backup.' })
  expect((await larkway('db', 'backup', backup)).code).toBe(0)
  await postMessage(site, { ...goodMessage, message: 'After the backup.' })
})
afterEach(async () => {
  await session.close()
  await site.remove()
})

const larkway = (...words: string[]) => session.larkway(...words)
const file = () => sqliteFile({ DATA_DIR: site.dataDir })

/** @returns the new content of the file */
async function damageFile(damage: (bytes: Buffer) => Buffer): Promise<Buffer> {
  const damaged = damage(await readFile(file()))
  await writeFile(file(), damaged)
  return damaged
}

async function expectRestored(): Promise<void> {
  site = await startSite({}, { dataDir: site.dataDir })
  expect((await postMessage(site, { ...goodMessage, message: 'After the restore.' })).status).toBe(201)
  expect(storedMessages(site).map(({ message }) => message)).toEqual(['Before the backup.', 'After the restore.'])
}

test.each(damages)('sets aside a database that %s, and starts the site on the backup', async (_what, damage) => {
  await site.stop()
  const damaged = await damageFile(damage)
  await writeFile(`${file()}-wal`, 'a log that belongs to the damaged one')

  const unconfirmed = await larkway('db', 'restore', backup)
  expect(unconfirmed.code).toBe(4)
  expect(unconfirmed.err).toContain(`${file()} is damaged`)
  expect((await readFile(file())).equals(damaged)).toBe(true)

  const { code, out } = await larkway('db', 'restore', backup, '--yes', '--json')
  expect(code).toBe(0)
  const { before } = JSON.parse(out)
  expect(before).toContain(`${file()}.damaged-`)
  expect((await readFile(before)).equals(damaged)).toBe(true)
  expect(existsSync(`${before}-wal`)).toBe(true)
  await expectRestored()
})

test('leaves a damaged database alone while the site uses it, and says what to do', async () => {
  // The write-ahead log would hide the damage, so it is written into the file first.
  const database = openSqlite(file())
  database.exec('pragma wal_checkpoint(truncate)')
  database.close()
  const damaged = await damageFile((bytes) => Buffer.from(bytes).fill('x', 0, 20_000))

  const { code, err } = await larkway('db', 'restore', backup, '--yes')
  expect(code).toBe(1)
  expect(err).toContain('Stop the site, restore, and start the site again.')
  expect((await readFile(file())).equals(damaged)).toBe(true)

  await site.stop('SIGKILL')
  expect((await larkway('db', 'restore', backup, '--yes')).code).toBe(0)
  await expectRestored()
})

test('without a database, as on a new machine, restores the backup as the database', async () => {
  const elsewhere = await mkdtemp(join(tmpdir(), 'larkway-new-'))
  const { larkway: there, close } = larkwaySession({ DATA_DIR: join(elsewhere, 'data') })
  expect((await there('db', 'restore', backup, '--yes')).code).toBe(0)
  const { out } = await there('leads', 'list', '--json')
  expect(JSON.parse(out).map(({ message }: { message: string }) => message)).toEqual(['Before the backup.'])
  await close()
  await rm(elsewhere, { recursive: true })
})
