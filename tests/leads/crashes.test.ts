/** @module-tag long */
import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eachLead } from '../../src/domain/leads/leads.server.ts'
import { LEASE_MS } from '../../src/server/database/jobs/claims.server.ts'
import { engines, openMigrated, type TestDatabase } from '../support/databases.ts'
import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { goodMessage } from '../support/messages.ts'

const root = join(import.meta.dirname, '../..')
const node = join(root, 'node_modules/node/bin/node')

describe.each(Object.entries(engines))('killing a process on %s', (_name, open) => {
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

  async function expectDelivered(first: Run): Promise<void> {
    const { leads: leadCount, dealer, confirmations } = await recover(first)
    expect(leadCount).toBe(1)
    expect(dealer).toBeGreaterThanOrEqual(1)
    expect(confirmations).toBeGreaterThanOrEqual(1)
  }

  const leads = () => Array.fromAsync(eachLead(database.db))
  const states = async () => (await leads()).flatMap(({ deliveries }) => deliveries.map(({ state }) => state))

  /**
   * Runs a process that stores and delivers until it kills itself at a step.
   * @param step such as `before claim`
   */
  async function dieAt(step: string): Promise<Run> {
    const [when = '', what = ''] = step.split(' ')
    const first = run({ STORE: 'yes', [`DIE_${when.toUpperCase()}`]: what })
    await first.ended
    expect(first.output()).toContain(`DIED ${step}\n`)
    expect(first.process.signalCode).toBe('SIGKILL')
    return first
  }

  /**
   * Restarts the process as a supervisor would. The visitor sends the message again unless it was confirmed.
   * @returns how many leads are stored, and how many emails arrived
   */
  async function recover(first: Run): Promise<{ leads: number; dealer: number; confirmations: number }> {
    await first.ended
    const thanked = first.output().includes('STORED')
    const second = run({ AHEAD_MS: String(LEASE_MS + 1000), ...(thanked ? {} : { STORE: 'yes' }) })
    await expect.poll(states).toEqual(['sent', 'sent'])
    await expect.poll(second.output).toContain('RUNNING')
    second.process.kill('SIGTERM')
    await second.ended
    expect(second.process.signalCode).toBeNull()
    // The log contains no personal data.
    for (const private_ of [goodMessage.email, goodMessage.phone, goodMessage.lastName, goodMessage.message]) {
      expect(first.output() + second.output()).not.toContain(private_)
    }
    const to = (address: string) => mail.mails.filter((received) => received.to.includes(address)).length
    return { leads: (await leads()).length, dealer: to('sales@dealer.example'), confirmations: to(goodMessage.email) }
  }

  /** Returns what the dead process left in the database and on the mail server. */
  async function left() {
    const rows = await database.db.selectFrom('deliveries').selectAll().execute()
    return {
      leads: (await leads()).length,
      deliveries: rows.length,
      claimed: rows.some((row) => row.lease_owner !== null),
      mailed: mail.mails.length > 0,
      sent: rows.some((row) => row.state === 'sent'),
    }
  }
  const nothing = { leads: 0, deliveries: 0, claimed: false, mailed: false, sent: false }
  const storedOnce = { ...nothing, leads: 1, deliveries: 2 }

  test.each([
    ['before store', 'the lead is not inserted yet', nothing],
    ['after store', 'the lead is inserted but its deliveries are not', nothing],
    ['after plan', 'the deliveries are inserted too, but not committed', nothing],
    ['after commit', 'everything is committed', storedOnce],
    ['before claim', 'no delivery is claimed', storedOnce],
    ['after claim', 'a delivery is claimed but not sent', { ...storedOnce, claimed: true }],
  ])('at the step "%s", when %s, leads to one lead and one of each email', async (step, _when, expected) => {
    const first = await dieAt(step)
    expect(await left()).toEqual(expected)
    expect(await recover(first)).toEqual({ leads: 1, dealer: 1, confirmations: 1 })
  })

  test.each([
    ['before mark', 'the email is sent but not marked as sent', { ...storedOnce, claimed: true, mailed: true }],
    // The other delivery may be in progress.
    [
      'after mark',
      'the email is marked as sent',
      { ...storedOnce, claimed: expect.any(Boolean), mailed: true, sent: true },
    ],
  ])('at the step "%s", when %s, leads to one lead and at least one of each email', async (step, _when, expected) => {
    const first = await dieAt(step)
    expect(await left()).toEqual(expected)
    await expectDelivered(first)
  })

  test('during delivery of the email leads to one lead and at least one of each email', async () => {
    const first = run({ STORE: 'yes' })
    mail.beforeAnswer(async () => {
      first.process.kill('SIGKILL')
      await first.ended
    })
    await first.ended
    mail.beforeAnswer(undefined)
    expect(first.process.signalCode).toBe('SIGKILL')
    expect(await left()).toEqual({ ...storedOnce, claimed: true, mailed: true })
    await expectDelivered(first)
  })
})
