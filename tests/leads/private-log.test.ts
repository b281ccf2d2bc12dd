import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '../../src/server/database/database.server.ts'
import { emptyPostgres } from '../support/databases.ts'
import { goodMessage, postMessage } from '../support/messages.ts'
import { startSite } from '../support/running-site.ts'

test('logs the reason but not the message when PostgreSQL quotes a message in an error', async () => {
  const postgres = await emptyPostgres()
  const site = await startSite({ DATABASE_URL: postgres.url, LOG_LEVEL: 'trace' })
  const db = openDatabase({ DATA_DIR: '', DATABASE_URL: postgres.url })
  await sql`alter table contact_messages add constraint refused check (length(message) < 5)`.execute(db)
  await db.destroy()
  expect((await postMessage(site, goodMessage)).status).toBe(503)
  await expect.poll(site.log).toContain('refused')
  for (const secret of [goodMessage.email, goodMessage.phone, goodMessage.lastName, goodMessage.message])
    expect(site.log()).not.toContain(secret)
  await site.remove()
  await postgres.stop()
})
