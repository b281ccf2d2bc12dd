/** @module-tag long */
import { expect, test } from 'vitest'
import { business } from '../../src/content/dealer/facts/business.facts.ts'
import { openDatabase } from '../../src/server/database/database.server.ts'
import { startPostgres } from '../support/databases.ts'
import { goodMessage, postMessage } from '../support/messages.ts'
import { startSite } from '../support/running-site.ts'

test('when PostgreSQL restarts under load, pages work, senders get an error, and no message is lost', async () => {
  const postgres = await startPostgres({ keepData: true })
  const site = await startSite({ DATABASE_URL: postgres.url })
  const ready = async () => (await fetch(`${site.url}/readyz`)).status
  const paths = ['/', '/inventory', '/vehicle/denago-city', '/api/vehicles']
  for (const path of paths) expect((await fetch(site.url + path)).status).toBe(200)

  const thanked: string[] = []
  const failures: string[] = []
  let sending = true
  const load = Array.from({ length: 4 }, async (_, sender) => {
    for (let index = 0; sending; index++) {
      const message = `Sender ${sender}, message ${index}.`
      const answer = await postMessage(site, { ...goodMessage, message })
      if (answer.status === 201) thanked.push(message)
      else {
        expect(answer.status).toBe(503)
        failures.push((await answer.json()).error)
      }
    }
  })
  await expect.poll(() => thanked.length).toBeGreaterThan(20)
  await postgres.server.stop()
  await expect.poll(ready).toBe(503)
  await expect.poll(() => failures.length).toBeGreaterThan(5)
  for (const path of paths) expect((await fetch(site.url + path)).status).toBe(200)

  const before = thanked.length
  await postgres.server.start()
  await expect.poll(ready).toBe(200)
  await expect.poll(() => thanked.length).toBeGreaterThan(before + 20)
  sending = false
  await Promise.all(load)

  expect(failures.filter((error) => !error.includes(business.phone))).toEqual([])
  const db = openDatabase({ DATA_DIR: '', DATABASE_URL: postgres.url })
  const rows = await db.selectFrom('contact_messages').select('message').execute()
  await db.destroy()
  const storedTexts = rows.map(({ message }) => message)
  expect(thanked.filter((message) => !storedTexts.includes(message))).toEqual([])
  expect(new Set(storedTexts).size).toBe(storedTexts.length)
  await site.remove()
  await postgres.stop()
})
