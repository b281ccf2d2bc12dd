import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { startMonitor } from '../../src/domain/monitoring/monitor.server.ts'
import { staffMessages } from '../../src/domain/monitoring/staff-mail-jobs.server.ts'
import { type Db, openDatabase } from '../../src/server/database/database.server.ts'
import { startJobs } from '../../src/server/database/jobs/run-jobs.server.ts'
import { parseEnv } from '../../src/server/settings/env.server.ts'
import { openMigrated, type TestDatabase } from './databases.ts'
import { type MailServer, startMailServer } from './mail-server.ts'
import { startWebhookReceiver, type WebhookReceiver } from './webhook-receiver.ts'

const GIGABYTE = 1024 ** 3

/** More reads of the clock than a monitor makes in two rounds. */
const READS_IN_TWO_ROUNDS = 40

/**
 * Monitors and jobs of two replicas on one database, with a mail server and a receiver of webhooks, and with a clock and a
 * disk that the test controls.
 */
export class MonitorHarness {
  database!: TestDatabase
  replicas: Db[] = []
  mail!: MailServer
  webhook!: WebhookReceiver
  /** The monitors' clock, in ms. */
  time = 0
  /** Free bytes on a disk of 100 GB. */
  free = 50 * GIGABYTE
  /** How many times each monitor, and the jobs of each replica, have read the clock. */
  #reads: number[] = []
  #running: { stop(): Promise<void> }[] = []

  get db(): Db {
    return this.database.db
  }

  /** Sets the clock to an ISO 8601 time. */
  setTime(iso: string): void {
    this.time = Date.parse(iso)
  }

  /** Starts a monitor for each replica, or only for the given ones. */
  run(variables: Record<string, string>, replicas: readonly Db[] = this.replicas): void {
    const env = parseEnv({ SMTP_URL: this.mail.url, DATA_DIR: '/tmp', ...variables })
    const disk = async () => ({ free: this.free, total: 100 * GIGABYTE })
    const reads: number[] = []
    const clock = () => {
      const reader = reads.push(0) - 1
      return () => {
        reads[reader] = (reads[reader] ?? 0) + 1
        return new Date(this.time)
      }
    }
    this.#reads = reads
    this.#running = replicas.flatMap((db) => [
      startMonitor({ db, env, now: clock(), disk, pollMs: 10 }),
      startJobs({ db, work: staffMessages({ db, env }), now: clock(), pollMs: 10 }),
    ])
  }

  /** Resolves once all monitors and jobs have completed two more rounds. */
  async nextRounds(): Promise<void> {
    const target = this.#reads.map((count) => count + READS_IN_TWO_ROUNDS)
    await expect.poll(() => this.#reads.every((count, reader) => count >= (target[reader] ?? 0))).toBe(true)
  }

  async stopAll(): Promise<void> {
    await Promise.all(this.#running.map((each) => each.stop()))
    this.#running = []
  }
}

/** Sets up a suite with one database for all tests, emptied for each. */
export function monitorHarness(open: () => Promise<TestDatabase>): MonitorHarness {
  const harness = new MonitorHarness()
  beforeAll(async () => {
    harness.database = await openMigrated(open)
    const { location } = harness.database
    harness.replicas = [openDatabase(location), openDatabase(location)]
  })
  afterAll(async () => {
    await Promise.all(harness.replicas.map((db) => db.destroy()))
    await harness.database.close()
  })
  beforeEach(async () => {
    harness.mail = await startMailServer()
    harness.webhook = await startWebhookReceiver()
    harness.free = 50 * GIGABYTE
    for (const table of ['jobs', 'incidents', 'contact_messages', 'staff'] as const) {
      await harness.db.deleteFrom(table).execute()
    }
  })
  afterEach(async () => {
    await harness.stopAll()
    await harness.mail.close()
    await harness.webhook.close()
  })
  return harness
}
