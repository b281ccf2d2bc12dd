/**
 * Stores one message if STORE is set, and makes due deliveries, like the site. Kills itself with SIGKILL at the step
 * that an environment variable gives, after printing the step. Prints STORED once the visitor would be thanked, and
 * RUNNING once it delivers and can be stopped.
 */
import { writeSync } from 'node:fs'
import type { KyselyPlugin, RootOperationNode } from 'kysely'
import { configuredSenders } from '../../src/domain/leads/channels/senders.server.ts'
import { storeLead } from '../../src/domain/leads/intake/store-lead.server.ts'
import { deliveries } from '../../src/domain/leads/outbox.server.ts'
import { openDatabase } from '../../src/server/database/database.server.ts'
import { startJobs } from '../../src/server/database/jobs/run-jobs.server.ts'
import { env } from '../../src/server/settings/env.server.ts'
import { goodMessage } from '../support/messages.ts'

const { DIE_BEFORE, DIE_AFTER, STORE, AHEAD_MS = '0' } = process.env
function die(where: string): void {
  writeSync(process.stdout.fd, `DIED ${where}\n`)
  process.kill(process.pid, 'SIGKILL')
}

/** Recognizes a step by its query; undefined for any other query. */
function stepOf(node: RootOperationNode): string | undefined {
  const text = JSON.stringify(node)
  if (node.kind === 'InsertQueryNode') return text.includes('idempotency_key') ? 'store' : 'plan'
  if (node.kind === 'UpdateQueryNode') return text.includes('sent_at') ? 'mark' : 'claim'
  return undefined
}

const steps = new WeakMap<object, string>()
const killer: KyselyPlugin = {
  transformQuery({ node, queryId }) {
    const step = stepOf(node)
    if (step && step === DIE_BEFORE) die(`before ${step}`)
    if (step) steps.set(queryId, step)
    return node
  },
  async transformResult({ result, queryId }) {
    const step = steps.get(queryId)
    if (step && step === DIE_AFTER) die(`after ${step}`)
    return result
  },
}

const plain = openDatabase(env())
const db = DIE_BEFORE || DIE_AFTER ? plain.withPlugin(killer) : plain
const now = () => new Date(Date.now() + Number(AHEAD_MS))
if (STORE) {
  const message = { ...goodMessage, interest: 'sales' as const }
  await storeLead(db, { submission: message, idempotencyKey: 'one form', spamReason: '', receivedAt: now() })
  console.log('STORED')
  if (DIE_AFTER === 'commit') die('after commit')
}
const jobs = startJobs({ db, work: deliveries(db, configuredSenders(env(), db, now)), now, pollMs: 10 })
// Jobs alone do not keep the process alive.
const running = setInterval(() => undefined, 60_000)
process.once('SIGTERM', async () => {
  await jobs.stop()
  await plain.destroy()
  clearInterval(running)
})
console.log('RUNNING')
