import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../../src/server/database/database.server.ts'
import { startPostgres } from '../support/databases.ts'
import { startMailServer } from '../support/mail-server.ts'
import {
  expectDelivered,
  expectStoredOnce,
  type MessageStream,
  startMessages,
  streamSettings,
} from '../support/message-stream.ts'
import { buildPreviousVersion, type PreviousVersion } from '../support/previous-version.ts'
import { type Site, startSite } from '../support/running-site.ts'

const MESSAGES = 100
const paths = ['/', '/inventory', '/vehicle/denago-city', '/api/vehicles', '/contact']

let previous: PreviousVersion
beforeAll(async () => {
  previous = await buildPreviousVersion()
})
afterAll(() => previous.remove())

const ended: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ended.splice(0).reverse()) await end()
})

describe.each(['SQLite', 'PostgreSQL'])('the previous and the current version on one %s database', (engine) => {
  test.each(['previous', 'current'] as const)(
    'under load, no message is lost or duplicated whichever stops first: %s',
    async (first) => {
      const DATA_DIR = await mkdtemp(join(tmpdir(), 'larkway-rolling-'))
      ended.push(() => rm(DATA_DIR, { recursive: true, force: true }))
      const postgres = engine === 'PostgreSQL' ? await startPostgres() : undefined
      if (postgres) ended.push(postgres.stop)
      const mail = await startMailServer()
      ended.push(mail.close)
      const env = { ...streamSettings(mail), DATABASE_URL: postgres?.url ?? '' }
      const statuses = new Set<number>()
      const begin = async (name: string, checkout?: string) => {
        const site = await startSite(env, { dataDir: DATA_DIR, ...(checkout && { checkout }) })
        ended.push(() => site.stop('SIGKILL'))
        const stream = startMessages(site, name)
        ended.push(stream.stop)
        const visits = visit(site, statuses)
        ended.push(visits.stop)
        return { site, stream, visits }
      }

      const old = await begin('the previous version', previous.folder)
      await expect.poll(() => old.stream.acknowledged.length).toBeGreaterThan(MESSAGES)
      // The new version migrates while the old one accepts messages.
      const new_ = await begin('this version')
      for (const { stream } of [old, new_]) {
        const before = stream.acknowledged.length
        await expect.poll(() => stream.acknowledged.length).toBeGreaterThan(before + MESSAGES)
      }
      const inTurn = first === 'previous' ? [old, new_] : [new_, old]
      for (const [index, { site, stream, visits }] of inTurn.entries()) {
        const before = stream.acknowledged.length
        await expect.poll(() => stream.acknowledged.length).toBeGreaterThan(before + MESSAGES)
        await visits.stop()
        await stream.stop()
        // The version that stops last delivers what the other one left undelivered.
        if (index === 0) expect(await site.stop()).toBe(0)
      }

      expect([...statuses]).toEqual([200])
      const streams: MessageStream[] = [old.stream, new_.stream]
      expect(streams.flatMap(({ refusals }) => refusals)).toEqual([])
      expect(streams.map(({ unanswered }) => unanswered())).toEqual([0, 0])
      const acknowledged = streams.flatMap((stream) => stream.acknowledged)
      const db = openDatabase({ DATA_DIR, DATABASE_URL: postgres?.url })
      const rows = await db.selectFrom('contact_messages').select('message').execute()
      await db.destroy()
      expectStoredOnce(
        acknowledged,
        rows.map(({ message }) => message),
      )
      await expectDelivered(acknowledged, mail)
      const texts = mail.mails.flatMap(({ to: [person], raw }) =>
        person === 'sales@dealer.example' ? (/Sender \d+ of .+ version, message \d+\./.exec(raw)?.[0] ?? []) : [],
      )
      expect(texts.length).toBe(new Set(texts).size)
    },
  )
})

function visit(site: Site, statuses: Set<number>): { stop: () => Promise<void> } {
  let isOver = false
  const visits = (async () => {
    while (!isOver) for (const path of paths) statuses.add((await fetch(site.url + path)).status)
  })()
  return {
    stop: () => {
      isOver = true
      return visits
    },
  }
}
