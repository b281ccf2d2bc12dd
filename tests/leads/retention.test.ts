import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { storePictures } from '../../src/domain/leads/pictures/lead-pictures.server.ts'
import { engines } from '../support/databases.ts'
import { phonePhoto } from '../support/photos.ts'
import { DAY, MINUTE, outboxHarness } from '../support/running-outbox.ts'

describe.each(Object.entries(engines))('the retention of messages on %s', (_name, open) => {
  const outbox = outboxHarness(open)

  test('erases expired messages with their deliveries and pictures, once a day', async () => {
    await outbox.store('Old and to be forgotten.')
    const [old] = await outbox.leads()
    const picture = { content: await phonePhoto({ width: 40, height: 30 }), width: 40, height: 30 }
    await storePictures(outbox.db, old?.id ?? '', [picture, picture])
    expect((await outbox.leads())[0]?.pictures).toHaveLength(2)
    outbox.time += 20 * DAY
    await outbox.store('Young enough.', [])
    outbox.run({ senders: [], retentionDays: 30 })
    outbox.time += 9 * DAY
    await expect
      .poll(async () => (await outbox.db.selectFrom('jobs').select('sent_at').executeTakeFirst())?.sent_at)
      .toBeTruthy()
    expect(await outbox.leads()).toHaveLength(2)
    outbox.time += 2 * DAY
    await expect.poll(async () => (await outbox.leads()).map(({ message }) => message)).toEqual(['Young enough.'])
    for (const table of ['deliveries', 'lead_pictures'] as const)
      expect(await outbox.db.selectFrom(table).selectAll().execute()).toEqual([])
  })

  test('deletes databases that a restore replaced a month ago, and nothing else', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'larkway-kept-'))
    const remaining = [
      'larkway.sqlite',
      'larkway.sqlite.before-restore-2026-05-20T08-00-00-000Z',
      'notes.before-restore-2026-04-01T',
    ]
    const old = [
      'larkway.sqlite.before-restore-2026-04-01T08-00-00-000Z',
      'larkway.sqlite.damaged-2026-04-01T08-00-00-000Z-wal',
    ]
    for (const name of [...remaining, ...old]) await writeFile(join(dataDir, name), '')
    outbox.run({ senders: [], dataDir })
    await outbox.nextRounds()
    outbox.time += 31 * DAY
    await expect.poll(() => readdir(dataDir)).toEqual(remaining)
    await rm(dataDir, { recursive: true })
  })

  test('erases nothing when the clock jumps ahead by years, until it has been stable for a while', async () => {
    await outbox.store('Young, whatever the clock says.', [])
    outbox.run({ senders: [], retentionDays: 30 })
    outbox.time += 2 * DAY
    await outbox.nextRounds()
    // Erasure runs once a day, so it is due again after these two.
    outbox.time += 2 * DAY
    outbox.moveClock(1000 * DAY)
    await outbox.nextRounds()
    outbox.time += MINUTE
    await outbox.nextRounds()
    expect(await outbox.leads()).toHaveLength(1)

    outbox.moveClock(-1000 * DAY)
    outbox.time += 2 * DAY
    await outbox.nextRounds()
    outbox.time += 2 * DAY
    await outbox.nextRounds()
    expect(await outbox.leads()).toHaveLength(1)

    outbox.moveClock(1000 * DAY)
    await outbox.nextRounds()
    outbox.time += 2 * DAY
    await expect.poll(async () => (await outbox.leads()).length).toBe(0)
  })
})
