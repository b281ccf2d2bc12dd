import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { type Channel, configuredChannels } from '../../src/domain/leads/channels/channels.ts'
import { configuredSenders, type Sender } from '../../src/domain/leads/channels/senders.server.ts'
import type { Delivery } from '../../src/domain/leads/delivery-state.ts'
import { storeLead } from '../../src/domain/leads/intake/store-lead.server.ts'
import { eachLead } from '../../src/domain/leads/leads.server.ts'
import { deliveries } from '../../src/domain/leads/outbox.server.ts'
import { erasure } from '../../src/domain/leads/retention.server.ts'
import type { Db } from '../../src/server/database/database.server.ts'
import { type Jobs, startJobs } from '../../src/server/database/jobs/run-jobs.server.ts'
import { type Env, parseEnv } from '../../src/server/settings/env.server.ts'
import { openMigrated, type TestDatabase } from './databases.ts'
import { type MailServer, startMailServer } from './mail-server.ts'
import { goodMessage } from './messages.ts'
import { startWebhookReceiver, type WebhookReceiver } from './webhook-receiver.ts'

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** An outbox with a database, a mail server and a webhook receiver, on a clock that the test controls. */
export class OutboxHarness {
  database!: TestDatabase
  mail!: MailServer
  webhook!: WebhookReceiver
  /** The outbox's wall clock, in ms. */
  time = 0
  #clockOffset = 0
  #polls = 0
  #running: Jobs[] = []

  get db(): Db {
    return this.database.db
  }

  now = (): Date => new Date(this.time)

  /** Moves the wall clock without letting time pass. */
  moveClock(ms: number): void {
    this.time += ms
    this.#clockOffset += ms
  }

  /** Resolves once a running outbox has completed two more rounds. */
  async nextRounds(): Promise<void> {
    const target = this.#polls + 2
    await expect.poll(() => this.#polls).toBeGreaterThanOrEqual(target)
  }

  env(): Env {
    return parseEnv({
      SMTP_URL: this.mail.url,
      LEADS_EMAIL_TO: 'sales@dealer.example',
      LEADS_ADF_TO: 'crm@dealer.example',
      LEADS_WEBHOOK_URL: this.webhook.url,
      LEADS_WEBHOOK_SECRET: 'a secret of the test',
    })
  }

  all = (): Channel[] => configuredChannels(this.env())

  run(more: { db?: Db; senders?: Sender[]; retentionDays?: number; dataDir?: string; attemptMs?: number } = {}): Jobs {
    const { db = this.db, senders = configuredSenders(this.env(), db, this.now) } = more
    const { retentionDays = 730, dataDir, attemptMs } = more
    const monotonicNow = () => {
      this.#polls++
      return this.time - this.#clockOffset
    }
    const jobs = startJobs({
      db,
      work: [...deliveries(db, senders), erasure({ db, retentionDays, dataDir, now: this.now, monotonicNow })],
      now: this.now,
      pollMs: 10,
      graceMs: 50,
      ...(attemptMs ? { attemptMs } : {}),
    })
    this.#running.push(jobs)
    return jobs
  }

  /** Stores a message as the contact form does. */
  store(
    words: string,
    channels: readonly Channel[] = this.all(),
    spamReason = '',
    email = goodMessage.email,
  ): Promise<boolean> {
    const message = { ...goodMessage, email, interest: 'sales' as const, message: words }
    return storeLead(this.db, { submission: message, spamReason, receivedAt: this.now() }, channels)
  }

  leads = () => Array.fromAsync(eachLead(this.db))
  deliveries = async (): Promise<Delivery[]> => (await this.leads()).flatMap((lead) => lead.deliveries)
  states = async () => Object.fromEntries((await this.deliveries()).map(({ channel, state }) => [channel, state]))
  /**
   * Returns no deliveries while one is in progress, since an attempt is counted before it is made, but its failure is
   * recorded only afterward.
   */
  settled = async (): Promise<Delivery[]> => {
    const deliveries = await this.deliveries()
    const underWay = this.db.selectFrom('deliveries').select('id').where('lease_owner', 'is not', null)
    return (await underWay.executeTakeFirst()) ? [] : deliveries
  }
  attempts = async () => (await this.settled()).map(({ attempts, lastError }) => [attempts, lastError !== ''])
  allSent = async () => (await this.deliveries()).every(({ state }) => state === 'sent')

  async begin(): Promise<void> {
    for (const table of ['contact_messages', 'jobs'] as const) await this.db.deleteFrom(table).execute()
    this.mail = await startMailServer()
    this.webhook = await startWebhookReceiver()
    this.time = Date.parse('2026-05-01T12:00:00Z')
    this.#clockOffset = 0
  }

  async stopAll(): Promise<void> {
    await Promise.all(this.#running.map((jobs) => jobs.stop()))
    this.#running = []
  }
}

/** Sets up a suite with one database for all tests, and everything else new for each. */
export function outboxHarness(open: () => Promise<TestDatabase>): OutboxHarness {
  const harness = new OutboxHarness()
  beforeAll(async () => {
    harness.database = await openMigrated(open)
  })
  afterAll(() => harness.database.close())
  beforeEach(() => harness.begin())
  afterEach(async () => {
    await harness.stopAll()
    await Promise.all([harness.mail.close(), harness.webhook.close()])
  })
  return harness
}
