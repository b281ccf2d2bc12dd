import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { LEASE_MS } from '../../src/leads/claims.server.ts'
import { eachLead } from '../../src/leads/leads.server.ts'
import { engines, openMigrated, type TestDatabase } from '../support/databases.ts'
import { eventually } from '../support/eventually.ts'
import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { goodMessage } from '../support/messages.ts'

const root = join(import.meta.dirname, '../..')
const node = join(root, 'node_modules/node/bin/node')

describe.each(Object.entries(engines))('a process that is killed, on %s', (_name, open) => {
  let database: TestDatabase
  let mail: MailServer
  beforeAll(async () => {
    database = await openMigrated(open)
  })
  afterAll(() => database.close())
  beforeEach(async () => {
    await database.db.deleteFrom('contact_messages').execute()
    mail = await startMailServer()
    return () => mail.close()
  })

  type Run = { process: ChildProcess; output: () => string; ended: Promise<void> }
  function run(env: Record<string, string>): Run {
    const { DATA_DIR, DATABASE_URL = '' } = database.location
    const child = spawn(node, [join(import.meta.dirname, 'dying-process.ts')], {
      cwd: root,
      env: {
        ...process.env,
        DATA_DIR,
        DATABASE_URL,
        SMTP_URL: mail.url,
        LEADS_EMAIL_TO: 'sales@dealer.example',
        LOG_LEVEL: 'trace',
        ...env,
      },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk
      })
    }
    return {
      process: child,
      output: () => output,
      ended: new Promise((resolve) => child.once('close', () => resolve())),
    }
  }

  const leads = () => Array.fromAsync(eachLead(database.db))
  const states = async () => (await leads()).flatMap(({ deliveries }) => deliveries.map(({ state }) => state))

  /** Starts again, as a supervisor would, with the visitor sending again unless thanked; returns how many mails came. */
  async function recover(first: Run): Promise<{ leads: number; dealer: number; confirmations: number }> {
    await first.ended
    const thanked = first.output().includes('STORED')
    const second = run({ AHEAD_MS: String(LEASE_MS + 1000), ...(thanked ? {} : { STORE: 'yes' }) })
    await eventually(states).toEqual(['sent', 'sent'])
    second.process.kill('SIGTERM')
    await second.ended
    expect(second.process.signalCode).toBeNull()
    // Personal data never in logs.
    for (const private_ of [goodMessage.email, goodMessage.phone, goodMessage.lastName, goodMessage.message]) {
      expect(first.output() + second.output()).not.toContain(private_)
    }
    const to = (address: string) => mail.mails.filter((received) => received.to.includes(address)).length
    return { leads: (await leads()).length, dealer: to('sales@dealer.example'), confirmations: to(goodMessage.email) }
  }

  test.each([
    ['before the message is written', { DIE_BEFORE: 'store' }],
    ['after the message is written and before its deliveries are', { DIE_AFTER: 'store' }],
    ['after the deliveries are written and before the commit', { DIE_AFTER: 'plan' }],
    ['after the commit', { DIE_AFTER: 'commit' }],
    ['before a delivery is claimed', { DIE_BEFORE: 'claim' }],
    ['after a delivery is claimed and before it is sent', { DIE_AFTER: 'claim' }],
  ])('%s: stored once, delivered once', async (_when, step) => {
    const first = run({ STORE: 'yes', ...step })
    expect(await recover(first)).toEqual({ leads: 1, dealer: 1, confirmations: 1 })
    expect(first.process.signalCode).toBe('SIGKILL')
  })

  test.each([
    ['after the mail is sent and before that is noted', { DIE_BEFORE: 'mark' }],
    ['after it is noted', { DIE_AFTER: 'mark' }],
  ])('%s: stored once, delivered at least once', async (_when, step) => {
    const first = run({ STORE: 'yes', ...step })
    const { leads: stored, dealer, confirmations } = await recover(first)
    expect(stored).toBe(1)
    expect(dealer).toBeGreaterThanOrEqual(1)
    expect(confirmations).toBeGreaterThanOrEqual(1)
    expect(first.process.signalCode).toBe('SIGKILL')
  })

  test('while the mail server takes the message: stored once, delivered at least once', async () => {
    const first = run({ STORE: 'yes' })
    mail.beforeAnswer(async () => {
      first.process.kill('SIGKILL')
      await first.ended
    })
    await first.ended
    mail.beforeAnswer(undefined)
    const { leads: stored, dealer, confirmations } = await recover(first)
    expect(stored).toBe(1)
    expect(dealer).toBeGreaterThanOrEqual(1)
    expect(confirmations).toBeGreaterThanOrEqual(1)
  })
})
